/**
 * How far each pixel is a window for the finish, which leaves the view outside alone. Where the border of
 * a window is an edge of the photo it stays sharp; where it is none (glare on the wall beside a bright
 * pane, taken for the pane) it fades with the light, or the finish would end in a spot.
 */
import { luminanceAt } from '../colour/srgb.ts';
import { guidedFilter } from '../ops/guided-filter.ts';
import { resizeBilinear } from '../ops/resize.ts';
import type { Analysis } from '../sense/analysis.ts';
import { surfaceOf } from '../sense/analysis.ts';
import { coverOf } from './surface-cover.ts';

/** Photo pixels to a pixel of the filter. */
const shrink = 4;
const radiusShare = 0.07;
const epsilon = 8e-3;

const held = new WeakMap<Analysis, Float32Array>();

/** Cover 0..1, as large as the photo; worked out once an analysis. */
export function softGlassOf(analysis: Analysis): Float32Array {
  let glass = held.get(analysis);
  if (!glass) {
    glass = workOut(analysis);
    held.set(analysis, glass);
  }
  return glass;
}

function workOut(analysis: Analysis): Float32Array {
  const { widthPx, heightPx, data } = analysis.photo;
  const window = surfaceOf(analysis, 'window');
  if (window.area === 0) return window.matte.data;
  const width = Math.ceil(widthPx / shrink);
  const height = Math.ceil(heightPx / shrink);
  // What was found to be wall is no pane: paint and light agree on that.
  const wall = coverOf(analysis, surfaceOf(analysis, 'wall'));
  const light = new Float32Array(width * height);
  const cover = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(heightPx - 1, y * shrink + (shrink >> 1)) * widthPx;
    for (let x = 0; x < width; x++) {
      const index = row + Math.min(widthPx - 1, x * shrink + (shrink >> 1));
      light[y * width + x] = Math.cbrt(luminanceAt(data, index * 3));
      cover[y * width + x] = Math.min(window.matte.data[index]!, 1 - wall[index]! / 255);
    }
  }
  const radius = Math.max(2, Math.round(radiusShare * Math.max(width, height)));
  guidedFilter({ data: light, width, height, radius }, [cover], epsilon);
  for (let i = 0; i < cover.length; i++) cover[i] = Math.min(1, Math.max(0, cover[i]!));
  return resizeBilinear(cover, width, height, widthPx, heightPx);
}
