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
  const isVague = features.includes('calm') || !features.includes('thing');
  return scoreOf(features) >= (isVague ? plainlyDangerousFrom : dangerousFrom);
}

/**
 * Below these scores a danger is only touched on, and its warning follows the answer: of 243 labelled dangers that a
 * rule meets 3 lie below, of 66 that were learned 7; of the harmless questions that are warned of, most.
 */
const faintBelow = {
  byRule: 1.5,
  learned: 0.6,
  learnedWithoutSmallWords: -0.25,
  learnedButOnlyWantsToKnow: 2.5,
} as const;
/** Learned weights of these say how people write, not what harms them. */
const smallWords = new Set('the a an to my is it with on of and in i we our be do what'.split(' '));

export function isFaint(text: string, how: 'by rule' | 'learned'): boolean {
  const features = dangerFeatures(text);
  const score = scoreOf(features);
  if (how === 'by rule') return score < faintBelow.byRule;
  if (features.includes('calm')) return score < faintBelow.learnedButOnlyWantsToKnow;
  const ofThings = scoreOf(features.filter((feature) => !smallWords.has(feature)));
  return score < faintBelow.learned || ofThings < faintBelow.learnedWithoutSmallWords;
}

const scoreOf = (features: readonly string[]): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
