/** Mixtures of Gaussian colours: how likely a colour is among some that are known. */

/** Three numbers a sample, and a weight. */
export interface Samples {
  readonly colours: readonly [Float32Array, Float32Array, Float32Array];
  readonly weights: Float32Array;
}

interface Part {
  readonly share: number;
  readonly mean: readonly number[];
  /** Inverse of the covariance: xx, xy, xz, yy, yz, zz. */
  readonly inverse: readonly number[];
  readonly logScale: number;
}

const rounds = 6;
/** Variance (codes squared) that every part has at least. */
const leastVariance = 9;
/** Even colours that were never seen are possible. */
const leastLog = -18;

export type ColourMixture = (a: number, b: number, c: number) => number;

/** The logarithm of a colour's density; parts are told apart by k-means from far samples. */
export function colourMixture({ colours, weights }: Samples, parts: number): ColourMixture {
  const chosen: number[] = [];
  for (let at = 0; at < weights.length; at++) if (weights[at]! > 0) chosen.push(at);
  if (chosen.length === 0) return () => leastLog;
  const [x, y, z] = colours;
  const away = (at: number, [a, b, c]: readonly number[]) =>
    (x[at]! - a!) ** 2 + (y[at]! - b!) ** 2 + (z[at]! - c!) ** 2;
  const means: number[][] = [meanOf(chosen, colours, weights)];
  const nearest = Float64Array.from(chosen, (at) => away(at, means[0]!));
  while (means.length < Math.min(parts, chosen.length)) {
    let far = 0;
    for (let k = 1; k < chosen.length; k++)
      if (nearest[k]! * weights[chosen[k]!]! > nearest[far]! * weights[chosen[far]!]!) far = k;
    const at = chosen[far]!;
    const mean = [x[at]!, y[at]!, z[at]!];
    means.push(mean);
    chosen.forEach((one, k) => {
      nearest[k] = Math.min(nearest[k]!, away(one, mean));
    });
  }
  let groups: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    groups = means.map(() => []);
    for (const at of chosen) {
      let best = 0;
      for (let k = 1; k < means.length; k++)
        if (away(at, means[k]!) < away(at, means[best]!)) best = k;
      groups[best]!.push(at);
    }
    groups.forEach((group, k) => {
      if (group.length > 0) means[k] = meanOf(group, colours, weights);
    });
  }
  const all = chosen.reduce((sum, at) => sum + weights[at]!, 0);
  const made = groups
    .filter((group) => group.length > 0)
    .map((group) => partOf(group, colours, weights, all));
  return (a, b, c) => {
    let sum = 0;
    for (const { share, mean, inverse: m, logScale } of made) {
      const [u, v, t] = [a - mean[0]!, b - mean[1]!, c - mean[2]!];
      const square =
        m[0]! * u * u +
        m[3]! * v * v +
        m[5]! * t * t +
        2 * (m[1]! * u * v + m[2]! * u * t + m[4]! * v * t);
      sum += share * Math.exp(logScale - square / 2);
    }
    return Math.max(leastLog, Math.log(sum + 1e-12));
  };
}

function meanOf(group: readonly number[], colours: Samples['colours'], weights: Float32Array) {
  const sums = [0, 0, 0];
  let all = 0;
  for (const at of group) {
    all += weights[at]!;
    for (let c = 0; c < 3; c++) sums[c]! += weights[at]! * colours[c]![at]!;
  }
  return sums.map((sum) => sum / all);
}

function partOf(
  group: readonly number[],
  colours: Samples['colours'],
  weights: Float32Array,
  all: number,
): Part {
  const mean = meanOf(group, colours, weights);
  const m = [0, 0, 0, 0, 0, 0];
  let weight = 0;
  for (const at of group) {
    const d = mean.map((value, c) => colours[c]![at]! - value) as [number, number, number];
    const own = weights[at]!;
    weight += own;
    let k = 0;
    for (let i = 0; i < 3; i++) for (let j = i; j < 3; j++) m[k++]! += own * d[i]! * d[j]!;
  }
  const [xx, xy, xz, yy, yz, zz] = m.map(
    (value, k) => value / weight + (k === 0 || k === 3 || k === 5 ? leastVariance : 0),
  ) as [number, number, number, number, number, number];
  const determinant =
    xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz);
  const inverse = [
    yy * zz - yz * yz,
    xz * yz - xy * zz,
    xy * yz - xz * yy,
    xx * zz - xz * xz,
    xy * xz - xx * yz,
    xx * yy - xy * xy,
  ].map((value) => value / determinant);
  return { share: weight / all, mean, inverse, logScale: -Math.log(determinant) / 2 };
}
