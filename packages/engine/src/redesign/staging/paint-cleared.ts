/** Paints the walls of a cleared photo in a colour of the style. */
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { roomRules } from '../../restyle/looks/rooms.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { lookOf } from '../finishes.ts';
import { type RepaintedPhoto, repaintedPhoto } from '../repaint/repainted-photo.ts';
import type { RedesignRequest } from '../request.ts';
import type { ShellFinish } from '../scene/shell-finish.ts';
import type { ClearedPhoto } from './cleared-photo.ts';

export interface PaintedPhoto {
  readonly image: RgbImage;
  /** Paint of the walls; undefined where they stay. */
  readonly wall: string | undefined;
  /** 0..1 per pixel. */
  readonly painted: Float32Array;
}

export function paintCleared(
  { image, analysis }: ClearedPhoto,
  { style, roomType, seed, chosen }: RedesignRequest,
  { floor, ceiling }: Pick<ShellFinish, 'floor' | 'ceiling'>,
): PaintedPhoto {
  const made: RepaintedPhoto | undefined = repaintedPhoto(analysis, {
    look: lookOf(style),
    roomType,
    seed,
    floor,
    hasAccent: roomRules.some(({ name, hasAccent }) => name === roomType && hasAccent),
    hasNewCovers: false,
    isWallsOnly: true,
    wallPaint: chosen?.wall?.colours?.[0],
    ceilingPaint: chosen?.ceiling && ceiling,
  });
  const none = { image, wall: undefined, painted: new Float32Array(analysis.classOf.length) };
  if (!made?.wall) return none;
  // floors stay, since a new one would end at things, and so do ceilings: paint may run onto both
  const [ground, above] = (['floor', 'ceiling'] as const).map(
    (name) => surfaceOf(analysis, name).matte.data,
  ) as [Float32Array, Float32Array];
  const isOwnCeiling = chosen?.ceiling !== undefined;
  const wallShare = (at: number) => Math.max(0, 1 - ground[at]! - (isOwnCeiling ? 0 : above[at]!));
  const painted = made.painted.map((share, at) => share * wallShare(at));
  const result = createRgbImage(image.widthPx, image.heightPx);
  for (let at = 0; at < painted.length; at++) {
    const share = wallShare(at);
    for (let c = at * 3; c < at * 3 + 3; c++)
      result.data[c] = image.data[c]! + (made.image.data[c]! - image.data[c]!) * share;
  }
  return { image: result, wall: made.wall, painted };
}
