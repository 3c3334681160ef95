/**
 * Spans of what is done here: requests, works, calls of engines, questions to the database, operations of the
 * file store. Without tracing turned on each costs a comparison. Nothing that people wrote is told.
 */
import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';

export type Tell = (attributes: Attributes) => void;

let isOn = false;
export const turnTracing = (on: boolean): void => {
  isOn = on;
};

const tellNobody: Tell = () => undefined;

export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: (tell: Tell) => Promise<Result>,
): Promise<Result> {
  if (!isOn) return work(tellNobody);
  return trace.getTracer('maquette').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work((more) => void span.setAttributes(more));
    } catch (error) {
      // The kind alone: a message may hold what somebody typed.
      const message = error instanceof Error ? error.name : 'Error';
      span.setStatus({ code: SpanStatusCode.ERROR, message });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** As a part of something that is traced; by itself it is not worth a trace. */
export const tracedWithin = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> => (isOn && trace.getActiveSpan() ? traced(name, attributes, work) : work());

/** A request gets its name from its route, which the answer's end knows. */
export function tracedRequest(
  method: string,
  route: () => string,
  answer: () => Response | Promise<Response>,
): Response | Promise<Response> {
  if (!isOn) return answer();
  return trace.getTracer('maquette').startActiveSpan(method, async (span) => {
    try {
      const response = await answer();
      const { status } = response;
      span.updateName(`${method} ${route()}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route(),
        'http.response.status_code': status,
        'maquette.request_id': response.headers.get('x-request-id') ?? '',
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      return response;
    } finally {
      span.end();
    }
  });
}
