/** Where a floor is seen surely enough to be laid anew. */
import { luminanceAt } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { connectedComponents } from '../../../ops/components.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { type Analysis, surfaceOf } from '../../../sense/analysis.ts';
import type { RimMatte } from '../../refinish/rim-matte.ts';
import { eachPatch, type RoomCover } from '../cover/room-cover.ts';
import { clearBorder } from './clear-border.ts';
import { endsInMidRoom } from './floor-ends.ts';

/** Smaller parts are noise; a smaller floor is hidden (shares of the picture). */
const least = { part: 0.002, floor: 0.04 } as const;
/** A new floor in a mask that is less sure would lie on things. */
const leastSure = 0.5;
/** Floors whose border is less clear had scraps of the old floor, or lay on beds and rugs. */
const leastClear = 0.74;
/** Old floor that is left beside the new one, as a share of it. */
const mostLeft = 0.02;

export interface FloorCover {
  /** 0..1 per pixel. */
  readonly share: Float32Array;
  /** The photo with things freed of the old floor. */
  readonly colours: RimMatte['colours'];
  /** 0..1: how far a pixel is the edge of a thing before this floor. */
  readonly freed: Float32Array;
}

/** Undefined where the old floor has to stay. @param analysis without its box */
export function floorCover(analysis: Analysis, cover: RoomCover): FloorCover | undefined {
  const { widthPx: w, heightPx: h } = analysis.photo;
  if (surfaceOf(analysis, 'floor').confidence < leastSure) return undefined;
  const share = cover.floor.slice();
  const parts = connectedComponents(
    Uint8Array.from(share, (value) => (value > 0.3 ? 1 : 0)),
    w,
    h,
  );
  let all = 0;
  for (let at = 0; at < share.length; at++) {
    const part = parts.of[at]!;
    if (part < 0 || parts.size[part]! < least.part * w * h) share[at] = part < 0 ? share[at]! : 0;
    all += share[at]!;
  }
  withoutThinThings(share, analysis.photo, cover);
  if (all < least.floor * share.length || endsInMidRoom(cover)) return undefined;
  const { leftFloor } = cover.room;
  if (leftFloor !== undefined && leftFloor > mostLeft) return undefined;
  if (clearBorder(share, analysis.photo) < leastClear) return undefined;
  const { share: stays, colours, told } = cover.stays;
  const freed = told.map(
    (value, at) => value * Math.min(1, share[at]! / Math.max(0.05, 1 - stays[at]!)),
  );
  return { share, colours, freed };
}

/** Radius (share of the width) in which the floor's own light is taken. */
const around = 0.025;
/** Logarithms of light by which a pixel in the box of a chair leaves the floor, and by which it surely does. */
const strange = [0.5, 0.9] as const;
const dark = 0.01;

/** In place: legs of chairs are thinner than regions. */
function withoutThinThings(
  share: Float32Array,
  { widthPx: w, heightPx: h, data }: RgbImage,
  { room: { legged, regions } }: RoomCover,
): void {
  if (!legged.includes(1)) return;
  const radius = Math.max(3, Math.round(around * w));
  const known = share.map((value) => (value > 0.9 ? 1 : 0));
  const logs = known.map((one, at) => (one ? Math.log(luminanceAt(data, at * 3) + dark) : 0));
  const own = boxMean(logs.slice(), w, h, radius);
  const weight = boxMean(known, w, h, radius);
  eachPatch({ widthPx: w, heightPx: h, data }, { regions }, (at, patch) => {
    if (!legged[patch] || share[at]! <= 0.9 || weight[at]! < 0.05) return;
    const away = Math.abs(logs[at]! - own[at]! / weight[at]!);
    share[at]! *= 1 - smoothStep(...strange, away);
  });
}
