/**
 * Cuts windows out of the photo: complete and with straight edges, even where a bed or a lamp stood in front.
 * Hidden parts are filled from the same window above them.
 */

import { boxMean } from '../../../ops/box-blur.ts';
import { connectedComponents } from '../../../ops/components.ts';
import type { Analysis, OpeningKind, Point, Quad } from '../../../sense/analysis.ts';
import { classesBeforeGlass } from '../../empty/before-glass.ts';
import { behind } from '../../empty/planes-behind.ts';
import { grown } from '../../empty/thing-mask.ts';
import {
  leastConfidence,
  leastWindowSquareMetres,
  mostInDoorway,
} from '../../shell/photo-shell.ts';
import { roomClass } from '../../shell/room-class.ts';
import { fillRows, hullOf } from '../convex-outline.ts';
import { glassRectangle } from './glass-rectangle.ts';
import { runsRoundCorner } from './round-corner.ts';
import { uprightFrame } from './upright-frame.ts';
import { showBehind } from './view-behind.ts';

export interface KeptOpenings {
  /** 0..1: share of each pixel that is a window of the photo. */
  readonly share: Float32Array;
  /** 0..1: share of each pixel that is window casing. */
  readonly casing: Float32Array;
  /** The photo, with nothing in front of its windows. */
  readonly view: Uint8ClampedArray;
}

/** Smaller glass, as a share of the picture, is a reflection. */
const leastArea = 0.0012;
/** Smaller glass without a detected opening is an air conditioner, a picture or a mirror. */
const leastUnframed = 0.008;
/** An opening that fills less of its outline is not a single window. */
const leastFilled = 0.72;
/** A detected opening with at least this overlap gives the extent of glass behind things. */
const leastAgreed = 0.55;
/** Glass that fills less of its outline is a reflection, in rooms with new furniture. */
const leastOwn = 0.6;
/** Least visible glass of an opening; things, and curtains that are taken down, may hide the rest. */
const leastShown = 0.3;
/** Hidden parts are not filled in with less visible glass: they would look frosted. */
const leastSeen = 0.72;
/** Unless at least this share is hidden on both sides, by a pair of curtains. */
const leastPaired = 0.35;
const softPx = 1;
const casingMetres = 0.07;
/** A piece with a larger share in doors belongs to a door. */
const mostInDoors = 0.35;
/** Glass that reaches this far down a door, as a share of its height, is no transom window. */
const transomShare = 0.08;
/** A narrower gap between windows, as a share of the width, is a bar within one: of a bay or a corner window. */
const mostBar = 0.016;
/** Radius for smoothing mask edges, as a share of the width. */
const calm = 0.008;

interface WindowPiece {
  readonly kind: OpeningKind;
  /** Plane of its wall. */
  readonly plane: number;
  readonly size: number;
  /** Mask of its own pixels, without the ragged fringe. */
  readonly own: Uint8Array;
  /** Row ends of the mask. */
  readonly points: readonly Point[];
}

function windowPieces(
  { classOf, photo }: Analysis,
  planes: Uint8Array,
  kind: OpeningKind,
): WindowPiece[] {
  const { widthPx: w, heightPx: h } = photo;
  const window = roomClass(kind);
  const labels = new Uint8Array(w * h);
  for (let at = 0; at < labels.length; at++)
    if (classOf[at] === window && planes[at]! >= behind.left) labels[at] = 1 + planes[at]!;
  const { of, size, label } = connectedComponents(labels, w, h);
  const calmPx = Math.max(2, Math.round(w * calm));
  return size.flatMap((count, id) => {
    if (count < leastArea * w * h) return [];
    const soft = new Float32Array(w * h);
    for (let at = 0; at < soft.length; at++) if (of[at] === id) soft[at] = 1;
    for (let pass = 0; pass < 2; pass++) boxMean(soft, w, h, calmPx, soft);
    const own = new Uint8Array(w * h);
    for (let at = 0; at < own.length; at++) if (soft[at]! > 0.5) own[at] = 1;
    const points: Point[] = [];
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const at = y * w + x;
        if (own[at] && (x === 0 || x === w - 1 || !own[at - 1] || !own[at + 1]))
          points.push({ x, y });
      }
    return [{ kind, plane: label[id]! - 1, size: count, own, points }];
  });
}

