/** Which of the entries that speak of a question answers it: evidence, weighed. */
import { type Evidence, evidenceNames } from './evidence.ts';
import { evidenceWeights } from './evidence-weights.ts';

export function rankOf(evidence: Evidence): number {
  return evidenceNames.reduce((sum, name) => sum + evidenceWeights[name] * evidence[name], 0);
}
