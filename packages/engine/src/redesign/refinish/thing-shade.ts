/** Shade of things on floor and walls beside them, as a smooth factor without the old surface's pattern. */
import { boxMean } from '../../ops/box-blur.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { behind } from '../empty/planes-behind.ts';
import { classOfPlane, logOfCode, type SeenSurfaces } from '../empty/seen-surfaces.ts';
import { grown } from '../empty/thing-mask.ts';

/** Shares of the width: search radius, and blur. */
const reach = { floor: 0.06, wall: 0.04 } as const;
const blur = 0.01;
const fade = 0.03;
/** Logarithms of light: smaller differences are the surface's own; limits of the shade. */
const noise = 0.1;
const deepest = { floor: 0.6, wall: 0.35 } as const;

/** Factor of light per pixel, at most 1. */
export function thingShade(
  { photo, classOf }: Analysis,
  { courses, planes }: SeenSurfaces,
  things: Float32Array,
): Float32Array {
  const { widthPx: w, heightPx: h, data } = photo;
  const px = (share: number) => Math.max(1, Math.round(share * w));
  const mask = Uint8Array.from(things, (value) => (value > 0.3 ? 1 : 0));
  const near = {
    floor: Float32Array.from(grown(mask, w, h, px(reach.floor))),
    wall: Float32Array.from(grown(mask, w, h, px(reach.wall))),
  };
  const darker = new Float32Array(w * h);
  const known = new Float32Array(w * h);
  const course = new Float64Array(3);
  for (let at = 0; at < mask.length; at++) {
    const plane = planes[at]!;
    const part = plane === behind.floor ? 'floor' : 'wall';
    if (
      mask[at] ||
      plane === behind.ceiling ||
      !near[part][at] ||
      classOf[at] !== classOfPlane[plane]
    )
      continue;
    const usual = courses[plane];
    if (!usual) continue;
    usual.at(((at % w) + 0.5) / w, (Math.floor(at / w) + 0.5) / h, course);
    let away = 0;
    for (let c = 0; c < 3; c++) away += (logOfCode[data[at * 3 + c]!]! - course[c]!) / 3;
    darker[at] = Math.min(deepest[part], Math.max(-deepest[part], -away));
    known[at] = 1;
  }
  for (let pass = 0; pass < 2; pass++) {
    boxMean(darker, w, h, px(blur), darker);
    boxMean(known, w, h, px(blur), known);
  }
  const ends = {
    floor: boxMean(near.floor, w, h, px(fade)),
    wall: boxMean(near.wall, w, h, px(fade)),
  };
  return darker.map((sum, at) => {
    if (known[at]! < 0.02) return 1;
    const part = planes[at] === behind.floor ? 'floor' : 'wall';
    const away = Math.max(0, sum / known[at]! - noise);
    return Math.exp(-Math.min(deepest[part], away) * ends[part][at]!);
  });
}
