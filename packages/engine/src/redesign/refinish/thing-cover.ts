/**
 * Which pixels of the photo are its things: a cover that decides. Each thing is there as a whole or not at all, its
 * edge follows the colours on both sides, and what hangs on a wall without being told clearly is left out.
 */
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { connectedComponents } from '../../ops/components.ts';
import { guidedFilter } from '../../ops/guided-filter.ts';
import { smoothStep } from '../../ops/ramps.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { grown } from '../empty/thing-mask.ts';
import { roomClass } from '../shell/room-class.ts';

/** A thing's matte from here on is surely it; below the other it is surely not. */
const sure = { thing: 0.75, room: 0.2 } as const;
/** Smaller parts, as shares of the picture, are specks; so are gaps in things. */
const least = { part: 0.0006, gap: 0.0005 } as const;
/** A part is there if this share of all that may be it is surely it. */
const leastSure = 0.45;
/** Width of the rim in which colours decide, and how far they are looked for: shares of the width. */
const rim = 0.007;
const reach = { thing: 0.012, room: 0.02 } as const;
/** Colours of thing and room as far apart as this (codes) tell an edge; nearer ones tell nothing. */
const apart = [18, 60] as const;
/** How much colours decide where they do, beside the lines that are seen. */
const coloursCount = 0.75;
/** Of the guided filter that draws the rim along lines. */
const epsilon = 0.0006;
/**
 * Patches of a surface within a mask: how deep they reach and how wide they are (shares of the width), how far their
 * colour goes from pixel to pixel and in all (sums of codes), and which share of a thing they may take.
 */
const patch = { depth: 0.06, narrow: 0.005, step: 9, all: 27, drift: 0.01, most: 0.12 } as const;
/** How far outlines are moved to edges, as a share of the width. */
const snapReach = 0.016;
/** Shares of the picture. */
const leastSeen = { floor: 0.004, wall: 0.1, ceiling: 0.012 } as const;
/** What is not read as a surface for at least this share stays too. */
const leastLaid = 0.5;
/** The soft edge is no wider than what lies between these. */
const edge = [0.2, 0.8] as const;

export interface ThingCover {
  /** 0..1 for each pixel. */
  readonly share: Float32Array;
  /** The photo, with the thing's own colour where its edge was mixed with that of the room. */
  readonly colours: Uint8ClampedArray;
  /** 0..1: how much of all that may be a thing could not be decided. */
  readonly doubt: number;
}

const bytes = (values: Float32Array, is: (value: number) => boolean) =>
  Uint8Array.from(values, (value) => (is(value) ? 1 : 0));

/** Whole parts only: those that are sure enough, without their small gaps. */
function wholeParts(
  matte: Float32Array,
  w: number,
  h: number,
): { mask: Uint8Array; doubt: number } {
  const maybe = connectedComponents(
    bytes(matte, (value) => value > sure.room),
    w,
    h,
  );
  const surely = new Float64Array(maybe.size.length);
  let [undecided, all] = [0, 0];
  for (let at = 0; at < matte.length; at++) {
    const id = maybe.of[at]!;
    if (id < 0) continue;
    all++;
    if (matte[at]! > sure.thing) surely[id]! += 1;
    else undecided++;
  }
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
  return { mask, doubt: all === 0 ? 0 : undecided / all };
}

/** Mean colour around each pixel of those that count; three channels and how many counted. */
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

