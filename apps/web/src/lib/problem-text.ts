/** Turns any failure into one sentence for users, with the request's reference in the server's log. */
import {
  finalProblems,
  notices,
  type ProblemCode,
  type ProblemDetails,
  problemSentence,
  problems,
} from '@maquette/contract';
import { localTime } from './local-time.ts';

/** The shape that components of `ui` expect. */
export interface ProblemMessage {
  readonly sentence: string;
  readonly reference: string | undefined;
  /** Retrying can't help. */
  readonly isFinal?: boolean | undefined;
}

const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(problems, code);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Errors of calls have `data`, response bodies have `details`. */
function dataOf(problem: unknown): ProblemDetails {
  const data = fieldOf(problem, 'data') ?? fieldOf(problem, 'details');
  return typeof data === 'object' && data !== null ? (data as ProblemDetails) : {};
}

const referenceLetters = 8;

/** Short reference such as `469206c3`, to quote to the operator. */
export const referenceOf = (requestId: unknown): string | undefined =>
  typeof requestId === 'string' ? requestId.slice(0, referenceLetters) : undefined;

/** With times in the user's time zone. */
function sentenceFor(code: ProblemCode, details: ProblemDetails): string {
  const { renewsAt } = details;
  const shown =
    typeof renewsAt === 'string' ? { ...details, renewsAt: localTime(renewsAt) } : details;
  return problemSentence(code, shown);
}

/** Body of an error response: `{ code, message, requestId, details }`. */
export function problemBodyOf(
  body: unknown,
): { code: ProblemCode; message: string; details: ProblemDetails } | undefined {
  const code = fieldOf(body, 'code');
  if (!isProblemCode(code)) return undefined;
  const requestId = fieldOf(body, 'requestId');
  const details = {
    ...dataOf(body),
    ...(typeof requestId === 'string' ? { requestId } : {}),
  };
  return { code, message: sentenceFor(code, details), details };
}

/** The code of a problem from the server; undefined for anything else. */
export function problemCodeOf(error: unknown): ProblemCode | undefined {
  const code = fieldOf(error, 'code');
  return isProblemCode(code) ? code : undefined;
}

export function problemText(error: unknown): string {
  const code = problemCodeOf(error);
  if (code) return sentenceFor(code, dataOf(error));
  // fetch throws a TypeError if the server can't be reached; its message helps no user.
  if (error instanceof TypeError) return problems.UNREACHABLE.message;
  // Responses without a sentence of ours are named by their status.
  const status = fieldOf(error, 'status');
  if (typeof status === 'number') return notices.httpError.replace('{code}', String(status));
  const message = fieldOf(error, 'message');
  return typeof message === 'string' && message !== '' ? message : problems.UNEXPECTED.message;
}

/**
 * Failures that the server answered with show their request's reference. `within` is a sentence of the
 * specification with a placeholder, such as `Upload failed: {message}`.
 */
export function problemMessage(error: unknown, within = '{message}'): ProblemMessage {
  const code = problemCodeOf(error);
  return {
    sentence: within.replace('{message}', () => problemText(error)),
    reference: referenceOf(dataOf(error).requestId),
    isFinal: (code && finalProblems.has(code)) || undefined,
  };
}

const longestForeignText = 300;

/** The message in a response of another service: its `error` field or its plain text. */
export function otherServiceText(error: unknown): string | undefined {
  if (problemCodeOf(error)) return undefined;
  const body = fieldOf(fieldOf(error, 'data'), 'body');
  const text = fieldOf(body, 'error') ?? body;
  // HTML, such as a proxy's error page, isn't fit to show.
  if (typeof text !== 'string' || text.trimStart().startsWith('<')) return undefined;
  return text.trim().slice(0, longestForeignText) || undefined;
}

/** A problem found in the browser, before any request. */
export class LocalProblem extends Error {
  readonly code: ProblemCode;
  constructor(code: ProblemCode) {
    super(problems[code].message);
    this.code = code;
  }
}

/** An error response that isn't one of our server's. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(notices.httpError.replace('{code}', String(status)));
    this.status = status;
  }
}
