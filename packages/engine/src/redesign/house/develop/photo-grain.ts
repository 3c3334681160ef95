/** Matches the new house to lens blur and sensor noise of the photo. */
import { hashLattice } from '../../../random/random.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import type { DevelopedHouse } from './develop-house.ts';

/** Weight of both neighbours in rows and columns, for sharp and soft photos. */
const softnessRange = { crisp: 0.03, soft: 0.17 } as const;
/** Contrast between neighbours relative to that between every second pixel. */
const crispness = { soft: 0.46, crisp: 0.64 } as const;
const mostGrain = 5;

function blurRows(
  data: Float32Array,
  w: number,
  h: number,
  channels: number,
  softness: number,
): Float32Array {
  const out = new Float32Array(data.length);
  const keep = 1 - 2 * softness;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [a, c] = [Math.max(0, x - 1), Math.min(w - 1, x + 1)];
      for (let k = 0; k < channels; k++)
        out[(y * w + x) * channels + k] =
          data[(y * w + x) * channels + k]! * keep +
          (data[(y * w + a) * channels + k]! + data[(y * w + c) * channels + k]!) * softness;
    }
  return out;
}

function blurColumns(
  data: Float32Array,
  w: number,
  h: number,
  channels: number,
  softness: number,
): Float32Array {
  const out = new Float32Array(data.length);
  const keep = 1 - 2 * softness;
  const row = w * channels;
  for (let y = 0; y < h; y++) {
    const [a, c] = [Math.max(0, y - 1) * row, Math.min(h - 1, y + 1) * row];
    for (let at = 0; at < row; at++)
      out[y * row + at] = data[y * row + at]! * keep + (data[a + at]! + data[c + at]!) * softness;
  }
  return out;
}

/** Estimates the photo's blur from the old house. */
export function softnessOf({ photo }: Analysis, { mask }: HouseOutline): number {
  const { widthPx: w, data } = photo;
  let [near, wide] = [0, 0];
  for (let i = 2 * w; i < mask.length - 2 * w; i++) {
    if (mask[i] === 0) continue;
    const at = (offset: number) => data[(i + offset) * 3 + 1]!;
    const bend = (step: number) => (2 * at(0) - at(-step) - at(step)) ** 2;
    near += bend(1) + bend(w);
    wide += bend(2) + bend(2 * w);
  }
  const share = wide === 0 ? crispness.soft : Math.sqrt(near / wide);
  const t = (share - crispness.soft) / (crispness.crisp - crispness.soft);
  const { crisp, soft } = softnessRange;
  return soft + (crisp - soft) * Math.max(0, Math.min(1, t));
}

/** The house, blurred like the photo. */
export function softened(
  house: DevelopedHouse,
  w: number,
  h: number,
  softness: number,
): DevelopedHouse {
  const { colours, coverage } = house;
  // premultiplied, so that nothing bleeds in from outside
  const weighted = new Float32Array(colours.length);
  for (let i = 0; i < coverage.length; i++)
    for (let c = 0; c < 3; c++) weighted[i * 3 + c] = colours[i * 3 + c]! * coverage[i]!;
  const soft = blurColumns(blurRows(weighted, w, h, 3, softness), w, h, 3, softness);
  const cover = blurColumns(blurRows(coverage, w, h, 1, softness), w, h, 1, softness);
  for (let i = 0; i < cover.length; i++) {
    const over = cover[i]! > 1e-4 ? 1 / cover[i]! : 0;
    for (let c = 0; c < 3; c++) soft[i * 3 + c] = Math.min(255, soft[i * 3 + c]! * over);
  }
  return { ...house, colours: soft, coverage: cover };
}

/** Noise of the photo's sky: median of small differences. */
export function grainOf({ classOf, photo }: Analysis): number {
  const { widthPx: w, data } = photo;
  const found: number[] = [];
  for (let i = w + 1; i < classOf.length - w; i += 11) {
    if (classOf[i] !== classNumber.sky || classOf[i - 1] !== classNumber.sky) continue;
    const at = i * 3 + 1;
    found.push(Math.abs(2 * data[at]! - data[at - 3]! - data[at + 3]!) / 2);
  }
  if (found.length < 50) return 1;
  found.sort((a, c) => a - c);
  return Math.min(mostGrain, found[Math.floor(found.length / 2)]! * 1.4);
}

export function addGrain(
  data: Uint8ClampedArray,
  changed: Uint8Array,
  coverage: Float32Array,
  grain: number,
  w: number,
  seed: number,
): void {
  const strength = Math.max(0.8, grain);
  for (let i = 0; i < changed.length; i++) {
    if (changed[i] === 0 || coverage[i]! < 0.5) continue;
    const [x, y] = [i % w, (i / w) | 0];
    const noise =
      (hashLattice(x, y, seed) + hashLattice(x, y, seed + 1) - 1) * 1.6 +
      (hashLattice(x >> 1, y >> 1, seed + 2) - 0.5) * 0.9;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = data[i * 3 + c]! + noise * strength;
  }
}
