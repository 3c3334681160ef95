/** From scores of the detector to likelihoods, and from where on a kind is named. */
export interface Sample {
  readonly fold: number;
  /** Of the surest box of the kind; 0: none. */
  readonly score: number;
  readonly isThere: boolean;
}

export interface FittedKind {
  /** Logit of the likelihood from that of the score. */
  readonly slope: number;
  readonly offset: number;
  /** Likelihood from which the kind is named; above 1: never. */
  readonly least: number;
}

/** So many of the namings of a kind are right. */
const precision = 0.93;
const leastNamed = 5;
const lowest = 0.5;
const never = 2;
/** Scores below this are not told. */
const leastScore = 0.05;
/** Pulls the slope towards one where few photos tell. */
const pull = 1;

const logit = (share: number) => Math.log(share / (1 - share));
const likelihoodOf = (score: number, slope: number, offset: number) =>
  1 / (1 + Math.exp(-(slope * logit(Math.max(leastScore, score)) + offset)));

/** By Newton's steps. */
function fitted(samples: readonly Sample[]): { readonly slope: number; readonly offset: number } {
  let [slope, offset] = [1, 0];
  for (let step = 0; step < 50; step++) {
    let [bySlope, byOffset] = [pull * (slope - 1), 0];
    let [twice, mixed, offsets] = [pull, 0, 1e-6];
    for (const { score, isThere } of samples) {
      const given = logit(Math.max(leastScore, score));
      const likely = likelihoodOf(score, slope, offset);
      const error = likely - (isThere ? 1 : 0);
      const weight = likely * (1 - likely);
      bySlope += error * given;
      byOffset += error;
      twice += weight * given * given;
      mixed += weight * given;
      offsets += weight;
    }
    const area = twice * offsets - mixed * mixed;
    slope -= (offsets * bySlope - mixed * byOffset) / area;
    offset -= (twice * byOffset - mixed * bySlope) / area;
  }
  return { slope, offset };
}

/** Likelihoods of each sample as fitted on the folds of other houses. */
export function crossLikelihoods(samples: readonly Sample[]): number[] {
  const folds = [...new Set(samples.map(({ fold }) => fold))];
  const fits = new Map(
    folds.map((fold) => [fold, fitted(samples.filter((sample) => sample.fold !== fold))]),
  );
  return samples.map(({ fold, score }) => {
    const { slope, offset } = fits.get(fold)!;
    return likelihoodOf(score, slope, offset);
  });
}

/** Named from the lowest likelihood above which enough are right, counted on houses that were not fitted on. */
export function fitKind(samples: readonly Sample[]): FittedKind {
  const likelihoods = crossLikelihoods(samples);
  const surest = samples
    .map(({ isThere }, at) => ({ isThere, likelihood: likelihoods[at]! }))
    .filter(({ likelihood }) => likelihood >= lowest)
    .sort((one, other) => other.likelihood - one.likelihood);
  let least = never;
  let right = 0;
  surest.forEach(({ isThere, likelihood }, at) => {
    if (isThere) right++;
    if (at + 1 >= leastNamed && right / (at + 1) >= precision) least = likelihood;
  });
  return { ...fitted(samples), least };
}
