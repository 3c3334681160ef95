/** Where a floor is seen surely enough to be laid anew. */
import { connectedComponents } from '../../../ops/components.ts';
import { type Analysis, surfaceOf } from '../../../sense/analysis.ts';
import type { RimMatte } from '../../refinish/rim-matte.ts';
import type { RoomCover } from '../cover/room-cover.ts';
import { clearBorder } from './clear-border.ts';
import { endsInMidRoom } from './floor-ends.ts';

/** Smaller parts are noise; a smaller floor is hidden (shares of the picture). */
const least = { part: 0.002, floor: 0.04 } as const;
/** A new floor in a mask that is less sure would lie on things. */
const leastSure = 0.5;
/** Floors whose border is less clear had scraps of the old floor, or lay on beds and rugs. */
const leastClear = 0.72;

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
  if (all < least.floor * share.length || endsInMidRoom(cover)) return undefined;
  if (clearBorder(share, analysis.photo) < leastClear) return undefined;
  const { share: stays, colours, told } = cover.stays;
  const freed = told.map(
    (value, at) => value * Math.min(1, share[at]! / Math.max(0.05, 1 - stays[at]!)),
  );
  return { share, colours, freed };
}
