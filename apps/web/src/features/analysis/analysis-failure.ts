/** How a failed analysis reads: an answer without a sentence of ours is named by its status. */
import { notices, problems } from '@maquette/contract';
import { problemCodeOf, type Told, toldOf } from '../../lib/problem-text.ts';

export function analysisFailure(error: unknown): Told {
  if (problemCodeOf(error)) return toldOf(error);
  const status =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  const sentence =
    typeof status === 'number'
      ? notices.httpError.replace('{code}', String(status))
      : problems.ANALYSIS_FAILED.message;
  return { sentence, reference: undefined };
}
