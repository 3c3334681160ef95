/**
 * Message for a failed analysis: the problem's sentence, the status of another service's response, or the
 * generic sentence.
 */
import { problems } from '@maquette/contract';
import { type ProblemMessage, problemCodeOf, problemMessage } from '../../lib/problem-text.ts';

export function analysisFailure(error: unknown): ProblemMessage {
  const hasStatus = typeof error === 'object' && error !== null && 'status' in error;
  if (problemCodeOf(error) || hasStatus) return problemMessage(error);
  return { sentence: problems.ANALYSIS_FAILED.message, reference: undefined };
}
