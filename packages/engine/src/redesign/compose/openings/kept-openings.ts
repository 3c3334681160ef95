/**
 * Windows as they are cut out of the photo: whole and with straight edges, also where a bed or a lamp stood
 * before one. What was hidden of a window is filled from the same window above it.
 */

import { boxMean } from '../../../ops/box-blur.ts';
import { connectedComponents } from '../../../ops/components.ts';
import type { Analysis, OpeningKind, Point, Quad } from '../../../sense/analysis.ts';
import {
  createPlanePoint,
  planeSampler,
  projectPoint,
} from '../../../sense/surfaces/plane-point.ts';
import { classesBeforeGlass } from '../../empty/before-glass.ts';
import { behind } from '../../empty/planes-behind.ts';
import { leastConfidence, leastWindowSquareMetres } from '../../shell/photo-shell.ts';
import { roomClass } from '../../shell/room-class.ts';
import { fillRows, hullOf } from '../convex-outline.ts';
import { glassRectangle } from './glass-rectangle.ts';
import { showBehind } from './view-behind.ts';

export interface KeptOpenings {
  /** 0..1: how much of each pixel is the photo's window. */
  readonly share: Float32Array;
  /** 0..1: how much of each pixel is the casing around a window. */
  readonly casing: Float32Array;
  /** The photo, its windows free of what stood before them. */
  readonly view: Uint8ClampedArray;
}

/** Smaller glass than this share of the picture is a gleam. */
const leastArea = 0.0012;
/** So is what was found as no opening, up to this: the unit of an air conditioner, a picture, a mirror. */
const leastUnframed = 0.008;
/** An opening that fills less of its outline than this is no single window. */
const leastFilled = 0.72;
/** An opening that was found says how far glass goes behind things, if they agree as well as this. */
const leastAgreed = 0.55;
/** So much of it at least is glass; the rest may be hidden by things and by curtains that are taken down. */
const leastShown = 0.3;
/** Of an opening that shows less glass than this no hidden part is filled in: it would look frosted. */
const leastSeen = 0.72;
/** Unless as much of it as this is hidden on the one side as on the other: by a pair of curtains. */
const leastPaired = 0.35;
const softPx = 1;
const casingMetres = 0.07;
/** More than this share of a piece in doors, and it is of a door. */
const mostInDoors = 0.35;
/** A window that fills this share of the upright rectangle around it is one. */
const leastRectangle = 0.8;
/** A side of a rectangle that shows this much wall is none of the window, up to this share of its width. */
const wallBeside = { share: 0.2, most: 0.25 } as const;
/** Over this share of the width the edges of masks are made calm. */
const calm = 0.008;

