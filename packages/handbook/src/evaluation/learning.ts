/** Two small learners: a softmax over candidates, and a logistic regression. Deterministic. */

export interface Choice {
  readonly candidates: readonly {
    readonly evidence: readonly number[];
    readonly isRight: boolean;
  }[];
}

export interface Case {
  readonly signs: readonly number[];
  readonly isRight: boolean;
  readonly weight: number;
}

const adam = { first: 0.9, second: 0.999, tiny: 1e-8 } as const;
/** Weight decay, against overfitting to few examples. */
const shrink = 1e-3;

/** Maximises the probability of a right candidate: softmax regression over each choice's candidates. */
export function trainChoice(choices: readonly Choice[], count: number): readonly number[] {
  const decidable = choices.filter(
    ({ candidates }) => new Set(candidates.map(({ isRight }) => isRight)).size === 2,
  );
  return descend(count, { steps: 1200, rate: 0.02 }, (weights, slope) => {
    for (const { candidates } of decidable) {
      const scores = candidates.map(({ evidence }) => dot(weights, evidence));
      const highest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - highest));
      const all = sum(powers);
      const right = sum(powers.filter((_, index) => candidates[index]!.isRight));
      for (const [index, { evidence, isRight }] of candidates.entries()) {
        const error = powers[index]! / all - (isRight ? powers[index]! / right : 0);
        for (const [at, value] of evidence.entries())
          slope[at]! += (error * value) / decidable.length;
      }
    }
  });
}

/** Probability that a case is right: logistic regression. */
export function trainConfidence(cases: readonly Case[], count: number): readonly number[] {
  const all = sum(cases.map(({ weight }) => weight));
  return descend(count, { steps: 1500, rate: 0.05 }, (weights, slope) => {
    for (const { signs, isRight, weight } of cases) {
      const likely = 1 / (1 + Math.exp(-dot(weights, signs)));
      const error = ((likely - Number(isRight)) * weight) / all;
      for (const [at, value] of signs.entries()) slope[at]! += error * value;
    }
  });
}

function descend(
  count: number,
  { steps, rate }: { readonly steps: number; readonly rate: number },
  addSlope: (weights: Float64Array, slope: Float64Array) => void,
): readonly number[] {
  const weights = new Float64Array(count);
  const first = new Float64Array(count);
  const second = new Float64Array(count);
  for (let step = 1; step <= steps; step += 1) {
    const slope = new Float64Array(count);
    addSlope(weights, slope);
    const rateNow = rate * (1 - (step - 1) / steps);
    for (let at = 0; at < count; at += 1) {
      const own = slope[at]! + shrink * weights[at]!;
      first[at] = adam.first * first[at]! + (1 - adam.first) * own;
      second[at] = adam.second * second[at]! + (1 - adam.second) * own * own;
      const mean = first[at]! / (1 - adam.first ** step);
      const spread = Math.sqrt(second[at]! / (1 - adam.second ** step));
      weights[at]! -= (rateNow * mean) / (spread + adam.tiny);
    }
  }
  return [...weights];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function dot(weights: Float64Array, values: readonly number[]): number {
  let total = 0;
  for (const [at, value] of values.entries()) total += weights[at]! * value;
  return total;
}
