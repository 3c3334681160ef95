/** An error with a user-facing sentence. Thrown anywhere, converted to a response in one place. */
import {
  type ProblemCode,
  type ProblemDetails,
  problemSentence,
  problems,
} from '@maquette/contract';

export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}, options?: ErrorOptions) {
    super(problemSentence(code, details), options);
    this.code = code;
    this.status = problems[code].status;
    this.details = details;
  }
}

export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(problems, code);

/** Error codes of the operating system, PostgreSQL and its client, as problems. */
const problemOfCause: Readonly<Record<string, ProblemCode>> = {
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
  '53100': 'STORAGE_FULL',
  ECONNREFUSED: 'DATABASE_DOWN',
  ECONNRESET: 'DATABASE_DOWN',
  '08001': 'DATABASE_DOWN',
  '08006': 'DATABASE_DOWN',
  '53300': 'DATABASE_DOWN',
  '57P01': 'DATABASE_DOWN',
  '57P03': 'DATABASE_DOWN',
  // Text that databases reject: it came from outside, see `http/readable-input.ts`.
  '22021': 'BAD_REQUEST',
  '22P05': 'BAD_REQUEST',
};

/** Messages of PostgreSQL's client without an error code. */
const lostLine =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Cannot use a pool after)/;

/** Converts any thrown value to a problem; an unexpected one is `UNEXPECTED`, with its cause for the log. */
export function toProblem(error: unknown): Problem {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; depth += 1) {
    if (cause instanceof Problem) return cause;
    const { code } = cause as Error & { code?: unknown };
    const known = typeof code === 'string' ? problemOfCause[code] : undefined;
    if (known) return new Problem(known, {}, { cause: error });
    if (lostLine.test(cause.message)) {
      return new Problem('DATABASE_DOWN', {}, { cause: error });
    }
    cause = cause.cause;
  }
  return new Problem('UNEXPECTED', {}, { cause: error });
}