interface WindowPiece {
  readonly kind: OpeningKind;
  /** Plane of the wall it is in. */
  readonly plane: number;
  readonly size: number;
  /** 1 for its own pixels, without their ragged fringe. */
  readonly own: Uint8Array;
  /** Ends of the rows of these. */
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

function isWithin(outline: readonly Point[], { x, y }: Point): boolean {
  const turns = outline.map((from, k) => {
    const to = outline[(k + 1) % outline.length]!;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

const directions = Array.from({ length: 12 }, (_, k) => (k * Math.PI) / 6);

const around = ({ x, y }: Point, reach: number): Point[] =>
  directions.map((turn) => ({ x: x + reach * Math.cos(turn), y: y + reach * Math.sin(turn) }));

/** Glass, or a bright room, in a door that will be drawn anew. */
function isDoorway({ openings, photo }: Analysis, { own, size }: WindowPiece): boolean {
  let inDoors = 0;
  for (const { kind, corners, confidence } of openings) {
    if (kind !== 'door' || confidence < leastConfidence) continue;
    fillRows(corners, photo.widthPx, photo.heightPx, (y, from, to) => {
      for (let x = from; x <= to; x++) inDoors += own[y * photo.widthPx + x]!;
    });
  }
  return inDoors > mostInDoors * size;
}

/** Pixels of things within an opening that was found, if it is that of the piece. */
function hiddenPart(
  { openings, classOf, photo }: Analysis,
  { kind: wanted, own, size }: WindowPiece,
): { corners: Quad | undefined; ends: Point[]; isMostlySeen: boolean } {
  const { widthPx: w, heightPx: h } = photo;
  const object = roomClass('object');
  for (const { kind, corners } of openings) {
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
      return { corners, ends, isMostlySeen: shown > leastSeen * all };
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

const samples = Array.from({ length: 24 }, (_, k) => (k + 0.5) / 24);

/** A window's outline as an upright rectangle in its wall; undefined where the wall is seen too flatly. */
function uprightFrame(
  { camera, planes, classOf, photo: { widthPx, heightPx } }: Analysis,
  { plane }: WindowPiece,
  shape: readonly Point[],
) {
  const wall = planes[plane]!;
  const sample = planeSampler(camera, wall);
  const point = createPlanePoint();
  const us: number[] = [];
  const vs: number[] = [];
  for (const { x, y } of shape) {
    if (!sample(x, y, point)) return undefined;
    us.push(point.u);
    vs.push(point.v);
  }
  const [u0, u1] = [Math.min(...us), Math.max(...us)];
  const [v0, v1] = [Math.min(...vs), Math.max(...vs)];
  const area = us.reduce((sum, u, k) => {
    const next = (k + 1) % us.length;
    return sum + (u * vs[next]! - us[next]! * vs[k]!) / 2;
  }, 0);
  const { normal, distance, uAxis, vAxis } = wall;
  const outline = us.map((u, k) => ({ x: u, y: vs[k]! }));
  const [du, dv] = [0.08 * (u1 - u0), 0.08 * (u1 - u0)];
  const holds = (u: number, v: number) => isWithin(outline, { x: u, y: v });
  const isArched =
    !holds(u0 + du, v0 + dv) &&
    !holds(u1 - du, v0 + dv) &&
    (holds(u0 + du, v1 - dv) || holds(u1 - du, v1 - dv));
  const seen = (u: number, v: number): Point[] => {
    const at = (c: 0 | 1 | 2) => normal[c] * distance + uAxis[c] * u + vAxis[c] * v;
    const place = projectPoint(camera, at(0), at(1), at(2));
    return place ? [place] : [];
  };
  const wallClass = roomClass('wall');
  /** How much wall is seen of an upright line. */
  const wallAt = (u: number) => {
    const line = samples.map((share) => seen(u, v0 + share * (v1 - v0))[0]);
    const isWall = (at: Point | undefined) =>
      at !== undefined &&
      at.x >= 0 &&
      at.x < widthPx &&
      at.y >= 0 &&
      at.y < heightPx &&
      classOf[Math.floor(at.y) * widthPx + Math.floor(at.x)] === wallClass;
    return line.filter(isWall).length / samples.length;
  };
  /** A leaning curtain widens the rectangle by the wall above or below it. */
  const sideFrom = (side: number, step: number) => {
    let u = side;
    while (Math.abs(u - side) < wallBeside.most * (u1 - u0) && wallAt(u) > wallBeside.share)
      u += step;
    return u;
  };
  const step = 0.01 * (u1 - u0);
  const [left, right] = [sideFrom(u0, step), sideFrom(u1, -step)];
  return {
    squareMetres: (u1 - u0) * (v1 - v0),
    pxPerMetre: camera.focalPx / point.depth,
    isRectangle: !isArched && Math.abs(area) > leastRectangle * (u1 - u0) * (v1 - v0),
    /** An arch stands on a rectangle. */
    foot: isArched ? [u0, u1].flatMap((u) => [...seen(u, (v0 + v1) / 2), ...seen(u, v1)]) : [],
    outlineWith: (wide: number) => [
      ...seen(left - wide, v0 - wide),
      ...seen(right + wide, v0 - wide),
      ...seen(right + wide, v1 + wide),
      ...seen(left - wide, v1 + wide),
    ],
  };
}

/** @param kinds of openings that are kept: doors are drawn anew where a room is furnished */
export function keptOpenings(
  analysis: Analysis,
  planes: Uint8Array,
  kinds: readonly OpeningKind[] = ['window'],
): KeptOpenings {
  const { photo, classOf } = analysis;
  const { widthPx: w, heightPx: h, data } = photo;
  const object = roomClass('object');
  const glass = kinds.map((kind) => roomClass(kind));
  const share = new Float32Array(w * h);
  const casing = new Float32Array(w * h);
  for (const piece of kinds.flatMap((kind) => windowPieces(analysis, planes, kind))) {
    if (!kinds.includes('door') && isDoorway(analysis, piece)) continue;
    const { corners, ends, isMostlySeen } = hiddenPart(analysis, piece);
    if (!corners && piece.size < leastUnframed * w * h) continue;
    const clear = isMostlySeen
      ? undefined
      : glassRectangle(analysis, piece.plane, piece.own, piece.points);
    const isClear = clear !== undefined && !isBetweenCurtains(ends, clear);
    const shape = isClear ? clear : hullOf([...piece.points, ...ends]);
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
    fillRows(outline, w, h, (y, from, to) => {
      for (let x = from; x <= to; x++) if (isWhole || piece.own[y * w + x]) share[y * w + x] = 1;
    });
    if (!isWhole || !corners || !frame) continue;
    const cased = frame.isRectangle
      ? frame.outlineWith(casingMetres)
      : hullOf(outline.flatMap((point) => around(point, frame.pxPerMetre * casingMetres)));
    fillRows(cased, w, h, (row, from, to) => {
      casing.fill(1, row * w + from, row * w + to + 1);
    });
  }
  let view: Uint8ClampedArray | undefined;
  return {
    share: boxMean(share, w, h, softPx),
    casing: boxMean(casing, w, h, softPx),
    // dear, and not asked for where things stay
    get view() {
      if (!view) {
        view = data.slice();
        showBehind(view, share, classesBeforeGlass(analysis), glass, photo);
      }
      return view;
    },
  };
}
