/**
 * Answers that stay the same for as long as the process lives: put together once, then given without
 * asking anybody.
 */
import type { Answer, TextAnswer } from './answer.ts';
import { dressedText } from './dress.ts';
import type { SecureHeaders } from './secure-headers.ts';

export interface UnchangingAnswers {
  to(request: Request, url: URL): TextAnswer | undefined;
  keep(request: Request, url: URL, answer: Answer): void;
}

/** Only those that are the same for everybody: whoever asks is not looked at. */
export function unchangingAnswers(
  paths: readonly string[],
  secured: SecureHeaders,
): UnchangingAnswers {
  const answers = new Map<string, TextAnswer | undefined>(paths.map((path) => [path, undefined]));
  return {
    to: ({ method }, { pathname }) => (method === 'GET' ? answers.get(pathname) : undefined),
    keep({ method }, { pathname }, answer) {
      if (method !== 'GET' || !answers.has(pathname)) return;
      if (answer instanceof Response || answer.status !== 200) return;
      answers.set(pathname, dressedText(answer, pathname, secured));
    },
  };
}
