/**
 * Window mask for the grade, which leaves the view outside unchanged. Sharp where a window's border is an
 * edge in the photo. Elsewhere (glare on the wall beside a bright pane, classified as pane) it fades with the
 * light, so that the grade doesn't end abruptly.
 */
import { luminanceAt } from '../../colour/srgb.ts';
import type { Plane } from '../../image/image.ts';
import { ReusableBuffer } from '../../image/reusable-buffer.ts';
import { guidedFilter } from '../../ops/guided-filter.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { coverOf } from './surface-cover.ts';

/** Photo pixels per filter pixel. */
const shrink = 4;
const radiusShare = 0.07;
const epsilon = 8e-3;

const held = new WeakMap<Analysis, Plane>();

/** Cover 0..1, in the photo's size or to be enlarged to it; cached per analysis. */
export function windowMaskOf(analysis: Analysis): Plane {
  let glass = held.get(analysis);
  if (!glass) {
    glass = workOut(analysis);
    held.set(analysis, glass);
  }
  return glass;
}

function workOut(analysis: Analysis): Plane {
  const { widthPx, heightPx, data } = analysis.photo;
  const window = surfaceOf(analysis, 'window');
  if (window.area === 0) return window.matte;
  const width = Math.ceil(widthPx / shrink);
  const height = Math.ceil(heightPx / shrink);
  // Wall pixels aren't panes, for paint and light alike.
  const wall = coverOf(analysis, surfaceOf(analysis, 'wall'));
  const light = keptLight.take(width * height);
  const cover = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const first = Math.min(heightPx - 1, y * shrink + (shrink >> 1)) * widthPx;
    const row = { first, last: first + widthPx - 1, to: y * width, width };
    writeLight(data, row, light);
    writeGlass(window.matte.data, wall, row, cover);
  }
  const radius = Math.max(2, Math.round(radiusShare * Math.max(width, height)));
  guidedFilter({ data: light, width, height, radius }, [cover], epsilon);
  hold(cover);
  return { widthPx: width, heightPx: height, data: cover };
}

const keptLight = new ReusableBuffer(Float32Array);

/** A row of the photo, from pixel `first` to `last`, with position and width of its reduced row. */
interface ShrunkRow {
  readonly first: number;
  readonly last: number;
  readonly to: number;
  readonly width: number;
}

function writeLight(data: Uint8ClampedArray, row: ShrunkRow, light: Float32Array): void {
  const { first, last, to: start, width } = row;
  let index = first + (shrink >> 1);
  for (let to = start; to < start + width; to++, index += shrink) {
    light[to] = Math.cbrt(luminanceAt(data, Math.min(last, index) * 3));
  }
}

function writeGlass(
  window: Float32Array,
  wall: Uint8Array,
  { first, last, to: start, width }: ShrunkRow,
  cover: Float32Array,
): void {
  let next = first + (shrink >> 1);
  for (let to = start; to < start + width; to++, next += shrink) {
    const index = Math.min(last, next);
    cover[to] = Math.min(window[index]!, 1 - wall[index]! / 255);
  }
}

/** Clamps to 0..1. */
function hold(cover: Float32Array): void {
  for (let i = 0; i < cover.length; i++) cover[i] = Math.min(1, Math.max(0, cover[i]!));
}
