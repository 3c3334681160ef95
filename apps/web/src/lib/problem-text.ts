/** Any failure as one sentence for people, with the letters by which the server's log names it. */
import {
  finalProblems,
  notices,
  type ProblemCode,
  type ProblemDetails,
  problemSentence,
  problems,
} from '@maquette/contract';
import { readerTime } from './reader-time.ts';

/** As the components of `ui` show it. */
export interface ProblemMessage {
  readonly sentence: string;
  readonly reference: string | undefined;
  /** Trying the same again cannot help. */
  readonly isFinal?: boolean | undefined;
}

const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(problems, code);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Under the name that errors of calls have for it, or under that of a body. */
function dataOf(problem: unknown): ProblemDetails {
  const data = fieldOf(problem, 'data') ?? fieldOf(problem, 'details');
  return typeof data === 'object' && data !== null ? (data as ProblemDetails) : {};
}

const referenceLetters = 8;

/** `469206c3`, for people to hand on to the operator. */
export const referenceOf = (requestId: unknown): string | undefined =>
  typeof requestId === 'string' ? requestId.slice(0, referenceLetters) : undefined;

/** With moments in the reader's own time. */
function sentenceFor(code: ProblemCode, details: ProblemDetails): string {
  const { renewsAt } = details;
  const shown =
    typeof renewsAt === 'string' ? { ...details, renewsAt: readerTime(renewsAt) } : details;
  return problemSentence(code, shown);
}

/** The body of an answer that is not a success: `{ code, message, requestId, details }`. */
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

/** The code of a problem the server named; undefined for anything else. */
export function problemCodeOf(error: unknown): ProblemCode | undefined {
  const code = fieldOf(error, 'code');
  return isProblemCode(code) ? code : undefined;
}

export function problemText(error: unknown): string {
  const code = problemCodeOf(error);
  if (code) return sentenceFor(code, dataOf(error));
  // The TypeError of fetch means that the server cannot be reached; its message helps no reader.
  if (error instanceof TypeError) return problems.BUSY.message;
  // An answer without a sentence of ours is named by its status.
  const status = fieldOf(error, 'status');
  if (typeof status === 'number') return notices.httpError.replace('{code}', String(status));
  const message = fieldOf(error, 'message');
  return typeof message === 'string' && message !== '' ? message : problems.UNEXPECTED.message;
}

/**
 * L-04: every failure that the server answered with is shown with its request. `within` is a sentence
 * of the specification with a place for it, such as `Upload failed: {message}`.
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

/** The message of a foreign answer: its `error` field or its plain text. */
export function foreignText(error: unknown): string | undefined {
  if (problemCodeOf(error)) return undefined;
  const body = fieldOf(fieldOf(error, 'data'), 'body');
  const said = fieldOf(body, 'error') ?? body;
  // The page of a proxy is no sentence for people.
  if (typeof said !== 'string' || said.trimStart().startsWith('<')) return undefined;
  return said.trim().slice(0, longestForeignText) || undefined;
}

/** A problem that is noticed here, before the server is asked. */
export class NoticedProblem extends Error {
  readonly code: ProblemCode;
  constructor(code: ProblemCode) {
    super(problems[code].message);
    this.code = code;
  }
}

/** An answer that is no success, and none of ours. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(notices.httpError.replace('{code}', String(status)));
    this.status = status;
  }
}
