/**
 * Reclassifies curtains, valances, blinds and lamps in front of windows as things, so that the glass continues
 * behind them. The surface classifiers see them as window.
 */
import { boxMean } from '../../../ops/box-blur.ts';
import { connectedComponents } from '../../../ops/components.ts';
import type { Analysis, Opening, Quad } from '../../../sense/analysis.ts';
import { roomClass } from '../room-class.ts';
import { clearPartOf, isClear } from './clear-part.ts';
import { dressingFeatures } from './dressing-features.ts';
import { classifyDressing, wallLight } from './dressing-judge.ts';
import { windowCrop } from './window-crop.ts';
import { clipped, isOf, type WindowPart, windowParts } from './window-parts.ts';

/** Share of a window: less is an error of the classifier, and more means closed. */
const share = { least: 0.05, most: 0.85 } as const;
/** Smaller pieces, as a share of the window, are branches and glazing bars. */
const leastPiece = 0.02;
/** A part of the glass smaller than this share of the largest is a bright fold. */
const leastPane = 0.2;

/** Removes connected components smaller than `least` pixels. */
function withoutCrumbs(mask: Uint8Array, least: number, w: number, h: number): void {
  const { of, size } = connectedComponents(mask, w, h);
  for (let at = 0; at < mask.length; at++) if (mask[at] && size[of[at]!]! < least) mask[at] = 0;
}

/** Mask of pixels classified as dressing; undefined if there are too few. */
function dressingOf(analysis: Analysis, part: WindowPart, roomLight: number) {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const crop = windowCrop(analysis, part);
  const features = dressingFeatures(crop, roomLight);
  const told = classifyDressing(crop, features);
  const isDressing = new Uint8Array(crop.patches.count);
  features.patches.forEach((k, row) => {
    if (told[row] === 1) isDressing[k] = 1;
  });
  const soft = new Float32Array(w * h);
  for (const at of part.pixels) {
    const x = Math.floor(((at % w) - crop.left + 0.5) / crop.scaleX);
    const y = Math.floor((Math.floor(at / w) - crop.top + 0.5) / crop.scaleY);
    const cell = Math.min(crop.height - 1, y) * crop.width + Math.min(crop.width - 1, x);
    soft[at] = isDressing[crop.patches.of[cell]!]!;
  }
  // the classifier works on coarse cells
  boxMean(soft, w, h, Math.max(1, Math.round(crop.scaleX)), soft);
  const mask = new Uint8Array(w * h);
  for (const at of part.pixels) mask[at] = soft[at]! > 0.5 ? 1 : 0;
  withoutCrumbs(mask, leastPiece * part.pixels.length, w, h);
  return mask;
}

/** Widens an opening's corners to the visible glass and fabric. */
function around(
  { corners: [a, b, c, d] }: Opening,
  { pixels, left, right }: WindowPart,
  w: number,
): Quad {
  const rows = pixels.map((at) => Math.floor(at / w));
  const [top, foot] = rows.reduce(
    ([low, high], y) => [Math.min(low, y), Math.max(high, y)],
    [Infinity, 0],
  );
  const [x0, x1] = [Math.min(a.x, d.x, left), Math.max(b.x, c.x, right)];
  const rise = Math.min(0, top - Math.min(a.y, b.y));
  const fall = Math.max(0, foot - Math.max(c.y, d.y));
  return [
    { x: x0, y: a.y + rise },
    { x: x1, y: b.y + rise },
    { x: x1, y: c.y + fall },
    { x: x0, y: d.y + fall },
  ];
}

/** Adds glass remnants between folds to the dressing. */
function addFolds({ pixels }: WindowPart, mask: Uint8Array, w: number, h: number): void {
  const glass = new Uint8Array(w * h);
  for (const at of pixels) glass[at] = mask[at] ? 0 : 1;
  const { size } = connectedComponents(glass, w, h);
  const largest = size.reduce((most, one) => Math.max(most, one), 0);
  withoutCrumbs(glass, leastPane * largest, w, h);
  for (const at of pixels) mask[at] = glass[at] ? 0 : 1;
}

export function withoutDressing(analysis: Analysis): Analysis {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const object = roomClass('object');
  const parts = windowParts(analysis);
  if (parts.length === 0) return analysis;
  const roomLight = wallLight(analysis);
  let { openings } = analysis;
  let classOf: Uint8Array | undefined;
  for (const part of parts) {
    const mask = dressingOf(analysis, part, roomLight);
    const covered = part.pixels.reduce((sum, at) => sum + mask[at]!, 0) / part.pixels.length;
    if (covered <= share.least) continue;
    if (covered < share.most) addFolds(part, mask, w, h);
    const clear = covered < share.most ? clearPartOf(part, mask, w) : undefined;
    const isOpen = clear !== undefined && isClear(clear);
    // without an opening there is no position for new curtains
    if (!isOpen && !openings.some((one) => isOf(one, part))) continue;
    classOf ??= analysis.classOf.slice();
    for (const at of part.pixels) if (mask[at] || !isOpen) classOf[at] = object;
    openings = openings.map((one) => {
      if (!isOf(one, part)) return one;
      const corners = around(one, part, w);
      return isOpen
        ? {
            ...clipped(one, ...clear.columns),
            dressing: {
              corners,
              drop: clear.drop,
              between: clear.between,
              isClosed: false,
              glass: clear.columns,
            },
          }
        : { ...one, dressing: { corners, drop: 1, between: [], isClosed: true } };
    });
  }
  return classOf ? { ...analysis, classOf, openings } : analysis;
}
