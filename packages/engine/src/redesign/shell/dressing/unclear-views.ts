/**
 * Marks windows whose view would spoil the new room: mostly hidden, at night, reflecting, garish, burned out,
 * or larger than the detected rectangle. They are redrawn with a view of ours.
 */
import type { Analysis, Opening, WindowDressing } from '../../../sense/analysis.ts';
import { fillRows } from '../../compose/convex-outline.ts';
import { leastConfidence } from '../photo-shell.ts';
import { roomClass } from '../room-class.ts';

/**
 * Limits of a clear view: hidden share, share of glass, median light, burned-out share, mean chroma (codes),
 * and length of the removed fabric.
 */
const clear = {
  hidden: 0.15,
  glass: 0.6,
  light: 150,
  burned: 0.4,
  colour: 40,
  drop: 0.15,
} as const;
/** Codes from which light is burned out, and up to which it is dark. */
const burnedLight = 250;
const darkLight = 110;
/** A larger share of both means harsh black and white. */
const mostOfBoth = 0.25;
/**
 * Most glass around the rectangle, as a share of the glass within: with more, the opening is a part of a larger
 * window.
 */
const mostBeyond = 0.3;
/** More of it, as a share of the rectangle, is casing. */
const mostStray = 0.12;
/** Search radius for that glass, as a share of the photo's width. */
const beyondShare = 0.06;

/** Rows and columns of a window that new curtains will cover anyway. */
function underCloth({ corners }: Opening, dressing: WindowDressing | undefined) {
  if (!dressing) return () => false;
  const ys = dressing.corners.map(({ y }) => y);
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const blindEnd = top + dressing.drop * (foot - top);
  const xs = corners.map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const along = (share: number) => left + share * (right - left);
  return (x: number, y: number) =>
    y < blindEnd || dressing.between.some(([from, to]) => x >= along(from) && x <= along(to));
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** Indices of glass near an opening that belongs to none. */
function glassBeyond(
  { classOf, photo }: Analysis,
  opening: Opening,
  isInOne: Uint8Array,
): number[] {
  const { widthPx: w, heightPx: h } = photo;
  const reach = beyondShare * w;
  const [xs, ys] = [opening.corners.map(({ x }) => x), opening.corners.map(({ y }) => y)];
  const [x0, x1] = [Math.max(0, Math.min(...xs) - reach), Math.min(w - 1, Math.max(...xs) + reach)];
  const [y0, y1] = [Math.max(0, Math.min(...ys) - reach), Math.min(h - 1, Math.max(...ys) + reach)];
  const beyond: number[] = [];
  for (let y = Math.round(y0); y <= y1; y++)
    for (let x = Math.round(x0); x <= x1; x++)
      if (classOf[y * w + x] === roomClass('window') && !isInOne[y * w + x]) beyond.push(y * w + x);
  return beyond;
}

function areaOf({ photo }: Analysis, { corners }: Opening): number {
  let pixels = 0;
  fillRows(corners, photo.widthPx, photo.heightPx, (_y, from, to) => {
    pixels += Math.max(0, to - from + 1);
  });
  return pixels;
}

function isClear(analysis: Analysis, opening: Opening, isInOne: Uint8Array): boolean {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h, data } = photo;
  const { dressing } = opening;
  if (dressing && (dressing.isClosed || dressing.drop > clear.drop)) return false;
  const isUnderCloth = underCloth(opening, dressing);
  const lights: number[] = [];
  let [all, hidden, colour] = [0, 0, 0];
  fillRows(opening.corners, w, h, (y, from, to) => {
    for (let x = from; x <= to; x++) {
      if (isUnderCloth(x, y)) continue;
      const at = y * w + x;
      all++;
      if (classOf[at] === roomClass('object')) hidden++;
      if (classOf[at] !== roomClass('window')) continue;
      const [red, green, blue] = [data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!];
      lights.push(0.299 * red + 0.587 * green + 0.114 * blue);
      colour += Math.max(red, green, blue) - Math.min(red, green, blue);
    }
  });
  const glass = lights.length;
  const burned = lights.filter((light) => light >= burnedLight).length;
  const dark = lights.filter((light) => light < darkLight).length;
  return (
    hidden <= clear.hidden * all &&
    glass >= clear.glass * all &&
    median(lights) >= clear.light &&
    burned <= clear.burned * glass &&
    Math.min(burned, dark) <= mostOfBoth * glass &&
    colour <= clear.colour * glass &&
    glassBeyond(analysis, opening, isInOne).length <= mostBeyond * glass
  );
}

/** @param isByNight in a room lit for night no daylight view is clear */
export function withUnclearViews(analysis: Analysis, isByNight = false): Analysis {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const isInOne = new Uint8Array(w * h);
  for (const { kind, corners } of analysis.openings)
    if (kind === 'window')
      fillRows(corners, w, h, (y, from, to) => isInOne.fill(1, y * w + from, y * w + to + 1));
  let classOf: Uint8Array | undefined;
  const openings = analysis.openings.map((opening) => {
    if (opening.kind !== 'window' || opening.confidence < leastConfidence) return opening;
    if (isByNight || !isClear(analysis, opening, isInOne)) return { ...opening, isUnclear: true };
    const beyond = glassBeyond(analysis, opening, isInOne);
    if (beyond.length <= mostStray * areaOf(analysis, opening)) return opening;
    // white casings and sills that are read as glass would stay beside new walls
    classOf ??= analysis.classOf.slice();
    for (const at of beyond) classOf[at] = roomClass('wall');
    return opening;
  });
  if (classOf) return { ...analysis, classOf, openings };
  return openings.some(({ isUnclear }) => isUnclear) ? { ...analysis, openings } : analysis;
}
