/**
 * A photo whose walls are painted and whose floor is laid anew, for rooms of doubtful shape: both follow the photo's
 * own edges and keep its light and shade, so that nothing is cut where a plane was guessed wrongly.
 */
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import type { RgbImage } from '../../image/image.ts';
import type { MaterialSpec } from '../../materials/tile.ts';
import { luminance } from '../../ops/ramps.ts';
import type { InteriorLook } from '../../restyle/looks/look.ts';
import { whiteLevelOf } from '../../restyle/render.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { lightColour } from '../compose/light/light-colour.ts';
import { type RoomCover, roomCover } from './cover/room-cover.ts';
import { layFloor, type SeenFloor } from './floor/lay-floor.ts';
import { seenFloor } from './floor/seen-floor.ts';
import type { PaintWish, PhotoLight } from './paint-gain.ts';
import { apartPaint, roomPaint } from './room-paint.ts';
import { type LayerPaint, paintedWalls } from './walls/paint-walls.ts';
import { ceilingLayer, type WallCover, wallCover } from './walls/wall-cover.ts';

export interface Repaint {
  readonly look: Pick<InteriorLook, 'quietWall' | 'accents'>;
  readonly seed: number;
  readonly floor: MaterialSpec;
  /** Whether a wall in a colour of its own is painted: in kitchens it may be tiles or cupboards. */
  readonly hasAccent: boolean;
  /** Chosen by hand. */
  readonly wallPaint?: string | undefined;
  readonly ceilingPaint?: string | undefined;
}

export interface RepaintedPhoto {
  readonly image: RgbImage;
  /** Paints of the walls, and of one that was painted apart from them; undefined where they stay. */
  readonly wall: string | undefined;
  readonly apart: string | undefined;
  readonly hasNewFloor: boolean;
  /** 0..1 per pixel: new paint and new floor. */
  readonly painted: Float32Array;
}

const wallWish = { light: [0.4, 1.7], colour: 5 } as const;
const ceilingWish = { light: [0.5, 1.4], colour: 1.9 } as const;
/** Surfaces of less trust are left as they are. */
const leastTrust = 0.15;

interface SeenRoom {
  readonly walls: WallCover | undefined;
  readonly floor: SeenFloor | undefined;
  readonly light: PhotoLight;
  readonly cover: RoomCover;
}

const rooms = new WeakMap<Analysis, SeenRoom>();

/** Albedo of quiet walls, and limits to the change of light on one apart. */
const quietAlbedo = 0.7;
const apartLight = [0.5, 2.4] as const;

/** A wall apart is dark by its paint, beside others in the same light. */
function apartWish({ quiet }: WallCover, own: LinearRgb, hex: string): PaintWish {
  const paint = linearFromHex(hex);
  const albedo = (quietAlbedo * luminance(own)) / Math.max(0.01, luminance(quiet.own));
  const change = luminance(paint) / Math.max(0.01, albedo);
  const held = Math.min(apartLight[1], Math.max(apartLight[0], change));
  return { paint, light: [held, held], colour: 6 };
}

/** Corners of the box would decide where classes waver. */
const withoutBox = (analysis: Analysis): Analysis => ({
  ...analysis,
  planes: analysis.planes.map((plane) => ({ ...plane, confidence: 0 })),
});

/** The part of the work that doesn't depend on the style. */
function seenRoom(analysis: Analysis): SeenRoom {
  const known = rooms.get(analysis);
  if (known) return known;
  const flat = withoutBox(analysis);
  const { photo } = analysis;
  const cover = roomCover(flat);
  const walls = wallCover(flat, cover);
  const seen = {
    walls: walls && walls.trust >= leastTrust ? walls : undefined,
    floor: seenFloor(flat, cover),
    light: { colour: lightColour(photo), white: whiteLevelOf(photo) },
    cover,
  };
  rooms.set(analysis, seen);
  return seen;
}

/** Undefined if neither walls nor floor can be told well enough. */
export function repaintedPhoto(analysis: Analysis, repaint: Repaint): RepaintedPhoto | undefined {
  const { photo } = analysis;
  const { walls, floor, light, cover } = seenRoom(analysis);
  if (!walls && !floor) return undefined;
  const { look, seed } = repaint;
  const wall = repaint.wallPaint ?? roomPaint(look, seed);
  const apart =
    repaint.hasAccent && walls?.apart
      ? (repaint.wallPaint ?? apartPaint(look, wall, walls.apart.own))
      : undefined;
  const layers: LayerPaint[] = [];
  if (walls) {
    const { quiet, trust } = walls;
    layers.push({ layer: quiet, wish: { ...wallWish, paint: linearFromHex(wall) }, trust });
    if (walls.apart && apart)
      layers.push({ layer: walls.apart, wish: apartWish(walls, walls.apart.own, apart), trust });
  }
  const ceiling = repaint.ceilingPaint && ceilingLayer(photo, cover);
  if (ceiling) {
    const wish = { ...ceilingWish, paint: linearFromHex(repaint.ceilingPaint!) };
    layers.push({ layer: ceiling, wish, trust: 1 });
  }
  const image = paintedWalls(photo, cover.stays, layers, light);
  const painted = new Float32Array(photo.widthPx * photo.heightPx);
  const add = (share: (at: number) => number) => {
    for (let at = 0; at < painted.length; at++) painted[at] = Math.min(1, painted[at]! + share(at));
  };
  for (const { layer } of layers) add((at) => layer.share[at]!);
  if (floor) {
    layFloor(image, photo, floor, { spec: repaint.floor, seed, light });
    add((at) => floor.cover.share[at]!);
  }
  return { image, wall: walls && wall, apart, hasNewFloor: floor !== undefined, painted };
}
