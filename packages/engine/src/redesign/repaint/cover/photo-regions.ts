/**
 * Regions of a photo along its own edges: superpixels are merged, weakest border first, by the mean step over all that
 * two regions share, so that one gap in an outline merges nothing. Shadows fade, and stay with what they lie on.
 */
import type { RgbImage } from '../../../image/image.ts';
import { guidedFilter } from '../../../ops/guided-filter.ts';
import { resizeArea } from '../../../ops/resize.ts';
import { rootOf, separateSets } from '../../../ops/union-find.ts';
import { opponentColours } from '../../refinish/outline/colour-cut.ts';
import {
  type ColourPlanes,
  type Superpixels,
  superpixels,
} from '../../refinish/outline/superpixels.ts';
import { BorderHeap } from './border-heap.ts';

const mostWidthPx = 640;
/** Superpixels across the picture. */
const across = 110;
/** Weight of the steps without their sign: a thin line has them on both sides. */
const roughCounts = 0.25;
/** Radius (share of the width), and variance of light below which detail is levelled. */
const grain = { radius: 0.005, epsilon: 0.0014 } as const;
/** Lightness of white in opponent colours. */
const wholeLight = 140;
/** Steps (codes) of a usual photo within a surface: noisier ones would fall into patches. */
const usualNoise = 1.5;
const noiseStride = 5;

export interface PhotoRegions {
  readonly width: number;
  readonly height: number;
  readonly planes: ColourPlanes['planes'];
  readonly patches: Superpixels;
  /** Steps (codes) by which it is noisier than a usual one. */
  readonly noise: number;
  /** For each limit the region of each superpixel. */
  readonly levels: readonly Int32Array[];
}

/** Steps over a border, summed: signed from the lower to the higher region, and not. */
interface Border {
  length: number;
  light: number;
  tint: number;
  other: number;
  rough: number;
}

type Borders = Map<number, Border>[];

/** @param limits mean steps (codes) up to which regions merge, ascending */
export function photoRegions(photo: RgbImage, limits: readonly number[]): PhotoRegions {
  const { widthPx: w, heightPx: h } = photo;
  const width = Math.min(w, mostWidthPx);
  const height = Math.max(1, Math.round((h * width) / w));
  const planes = opponentColours(photo).map((values) =>
    width === w ? values : resizeArea(values, w, h, width, height),
  ) as unknown as ColourPlanes['planes'];
  withoutGrain(planes, width, height);
  const patches = superpixels({ width, height, planes }, Math.max(3, width / across));
  const noise = noiseOf(patches, { width, height, planes });
  if (limits.length === 0) return { width, height, planes, patches, noise, levels: [] };
  const borders = bordersOf(patches, { width, height, planes });
  return { width, height, planes, patches, noise, levels: merged(borders, limits, noise) };
}

/** In place: grain and the relief of plaster would part a wall into patches. */
function withoutGrain(planes: ColourPlanes['planes'], width: number, height: number): void {
  const data = planes[0].map((value) => value / wholeLight);
  const radius = Math.max(2, Math.round(grain.radius * width));
  guidedFilter({ data, width, height, radius }, [...planes], grain.epsilon);
}

/** The median step within superpixels, beyond the usual. */
function noiseOf({ of }: Superpixels, { width, planes }: ColourPlanes): number {
  const steps: number[] = [];
  for (let at = 1; at + 2 < of.length; at += noiseStride) {
    if (of[at - 1] !== of[at] || of[at] !== of[at + 1] || of[at] !== of[at + 2]) continue;
    if (at % width < 1 || at % width > width - 3) continue;
    steps.push(Math.hypot(...planes.map((plane) => plane[at + 2]! - plane[at - 1]!)));
  }
  steps.sort((one, other) => one - other);
  return Math.max(0, (steps[steps.length >> 1] ?? 0) - usualNoise);
}

/** Border of two regions: length in pixels, and mean steps across it (codes), signed and absolute. */
export interface SharedBorder {
  readonly length: number;
  readonly step: number;
  readonly rough: number;
}

/** By region, then by its neighbour. */
export type SharedBorders = readonly ReadonlyMap<number, SharedBorder>[];

const known = new WeakMap<Int32Array, SharedBorders>();