/** In place: patches of the old wall or floor that a mask took along with the things before it are given back. */
function giveBackRoom(
  mask: Uint8Array,
  { classOf, photo }: Pick<Analysis, 'photo' | 'classOf'>,
): void {
  const { widthPx: w, heightPx: h, data } = photo;
  const surfaces = (['floor', 'wall', 'ceiling'] as const).map(roomClass);
  const deepest = Math.round(patch.depth * w);
  const taken = new Uint8Array(mask.length);
  const seed = new Uint8ClampedArray(mask.length * 3);
  let edge: number[] = [];
  const around = (at: number) => [
    at % w > 0 ? at - 1 : -1,
    at % w < w - 1 ? at + 1 : -1,
    at - w,
    at + w < w * h ? at + w : -1,
  ];
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] || !surfaces.includes(classOf[at]!)) continue;
    if (around(at).every((next) => next < 0 || !mask[next])) continue;
    edge.push(at);
    for (let c = at * 3; c < at * 3 + 3; c++) seed[c] = data[c]!;
  }
  const differs = (one: ArrayLike<number>, at: number, other: number) =>
    Math.abs(one[at * 3]! - data[other * 3]!) +
    Math.abs(one[at * 3 + 1]! - data[other * 3 + 1]!) +
    Math.abs(one[at * 3 + 2]! - data[other * 3 + 2]!);
  for (let step = 0; step < deepest && edge.length > 0; step++) {
    const following: number[] = [];
    for (const at of edge) {
      for (const next of around(at)) {
        if (next < 0 || !mask[next] || taken[next]) continue;
        if (differs(data, at, next) > patch.step || differs(seed, at, next) > patch.all) continue;
        taken[next] = 1;
        // the colour of a surface goes with its light
        for (let c = 0; c < 3; c++)
          seed[next * 3 + c] =
            seed[at * 3 + c]! * (1 - patch.drift) + data[next * 3 + c]! * patch.drift;
        following.push(next);
      }
    }
    edge = following;
  }
  // narrow leaks into a thing of the same colour are no patches
  const wide = Math.max(1, Math.round(patch.narrow * w));
  const left = grown(
    taken.map((value, at) => (value || !mask[at] ? 0 : 1)),
    w,
    h,
    wide,
  );
  const open = grown(
    left.map((value) => 1 - value),
    w,
    h,
    wide,
  );
  const parts = connectedComponents(mask, w, h);
  const lost = new Float64Array(parts.size.length);
  for (let at = 0; at < mask.length; at++) if (taken[at] && open[at]) lost[parts.of[at]!]! += 1;
  for (let at = 0; at < mask.length; at++)
    if (taken[at] && open[at] && lost[parts.of[at]!]! < patch.most * parts.size[parts.of[at]!]!)
      mask[at] = 0;
}

/** In place: outlines that run beside an edge of the photo are moved to it. */
function snap(mask: Uint8Array, photo: RgbImage, radius: number): void {
  const soft = alongEdges(photo, mask, radius);
  for (let at = 0; at < mask.length; at++) mask[at] = soft[at]! > 0.5 ? 1 : 0;
}

/** In place: a surface of which too little is seen stays as it is, since new paint on scraps of it looks torn. */
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

/** @param matte how surely each pixel is a thing that stays, 0..1 */
export function thingCover(
  analysis: Pick<Analysis, 'photo' | 'classOf'>,
  matte: Float32Array,
): ThingCover {
  const { photo } = analysis;
  const { widthPx: w, heightPx: h, data } = photo;
  const px = (share: number) => Math.max(1, Math.round(share * w));
  const { mask, doubt } = wholeParts(matte, w, h);
  giveBackRoom(mask, analysis);
  snap(mask, photo, px(snapReach));
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
  return { share, colours, doubt };
}

/** The mask, its rim drawn along the edges that are seen there. */
function alongEdges({ widthPx, heightPx, data }: RgbImage, mask: Uint8Array, radius: number) {
  const light = new Float32Array(mask.length);
  for (let at = 0; at < light.length; at++)
    light[at] = (0.3 * data[at * 3]! + 0.59 * data[at * 3 + 1]! + 0.11 * data[at * 3 + 2]!) / 255;
  const soft = Float32Array.from(mask);
  guidedFilter({ data: light, width: widthPx, height: heightPx, radius }, [soft], epsilon);
  return soft;
}
