/** Windows that are drawn anew where their view is unclear: behind their frames it is shown pale and out of focus. */
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import type { Analysis, Opening } from '../../../sense/analysis.ts';
import { spread } from '../../empty/spread.ts';
import { leastConfidence } from '../../shell/photo-shell.ts';
import { roomClass } from '../../shell/room-class.ts';
import { fillRows } from '../convex-outline.ts';
import type { KeptOpenings } from './kept-openings.ts';

/** Daylight in a pane: its mean light (linear), and how much of the view's own colour and contrast is left. */
const day = { level: 0.72, brightest: 0.9, colour: 0.25, contrast: 0.22 } as const;
/** From above to below. */
const sky = { above: [0.8, 0.86, 0.92], below: [0.74, 0.78, 0.74] } as const;
/** Blur, as a share of the window's longer side, each time. */
const blur = 0.07;
const times = 3;
/** With less glass than this there is no view to blur. */
const leastKnown = 0.06;
/** Around the quad, as a share of the width: the drawn hole may be a little larger. */
const around = 0.012;

export const unclearOpenings = ({ openings }: Pick<Analysis, 'openings'>): Opening[] =>
  openings.filter(
    ({ kind, confidence, isUnclear }) =>
      kind === 'window' && isUnclear === true && confidence >= leastConfidence,
  );

interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly wide: number;
  readonly tall: number;
}

function boundsOf({ corners }: Opening, { widthPx: w, heightPx: h }: RgbImage): Bounds {
  const edge = Math.ceil(around * w);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x0, y0] = [
    Math.max(0, Math.floor(Math.min(...xs)) - edge),
    Math.max(0, Math.floor(Math.min(...ys)) - edge),
  ];
  return {
    x0,
    y0,
    wide: Math.max(0, Math.min(w, Math.ceil(Math.max(...xs)) + 1 + edge) - x0),
    tall: Math.max(0, Math.min(h, Math.ceil(Math.max(...ys)) + 1 + edge) - y0),
  };
}

/** The view within the bounds, three linear numbers a pixel. */
function paleView({ classOf, photo }: Analysis, opening: Opening, bounds: Bounds): Float32Array {
  const { x0, y0, wide, tall } = bounds;
  const view = new Float32Array(wide * tall * 3);
  const known = new Float32Array(wide * tall);
  let count = 0;
  fillRows(opening.corners, photo.widthPx, photo.heightPx, (y, from, to) => {
    for (let x = from; x <= to; x++) {
      const at = y * photo.widthPx + x;
      const cell = (y - y0) * wide + x - x0;
      if (classOf[at] !== roomClass('window') || cell < 0 || cell >= known.length) continue;
      known[cell] = 1;
      count++;
      for (let c = 0; c < 3; c++) view[cell * 3 + c] = linearFromSrgb8[photo.data[at * 3 + c]!]!;
    }
  });
  const hasView = count > leastKnown * wide * tall;
  if (hasView) {
    spread(view, known, wide, tall, 3);
    soften(view, bounds);
  }
  let mean = 0;
  for (let at = 0; at < view.length; at += 3) mean += lightOf(view, at);
  mean /= Math.max(1, view.length / 3);
  for (let cell = 0; cell < known.length; cell++) {
    const down = Math.floor(cell / wide) / Math.max(1, tall - 1);
    const light = lightOf(view, cell * 3);
    const level = hasView && mean > 0 ? day.level * (light / mean) ** day.contrast : day.level;
    for (let c = 0; c < 3; c++) {
      const neutral = sky.above[c]! + (sky.below[c]! - sky.above[c]!) * down;
      const own = hasView && light > 0 ? (view[cell * 3 + c]! / light) ** day.colour : 1;
      view[cell * 3 + c] = Math.min(day.brightest, (neutral / 0.8) * level * own);
    }
  }
  return view;
}

const lightOf = (view: Float32Array, at: number) =>
  0.2126 * view[at]! + 0.7152 * view[at + 1]! + 0.0722 * view[at + 2]!;

function soften(view: Float32Array, { wide, tall }: Bounds): void {
  const reach = Math.max(2, Math.round(blur * Math.max(wide, tall)));
  for (let c = 0; c < 3; c++) {
    const one = Float32Array.from({ length: wide * tall }, (_, cell) => view[cell * 3 + c]!);
    for (let pass = 0; pass < times; pass++) boxMean(one, wide, tall, reach, one);
    one.forEach((value, cell) => {
      view[cell * 3 + c] = value;
    });
  }
}

/** @param drawn where the sky is seen through drawn windows */
export function withNewWindows(
  analysis: Analysis,
  kept: KeptOpenings,
  drawn: Pick<KeptOpenings, 'share'>,
): KeptOpenings {
  const { photo } = analysis;
  const w = photo.widthPx;
  const share = kept.share.slice();
  const casing = kept.casing.slice();
  const view = kept.view.slice();
  for (const opening of unclearOpenings(analysis)) {
    const bounds = boundsOf(opening, photo);
    const pale = paleView(analysis, opening, bounds);
    for (let cell = 0; cell < bounds.wide * bounds.tall; cell++) {
      const at =
        (bounds.y0 + Math.floor(cell / bounds.wide)) * w + bounds.x0 + (cell % bounds.wide);
      share[at] = drawn.share[at]!;
      casing[at] = 0;
      for (let c = 0; c < 3; c++) view[at * 3 + c] = srgb8FromLinear(pale[cell * 3 + c]!);
    }
  }
  return { share, casing, view };
}
