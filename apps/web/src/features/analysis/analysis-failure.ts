/** How a failed analysis reads: the problem's sentence, the status of a foreign answer, or the plain one. */
import { problems } from '@maquette/contract';
import { type ProblemMessage, problemCodeOf, problemMessage } from '../../lib/problem-text.ts';

export function analysisFailure(error: unknown): ProblemMessage {
  const hasStatus = typeof error === 'object' && error !== null && 'status' in error;
  if (problemCodeOf(error) || hasStatus) return problemMessage(error);
  return { sentence: problems.ANALYSIS_FAILED.message, reference: undefined };
}
