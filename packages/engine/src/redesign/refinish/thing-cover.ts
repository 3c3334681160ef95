/**
 * Decides which pixels belong to things. A thing is kept entirely or not at all, its edge follows the colours
 * on both sides, and uncertain things on walls are left out.
 */
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { connectedComponents } from '../../ops/components.ts';
import { guidedFilter } from '../../ops/guided-filter.ts';
import { smoothStep } from '../../ops/ramps.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { grown } from '../empty/thing-mask.ts';
import { roomClass } from '../shell/room-class.ts';
import { colourCut } from './outline/colour-cut.ts';
import { fillPictures } from './outline/whole-pictures.ts';

/** Matte values from which a pixel is certainly thing, and below which certainly room. */
const sure = { thing: 0.75, room: 0.2 } as const;
/** Smaller parts, and smaller gaps in things, are noise (shares of the picture). */
const least = { part: 0.0006, gap: 0.0005 } as const;
/** A part is kept if this share of its candidate pixels is certain. */
const leastSure = 0.45;
/** Share of a hole's pixels that must be less than certain for it to stay open. */
const leastTold = 0.3;
/** Width of the rim in which colours decide, and radius of the colour search (shares of the width). */
const rim = 0.007;
const reach = { thing: 0.012, room: 0.02 } as const;
/** Colour differences (codes) between thing and room from which an edge is evident, and certain. */
const apart = [18, 60] as const;
/** Weight of colours, relative to visible lines. */
const coloursCount = 0.75;
/** Regularisation of the guided filter along the rim. */
const epsilon = 0.0006;
/** Least visible shares of the picture. */
const leastSeen = { floor: 0.004, wall: 0.03, ceiling: 0.012 } as const;
/** Pixels with a smaller share of surface stay too. */
const leastLaid = 0.5;
/** Range of the matte that becomes the soft edge. */
const edge = [0.2, 0.8] as const;

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

/** Mean colour around each pixel over the counted ones: three channels and the weight. */
function coloursAround(
  { widthPx: w, heightPx: h, data }: RgbImage,
  counts: Uint8Array,
  radius: number,
): readonly Float32Array[] {
  const channels = [0, 1, 2].map((c) => {
    const values = new Float32Array(counts.length);
    for (let at = 0; at < counts.length; at++) if (counts[at]) values[at] = data[at * 3 + c]!;
    return values;
  });
  return [...channels, Float32Array.from(counts)].map((values) =>
    boxMean(values, w, h, radius, values),
  );
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
  const { widthPx: w, heightPx: h, data } = photo;
  const px = (share: number) => Math.max(1, Math.round(share * w));
  const mask = wholeParts(colourCut(photo, matte), w, h);
  closeHoles(mask, matte, w, h);
  fillPictures(mask, isWall, w, h);
  keepScraps(mask, analysis);
  const near = grown(mask, w, h, px(rim));
  const room = near.map((value) => 1 - value);
  const inner = grown(
    mask.map((value) => 1 - value),
    w,
    h,
    px(rim),
  ).map((value) => 1 - value);
  const own = coloursAround(photo, inner, px(reach.thing));
  const behind = coloursAround(photo, room, px(reach.room));
  const share = Float32Array.from(mask);
  const colours = data.slice();
  const soft = alongEdges(photo, mask, px(rim));
  for (let at = 0; at < mask.length; at++) {
    if (!near[at] || inner[at]) continue;
    const [mine, other] = [own[3]![at]!, behind[3]![at]!];
    let alpha = soft[at]!;
    let [along, apartSquared] = [0, 0];
    if (mine > 0 && other > 0) {
      for (let c = 0; c < 3; c++) {
        const to = own[c]![at]! / mine - behind[c]![at]! / other;
        along += (data[at * 3 + c]! - behind[c]![at]! / other) * to;
        apartSquared += to * to;
      }
      const told = smoothStep(apart[0], apart[1], Math.sqrt(apartSquared));
      const byColour = Math.min(1, Math.max(0, along / Math.max(1, apartSquared)));
      alpha += (byColour - alpha) * told * coloursCount;
    }
    alpha = smoothStep(edge[0], edge[1], alpha);
    share[at] = alpha;
    if (alpha <= 0 || alpha >= 1 || other <= 0) continue;
    for (let c = 0; c < 3; c++) {
      const mixed = data[at * 3 + c]! - (1 - alpha) * (behind[c]![at]! / other);
      colours[at * 3 + c] = mixed / Math.max(0.35, alpha);
    }
  }
  return { share, colours, doubt: doubtOf(matte) };
}

/** Refines the mask's rim along visible edges. */
function alongEdges({ widthPx, heightPx, data }: RgbImage, mask: Uint8Array, radius: number) {
  const light = new Float32Array(mask.length);
  for (let at = 0; at < light.length; at++)
    light[at] = (0.3 * data[at * 3]! + 0.59 * data[at * 3 + 1]! + 0.11 * data[at * 3 + 2]!) / 255;
  const soft = Float32Array.from(mask);
  guidedFilter({ data: light, width: widthPx, height: heightPx, radius }, [soft], epsilon);
  return soft;
}
