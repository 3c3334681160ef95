/**
 * Decides which pixels belong to things. A thing is kept entirely or not at all, its edge follows the colours
 * on both sides, and uncertain things on walls are left out.
 */
import { connectedComponents } from '../../ops/components.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { roomClass } from '../shell/room-class.ts';
import { colourCut } from './outline/colour-cut.ts';
import { fillPictures } from './outline/whole-pictures.ts';
import { rimMatte } from './rim-matte.ts';

/** Matte values from which a pixel is certainly thing, and below which certainly room. */
const sure = { thing: 0.75, room: 0.2 } as const;
/** Smaller parts, and smaller gaps in things, are noise (shares of the picture). */
const least = { part: 0.0006, gap: 0.0005 } as const;
/** A part is kept if this share of its candidate pixels is certain. */
const leastSure = 0.45;
/** Share of a hole's pixels that must be less than certain for it to stay open. */
const leastTold = 0.3;
/** Least visible shares of the picture. */
const leastSeen = { floor: 0.004, wall: 0.03, ceiling: 0.012 } as const;
/** Pixels with a smaller share of surface stay too. */
const leastLaid = 0.5;

export interface ThingCover {
  /** 0..1 per pixel. */
  readonly share: Float32Array;
  /** The photo with the thing's own colour where its edge was mixed with the room's. */
  readonly colours: Uint8ClampedArray;
  /** 0..1: undecided share of all candidate pixels. */
  readonly doubt: number;
}

function bytes(values: Float32Array, is: (value: number) => boolean): Uint8Array {
  const out = new Uint8Array(values.length);
  for (let at = 0; at < out.length; at++) if (is(values[at]!)) out[at] = 1;
  return out;
}

/** Share of candidate pixels that are not certainly things. */
function doubtOf(matte: Float32Array): number {
  let [undecided, all] = [0, 0];
  for (const value of matte) {
    if (value <= sure.room) continue;
    all++;
    if (value <= sure.thing) undecided++;
  }
  return all === 0 ? 0 : undecided / all;
}

/** Connected parts with enough certain pixels, small gaps closed. */
function wholeParts(matte: Float32Array, w: number, h: number): Uint8Array {
  const maybe = connectedComponents(
    bytes(matte, (value) => value > sure.room),
    w,
    h,
  );
  const surely = new Float64Array(maybe.size.length);
  for (let at = 0; at < matte.length; at++)
    if (maybe.of[at]! >= 0 && matte[at]! > sure.thing) surely[maybe.of[at]!]! += 1;
  const isKept = maybe.size.map(
    (size, id) => size > least.part * w * h && surely[id]! > leastSure * size,
  );
  const mask = new Uint8Array(w * h);
  for (let at = 0; at < mask.length; at++)
    mask[at] = matte[at]! > 0.5 && isKept[maybe.of[at]!] ? 1 : 0;
  const parts = connectedComponents(mask, w, h);
  const gaps = connectedComponents(
    mask.map((value) => 1 - value),
    w,
    h,
  );
  for (let at = 0; at < mask.length; at++) {
    const part = parts.of[at]!;
    if (part >= 0) mask[at] = parts.size[part]! > least.part * w * h ? 1 : 0;
    else if (gaps.size[gaps.of[at]!]! < least.gap * w * h) mask[at] = 1;
  }
  return mask;
}

/** In place: closes holes in things unless some of their pixels are likely room. */
function closeHoles(mask: Uint8Array, matte: Float32Array, w: number, h: number): void {
  const rooms = connectedComponents(
    mask.map((value) => 1 - value),
    w,
    h,
  );
  const told = new Float64Array(rooms.size.length);
  for (let at = 0; at < mask.length; at++)
    if (rooms.of[at]! >= 0 && matte[at]! < sure.thing) told[rooms.of[at]!]! += 1;
  for (let at = 0; at < mask.length; at++) {
    const room = rooms.of[at]!;
    if (room >= 0 && told[room]! < leastTold * rooms.size[room]!) mask[at] = 1;
  }
}

/** In place: keeps surfaces with too little visible area, where new paint would look torn. */
function keepScraps(
  mask: Uint8Array,
  { classOf, photo: { widthPx: w, heightPx: h } }: Pick<Analysis, 'photo' | 'classOf'>,
): void {
  const kinds = Object.entries(leastSeen).map(([name, least]) => ({
    kind: roomClass(name as keyof typeof leastSeen),
    least,
  }));
  const seen = new Float64Array(256);
  for (let at = 0; at < mask.length; at++) if (!mask[at]) seen[classOf[at]!]! += 1;
  const isLaid = new Uint8Array(256);
  for (const { kind, least } of kinds) if (seen[kind]! > least * mask.length) isLaid[kind] = 1;
  const rooms = connectedComponents(
    mask.map((value, at) => (value || (isSurface(classOf[at]!) && !isLaid[classOf[at]!]) ? 0 : 1)),
    w,
    h,
  );
  const laid = new Float64Array(rooms.size.length);
  for (let at = 0; at < mask.length; at++)
    if (rooms.of[at]! >= 0 && isLaid[classOf[at]!]) laid[rooms.of[at]!]! += 1;
  for (let at = 0; at < mask.length; at++) {
    const room = rooms.of[at]!;
    if (room < 0 || laid[room]! < leastLaid * rooms.size[room]!) mask[at] = 1;
  }

  function isSurface(kind: number): boolean {
    return kinds.some((one) => one.kind === kind);
  }
}

/**
 * @param matte confidence that a pixel is a kept thing, 0..1
 * @param isWall where the room has a wall, visible or hidden
 */
export function thingCover(
  analysis: Pick<Analysis, 'photo' | 'classOf'>,
  matte: Float32Array,
  isWall: (at: number) => boolean,
): ThingCover {
  const { photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const mask = wholeParts(colourCut(photo, matte), w, h);
  closeHoles(mask, matte, w, h);
  fillPictures(mask, isWall, w, h);
  keepScraps(mask, analysis);
  const { share, colours } = rimMatte(photo, mask);
  return { share, colours, doubt: doubtOf(matte) };
}
