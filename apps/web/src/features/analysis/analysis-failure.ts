/** How a failed analysis reads: the problem's sentence, the status of a foreign answer, or the plain one. */
import { problems } from '@maquette/contract';
import { problemCodeOf, type Told, toldOf } from '../../lib/problem-text.ts';

export function analysisFailure(error: unknown): Told {
  const hasStatus = typeof error === 'object' && error !== null && 'status' in error;
  if (problemCodeOf(error) || hasStatus) return toldOf(error);
  return { sentence: problems.ANALYSIS_FAILED.message, reference: undefined };
}
