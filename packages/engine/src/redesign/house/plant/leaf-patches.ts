/** Finds patches of pure leaves in the photo, as texture for new plants. */
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import { hashLattice } from '../../../random/random.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber } from '../read/house-outline.ts';

/** Patch sizes to try, as shares of the width; larger is better. */
const sideShares = [0.085, 0.055, 0.034] as const;
const leastLeaves = 0.94;
/** A patch with a brighter pixel is rejected: watermark letters, or sky between leaves. */
const mostBright = 0.6;
const leastCertainty = 0.55;
/** Lawn has little contrast, and backlit crowns are black. */
const contrast = { least: 0.16, usual: 0.42 } as const;
const levels = { least: 0.012, most: 0.4 } as const;
const most = 3;
/** Plants at foot height have the light that new ones need; the brightest patches are lawn and flowers. */
const costs = { far: 1.2, light: 2 } as const;
const brightCost = 40;
const usualGreen = [0.045, 0.068, 0.026] as const;
/** Shade and light of synthetic leaves, for photos without any. */
const drawnLeaves = { least: 0.45, range: 1.1 } as const;

/** Writes the linear colour of a leaf at an offset from a plant's centre; each plant has its own patch. */
export type Leaves = (x: number, y: number, plant: number, out: Float64Array) => void;

interface Patch {
  readonly x: number;
  readonly y: number;
  readonly score: number;
}

/** Sampling step in both directions. */
const stride = 2;

/** Summed-area tables of leaves, light and its square, on the coarse grid. */
function leafSums({ classOf, certainty, photo }: Analysis, isOut: (pixel: number) => boolean) {
  const { widthPx, heightPx, data } = photo;
  const [w, h] = [Math.floor(widthPx / stride), Math.floor(heightPx / stride)];
  const wide = w + 1;
  const count = new Float64Array(wide * (h + 1));
  const sum = new Float64Array(wide * (h + 1));
  const squares = new Float64Array(wide * (h + 1));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (y * widthPx + x) * stride;
      const red = data[i * 3]!;
      const green = data[i * 3 + 1]!;
      const blue = data[i * 3 + 2]!;
      const isLeaf =
        classOf[i] === classNumber.vegetation &&
        certainty.data[i]! > leastCertainty &&
        green > red * 0.98 &&
        green > blue * 1.04 &&
        !isOut(i);
      const level = 0.3 * linearFromSrgb8[red]! + 0.7 * linearFromSrgb8[green]!;
      const value = level > mostBright ? -brightCost : isLeaf ? 1 : 0;
      const at = (y + 1) * wide + x + 1;
      const [left, up, both] = [at - 1, at - wide, at - wide - 1];
      count[at] = value + count[left]! + count[up]! - count[both]!;
      sum[at] = level + sum[left]! + sum[up]! - sum[both]!;
      squares[at] = level * level + squares[left]! + squares[up]! - squares[both]!;
    }
  const over = (table: Float64Array, x: number, y: number, side: number) =>
    table[(y + side) * wide + x + side]! -
    table[y * wide + x + side]! -
    table[(y + side) * wide + x]! +
    table[y * wide + x]!;
  return { count, sum, squares, over, w, h };
}

function patchesOf(
  analysis: Analysis,
  isOut: (pixel: number) => boolean,
  foot: number,
): { readonly side: number; readonly patches: readonly Patch[] } {
  const { count, sum, squares, over, w, h } = leafSums(analysis, isOut);
  for (const share of sideShares) {
    const side = Math.max(5, Math.round(share * w));
    const found: Patch[] = [];
    const step = Math.max(2, Math.round(side / 3));
    for (let y = 0; y + side < h; y += step)
      for (let x = 0; x + side < w; x += step) {
        const all = side * side;
        if (over(count, x, y, side) < leastLeaves * all) continue;
        const mean = over(sum, x, y, side) / all;
        const spread = Math.sqrt(Math.max(0, over(squares, x, y, side) / all - mean * mean)) / mean;
        if (spread < contrast.least || mean < levels.least || mean > levels.most) continue;
        const far = Math.abs(y + side / 2 - foot / stride) / h;
        found.push({
          x,
          y,
          score: Math.min(1, spread / contrast.usual) - far * costs.far - mean * costs.light,
        });
      }
    found.sort((a, c) => c.score - a.score);
    const patches: Patch[] = [];
    for (const one of found)
      if (
        patches.length < most &&
        patches.every(({ x, y }) => Math.abs(x - one.x) > side || Math.abs(y - one.y) > side)
      )
        patches.push(one);
    if (patches.length === 0) continue;
    const whole = patches.map((one) => ({ ...one, x: one.x * stride, y: one.y * stride }));
    return { side: side * stride, patches: whole };
  }
  return { side: 0, patches: [] };
}

/** Mirrored repetition of a patch, so that its ends meet. */
function folded(value: number, side: number): number {
  const turn = ((Math.round(value) % (2 * side)) + 2 * side) % (2 * side);
  return turn < side ? turn : 2 * side - 1 - turn;
}

export function leavesOf(
  analysis: Analysis,
  isOut: (pixel: number) => boolean,
  foot: number,
  seed: number,
): Leaves {
  const { widthPx: w, data } = analysis.photo;
  const { side, patches } = patchesOf(analysis, isOut, foot);
  if (patches.length === 0)
    return (x, y, plant, out) => {
      const light =
        drawnLeaves.least + drawnLeaves.range * hashLattice(x >> 1, y >> 1, seed + plant) ** 1.5;
      for (const c of [0, 1, 2] as const) out[c] = usualGreen[c] * light;
    };
  return (x, y, plant, out) => {
    const patch = patches[Math.floor(hashLattice(plant, 1, seed) * patches.length)]!;
    // the patch's centre is at the plant's centre, so that mirror seams are at its rim
    const shift = (k: number) => (0.5 + 0.3 * (hashLattice(plant, k, seed) - 0.5)) * side;
    const turned = hashLattice(plant, 4, seed) < 0.5 ? x : -x;
    const u = patch.x + folded(turned + shift(2), side);
    const v = patch.y + folded(y + shift(3), side);
    for (const c of [0, 1, 2] as const) out[c] = linearFromSrgb8[data[(v * w + u) * 3 + c]!]!;
  };
}