const directions = Array.from({ length: 12 }, (_, k) => (k * Math.PI) / 6);

const around = ({ x, y }: Point, reach: number): Point[] =>
  directions.map((turn) => ({ x: x + reach * Math.cos(turn), y: y + reach * Math.sin(turn) }));

const span = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)] as const;

/** Whether glass, or a bright room, lies in a door that will be redrawn, or beside its open leaf. */
function isDoorway({ openings, photo }: Analysis, { own, size, points }: WindowPiece): boolean {
  const [left, right] = span(points.map(({ x }) => x));
  const [, foot] = span(points.map(({ y }) => y));
  let inDoors = 0;
  let isBeside = false;
  for (const { kind, corners, confidence } of openings) {
    if (kind !== 'door' || confidence < leastConfidence) continue;
    fillRows(corners, photo.widthPx, photo.heightPx, (y, from, to) => {
      for (let x = from; x <= to; x++) inDoors += own[y * photo.widthPx + x]!;
    });
    const [doorLeft, doorRight] = span(corners.map(({ x }) => x));
    const [top, bottom] = span(corners.map(({ y }) => y));
    const shared = Math.min(right, doorRight) - Math.max(left, doorLeft);
    isBeside ||=
      shared > mostInDoorway * (right - left) && foot > top + transomShare * (bottom - top);
  }
  return isBeside || inDoors > mostInDoors * size;
}

/** Pixels of things within the detected opening that belongs to the piece. */
function hiddenPart(
  { openings, classOf, photo }: Analysis,
  { kind: wanted, own, size }: WindowPiece,
): {
  corners: Quad | undefined;
  ends: Point[];
  isMostlySeen: boolean;
  isDressed?: boolean;
  isSure?: boolean;
} {
  const { widthPx: w, heightPx: h } = photo;
  const object = roomClass('object');
  for (const { kind, corners, dressing, confidence } of openings) {
    if (kind !== wanted) continue;
    const ends: Point[] = [];
    let shown = 0;
    let all = 0;
    fillRows(corners, w, h, (y, from, to) => {
      for (let x = from; x <= to; x++) {
        const at = y * w + x;
        all++;
        if (own[at]) shown++;
        else if (classOf[at] === object) ends.push({ x, y });
      }
    });
    const agrees = shown + ends.length > leastAgreed * all && shown > leastAgreed * size;
    if (agrees && shown > leastShown * all)
      return {
        corners,
        ends,
        isMostlySeen: shown > leastSeen * all,
        isDressed: dressing !== undefined,
        isSure: confidence >= leastConfidence,
      };
  }
  return { corners: undefined, ends: [], isMostlySeen: true };
}

function isBetweenCurtains(hidden: readonly Point[], clear: readonly Point[]): boolean {
  const left = Math.min(...clear.map(({ x }) => x));
  const right = Math.max(...clear.map(({ x }) => x));
  const sides = [
    hidden.filter(({ x }) => x < left).length,
    hidden.filter(({ x }) => x > right).length,
  ];
  return Math.min(...sides) > leastPaired * Math.max(...sides);
}

/** In place: shows the photo, not casing, between windows that nearly touch. */
function joinOverBars(share: Float32Array, casing: Float32Array, w: number, h: number): void {
  const reach = Math.max(2, Math.round((w * mostBar) / 2));
  const apart = grown(
    Uint8Array.from(share, (one) => (one > 0 ? 1 : 0)),
    w,
    h,
    reach,
  ).map((one) => 1 - one);
  const stillApart = grown(apart, w, h, reach);
  for (let at = 0; at < share.length; at++) if (casing[at]! > 0 && !stillApart[at]) share[at] = 1;
}

/** A piece with a larger share in a redrawn window belongs to that window. */
const mostInNew = 0.3;

