/** How a failed analysis reads: an answer without a sentence of ours is named by its status. */
import { notices, problems } from '@maquette/contract';
import { problemCodeOf, problemText } from '../../lib/problem-text.ts';

export function analysisFailure(error: unknown): string {
  if (problemCodeOf(error)) return problemText(error);
  const status =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  return typeof status === 'number'
    ? notices.httpError.replace('{code}', String(status))
    : problems.ANALYSIS_FAILED.message;
}
