/**
 * Covers of beds, sofas and chairs, and fronts of cabinets: regions of a photo that lie within the box of such a thing,
 * each as a whole, since regions end at edges of the photo.
 */

import type { LinearRgb } from '../../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { luminance } from '../../../ops/ramps.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { fillRows } from '../../compose/convex-outline.ts';
import { type SharedBorders, sharedBorders } from '../cover/photo-regions.ts';
import { colourApart, type Piece } from '../cover/pieces.ts';
import { eachPatch } from '../cover/room-cover.ts';
import { type RoomRegions, roomParts } from '../cover/room-regions.ts';
import { isIn, type ThingBox } from '../cover/thing-boxes.ts';
import type { StylePaints } from '../style-paints.ts';
import { type ClothMatte, clothMatte } from './cloth-matte.ts';
import { fillHoles, isTorn } from './whole-cover.ts';

type Use = Exclude<keyof StylePaints, 'walls'>;

interface ClothRule {
  readonly use: Use;
  /** Least part of a region that is within the box. */
  readonly inside: number;
  /** Least size of all, as a share of the box. */
  readonly all: number;
  /** Colours (opponent codes) up to which another region is of the same cover. */
  readonly alike: number;
  /** Whether it may have the colour of wood, which usually stays. */
  readonly mayBeWood: boolean;
  /** Longest outline, by that of its bounds: that of a whole thing has few notches. */
  readonly ragged: number;
  /** Takes the second of two colours: chairs stand beside sofas. */
  readonly isSecond?: true;
}

const rules: Readonly<Record<string, ClothRule>> = {
  bed: { use: 'bed', inside: 0.88, all: 0.5, alike: 90, mayBeWood: false, ragged: 2.2 },
  sofa: { use: 'seats', inside: 0.88, all: 0.42, alike: 20, mayBeWood: true, ragged: 2 },
  chair: {
    use: 'seats',
    inside: 0.88,
    all: 0.42,
    alike: 20,
    mayBeWood: false,
    ragged: 2,
    isSecond: true,
  },
  cabinets: { use: 'cabinets', inside: 0.85, all: 0.3, alike: 12, mayBeWood: true, ragged: 2.4 },
};

/** Smaller covers aren't seen as new (share of the picture). */
const leastCover = 0.008;
/** Boxes are tight: corners of cloth hang out of them, to the sides and below (share of the box). */
const looser = 0.05;
/** Part of a region that is of the room's surfaces, from which it is none of a thing. */
const mostSurface = 0.3;
/** Light of headboards and shadows below things, by that of the cover. */
const darker = 0.45;
/** Opponent codes of wood. */
const wood = { tint: 24, other: 34 } as const;
/** Darker ones can't show another colour. */
const darkest = 0.012;

/** Classes that are no cloth, and the share of them from which a superpixel is none. */
const behind: readonly string[] = ['window', 'door', 'wall'];
const mostBehind = 0.6;
/** Share of floor from which a region is a rug or a balcony, unless the cover itself is read as floor. */
const [mostFloor, leastFloor] = [0.6, 0.3];
/** More are a crowd. */
const mostParts = 6;

export interface ClothPart {
  readonly name: string;
  readonly use: Use;
  readonly isSecond: boolean;
  readonly matte: ClothMatte;
  /** Typical colour in linear light. */
  readonly own: LinearRgb;
}

/** By superpixel: what is none of a thing, or of another, and the share of floor by its classes. */
interface Told {
  readonly taken: ArrayLike<number>;
  readonly floor: Float32Array;
}

interface Candidate extends Pick<Piece, 'size' | 'colour'> {
  readonly id: number;
  /** Share of it by its classes. */
  readonly floor: number;
}

/** Large ones first; no pixel is of two. */
export function clothParts(
  { photo, surfaces, openings }: Pick<Analysis, 'photo' | 'surfaces' | 'openings'>,
  room: RoomRegions,
  things: readonly ThingBox[],
): ClothPart[] {
  const shareOf = (names: readonly string[]) => {
    const mattes = surfaces.filter(({ className }) => names.includes(className));
    return patchShares(photo, room, (at) =>
      mattes.reduce((sum, { matte }) => sum + matte.data[at]!, 0),
    );
  };
  const floor = shareOf(['floor']);
  const view = viewsOf(photo, openings);
  const seen = patchShares(photo, room, (at) => view[at]!);
  const isBalcony = (k: number) => seen[k]! > mostBehind && floor[k]! > leastFloor;
  const taken = shareOf(behind).map((share, k) => (share > mostBehind || isBalcony(k) ? 1 : 0));
  const areaOf = ({ box }: ThingBox) => box.width * box.height;
  const wanted = things
    .filter(({ name }) => rules[name])
    .toSorted((one, other) => areaOf(other) - areaOf(one));
  const found: ClothPart[] = [];
  for (const thing of wanted) {
    if (found.length === mostParts) break;
    const { name } = thing;
    const rule = rules[name]!;
    const patches = coverOf(thing, rule, room, { taken, floor });
    if (!patches) continue;
    for (let k = 0; k < taken.length; k++) if (patches[k]) taken[k] = 1;
    const mask = new Uint8Array(photo.widthPx * photo.heightPx);
    eachPatch(photo, room, (at, patch) => {
      mask[at] = patches[patch]!;
    });
    const own = meanOf(photo, mask);
    if (luminance(own) < darkest) continue;
    const isSecond = rule.isSecond === true;
    found.push({ name, use: rule.use, isSecond, matte: clothMatte(photo, mask), own });
  }
  return found;
}

