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

/** What only whoever runs the server can look into: its log names the request by the same letters. */
const forTheOperator: ReadonlySet<ProblemCode> = new Set([
  'UNEXPECTED',
  'DATABASE_DOWN',
  'STORAGE_FULL',
]);
const referenceLetters = 8;

/** `Reference: 469206c3`, for people to hand on; nothing where nobody needs to look. */
export function referenceOf(code: ProblemCode, { requestId }: ProblemDetails): string | undefined {
  return forTheOperator.has(code) && typeof requestId === 'string'
    ? `Reference: ${requestId.slice(0, referenceLetters)}`
    : undefined;
}

const told = (code: ProblemCode, details: ProblemDetails): string =>
  [problemSentence(code, details), referenceOf(code, details)].filter(Boolean).join(' ');

/** The body of an answer that is not a success: `{ code, message, requestId, details }`. */
export function problemBodyOf(
  body: unknown,
): { code: ProblemCode; message: string; details: ProblemDetails } | undefined {
  const code = fieldOf(body, 'code');
  if (!isProblemCode(code)) return undefined;
  const requestId = fieldOf(body, 'requestId');
  const details = {
    ...detailsOf(fieldOf(body, 'details') ?? fieldOf(body, 'data')),
    ...(typeof requestId === 'string' ? { requestId } : {}),
  };
  return { code, message: told(code, details), details };
}

/** The code of a problem the server named; undefined for anything else. */
export function problemCodeOf(error: unknown): ProblemCode | undefined {
  const code = fieldOf(error, 'code');
  return isProblemCode(code) ? code : undefined;
}

export function problemText(error: unknown): string {
  const code = problemCodeOf(error);
  if (code) return told(code, detailsOf(fieldOf(error, 'data')));
  // What fetch throws when nobody answers; its own words help nobody.
  if (error instanceof TypeError) return problems.BUSY.message;
  const message = fieldOf(error, 'message');
  return typeof message === 'string' && message !== '' ? message : problems.UNEXPECTED.message;
}
