/** Plants, cars and posts that stand before the house: they stay, with their soft edges. */

import { connectedComponents } from '../../ops/components.ts';
import { type Analysis, surfaceOf } from '../../sense/analysis.ts';
import { classNumber, type HouseOutline } from './house-outline.ts';

/** Above the foot by no more than this, as shares of the photo's height, a thing stands before the house. */
const footShare = 0.05;
const groundShare = 0.012;

/** Things that reach the ground before the house; what ends higher is a part of the house. */
function thingsBefore(analysis: Analysis, base: number): Uint8Array {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const labels = Uint8Array.from(classOf, (kind) => (kind === classNumber.other ? 1 : 0));
  const { of, size } = connectedComponents(labels, w, h);
  const reaches = new Uint8Array(size.length);
  for (let y = Math.ceil(base + groundShare * h); y < h; y++)
    for (let i = y * w; i < (y + 1) * w; i++) if (of[i]! >= 0) reaches[of[i]!] = 1;
  for (let i = 0; i < labels.length; i++) labels[i] = of[i]! >= 0 ? reaches[of[i]!]! : 0;
  return labels;
}

/** 1 where something is seen that stands nearer than the house. */
function standsBefore(analysis: Analysis, outline: HouseOutline): Uint8Array {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const { mask, topOf, base } = outline;
  const before = new Uint8Array(w * h);
  const things = thingsBefore(analysis, base);
  for (let x = 0; x < w; x++) {
    // what grows up without a gap from below the foot of the house
    let isRun = false;
    for (let y = h - 1; y >= 0; y--) {
      const i = y * w + x;
      if (mask[i] === 0 && (classOf[i] === classNumber.vegetation || things[i] === 1)) {
        isRun = isRun || y >= base - footShare * h;
        // with house above it in its column it hides a part of the house
        if (isRun || y > topOf[x]!) before[i] = 1;
      } else if (y < base) isRun = false;
    }
  }
  return before;
}

/** Opacity of what stands before the house, 0..1 a pixel. */
export function frontThings(analysis: Analysis, outline: HouseOutline): Float32Array {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const before = standsBefore(analysis, outline);
  const plants = surfaceOf(analysis, 'vegetation').matte.data;
  const things = surfaceOf(analysis, 'other').matte.data;
  const alpha = new Float32Array(w * h);
  const reach = Math.max(1, Math.round(w / 500));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const cover = plants[i]! + things[i]!;
      if (cover < 0.08) continue;
      let isNear = before[i] === 1;
      for (let dy = -reach; dy <= reach && !isNear; dy += reach)
        for (let dx = -reach; dx <= reach && !isNear; dx += reach) {
          const [u, v] = [x + dx, y + dy];
          if (u >= 0 && u < w && v >= 0 && v < h) isNear = before[v * w + u] === 1;
        }
      if (isNear) alpha[i] = Math.min(1, Math.max(0, (cover - 0.12) / 0.66));
    }
  return alpha;
}
