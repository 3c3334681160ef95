/** Trains the danger classifier: logistic regression on words and detected hazards of labelled questions. */
import { dangerFeatures } from '../safety/learned/danger-features.ts';
import { findWarning, warnings } from '../safety/warnings.ts';
import { labelledQuestions } from './danger.ts';
import { questionsInside, questionsOutside } from './judge.ts';

/** Excluded from training. */
const heldOut: readonly string[] = ['fourth', 'fifth', 'seventh'];
const passes = 30;
/** Shuffled orders whose results are averaged, since a single one is noisy. */
const orders = 8;
const rate = 0.3;
const shrink = 0.0005;
/** There are about five harmless questions per dangerous one. */
const weightOfDanger = 5;
/** Words of fewer questions are ignored. */
const fewest = 2;
/** Smaller weights are dropped. */
const smallest = 0.08;

interface Example {
  readonly features: readonly string[];
  readonly isDangerous: boolean;
}

export function trainDanger(): ReadonlyMap<string, number> {
  const labelled = labelledQuestions().filter(({ batch }) => !heldOut.includes(batch));
  const calm = [
    ...warnings.flatMap(({ counterExamples }) => counterExamples),
    ...questionsInside().map(({ question }) => question.split(' > ')[0] ?? ''),
    ...questionsOutside(),
  ];
  const examples: readonly Example[] = [
    ...labelled,
    ...warnings.flatMap((row) => row.examples.map((question) => ({ question, isDangerous: true }))),
    ...calm
      .filter((question) => !findWarning(question, 'by rule'))
      .map((question) => ({ question, isDangerous: false })),
  ].map(({ question, isDangerous }) => ({ features: dangerFeatures(question), isDangerous }));
  return rounded(averaged(withCommonFeatures(examples)));
}

function withCommonFeatures(examples: readonly Example[]): readonly Example[] {
  const counts = new Map<string, number>();
  for (const feature of examples.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return examples.map(({ features, isDangerous }) => ({
    features: features.filter((feature) => (counts.get(feature) ?? 0) >= fewest),
    isDangerous,
  }));
}

function averaged(examples: readonly Example[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (let order = 0; order < orders; order += 1) {
    for (const [feature, weight] of learn(examples, order))
      sums.set(feature, (sums.get(feature) ?? 0) + weight / orders);
  }
  return sums;
}

/** Adagrad; fixed orders, so that weights are reproducible. */
function learn(examples: readonly Example[], order: number): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const used = new Map<string, number>();
  for (let pass = 0; pass < passes; pass += 1) {
    for (const { features, isDangerous } of shuffled(examples, order * passes + pass)) {
      const score = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
      const likely = 1 / (1 + Math.exp(-score));
      const error = (isDangerous ? weightOfDanger : 1) * (likely - Number(isDangerous));
      for (const feature of features) {
        const weight = weights.get(feature) ?? 0;
        const slope = error + shrink * weight;
        const total = (used.get(feature) ?? 0) + slope * slope;
        used.set(feature, total);
        weights.set(feature, weight - (rate * slope) / Math.sqrt(total + 1e-8));
      }
    }
  }
  return weights;
}

function shuffled<Item>(items: readonly Item[], pass: number): readonly Item[] {
  const mixed = [...items];
  let seed = pass * 7919 + 1;
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    const other = seed % (at + 1);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

const rounded = (weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) >= smallest)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([feature, weight]) => [feature, Math.round(weight * 100)]),
  );
