/** Why an answer failed: always the specified sentence, plus the server's where that adds something. */
import { finalProblems, notices, problems } from '@maquette/contract';
import {
  type ProblemMessage,
  problemBodyOf,
  problemMessage,
  referenceOf,
} from '../../lib/problem-text.ts';

/** Problems that add nothing to the specified sentence. */
const addNothing = new Set(['RESPONSE_FAILED', 'UNEXPECTED']);

/** Answers about a picture have a failure sentence of their own. */
export function answerProblem(error: Error | undefined, aboutPicture: boolean): ProblemMessage {
  const sentence = problems.RESPONSE_FAILED.message;
  // The same body whether the answer was refused or broke off.
  const problem = problemBodyOf(parsed(error?.message));
  if (aboutPicture) return problemMessage(problem ?? error, notices.errorAnalyzingImage);
  if (!problem) return { sentence, reference: undefined };
  const { code, message, details } = problem;
  const more = addNothing.has(code) ? details.reason : message;
  return {
    sentence: more ? `${sentence}. ${more}` : sentence,
    reference: referenceOf(details.requestId),
    isFinal: finalProblems.has(code) || undefined,
  };
}

/** Error texts that aren't JSON don't come from our server. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
