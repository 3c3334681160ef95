/**
 * Superpixels: small patches of one colour that follow edges (SLIC, Achanta et al. 2012), with adjacency.
 * Classifiers run per patch instead of per pixel.
 */
import { sharedFilterMemory } from '../../ops/filter-kernel.ts';
import { unclearedScratch } from '../../ops/scratch-arrays.ts';
import type { WorkingImage } from '../photo/working-image.ts';

export interface Superpixels {
  readonly count: number;
  /** Patch of each working pixel. */
  readonly of: Int32Array;
  readonly size: Float32Array;
  readonly centreX: Float32Array;
  readonly centreY: Float32Array;
  /** Mean colour. */
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  readonly borders: readonly PatchBorder[];
}

export interface PatchBorder {
  readonly first: number;
  readonly second: number;
  readonly length: number;
  /** Mean gradient strength along it. */
  readonly contrast: number;
}

const wantedCount = 1100;
const compactness = 0.07;
const rounds = 4;
/** Chroma weighs more than lightness, which shading changes. */
const chromaWeight = 4;
/** Patches below this share of the usual size are merged into a neighbour. */
const crumbShare = 0.25;

export function createSuperpixels(image: WorkingImage, magnitude: Float32Array): Superpixels {
  const { width, height } = image;
  const spacing = Math.max(2, Math.sqrt((width * height) / wantedCount));
  const labels = joinCrumbs(cluster(image, spacing), width, spacing);
  return describe(image, labels.of, labels.count, magnitude);
}

/** Cluster of each pixel, in the filters' temporary memory. */
function cluster(image: WorkingImage, spacing: number): Int32Array {
  const { width, height, lightness, a, b } = image;
  const columns = Math.max(1, Math.round(width / spacing));
  const rows = Math.max(1, Math.round(height / spacing));
  const count = columns * rows;
  const centres = new Float64Array(count * 5);
  for (let k = 0; k < count; k++) {
    const x = Math.min(width - 1, (((k % columns) + 0.5) * width) / columns) | 0;
    const y = Math.min(height - 1, ((Math.floor(k / columns) + 0.5) * height) / rows) | 0;
    const i = y * width + x;
    centres.set([lightness[i]!, a[i]!, b[i]!, x, y], 5 * k);
  }
  const memory = sharedFilterMemory();
  const planes = [memory.put(lightness), memory.put(a), memory.put(b)] as const;
  const nearestAt = memory.reserve(width * height * 4);
  const labelsAt = memory.reserve(width * height * 4);
  const centresAt = memory.put(centres);
  const sumsAt = memory.reserve(count * 6 * 8);
  const placeWeight = (compactness / spacing) ** 2;
  const reach = [Math.ceil(width / columns), Math.ceil(height / rows)] as const;
  const { kernel } = memory;
  for (let round = 0; round < rounds; round++) {
    if (round > 0) kernel.centre(...planes, labelsAt, width, height, centresAt, count, sumsAt);
    kernel.assign(
      ...planes,
      nearestAt,
      labelsAt,
      width,
      height,
      centresAt,
      count,
      ...reach,
      chromaWeight,
      placeWeight,
    );
  }
  return new Int32Array(kernel.memory.buffer, labelsAt, width * height);
}

/** Splits clusters into connected patches and merges small ones into the previous patch. */
function joinCrumbs(clusters: Int32Array, width: number, spacing: number) {
  const of = unclearedScratch(Int32Array, clusters.length).fill(-1);
  const stack = unclearedScratch(Int32Array, clusters.length);
  const smallest = spacing * spacing * crumbShare;
  let count = 0;
  for (let start = 0; start >= 0; start = of.indexOf(-1, start)) {
    const value = clusters[start]!;
    stack[0] = start;
    of[start] = count;
    const { members, neighbour } = fillPatch(clusters, of, stack, value, count, width);
    if (members < smallest && neighbour >= 0) {
      for (let k = 0; k < members; k++) of[stack[k]!] = neighbour;
    } else count++;
  }
  return { of, count };
}

/** Flood fill: gives the connected pixels of a cluster to the patch `own`. */
function fillPatch(
  clusters: Int32Array,
  of: Int32Array,
  stack: Int32Array,
  value: number,
  own: number,
  width: number,
) {
  const lastRow = of.length - width;
  let neighbour = -1;
  let members = 1;
  for (let top = 0; top < members; top++) {
    const pixel = stack[top]!;
    const x = pixel % width;
    for (let side = 0; side < 4; side++) {
      let next = -1;
      if (side === 0 && x > 0) next = pixel - 1;
      else if (side === 1 && x < width - 1) next = pixel + 1;
      else if (side === 2 && pixel >= width) next = pixel - width;
      else if (side === 3 && pixel < lastRow) next = pixel + width;
      if (next < 0) continue;
      const owner = of[next]!;
      if (owner === -1) {
        if (clusters[next] === value) {
          of[next] = own;
          stack[members++] = next;
        }
      } else if (owner !== own) neighbour = owner;
    }
  }
  return { members, neighbour };
}

function describe(
  image: WorkingImage,
  of: Int32Array,
  count: number,
  magnitude: Float32Array,
): Superpixels {
  const { width, height } = image;
  const size = new Float32Array(count);
  const centreX = new Float32Array(count);
  const centreY = new Float32Array(count);
  const lightness = new Float32Array(count);
  const a = new Float32Array(count);
  const b = new Float32Array(count);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const k = of[i]!;
      size[k] = size[k]! + 1;
      centreX[k] = centreX[k]! + x + 0.5;
      centreY[k] = centreY[k]! + y + 0.5;
      lightness[k] = lightness[k]! + image.lightness[i]!;
      a[k] = a[k]! + image.a[i]!;
      b[k] = b[k]! + image.b[i]!;
    }
  }
  for (const sums of [centreX, centreY, lightness, a, b]) {
    for (let k = 0; k < count; k++) sums[k] = sums[k]! / size[k]!;
  }
  const borders = findBorders(of, count, width, height, magnitude);
  return { count, of, size, centreX, centreY, lightness, a, b, borders };
}

function findBorders(
  of: Int32Array,
  count: number,
  width: number,
  height: number,
  magnitude: Float32Array,
): PatchBorder[] {
  const found: { first: number; second: number; length: number; sum: number; next: number }[] = [];
  /** Linked lists: the newest border of each patch with a higher-numbered one. */
  const newest = new Int32Array(count).fill(-1);
  const meet = (i: number, j: number) => {
    const first = Math.min(of[i]!, of[j]!);
    const second = Math.max(of[i]!, of[j]!);
    let at = newest[first]!;
    while (at >= 0 && found[at]!.second !== second) at = found[at]!.next;
    if (at < 0) {
      at = found.length;
      found.push({ first, second, length: 0, sum: 0, next: newest[first]! });
      newest[first] = at;
    }
    const border = found[at]!;
    border.length++;
    border.sum += Math.max(magnitude[i]!, magnitude[j]!);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const own = of[i]!;
      if (x < width - 1 && of[i + 1] !== own) meet(i, i + 1);
      if (y < height - 1 && of[i + width] !== own) meet(i, i + width);
    }
  }
  return found.map(({ first, second, length, sum }) => ({
    first,
    second,
    length,
    contrast: sum / length,
  }));
}
