/** Serves the contract under `/api`, and maps errors to problems. */
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { type AnyRouter, type ORPCError, ValidationError } from '@orpc/server';
import { toFetchResponse, toStandardBody } from '@orpc/standard-server-fetch';
import type { Log } from '../platform/log.ts';
import { once } from '../platform/once.ts';
import { isProblemCode, Problem, toProblem } from '../platform/problem.ts';
import { createTurns, type TurnRules } from '../platform/turns.ts';
import type { Answer } from './answer.ts';
import { incomingForm, isForm, type Receive } from './bodies/incoming-form.ts';
import { readable } from './bodies/readable-input.ts';
import { watchStalledBodies } from './bodies/stalled-bodies.ts';
import { problemAnswer } from './problem-response.ts';
import type { RequestContext } from './request-context.ts';

/** Serves a procedure; undefined if there is none for the request. */
export type ServeProcedure = (
  request: Request,
  context: RequestContext,
  url: URL,
) => Promise<Answer | undefined>;

/** Concurrent uploads per address, to bound its temporary files. Waiting ones are not read from the socket. */
const formTurns: TurnRules = { places: 128, placesEach: 4, waiting: 1_024, waitingEach: 128 };

type Handler = StandardOpenAPIHandler<RequestContext>;
type StandardRequest = Parameters<Handler['handle']>[0];
type StandardResponse = NonNullable<Awaited<ReturnType<Handler['handle']>>['response']>;

export interface ProcedureParts {
  readonly router: AnyRouter;
  readonly log: Log;
  /** Folder for uploads in progress. */
  readonly incomingFolder: string;
}

export function serveProcedures({ router, log, incomingFolder }: ProcedureParts): ServeProcedure {
  const handler = new StandardOpenAPIHandler<RequestContext>(router, {
    // The handler returns problems as objects; the response is built later, with the request id.
    customErrorResponseBodyEncoder: problemOf,
  });
  const stalled = watchStalledBodies();
  const turns = createTurns(formTurns);
  const receiverFor =
    ({ clientAddress, incoming, signal }: RequestContext): Receive =>
    (read) =>
      turns.run(
        clientAddress,
        () => {
          const ended = stalled.watch(incoming);
          return read().finally(ended);
        },
        signal,
      );
  return async (request, context, url) => {
    const form = isForm(request.headers)
      ? incomingForm(request, incomingFolder, context.incoming, receiverFor(context))
      : undefined;
    const read = () => readable(form ? form.read() : toStandardBody(request));
    const handling = handler.handle(new ReadableRequest(request, url, read), {
      prefix: '/api',
      context,
    });
    const { matched, response } = await (form ? handling.finally(form.remove) : handling);
    if (!matched) return undefined;
    const { body } = response;
    if (!(body instanceof Problem)) return toAnswer(response);
    logFailure(log, body, context.requestId);
    return problemAnswer(body, context.requestId);
  };
}

/** The request for the handler, with lazy properties. */
class ReadableRequest implements StandardRequest {
  readonly url: URL;
  readonly method: string;
  /** The only header that the handler reads; procedures get all headers in their context. */
  readonly headers: StandardRequest['headers'];
  readonly body: StandardRequest['body'];
  readonly #request: Request;

  constructor(request: Request, url: URL, read: StandardRequest['body']) {
    this.url = url;
    this.method = request.method;
    this.headers = { 'last-event-id': request.headers.get('last-event-id') ?? undefined };
    this.body = once(read);
    this.#request = request;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }
}

function toAnswer(response: StandardResponse): Answer {
  const { status, body } = response;
  if (body === undefined) return { status, headers: {}, body: null };
  if (!isData(body)) return toFetchResponse(response);
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Neither a file nor a stream. */
function isData(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return true;
  return Object.getPrototypeOf(body) === Object.prototype;
}

export function logFailure(log: Log, problem: Problem, requestId: string): void {
  if (problem.status < 500) return;
  log.error('A request failed', { requestId, problem: problem.code, error: problem.cause });
}

function problemOf(error: ORPCError<string, unknown>): Problem {
  const { code, cause } = error;
  if (code === 'BAD_REQUEST' && cause instanceof ValidationError) {
    return new Problem('BAD_REQUEST', firstIssue(cause), { cause: error });
  }
  // The handler's error for an unreadable request.
  if (code === 'BAD_REQUEST' && cause !== undefined) return unreadable(cause);
  if (isProblemCode(code)) return new Problem(code, {}, { cause });
  // The original error, which the handler wraps.
  return toProblem(cause ?? error);
}

/** Path and expected type of invalid input; never its value. */
function firstIssue({ issues }: ValidationError): Record<string, string> {
  const [issue] = issues;
  const names = (issue?.path ?? []).map((part) =>
    String(typeof part === 'object' ? part.key : part),
  );
  return { field: names.join('.'), expected: issue?.message ?? '' };
}

function unreadable(error: unknown): Problem {
  const problem = toProblem(error);
  return problem.code === 'UNEXPECTED' ? new Problem('BAD_REQUEST', {}, { cause: error }) : problem;
}
