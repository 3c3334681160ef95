/** Features of a window and its patches: straight lines, similar colours, runs of one colour. */
import type { WindowCrop } from './window-crop.ts';

/** Similar patches differ less (OKLab); tint is stricter than lightness. */
const alike = { light: 0.07, tint: 0.025 } as const;
/** Differences in lightness and tint (OKLab) within which a run continues. */
export const runs = [
  { light: 0.06, tint: 0.02 },
  { light: 0.14, tint: 0.04 },
] as const;

export type Values = Float32Array;

export function quantiles(values: readonly number[], shares: readonly number[]): number[] {
  const sorted = Float32Array.from(values).sort();
  return shares.map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
}

/** Gradient sums along rows and columns of the window. */
export function lines(
  { width, height, window, lightness, across, down }: WindowCrop,
  isDown: boolean,
) {
  const count = new Float32Array(isDown ? width : height);
  const [sum, squares] = [count.slice(), count.slice()];
  const [folds, bars] = [count.slice(), count.slice()];
  const first = count.slice().fill(Infinity);
  const last = count.slice().fill(-1);
  for (let at = 0; at < window.length; at++) {
    if (window[at]! < 0.5) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const [line, place] = isDown ? [x, y] : [y, x];
    count[line]! += 1;
    sum[line]! += lightness[at]!;
    squares[line]! += lightness[at]! ** 2;
    folds[line]! += across[at]!;
    bars[line]! += down[at]!;
    first[line] = Math.min(first[line]!, place);
    last[line] = Math.max(last[line]!, place);
  }
  return {
    first,
    last,
    folds: folds.map((value, line) => value / Math.max(1, count[line]!)),
    bars: bars.map((value, line) => value / Math.max(1, count[line]!)),
    mean: sum.map((value, line) => value / Math.max(1, count[line]!)),
    spread: squares.map((value, line) => {
      const n = Math.max(1, count[line]!);
      return Math.sqrt(Math.max(0, value / n - (sum[line]! / n) ** 2));
    }),
  };
}

export function meansOf(values: Values, { patches: { of, size } }: WindowCrop): Values {
  const means = new Float32Array(size.length);
  for (let at = 0; at < of.length; at++) means[of[at]!]! += values[at]!;
  return means.map((sum, k) => sum / Math.max(1, size[k]!));
}

/** Mean colour weighted by the share, over the whole crop; undefined where the weight is 0. */
export function colourOf({ lightness, a, b }: WindowCrop, share: Values) {
  let [sum, light, red, yellow] = [0, 0, 0, 0];
  for (let at = 0; at < share.length; at++) {
    sum += share[at]!;
    light += share[at]! * lightness[at]!;
    red += share[at]! * a[at]!;
    yellow += share[at]! * b[at]!;
  }
  return sum < 8 ? undefined : ([light / sum, red / sum, yellow / sum] as const);
}

/** Number and position of patches in the window with a similar colour. */
export function alikeOf(crop: WindowCrop, own: readonly number[], left: Values, top: Values) {
  const { lightness, a, b, size } = crop.patches;
  return (k: number) => {
    let [all, sum, u, v, uu, vv, high, side] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (const j of own) {
      all += size[j]!;
      const away =
        ((lightness[k]! - lightness[j]!) / alike.light) ** 2 +
        ((a[k]! - a[j]!) / alike.tint) ** 2 +
        ((b[k]! - b[j]!) / alike.tint) ** 2;
      if (away > 6) continue;
      const weight = size[j]! * Math.exp(-away / 2);
      const [x, y] = [left[j]!, top[j]!];
      sum += weight;
      u += weight * x;
      v += weight * y;
      uu += weight * x * x;
      vv += weight * y * y;
      if (y < 0.2) high += weight;
      if (x < 0.15 || x > 0.85) side += weight;
    }
    const [mu, mv] = [u / sum, v / sum];
    return [
      sum / all,
      Math.abs(mu - 0.5),
      mv,
      Math.sqrt(Math.max(0, uu / sum - mu * mu)),
      Math.sqrt(Math.max(0, vv / sum - mv * mv)),
      high / sum,
      side / sum,
    ];
  };
}

/** Length of a run from a pixel in one direction until the colour changes. */
export function runLength(
  { width, height, window }: WindowCrop,
  [lightness, a, b]: readonly Values[],
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  limits: (typeof runs)[number],
): number {
  const from = y * width + x;
  let length = 0;
  for (;;) {
    const [nextX, nextY] = [x + (length + 1) * dx, y + (length + 1) * dy];
    if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) return length;
    const at = nextY * width + nextX;
    if (window[at]! < 0.5 || Math.abs(lightness![at]! - lightness![from]!) > limits.light)
      return length;
    if (Math.hypot(a![at]! - a![from]!, b![at]! - b![from]!) > limits.tint) return length;
    length++;
  }
}
