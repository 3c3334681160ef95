/** Why an answer did not come: always the listed sentence, and what the server said where it helps. */
import { problems } from '@maquette/contract';
import { problemBodyOf } from '../../lib/problem-text.ts';

/** Problems that say no more than the listed sentence does. */
const saysNothingMore = new Set(['RESPONSE_FAILED', 'UNEXPECTED']);

export function answerProblem(error: Error | undefined): string {
  const sentence = problems.RESPONSE_FAILED.message;
  // The answer had begun: what went wrong came as a sentence, with the reason where there is one.
  if (error?.message.startsWith(sentence)) return error.message;
  const problem = problemBodyOf(parsed(error?.message));
  return problem && !saysNothingMore.has(problem.code)
    ? `${sentence}. ${problem.message}`
    : sentence;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
