/** Serialises a problem. */
import type { ProblemBody, ProblemDetails } from '@maquette/contract';
import type { Problem } from '../platform/problem.ts';
import type { TextAnswer } from './answer.ts';

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

export function problemAnswer(problem: Problem, requestId: string): TextAnswer {
  return {
    status: problem.status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...problemHeaders(problem.details),
    },
    body: JSON.stringify(problemBody(problem, requestId)),
  };
}
