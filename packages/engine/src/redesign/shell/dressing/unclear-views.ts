/**
 * Marks windows whose view would spoil the new room: mostly hidden, at night, reflecting, garish, burned out,
 * or larger than the detected rectangle. They are redrawn with a view of ours.
 */
import type { Analysis, Opening, WindowDressing } from '../../../sense/analysis.ts';
import { fillRows } from '../../compose/convex-outline.ts';
import { leastConfidence } from '../photo-shell.ts';
import { roomClass } from '../room-class.ts';

/**
 * Limits of a clear view: hidden share, share of glass, median light, burned-out share, share that is both burned
 * and dark (harsh black and white), mean chroma (codes), and length of the removed fabric.
 */
interface Limits {
  readonly hidden: number;
  readonly light: number;
  readonly burned: number;
  readonly both: number;
  readonly colour: number;
  readonly drop: number;
}

const strict: Limits = {
  hidden: 0.15,
  light: 150,
  burned: 0.4,
  both: 0.25,
  colour: 40,
  drop: 0.15,
};
/** Unless a window of the room has to go for its light: photographed dusk beside our garden by day looks odd. */
const wide: Limits = {
  hidden: 0.28,
  light: 115,
  burned: 0.7,
  both: 0.3,
  colour: 75,
  drop: 0.28,
};
const leastGlass = 0.6;
/** Less glass tells nothing about the light outside. */
const leastSeen = 0.2;
/** Codes from which light is burned out, and up to which it is dark. */
const burnedLight = 250;
const darkLight = 110;
/**
 * Most glass around the rectangle, as a share of the glass within: with more, the opening is a part of a larger
 * window.
 */
const mostBeyond = 0.3;
/** More of it, as a share of the rectangle, is casing. */
const mostStray = 0.12;
/** Gap between such panes, as a share of the photo's width. */
const splitShare = 0.03;
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

interface View {
  readonly pixels: number;
  readonly hidden: number;
  readonly glass: number;
  readonly light: number;
  readonly burned: number;
  readonly both: number;
  readonly colour: number;
}

/** The part of an opening that no cloth will cover. */
function viewOf({ classOf, photo }: Analysis, opening: Opening): View {
  const { widthPx: w, heightPx: h, data } = photo;
  const isUnderCloth = underCloth(opening, opening.dressing);
  const lights: number[] = [];
  let [pixels, hidden, colour] = [0, 0, 0];
  fillRows(opening.corners, w, h, (y, from, to) => {
    for (let x = from; x <= to; x++) {
      if (isUnderCloth(x, y)) continue;
      const at = y * w + x;
      pixels++;
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
  const both = Math.min(burned, dark);
  return { pixels, hidden, glass, light: median(lights), burned, both, colour };
}

/** By night, by dusk, garish or burned out. */
const isOfPoorLight = ({ glass, light, burned, both, colour }: View, clear: Limits): boolean =>
  light < clear.light ||
  burned > clear.burned * glass ||
  both > clear.both * glass ||
  colour > clear.colour * glass;

function isClear(
  analysis: Analysis,
  opening: Opening,
  isInOne: Uint8Array,
  clear: Limits,
): boolean {
  const { dressing } = opening;
  if (dressing && (dressing.isClosed || dressing.drop > clear.drop)) return false;
  const view = viewOf(analysis, opening);
  const { pixels, hidden, glass } = view;
  return (
    hidden <= clear.hidden * pixels &&
    glass >= leastGlass * pixels &&
    !isOfPoorLight(view, clear) &&
    glassBeyond(analysis, opening, isInOne).length <= mostBeyond * glass
  );
}

/** Panes of one window that was read on two walls: its bars would be torn. */
function isSplit(one: Opening, other: Opening, widthPx: number): boolean {
  const [right, left] = [one.corners.map(({ x }) => x), other.corners.map(({ x }) => x)];
  const gap = Math.min(...left) - Math.max(...right);
  return one.plane !== other.plane && Math.abs(gap) < splitShare * widthPx;
}

/** @param isByNight in a room lit for night no daylight view is clear */
export function withUnclearViews(analysis: Analysis, isByNight = false): Analysis {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const isInOne = new Uint8Array(w * h);
  for (const { kind, corners, dressing } of analysis.openings)
    if (kind === 'window')
      fillRows(dressing?.corners ?? corners, w, h, (y, from, to) =>
        isInOne.fill(1, y * w + from, y * w + to + 1),
      );
  const windows = analysis.openings.filter(
    ({ kind, confidence }) => kind === 'window' && confidence >= leastConfidence,
  );
  const isPoor = windows.some((one) => {
    const view = viewOf(analysis, one);
    const isSeen = view.glass > leastSeen * view.pixels;
    return isSeen && isOfPoorLight(view, wide);
  });
  const limitsOf = (one: Opening): Limits =>
    isPoor || windows.some((other) => isSplit(one, other, w) || isSplit(other, one, w))
      ? strict
      : wide;
  let classOf: Uint8Array | undefined;
  const openings = analysis.openings.map((opening) => {
    if (opening.kind !== 'window' || opening.confidence < leastConfidence) return opening;
    if (isByNight || !isClear(analysis, opening, isInOne, limitsOf(opening)))
      return { ...opening, isUnclear: true };
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
