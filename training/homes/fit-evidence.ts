/** Logistic regression on a few values, its factors drawn towards nought. */
export interface Evidence {
  readonly values: readonly number[];
  readonly isThere: boolean;
}

export interface EvidenceFit {
  readonly factors: readonly number[];
  readonly offset: number;
}

const rounds = 4000;
const rate = 0.05;
const decay = 0.01;

export const likelihoodOf = ({ factors, offset }: EvidenceFit, values: readonly number[]): number =>
  1 / (1 + Math.exp(-factors.reduce((sum, factor, i) => sum + factor * values[i]!, offset)));

export function fitEvidence(samples: readonly Evidence[]): EvidenceFit {
  const count = samples[0]!.values.length;
  let fit: EvidenceFit = { factors: new Array(count).fill(0), offset: 0 };
  for (let round = 0; round < rounds; round++) {
    const slopes = fit.factors.map((factor) => decay * factor);
    let byOffset = 0;
    for (const { values, isThere } of samples) {
      const error = (likelihoodOf(fit, values) - (isThere ? 1 : 0)) / samples.length;
      values.forEach((value, i) => {
        slopes[i]! += error * value;
      });
      byOffset += error;
    }
    fit = {
      factors: fit.factors.map((factor, i) => factor - rate * slopes[i]!),
      offset: fit.offset - rate * byOffset,
    };
  }
  return fit;
}
