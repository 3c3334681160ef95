/** How likely a question is to be dangerous, by what was learned from labelled ones. */
import { dangerFeatures } from './danger-features.ts';
import { dangerWeights } from './danger-weights.ts';

/**
 * From here on a question is warned of. Below zero, since a warning too many costs a glance and a missing one a
 * hand: of 277 everyday questions that were not learned from, 10 are warned of.
 */
const dangerousFrom = -1.35;
/** Questions that only ask to know, or name nothing harmful, are warned from this score on. */
const plainlyDangerousFrom = 1;

const weights: ReadonlyMap<string, number> = new Map(
  dangerWeights
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [feature = '', hundredths = '0'] = pair.split('=');
      return [feature, Number(hundredths) / 100] as const;
    }),
);

export function isDangerous(text: string): boolean {
  const features = dangerFeatures(text);
  const score = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
  const isVague = features.includes('calm') || !features.includes('thing');
  return score >= (isVague ? plainlyDangerousFrom : dangerousFrom);
}
