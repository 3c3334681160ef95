/** Ranks entries by weighted evidence. */
import { type Evidence, evidenceNames } from './evidence.ts';
import { evidenceWeights } from './evidence-weights.ts';

export function rankOf(evidence: Evidence): number {
  return evidenceNames.reduce((sum, name) => sum + evidenceWeights[name] * evidence[name], 0);
}
