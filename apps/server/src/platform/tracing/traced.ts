/**
 * Spans of requests, works, engine calls, queries and file store operations. A comparison each if tracing is off.
 * User input is never included.
 */
import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';

export type SetAttributes = (attributes: Attributes) => void;

let isOn = false;
export const turnTracing = (on: boolean): void => {
  isOn = on;
};

const ignoreAttributes: SetAttributes = () => undefined;

export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: (setAttributes: SetAttributes) => Promise<Result>,
): Promise<Result> {
  if (!isOn) return work(ignoreAttributes);
  return trace.getTracer('maquette').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work((more) => void span.setAttributes(more));
    } catch (error) {
      // Only the error's name: its message may contain user input.
      const message = error instanceof Error ? error.name : 'Error';
      span.setStatus({ code: SpanStatusCode.ERROR, message });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Only as a child span; alone it is not worth a trace. */
export const tracedWithin = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> => (isOn && trace.getActiveSpan() ? traced(name, attributes, work) : work());

/** A request's span gets its name from its route, known at the end. */
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