function isDrawnAnew({ openings, photo }: Analysis, { kind, own, size }: WindowPiece): boolean {
  let inside = 0;
  for (const one of openings)
    if (one.kind === kind && one.isUnclear)
      fillRows(one.corners, photo.widthPx, photo.heightPx, (y, from, to) => {
        for (let x = from; x <= to; x++) inside += own[y * photo.widthPx + x]!;
      });
  return inside > mostInNew * size;
}

/**
 * @param kinds of openings to keep: doors are redrawn where a room is furnished
 * @param hasUnclear keeps windows with unclear views too
 */
export function keptOpenings(
  analysis: Analysis,
  planes: Uint8Array,
  kinds: readonly OpeningKind[] = ['window'],
  hasUnclear = true,
): KeptOpenings {
  const { photo, classOf } = analysis;
  const { widthPx: w, heightPx: h, data } = photo;
  const object = roomClass('object');
  const glass = kinds.map((kind) => roomClass(kind));
  const share = new Float32Array(w * h);
  const casing = new Float32Array(w * h);
  for (const piece of kinds.flatMap((kind) => windowPieces(analysis, planes, kind))) {
    if (!kinds.includes('door') && isDoorway(analysis, piece)) continue;
    if (!hasUnclear && isDrawnAnew(analysis, piece)) continue;
    const { corners, ends, isMostlySeen, isDressed, isSure } = hiddenPart(analysis, piece);
    if (!corners && piece.size < leastUnframed * w * h) continue;
    if (!corners && !hasUnclear && runsRoundCorner(analysis, planes, piece)) continue;
    const clear =
      isMostlySeen || isDressed
        ? undefined
        : glassRectangle(analysis, piece.plane, piece.own, piece.points);
    const isClear = clear !== undefined && !isBetweenCurtains(ends, clear);
    // new curtains and blinds hang around a dressed window, which ends where they begin
    const shape =
      isDressed && corners ? corners : isClear ? clear : hullOf([...piece.points, ...ends]);
    const frame = uprightFrame(analysis, piece, shape);
    if (frame && frame.squareMetres < leastWindowSquareMetres) continue;
    const arch = frame && frame.foot.length > 0 ? hullOf([...shape, ...frame.foot]) : shape;
    const isArched = arch !== shape;
    const outline = frame?.isRectangle
      ? frame.outlineWith(0)
      : isArched
        ? arch
        : (corners ?? shape);
    let all = 0;
    let known = 0;
    fillRows(outline, w, h, (y, from, to) => {
      for (let x = from; x <= to; x++) {
        all++;
        const kind = classOf[y * w + x]!;
        if (glass.includes(kind) || kind === object) known++;
      }
    });
    const isWhole = known > leastFilled * all;
    // beside new windows, remnants of an old one, or of one in a mirror, would look broken
    if (!hasUnclear && !isSure && piece.size < leastOwn * all) continue;
    fillRows(outline, w, h, (y, from, to) => {
      for (let x = from; x <= to; x++) {
        const at = y * w + x;
        if ((isWhole && planes[at] === piece.plane) || piece.own[at]) share[at] = 1;
      }
    });
    if (!isWhole || !corners || !frame) continue;
    const cased = frame.isRectangle
      ? frame.outlineWith(casingMetres)
      : hullOf(outline.flatMap((point) => around(point, frame.pxPerMetre * casingMetres)));
    fillRows(cased, w, h, (row, from, to) => {
      for (let at = row * w + from; at <= row * w + to; at++)
        if (planes[at] === piece.plane) casing[at] = 1;
    });
  }
  joinOverBars(share, casing, w, h);
  let view: Uint8ClampedArray | undefined;
  return {
    share: boxMean(share, w, h, softPx),
    casing: boxMean(casing, w, h, softPx),
    // expensive, and not needed where things stay
    get view() {
      if (!view) {
        view = data.slice();
        showBehind(view, share, classesBeforeGlass(analysis), glass, photo);
      }
      return view;
    },
  };
}