/** @param regionOf region of each superpixel */
export function sharedBorders(
  { width, height, planes, patches }: PhotoRegions,
  regionOf: Int32Array,
): SharedBorders {
  const held = known.get(regionOf);
  if (held) return held;
  const of = patches.of.map((patch) => regionOf[patch]!);
  const borders = bordersOf({ of, size: patches.size }, { width, height, planes }).map(
    (around) =>
      new Map(
        [...around].map(([near, border]) => [
          near,
          {
            length: border.length,
            step: Math.hypot(border.light, border.tint, border.other) / border.length,
            rough: border.rough / border.length,
          },
        ]),
      ),
  );
  known.set(regionOf, borders);
  return borders;
}

function bordersOf(
  { of, size }: Pick<Superpixels, 'of' | 'size'>,
  { width, height, planes }: ColourPlanes,
): Borders {
  const borders: Borders = Array.from({ length: size.length }, () => new Map());
  const [light, tint, other] = planes;
  const meet = (at: number, next: number, before: number, after: number) => {
    const [one, two] = [of[at]!, of[next]!];
    if (one === two) return;
    const [low, high] = [Math.min(one, two), Math.max(one, two)];
    let border = borders[low]!.get(high);
    if (!border) {
      border = { length: 0, light: 0, tint: 0, other: 0, rough: 0 };
      borders[low]!.set(high, border);
      borders[high]!.set(low, border);
    }
    const sign = one === low ? 1 : -1;
    // an edge is some pixels wide
    const steps = [light, tint, other].map((plane) => plane[after]! - plane[before]!) as [
      number,
      number,
      number,
    ];
    border.length += 1;
    border.light += sign * steps[0];
    border.tint += sign * steps[1];
    border.other += sign * steps[2];
    border.rough += Math.hypot(...steps);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x + 1 < width) meet(at, at + 1, x > 0 ? at - 1 : at, x + 2 < width ? at + 2 : at + 1);
      if (y + 1 < height)
        meet(at, at + width, y > 0 ? at - width : at, y + 2 < height ? at + 2 * width : at + width);
    }
  return borders;
}

const strengthOf = ({ length, light, tint, other, rough }: Border, noise: number): number =>
  Math.hypot(light, tint, other) / length + roughCounts * Math.max(0, rough / length - noise);

function merged(borders: Borders, limits: readonly number[], noise: number): Int32Array[] {
  const parent = separateSets(borders.length);
  const heap = new BorderHeap();
  borders.forEach((around, low) => {
    for (const [high, border] of around)
      if (low < high) heap.push({ strength: strengthOf(border, noise), low, high });
  });
  const levels: Int32Array[] = [];
  const snapshot = () => Int32Array.from(parent, (_, k) => rootOf(parent, k));
  for (let next = heap.pop(); next && levels.length < limits.length; next = heap.pop()) {
    const { low, high, strength } = next;
    const border = borders[low]!.get(high);
    if (parent[low] !== low || parent[high] !== high || !border) continue;
    if (strengthOf(border, noise) !== strength) continue;
    while (levels.length < limits.length && strength > limits[levels.length]!)
      levels.push(snapshot());
    if (levels.length === limits.length) break;
    parent[high] = low;
    join(borders, { into: low, from: high, noise }, heap);
  }
  while (levels.length < limits.length) levels.push(snapshot());
  return levels;
}

/** Gives the borders of `from` to `into`, which is the lower one. */
function join(
  borders: Borders,
  { into, from, noise }: { readonly into: number; readonly from: number; readonly noise: number },
  heap: BorderHeap,
): void {
  borders[into]!.delete(from);
  for (const [near, border] of borders[from]!) {
    if (near === into) continue;
    borders[near]!.delete(from);
    // the sign runs from the lower region to the higher one
    const turn = from < near === into < near ? 1 : -1;
    const known = borders[into]!.get(near);
    const joint = known ?? { length: 0, light: 0, tint: 0, other: 0, rough: 0 };
    joint.length += border.length;
    joint.light += turn * border.light;
    joint.tint += turn * border.tint;
    joint.other += turn * border.other;
    joint.rough += border.rough;
    borders[into]!.set(near, joint);
    borders[near]!.set(into, joint);
    heap.push({
      strength: strengthOf(joint, noise),
      low: Math.min(into, near),
      high: Math.max(into, near),
    });
  }
  borders[from]!.clear();
}