/** The mean of some plane in each superpixel. */
function patchShares(
  photo: RgbImage,
  room: RoomRegions,
  shareAt: (at: number) => number,
): Float32Array {
  const sums = new Float32Array(room.parts.length);
  const counts = new Float32Array(room.parts.length);
  eachPatch(photo, room, (at, patch) => {
    counts[patch]! += 1;
    sums[patch]! += shareAt(at);
  });
  return sums.map((sum, k) => sum / Math.max(1, counts[k]!));
}

/** 1 for pixels within windows and doors. */
function viewsOf(
  { widthPx: w, heightPx: h }: RgbImage,
  openings: Analysis['openings'],
): Uint8Array {
  const view = new Uint8Array(w * h);
  for (const { corners } of openings)
    fillRows(corners, w, h, (y, from, to) => view.fill(1, y * w + from, y * w + to + 1));
  return view;
}

/** 1 for superpixels of the cover; coarse regions first, since their borders are plain. */
function coverOf(
  thing: ThingBox,
  rule: ClothRule,
  room: RoomRegions,
  told: Told,
): Uint8Array | undefined {
  const { levels, patches, width, height } = room.regions;
  const { box } = thing;
  for (const regionOf of levels.toReversed()) {
    const group = groupOf(thing, rule, room, { regionOf, ...told });
    if (!group) continue;
    const ids =
      rule.use === 'cabinets'
        ? new Set(group.map(({ id }) => id))
        : connectedTo(group, sharedBorders(room.regions, regionOf));
    fillHoles(ids, room, regionOf);
    const size = patches.size.reduce((sum, one, k) => sum + (ids.has(regionOf[k]!) ? one : 0), 0);
    if (size < Math.max(rule.all * box.width * box.height, leastCover) * width * height) continue;
    if (isTorn(ids, { room, regionOf, ragged: rule.ragged })) continue;
    return Uint8Array.from(patches.size, (_, k) => (ids.has(regionOf[k]!) ? 1 : 0));
  }
  return undefined;
}

function groupOf(
  { box }: ThingBox,
  rule: ClothRule,
  { regions: { width, height, patches }, parts }: RoomRegions,
  { regionOf, taken, floor }: Told & { readonly regionOf: Int32Array },
): Candidate[] | undefined {
  const other = roomParts.indexOf('other');
  const around = {
    x: box.x - looser * box.width,
    y: box.y,
    width: box.width * (1 + 2 * looser),
    height: box.height * (1 + looser),
  };
  const sums = new Map<
    number,
    { size: number; inside: number; surface: number; floor: number; sum: number[] }
  >();
  for (let k = 0; k < regionOf.length; k++) {
    const id = regionOf[k]!;
    const sum = sums.get(id) ?? { size: 0, inside: 0, surface: 0, floor: 0, sum: [0, 0, 0] };
    sums.set(id, sum);
    const size = patches.size[k]!;
    sum.size += size;
    if (isIn(around, patches.x[k]! / width, patches.y[k]! / height)) sum.inside += size;
    sum.floor += floor[k]! * size;
    if (parts[k] !== other || taken[k]) sum.surface += size;
    for (const c of [0, 1, 2] as const) sum.sum[c]! += patches.colours[c][k]! * size;
  }
  const candidates = [...sums].flatMap(
    ([id, { size, inside, surface, floor: ground, sum }]): Candidate[] => {
      if (inside < rule.inside * size || surface > mostSurface * size) return [];
      const colour: Piece['colour'] = [sum[0]! / size, sum[1]! / size, sum[2]! / size];
      if (!rule.mayBeWood && colour[1] > wood.tint && colour[2] > wood.other) return [];
      return [{ id, size, colour, floor: ground / size }];
    },
  );
  const first = candidates.reduce<Candidate | undefined>(
    (best, one) => (!best || one.size > best.size ? one : best),
    undefined,
  );
  if (!first) return undefined;
  return candidates.filter(
    (one) =>
      one === first ||
      ((one.floor < mostFloor || first.floor > leastFloor) &&
        one.colour[0] > darker * first.colour[0] &&
        colourApart(one.colour, first.colour) < rule.alike),
  );
}

/** The first, and those that touch it in turn. */
function connectedTo(group: readonly Candidate[], borders: SharedBorders): Set<number> {
  const first = group.reduce((best, one) => (one.size > best.size ? one : best));
  const all = new Set(group.map(({ id }) => id));
  const ids = new Set([first.id]);
  for (const id of ids) for (const near of borders[id]!.keys()) if (all.has(near)) ids.add(near);
  return ids;
}

function meanOf({ data }: RgbImage, mask: Uint8Array): LinearRgb {
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c]! += linearFromSrgb8[data[at * 3 + c]!]!;
  }
  const all = Math.max(1, count);
  return [sum[0]! / all, sum[1]! / all, sum[2]! / all];
}
