/** Any failure as one sentence for people, with the letters by which the server's log names it. */
import {
  type ProblemCode,
  type ProblemDetails,
  problemSentence,
  problems,
} from '@maquette/contract';

/** As the components of `ui` show it. */
export interface Told {
  readonly sentence: string;
  readonly reference: string | undefined;
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

/** `469206c3`, for people to hand on to whoever runs the server. */
export const referenceOf = (requestId: unknown): string | undefined =>
  typeof requestId === 'string' ? requestId.slice(0, referenceLetters) : undefined;

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
  return { code, message: problemSentence(code, details), details };
}

/** The code of a problem the server named; undefined for anything else. */
export function problemCodeOf(error: unknown): ProblemCode | undefined {
  const code = fieldOf(error, 'code');
  return isProblemCode(code) ? code : undefined;
}

export function problemText(error: unknown): string {
  const code = problemCodeOf(error);
  if (code) return problemSentence(code, dataOf(error));
  // What fetch throws when nobody answers; its own words help nobody.
  if (error instanceof TypeError) return problems.BUSY.message;
  const message = fieldOf(error, 'message');
  return typeof message === 'string' && message !== '' ? message : problems.UNEXPECTED.message;
}

/**
 * L-04: every failure that the server answered with is shown with its request. `within` is a sentence
 * of the specification with a place for it, such as `Upload failed: {message}`.
 */
export const toldOf = (error: unknown, within = '{message}'): Told => ({
  sentence: within.replace('{message}', () => problemText(error)),
  reference: referenceOf(dataOf(error).requestId),
});
