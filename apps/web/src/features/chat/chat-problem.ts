/** Why an answer did not come: always the listed sentence, and what the server said where it helps. */
import { problems } from '@maquette/contract';
import { problemBodyOf, referenceOf, type Told } from '../../lib/problem-text.ts';

/** Problems that say no more than the listed sentence does. */
const saysNothingMore = new Set(['RESPONSE_FAILED', 'UNEXPECTED']);

export function answerProblem(error: Error | undefined): Told {
  const sentence = problems.RESPONSE_FAILED.message;
  // The same body, whether the answer was refused or had begun.
  const problem = problemBodyOf(parsed(error?.message));
  if (!problem) return { sentence, reference: undefined };
  const { code, message, details } = problem;
  const more = saysNothingMore.has(code) ? details.reason : message;
  return {
    sentence: more ? `${sentence}. ${more}` : sentence,
    reference: referenceOf(details.requestId),
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
