/** How a problem looks on the wire. */
import type { ProblemBody, ProblemDetails } from '@maquette/contract';
import type { Problem } from './problem.ts';

export function problemBody(problem: Problem, requestId: string): ProblemBody {
  return {
    code: problem.code,
    message: problem.message,
    error: problem.message,
    requestId,
    details: { ...problem.details },
  };
}

export function problemHeaders(details: ProblemDetails): Record<string, string> {
  const wait = details.retryAfterSeconds;
  return wait === undefined ? {} : { 'retry-after': String(wait) };
}

export function problemResponse(problem: Problem, requestId: string): Response {
  return Response.json(problemBody(problem, requestId), {
    status: problem.status,
    headers: { ...problemHeaders(problem.details), 'cache-control': 'no-store' },
  });
}
