/** Paints the walls of an empty room in a colour of the style, and lays a new floor where all of it is seen. */
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { roomRules } from '../../restyle/looks/rooms.ts';
import { type Analysis, surfaceOf } from '../../sense/analysis.ts';
import { lookOf } from '../finishes.ts';
import { floorOverPhoto } from '../repaint/floor/floor-choice.ts';
import { type RepaintedPhoto, repaintedPhoto } from '../repaint/repainted-photo.ts';
import type { RedesignRequest } from '../request.ts';
import type { ShellFinish } from '../scene/shell-finish.ts';

export interface ResurfacedPhoto {
  readonly image: RgbImage;
  /** Paint of the walls; undefined where they stay. */
  readonly wall: string | undefined;
  readonly hasNewFloor: boolean;
  /** 0..1 per pixel. */
  readonly painted: Float32Array;
}

export function withNewSurfaces(
  analysis: Analysis,
  { style, roomType, seed, chosen }: RedesignRequest,
  { floor, ceiling }: Pick<ShellFinish, 'floor' | 'ceiling'>,
): ResurfacedPhoto {
  const image = analysis.photo;
  const look = lookOf(style);
  const made: RepaintedPhoto | undefined = repaintedPhoto(analysis, {
    look,
    roomType,
    seed,
    floor: floorOverPhoto(look, floor, seed),
    hasAccent: roomRules.some(({ name, hasAccent }) => name === roomType && hasAccent),
    hasNewCovers: false,
    wallPaint: chosen?.wall?.colours?.[0],
    ceilingPaint: chosen?.ceiling && ceiling,
  });
  const none = {
    image,
    wall: undefined,
    hasNewFloor: false,
    painted: new Float32Array(analysis.classOf.length),
  };
  if (!made?.wall) return none;
  // paint may run onto floor and ceiling
  const [ground, above] = (['floor', 'ceiling'] as const).map(
    (name) => surfaceOf(analysis, name).matte.data,
  ) as [Float32Array, Float32Array];
  const isOwnCeiling = chosen?.ceiling !== undefined;
  const wallShare = (at: number) =>
    Math.max(0, 1 - (made.hasNewFloor ? 0 : ground[at]!) - (isOwnCeiling ? 0 : above[at]!));
  const painted = made.painted.map((share, at) => share * wallShare(at));
  const result = createRgbImage(image.widthPx, image.heightPx);
  for (let at = 0; at < painted.length; at++) {
    const share = wallShare(at);
    for (let c = at * 3; c < at * 3 + 3; c++)
      result.data[c] = image.data[c]! + (made.image.data[c]! - image.data[c]!) * share;
  }
  return { image: result, wall: made.wall, hasNewFloor: made.hasNewFloor, painted };
}
