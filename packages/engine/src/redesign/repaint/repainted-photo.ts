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
import { apartPaint } from './apart-paint.ts';
import { eachOfCover } from './cloth/cloth-matte.ts';
import { type ClothPart, clothParts } from './cloth/cloth-parts.ts';
import { clothFall, paintCloth } from './cloth/paint-cloth.ts';
import { type RoomCover, roomCover } from './cover/room-cover.ts';
import { thingBoxes } from './cover/thing-boxes.ts';
import { layFloor, type SeenFloor } from './floor/lay-floor.ts';
import { seenFloor } from './floor/seen-floor.ts';
import type { PaintWish, PhotoLight } from './paint-gain.ts';
import {
  likelyColour,
  type PaintPair,
  paintsOf,
  plainlyNew,
  tintForCeiling,
} from './style-paints.ts';
import { type LayerPaint, paintedWalls } from './walls/paint-walls.ts';
import { ceilingLayer, type WallCover, wallCover } from './walls/wall-cover.ts';

export interface Repaint {
  readonly look: Pick<InteriorLook, 'name' | 'accents'>;
  readonly roomType: string;
  readonly seed: number;
  readonly floor: MaterialSpec;
  /** Whether a wall in a colour of its own is painted: in kitchens it may be tiles or cupboards. */
  readonly hasAccent: boolean;
  /** Whether beds, sofas, chairs and cabinets take colours of the style, too. */
  readonly hasNewCovers: boolean;
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
  /** Names of things whose covers have a new colour. */
  readonly covers: readonly string[];
  /** 0..1 per pixel: all that is new, and new covers alone. */
  readonly painted: Float32Array;
  readonly covered: Float32Array;
}

const wallWish = { light: [0.5, 1.7], colour: 5 } as const;
const ceilingWish = { light: [0.5, 1.4], colour: 1.9 } as const;
/** Share of the picture from which a ceiling that takes the walls' paint makes it lighter. */
const leastCeiling = 0.04;

interface SeenRoom {
  readonly walls: WallCover | undefined;
  readonly floor: SeenFloor | undefined;
  readonly light: PhotoLight;
  readonly cover: RoomCover;
  readonly cloths: readonly ClothPart[];
}

const rooms = new WeakMap<Analysis, Map<string, SeenRoom>>();

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
function seenRoom(analysis: Analysis, roomType: string): SeenRoom {
  const ofTypes = rooms.get(analysis) ?? new Map<string, SeenRoom>();
  rooms.set(analysis, ofTypes);
  const known = ofTypes.get(roomType);
  if (known) return known;
  const flat = withoutBox(analysis);
  const { photo } = analysis;
  const things = thingBoxes(photo, roomType);
  const cover = roomCover(flat, things);
  const seen = {
    walls: wallCover(flat, cover),
    floor: seenFloor(flat, cover),
    light: { colour: lightColour(photo), white: whiteLevelOf(photo) },
    cover,
    cloths: clothParts(flat, cover.room, things),
  };
  ofTypes.set(roomType, seen);
  return seen;
}

/** Undefined if nothing can be told well enough. */
export function repaintedPhoto(analysis: Analysis, repaint: Repaint): RepaintedPhoto | undefined {
  const { photo } = analysis;
  const { walls, floor, light, cover, ...seen } = seenRoom(analysis, repaint.roomType);
  const cloths = repaint.hasNewCovers ? seen.cloths : [];
  if (!walls && !floor && cloths.length === 0) return undefined;
  const { look, seed } = repaint;
  const paints = paintsOf(look.name);
  const inTurn = (pair: PaintPair, isSecond = false): PaintPair =>
    isSecond === (seed % 2 === 0) ? [pair[1], pair[0]] : pair;
  const wall = repaint.wallPaint ?? wallPaint();
  function wallPaint(): string {
    if (!walls) return paints.walls[0];
    const paint = plainlyNew(inTurn(paints.walls), likelyColour(walls.quiet.own, light));
    return cover.joinedCeiling > leastCeiling ? tintForCeiling(paint) : paint;
  }
  const apart =
    repaint.hasAccent && walls?.apart
      ? (repaint.wallPaint ?? apartPaint(look, wall, walls.apart.own))
      : undefined;
  const layers: LayerPaint[] = [];
  if (walls) {
    const { quiet } = walls;
    layers.push({ layer: quiet, wish: { ...wallWish, paint: linearFromHex(wall) }, trust: 1 });
    if (walls.apart && apart)
      layers.push({ layer: walls.apart, wish: apartWish(walls, walls.apart.own, apart), trust: 1 });
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
  const covered = new Float32Array(painted.length);
  for (const cloth of cloths) {
    const { use, isSecond, own, matte } = cloth;
    const old = likelyColour(own, light, clothFall);
    const paint = plainlyNew(inTurn(paints[use], isSecond), old, walls ? [wall] : []);
    paintCloth(image, cloth, { paint, light });
    eachOfCover(matte, photo.widthPx, (part, at) => {
      covered[at] = Math.max(covered[at]!, matte.share[part]!);
    });
  }
  add((at) => covered[at]!);
  return {
    image,
    wall: walls && wall,
    apart,
    hasNewFloor: floor !== undefined,
    covers: [...new Set(cloths.map(({ name }) => name))],
    painted,
    covered,
  };
}
