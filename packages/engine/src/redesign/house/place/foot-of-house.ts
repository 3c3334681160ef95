/** Blends new walls with the photo's ground: a dark contact line, and grass in front. */
import { smoothStep } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';

/** Shares of the photo's height. */
const reachShare = 0.011;
const grassShare = 0.011;
const contact = 0.72;
/** Walls also hide half of the sky from the ground before them: share of light lost, and its reach as a share of the height. */
const hidden = { light: 0.28, reachShare: 0.036 } as const;
/** Width of a blade of grass, as a share of the photo's width. */
const bladeShare = 0.0016;
/** Ratio of green to red and blue at which ground counts as overgrown. */
const grownGreen = 1.06;
/**
 * Gravel and soil lie unevenly against a wall: so high, as a share of the photo's height, in heaps so wide, as a share of its width.
 * Ground with less contrast between neighbours (0..255) is paved, and ends in a line.
 */
const heaped = { share: 0.0075, wideShare: 0.011, contrast: 6, reachShare: 0.03 } as const;

export interface Foot {
  /** Factor on the ground's light, 1 away from the house. */
  readonly shade: Float32Array;
  /** Row of the lowest wall in each column; -1 where there is none. */
  readonly lowest: Int32Array;
}

/** Lowest covered row of each column; -1 where there is none. */
export function lowestRows(coverage: Float32Array, w: number): Int32Array {
  const lowest = new Int32Array(w).fill(-1);
  for (let i = 0; i < coverage.length; i++)
    if (coverage[i]! >= 0.5) lowest[i % w] = Math.floor(i / w);
  return lowest;
}

/** Walls that end higher overhang, unless open ground is right below, as shares of the height. */
const hanging = { usual: 0.04, onGround: 0.13, under: 0.008 } as const;

export function footOf(
  coverage: Float32Array,
  w: number,
  h: number,
  base: number,
  isOpen: (pixel: number) => boolean = () => false,
): Foot {
  const shade = new Float32Array(w * h).fill(1);
  const lowest = new Int32Array(w).fill(-1);
  const reach = Math.max(1.5, reachShare * h);
  const far = hidden.reachShare * h;
  for (let x = 0; x < w; x++) {
    let y = h - 1;
    while (y >= 0 && coverage[y * w + x]! < 0.5) y--;
    const under = Math.min(h - 1, y + Math.ceil(hanging.under * h)) * w + x;
    if (y < base - (y >= 0 && isOpen(under) ? hanging.onGround : hanging.usual) * h) continue;
    lowest[x] = y;
    for (let row = y; row < Math.min(h, y + far * 3); row++)
      shade[row * w + x] =
        (1 - contact * Math.exp(-(row - y) / reach)) *
        (1 - hidden.light * Math.exp(-(row - y) / far));
  }
  for (let y = 0; y < h; y++) spreadRow(shade, y * w, w, Math.max(1, Math.round(reach * 0.7)));
  return { shade, lowest };
}

function spreadRow(data: Float32Array, from: number, w: number, radius: number): void {
  const row = data.slice(from, from + w);
  if (row.every((value) => value === 1)) return;
  for (let x = 0; x < w; x++) {
    let sum = 0;
    for (let dx = -radius; dx <= radius; dx++) sum += row[Math.max(0, Math.min(w - 1, x + dx))]!;
    data[from + x] = sum / (2 * radius + 1);
  }
}

/** Whether the ground around a place is of grains. */
function isLoose(ground: Uint8ClampedArray, x: number, row: number, w: number): boolean {
  const reach = Math.max(2, Math.round(heaped.reachShare * w));
  let [sum, count] = [0, 0];
  for (let u = Math.max(0, x - reach); u < Math.min(w - 1, x + reach); u++)
    for (const y of [row, row + 2, row + 4, row + 6]) {
      const at = (y * w + u) * 3 + 1;
      if (at + 3 >= ground.length) continue;
      sum += Math.abs(ground[at]! - ground[at + 3]!);
      count++;
    }
  return sum > heaped.contrast * count;
}

/** Lays grains from right in front, in their light, over the lowest rows of the wall in a column. */
function heapGrains(
  data: Uint8ClampedArray,
  changed: Uint8Array,
  [x, foot]: readonly [number, number],
  w: number,
  seed: number,
): void {
  const h = changed.length / w;
  const along = x / Math.max(2, heaped.wideShare * w);
  const [one, part] = [Math.floor(along), smoothStep(0, 1, along % 1)];
  const heap = hashLattice(one, 13, seed) * (1 - part) + hashLattice(one + 1, 13, seed) * part;
  const tall = heaped.share * h * (0.15 + 0.6 * heap + 0.25 * hashLattice(x, 17, seed));
  for (let up = -1; up < tall; up++) {
    const y = foot - up;
    if (y < 0 || y >= h || changed[y * w + x] === 0) continue;
    const source = (Math.min(h - 1, foot + 2 + Math.round(tall + up)) * w + x) * 3;
    const alpha = Math.min(1, Math.max(0, tall - up)) * 0.92;
    for (let c = 0; c < 3; c++) {
      const at = (y * w + x) * 3 + c;
      data[at] = data[at]! + (data[source + c]! - data[at]!) * alpha;
    }
  }
}

/** Grows lawn and beds over the foot of the walls: copies blades from just below. */
export function growOverFoot(
  data: Uint8ClampedArray,
  ground: Uint8ClampedArray,
  { lowest }: Foot,
  changed: Uint8Array,
  w: number,
  seed: number,
): void {
  const h = changed.length / w;
  const tallest = Math.max(2, grassShare * h);
  const blade = Math.max(1, bladeShare * w);
  for (let x = 0; x < w; x++) {
    const foot = lowest[x]!;
    if (foot < 0) continue;
    const from = Math.min(h - 1, Math.round(foot + tallest * 0.7));
    const under = (from * w + x) * 3;
    const [red, green, blue] = [ground[under]!, ground[under + 1]!, ground[under + 2]!];
    if (green < red * grownGreen || green < blue * grownGreen) {
      if (isLoose(ground, x, from, w)) heapGrains(data, changed, [x, foot], w, seed);
      continue;
    }
    const tuft = hashLattice(Math.floor(x / (blade * 7)), 3, seed);
    const one = hashLattice(Math.floor(x / blade), 5, seed);
    const tall = tallest * (0.15 + 0.5 * tuft * one + 0.35 * one);
    for (let up = 0; up < tall; up++) {
      const y = foot - up;
      if (changed[y * w + x] === 0) continue;
      const source = (Math.min(h - 1, from + up) * w + x) * 3;
      const alpha = Math.min(1, (tall - up) * 0.7) * 0.9;
      const dim = 0.62 + 0.38 * (up / tall);
      for (let c = 0; c < 3; c++) {
        const at = (y * w + x) * 3 + c;
        data[at] = data[at]! + (ground[source + c]! * dim - data[at]!) * alpha;
      }
    }
  }
}
