/** Serves the contract under `/api`; whatever a procedure throws becomes a problem here. */
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { type AnyRouter, ORPCError, ValidationError } from '@orpc/server';
import type { Log } from '../platform/log.ts';
import { isProblemCode, Problem, toProblem } from './problem.ts';
import { problemResponse } from './problem-response.ts';
import type { RequestContext } from './request-context.ts';

/** Answers a request to one of the procedures; undefined when there is none for it. */
export type ServeProcedure = (
  request: Request,
  context: RequestContext,
) => Promise<Response | undefined>;

export function serveProcedures(router: AnyRouter, log: Log): ServeProcedure {
  const failures = new WeakMap<RequestContext, Problem>();
  const handler = new OpenAPIHandler<RequestContext>(router, {
    clientInterceptors: [
      ({ next, context }) =>
        next().catch((error: unknown) => {
          failures.set(context, problemOf(error));
          throw error;
        }),
    ],
    interceptors: [
      ({ next, context }) =>
        next().catch((error: unknown) => {
          // What no procedure threw went wrong while the request was being read.
          if (!failures.has(context)) failures.set(context, unreadable(error));
          throw error;
        }),
    ],
  });
  return async (request, context) => {
    const { matched, response } = await handler.handle(request, { prefix: '/api', context });
    if (!matched) return undefined;
    const failure = failures.get(context);
    if (!failure) return response;
    logFailure(log, failure, context.requestId);
    return problemResponse(failure, context.requestId);
  };
}

export function logFailure(log: Log, problem: Problem, requestId: string): void {
  if (problem.status < 500) return;
  log.error('A request failed', { requestId, problem: problem.code, error: problem.cause });
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ORPCError)) return toProblem(error);
  if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    return new Problem('BAD_REQUEST', firstIssue(error.cause), { cause: error });
  }
  if (isProblemCode(error.code)) {
    const { data } = error;
    return new Problem(error.code, typeof data === 'object' && data !== null ? data : {});
  }
  return new Problem('UNEXPECTED', {}, { cause: error });
}

/** Where the input is wrong and what was expected there; never what was sent. */
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
