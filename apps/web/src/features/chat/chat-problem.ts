/** Why an answer did not come: always the listed sentence, and what the server said where it helps. */
import { problems } from '@maquette/contract';
import { problemBodyOf, referenceOf } from '../../lib/problem-text.ts';

/** Problems that say no more than the listed sentence does. */
const saysNothingMore = new Set(['RESPONSE_FAILED', 'UNEXPECTED']);

export function answerProblem(error: Error | undefined): string {
  const sentence = problems.RESPONSE_FAILED.message;
  // The answer had begun: what went wrong came as a sentence, with the reason where there is one.
  if (error?.message.startsWith(sentence)) return error.message;
  const problem = problemBodyOf(parsed(error?.message));
  if (!problem) return sentence;
  const { code, message, details } = problem;
  const more = saysNothingMore.has(code) ? referenceOf(code, details) : message;
  return more ? `${sentence}. ${more}` : sentence;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
