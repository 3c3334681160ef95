/** Soft covers of floor, walls and ceiling at the photo's size, and the matte of all that stays before them. */
import type { RgbImage } from '../../../image/image.ts';
import { guidedFilter } from '../../../ops/guided-filter.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { type RimMatte, rimMatte } from '../../refinish/rim-matte.ts';
import { ceilingCandidates } from '../walls/ceiling-candidates.ts';
import { endAtCeiling } from '../walls/ceiling-lines.ts';
import { endsAtCeiling } from './ceiling-end.ts';
import { type RoomRegions, roomParts, roomRegions } from './room-regions.ts';
import type { ThingBox } from './thing-boxes.ts';

/** Radius as a share of the width, and regularisation, of the filter between two surfaces: without an edge it fades. */
const between = {
  surfaces: { radius: 0.004, epsilon: 0.0005 },
  ceiling: { radius: 0.025, epsilon: 0.0006 },
} as const;

/** Codes by which the old surface's colour may be taken from the edge of a thing. */
const mostFreed = 40;

export interface RoomCover {
  readonly room: RoomRegions;
  /** 0..1 per pixel; with the matte of what stays they sum to 1. */
  readonly floor: Float32Array;
  readonly wall: Float32Array;
  readonly ceiling: Float32Array;
  /** Share of the picture in which a ceiling counts as wall, because its end isn't seen. */
  readonly joinedCeiling: number;
  readonly stays: RimMatte;
}

export function roomCover(analysis: Analysis, things: readonly ThingBox[] = []): RoomCover {
  const { photo } = analysis;
  const room = roomRegions(analysis, things);
  const { widthPx: w, heightPx: h } = photo;
  const parts = new Uint8Array(w * h);
  const shell = new Float32Array(w * h);
  eachPatch(photo, room, (at, patch) => {
    parts[at] = room.parts[patch]!;
    shell[at] = room.wallOfShell[patch]!;
  });
  const [other, ground] = [roomParts.indexOf('other'), roomParts.indexOf('floor')];
  const stays = rimMatte(
    photo,
    parts.map((part) => (part === other ? 1 : 0)),
  );
  const floor = Float32Array.from(parts, (part) => (part === ground ? 1 : 0));
  const wall = Float32Array.from(parts, (part) => (part === ground || part === other ? 0 : 1));
  alongEdges(photo, [floor, wall], between.surfaces);
  alongEdges(photo, [shell], between.ceiling);
  const ceiling = new Float32Array(wall.length);
  for (let at = 0; at < parts.length; at++) {
    const sum = floor[at]! + wall[at]!;
    const share = sum > 0.02 ? (1 - stays.share[at]!) / sum : 0;
    floor[at]! *= share;
    ceiling[at] = wall[at]! * share * (1 - shell[at]!);
    wall[at] = wall[at]! * share - ceiling[at]!;
  }
  temper(photo, stays.colours);
  endAtCeiling(photo, { wall, ceiling }, ceilingCandidates(analysis));
  const joinedCeiling = endsAtCeiling(photo, { wall, ceiling }) ? 0 : joinCeiling(wall, ceiling);
  return { room, floor, wall, ceiling, joinedCeiling, stays };
}

/** In place: without an edge between them they are one surface. Returns the ceiling's share of the picture. */
function joinCeiling(wall: Float32Array, ceiling: Float32Array): number {
  let joined = 0;
  for (let at = 0; at < wall.length; at++) {
    joined += ceiling[at]!;
    wall[at]! += ceiling[at]!;
    ceiling[at] = 0;
  }
  return joined / wall.length;
}

/** In place: a joint or shadow between two surfaces is no mixture of both. */
function temper({ data }: RgbImage, colours: Uint8ClampedArray): void {
  for (let i = 0; i < data.length; i++) {
    const own = data[i]!;
    colours[i] = Math.min(own + mostFreed, Math.max(own - mostFreed, colours[i]!));
  }
}

/** Visits each pixel with its superpixel. */
export function eachPatch(
  { widthPx: w, heightPx: h }: RgbImage,
  { regions: { width, height, patches } }: Pick<RoomRegions, 'regions'>,
  visit: (at: number, patch: number) => void,
): void {
  for (let y = 0; y < h; y++) {
    const row = Math.min(height - 1, Math.floor(((y + 0.5) * height) / h)) * width;
    for (let x = 0; x < w; x++) {
      const column = Math.min(width - 1, Math.floor(((x + 0.5) * width) / w));
      visit(y * w + x, patches.of[row + column]!);
    }
  }
}

/** In place. */
export function alongEdges(
  { widthPx, heightPx, data }: RgbImage,
  planes: readonly Float32Array[],
  edge: { readonly radius: number; readonly epsilon: number },
): void {
  const guide = new Float32Array(widthPx * heightPx);
  for (let at = 0; at < guide.length; at++)
    guide[at] = (0.3 * data[at * 3]! + 0.59 * data[at * 3 + 1]! + 0.11 * data[at * 3 + 2]!) / 255;
  const radius = Math.max(2, Math.round(widthPx * edge.radius));
  guidedFilter({ data: guide, width: widthPx, height: heightPx, radius }, planes, edge.epsilon);
  for (const plane of planes)
    for (let at = 0; at < plane.length; at++) plane[at] = Math.min(1, Math.max(0, plane[at]!));
}
