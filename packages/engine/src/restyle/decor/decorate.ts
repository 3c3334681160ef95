/**
 * Adds decor to a room. Everything stands on the floor plane or hangs on a wall plane, and only where that
 * floor or wall is clearly visible; otherwise nothing is added.
 */
import type { Lamp } from '../light/room-light.ts';
import { variant } from '../variant.ts';
import {
  clearSpace,
  type FloorArea,
  floorFreedom,
  isBackdropFree,
  isLittered,
} from './clear-space.ts';
import {
  createMeshBuilder,
  type DecorContext,
  type DecorSettings,
  lightAt,
  lightOnFloor,
  needs,
} from './decor-context.ts';
import { drawPiece } from './draw-piece.ts';
import { rugDrawing } from './drawings.ts';
import { castShadow } from './floor-shadow.ts';
import { hangPictures } from './hang-pictures.ts';
import { type DecorLayer, emptyLayer, maskLayer } from './layer.ts';
import { type PieceName, type PieceRow, pieceColours, pieces } from './pieces.ts';
import { sheet } from './solids.ts';
import { staging } from './staging.ts';

export interface Decoration {
  readonly layer: DecorLayer;
  readonly lamps: readonly Lamp[];
  readonly names: readonly string[];
}

/** A room with fewer loose things and more floor than this is empty. */
const empty = { objects: 0.14, floor: 0.12 } as const;

export function decorate(settings: DecorSettings): Decoration | null {
  const { analysis, look, room, level, seed } = settings;
  if (level === 'off') return null;
  const floorPlane = analysis.planes.find((plane) => plane.id === 'floor');
  if (!floorPlane || floorPlane.confidence < needs.plane) return null;
  const space = clearSpace(analysis, floorPlane.distance);
  const { widthPx, heightPx } = analysis.photo;
  const context: DecorContext = {
    ...settings,
    space,
    layer: emptyLayer(widthPx, heightPx),
    colours: pieceColours(look.decor, look.wood, seed),
    names: [],
    lamps: [],
    taken: [],
  };
  const isFloorSure = space.floor.confidence >= needs.floor && space.floor.area > 0.03;
  if (room.hasArt && space.wall.confidence >= needs.wall) hangPictures(context);
  if (isFloorSure) {
    const isEmpty = space.object.area < empty.objects && space.floor.area > empty.floor;
    const isStaged = level === 'full' && isEmpty && room.staging !== null && stage(context);
    if (!isStaged) {
      if (room.hasRug) layRug(context);
      if (room.hasPlant) standInCorner(context, 'plant');
      if (level === 'full' && room.staging !== null) standInCorner(context, 'floorLamp');
    }
  }
  return context.names.length > 0
    ? { layer: context.layer, lamps: context.lamps, names: context.names }
    : null;
}

/** Rug sizes to try, largest first, as width and depth. */
const rugSizes = [
  [3, 2],
  [2.4, 1.7],
  [2, 1.4],
  [1.6, 1.1],
] as const;

function layRug(context: DecorContext): boolean {
  const { space, box } = context;
  for (const [width, depth] of rugSizes) {
    let best: { area: FloorArea; score: number } | null = null;
    for (let z = 1.6; z < Math.min(6, box.depth) - depth / 2; z += 0.2) {
      for (let x = -box.left + width / 2 + 0.15; x < box.right - width / 2 - 0.1; x += 0.25) {
        const area = { x0: x - width / 2, x1: x + width / 2, z0: z - depth / 2, z1: z + depth / 2 };
        if (area.z0 < 0.7) continue;
        const { seen, free } = floorFreedom(space, area);
        if (seen < 0.9 || free < 0.985) continue;
        const score = seen + free - 0.12 * Math.abs(x) - 0.06 * Math.abs(z - 2.8);
        if (!best || score > best.score) best = { area, score };
      }
    }
    if (best && !isLittered(space, best.area)) {
      drawRug(context, best.area);
      return true;
    }
  }
  return false;
}

function drawRug(context: DecorContext, area: FloorArea) {
  const { look, seed, space, layer, analysis } = context;
  const rug = variant(look.decor.rugs, seed, 'rug');
  const width = area.x1 - area.x0;
  const depth = area.z1 - area.z0;
  const paint = rugDrawing(rug.pattern, rug.colours, width / depth);
  const builder = createMeshBuilder(0, 0, 0);
  sheet(
    builder,
    { colour: [0.5, 0.5, 0.5], paint, cloth: 0.1 },
    [area.x0, space.floorY - 0.012, area.z1],
    [width, 0, 0],
    [0, 0, -depth],
    [0, -1, 0],
  );
  // The mask applies the photo's shading, so the level must not include it.
  const own = lightAt(context, area);
  const level = own.level / lightOnFloor(context, area);
  const light = { ...own, level, floorY: space.floorY + 0.4 };
  castShadow(context, area, 0.3, 0.05);
  drawPiece(layer, analysis.camera, builder.meshes, light);
  maskLayer(layer, space.floor.matte.data, space.floor.shading);
  context.names.push('rug');
}

