/** Why an answer did not come: always the listed sentence, and what the server said where it helps. */
import { finalProblems, notices, problems } from '@maquette/contract';
import {
  type ProblemMessage,
  problemBodyOf,
  problemMessage,
  referenceOf,
} from '../../lib/problem-text.ts';

/** Problems that say no more than the listed sentence does. */
const saysNothingMore = new Set(['RESPONSE_FAILED', 'UNEXPECTED']);

/** An answer about a picture fails with the picture's own sentence. */
export function answerProblem(error: Error | undefined, aboutPicture: boolean): ProblemMessage {
  const sentence = problems.RESPONSE_FAILED.message;
  // The same body, whether the answer was refused or had begun.
  const problem = problemBodyOf(parsed(error?.message));
  if (aboutPicture) return problemMessage(problem ?? error, notices.errorAnalyzingImage);
  if (!problem) return { sentence, reference: undefined };
  const { code, message, details } = problem;
  const more = saysNothingMore.has(code) ? details.reason : message;
  return {
    sentence: more ? `${sentence}. ${more}` : sentence,
    reference: referenceOf(details.requestId),
    isFinal: finalProblems.has(code) || undefined,
  };
}

/** The text of an error need not be JSON: then it is no problem of ours. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
