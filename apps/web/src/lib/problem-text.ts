/** Any failure as one sentence for people. */
import {
  type ProblemCode,
  type ProblemDetails,
  problemSentence,
  problems,
} from '@maquette/contract';

const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(problems, code);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const detailsOf = (value: unknown): ProblemDetails =>
  typeof value === 'object' && value !== null ? (value as ProblemDetails) : {};

/** The body of an answer that is not a success: `{ code, message, details }`. */
export function problemBodyOf(
  body: unknown,
): { code: ProblemCode; message: string; details: ProblemDetails } | undefined {
  const code = fieldOf(body, 'code');
  if (!isProblemCode(code)) return undefined;
  const details = detailsOf(fieldOf(body, 'details') ?? fieldOf(body, 'data'));
  return { code, message: problemSentence(code, details), details };
}

/** The code of a problem the server named; undefined for anything else. */
export function problemCodeOf(error: unknown): ProblemCode | undefined {
  const code = fieldOf(error, 'code');
  return isProblemCode(code) ? code : undefined;
}

export function problemText(error: unknown): string {
  const code = problemCodeOf(error);
  if (code) return problemSentence(code, detailsOf(fieldOf(error, 'data')));
  // What fetch throws when nobody answers; its own words help nobody.
  if (error instanceof TypeError) return problems.BUSY.message;
  const message = fieldOf(error, 'message');
  return typeof message === 'string' && message !== '' ? message : problems.UNEXPECTED.message;
}