/** Corners and free places along the walls, far ones first. */
function standInCorner(context: DecorContext, name: PieceName): boolean {
  const { space, box } = context;
  const piece: PieceRow = pieces[name];
  const half = piece.width / 2;
  for (let z = Math.min(box.depth, 7) - half - 0.1; z > 1.9; z -= 0.3) {
    const sides = context.seed % 2 === 0 ? [1, -1] : [-1, 1];
    for (const side of sides) {
      const reach = (side > 0 ? box.right : box.left) - half - 0.12;
      const area = areaOf(piece, side * reach, z);
      const { seen, free } = floorFreedom(space, area);
      if (seen < 0.95 || free < 0.8 || overlaps(context, area)) continue;
      if (!isBackdropFree(space, area, piece.height)) continue;
      put(context, piece, side * reach, z, 0);
      return true;
    }
  }
  return false;
}

const areaOf = (piece: PieceRow, x: number, z: number): FloorArea => ({
  x0: x - piece.width / 2,
  x1: x + piece.width / 2,
  z0: z - piece.depth / 2,
  z1: z + piece.depth / 2,
});

const overlaps = ({ taken }: DecorContext, area: FloorArea) =>
  taken.some(
    (other) => area.x0 < other.x1 && area.x1 > other.x0 && area.z0 < other.z1 && area.z1 > other.z0,
  );

function put(context: DecorContext, piece: PieceRow, x: number, z: number, turn: number) {
  const { space, layer, analysis, colours, random } = context;
  const area = areaOf(piece, x, z);
  const builder = createMeshBuilder(x, space.floorY, z, turn);
  piece.build(builder, colours, random);
  castShadow(context, area, 0.5, 0.1);
  drawPiece(layer, analysis.camera, builder.meshes, lightAt(context, area));
  context.taken.push(area);
  context.names.push(piece.name);
  if (piece.lampUp) {
    context.lamps.push({
      at: [x, space.floorY - piece.lampUp, z - 0.15],
      colour: [1.25, 0.98, 0.62],
      power: 0.3,
    });
  }
}

/** Furnishes an empty room with a group; false if its first piece has no place. */
function stage(context: DecorContext): boolean {
  const { room, space, box } = context;
  if (!room.staging) return false;
  const plan = staging[room.staging];
  const first: PieceRow = pieces[plan.group[0]!.piece];
  const backZ = Math.min(box.depth, 6.5) - first.depth / 2 - 0.06;
  const nearestZ = plan.againstWall ? Math.max(2.6, backZ - 1.2) : 2.6;
  const middle = (box.right - box.left) / 2;
  for (let z = plan.againstWall ? backZ : Math.min(backZ, 4.6); z >= nearestZ; z -= 0.3) {
    for (const shift of [0, -0.5, 0.5, -1, 1, -1.5, 1.5]) {
      const x = middle + shift;
      const area = areaOf(first, x, z);
      if (area.x0 < -box.left + 0.1 || area.x1 > box.right - 0.1) continue;
      const { seen, free } = floorFreedom(space, area);
      if (seen < 0.9 || free < 0.8 || !isBackdropFree(space, area, first.height)) continue;
      setGroup(context, x, z);
      return true;
    }
  }
  return false;
}

function setGroup(context: DecorContext, x: number, z: number) {
  const { room, space, box } = context;
  const plan = staging[room.staging!];
  if (plan.rug && room.hasRug) {
    const middle = z - plan.rug.ahead;
    const area = {
      x0: Math.max(-box.left + 0.15, x - plan.rug.width / 2),
      x1: Math.min(box.right - 0.15, x + plan.rug.width / 2),
      z0: middle - plan.rug.depth / 2,
      z1: middle + plan.rug.depth / 2,
    };
    const { seen, free } = floorFreedom(space, area);
    if (seen > 0.7 && free > 0.9 && area.z0 > 0.8) drawRug(context, area);
  }
  const standing = plan.group
    .map((one) => ({ ...one, x: x + one.right, z: z - one.ahead }))
    .sort((p, q) => q.z - p.z);
  for (const one of standing) {
    const piece: PieceRow = pieces[one.piece];
    const area = areaOf(piece, one.x, one.z);
    const isFirst = one.right === 0 && one.ahead === 0;
    if (!isFirst) {
      if (area.x0 < -box.left + 0.05 || area.x1 > box.right - 0.05) continue;
      const { seen, free } = floorFreedom(space, area);
      if (seen < 0.8 || free < 0.8 || !isBackdropFree(space, area, piece.height)) continue;
    }
    put(context, piece, one.x, one.z, one.turn ?? 0);
  }
}
