/**
 * What is added to a room and where. Everything stands on the floor plane or hangs on a wall plane, and
 * only where the photo shows that floor or wall clearly; a room without such a place gets nothing.
 */
import { linearFromHex } from '../../colour/hex.ts';
import type { Random } from '../../random/random.ts';
import type { Analysis, Vector3 } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler, projectPoint } from '../../sense/plane-point.ts';
import type { InteriorLook, RoomRule } from '../looks/look.ts';
import type { DecorLevel } from '../request.ts';
import type { Lamp, RoomBox } from '../room-light.ts';
import { variant } from '../variant.ts';
import type { ClearSpace, FloorArea } from './clear-space.ts';
import { clearSpace, floorFreedom, isBackdropFree, onWall, wallFreedom } from './clear-space.ts';
import { artDrawing, rugDrawing } from './drawings.ts';
import type { DecorLayer, PieceLight } from './layer.ts';
import { createLayer, drawPiece, maskLayer } from './layer.ts';
import type { PieceColours, PieceName, PieceRow } from './pieces.ts';
import { pieceColours, pieces } from './pieces.ts';
import type { Mesh, Workshop } from './solids.ts';
import { sheet } from './solids.ts';
import { staging } from './staging.ts';

export interface Decoration {
  readonly layer: DecorLayer;
  readonly lamps: readonly Lamp[];
  readonly names: readonly string[];
}

export interface DecorSettings {
  readonly analysis: Analysis;
  readonly look: InteriorLook;
  readonly room: RoomRule;
  readonly box: RoomBox;
  readonly level: DecorLevel;
  /** Luminance of white in the room. */
  readonly whiteLevel: number;
  readonly seed: number;
  readonly random: Random;
}

/** Surfaces must be this sure before anything is put on them. */
const needs = { floor: 0.72, wall: 0.7, plane: 0.35 } as const;
/** A room with less than this share of loose things, and this much floor, is empty. */
const empty = { objects: 0.14, floor: 0.12 } as const;

interface Studio extends DecorSettings {
  readonly space: ClearSpace;
  readonly layer: DecorLayer;
  readonly colours: PieceColours;
  readonly names: string[];
  readonly lamps: Lamp[];
  /** Floor already taken. */
  readonly taken: FloorArea[];
}

export function decorate(settings: DecorSettings): Decoration | null {
  const { analysis, look, room, level, seed } = settings;
  if (level === 'off') return null;
  const floorPlane = analysis.planes.find((plane) => plane.id === 'floor');
  if (!floorPlane || floorPlane.confidence < needs.plane) return null;
  const space = clearSpace(analysis, floorPlane.distance);
  const { widthPx, heightPx } = analysis.photo;
  const studio: Studio = {
    ...settings,
    space,
    layer: createLayer(widthPx, heightPx),
    colours: pieceColours(look.decor, look.wood, seed),
    names: [],
    lamps: [],
    taken: [],
  };
  const isFloorSure = space.floor.confidence >= needs.floor && space.floor.area > 0.03;
  if (room.hasArt && space.wall.confidence >= needs.wall) hangArt(studio);
  if (isFloorSure) {
    const isEmpty = space.object.area < empty.objects && space.floor.area > empty.floor;
    const isStaged = level === 'full' && isEmpty && room.staging !== null && stage(studio);
    if (!isStaged) {
      if (room.hasRug) layRug(studio);
      if (room.hasPlant) standInCorner(studio, 'plant');
      if (level === 'full' && room.staging !== null) standInCorner(studio, 'floorLamp');
    }
  }
  return studio.names.length > 0
    ? { layer: studio.layer, lamps: studio.lamps, names: studio.names }
    : null;
}

function lightAt(studio: Studio, area: FloorArea): PieceLight {
  const { analysis, whiteLevel, space } = studio;
  const { direction, directionality, cast } = analysis.light;
  const lean = Math.min(0.8, directionality + 0.2);
  const raw: Vector3 = [
    direction[0] * lean - 0.25 * (1 - lean),
    direction[1] * lean - 0.8 * (1 - lean) - 0.2,
    direction[2] * lean - 0.4 * (1 - lean),
  ];
  const length = Math.hypot(...raw) || 1;
  return {
    level: whiteLevel * 0.92 * shadingAt(studio, area),
    tint: [cast[0] ** 0.3, cast[1] ** 0.3, cast[2] ** 0.3],
    direction: [raw[0] / length, raw[1] / length, raw[2] / length],
    floorY: space.floorY,
  };
}

/** The photo's own light on that part of the floor, 1 = the floor's mean. */
function shadingAt({ analysis, space }: Studio, area: FloorArea): number {
  const shading = space.floor.shading;
  if (!shading) return 1;
  const plane = analysis.planes.find((one) => one.id === 'floor');
  if (!plane) return 1;
  const sampler = planeSampler(analysis.camera, plane);
  const spot = createPlanePoint();
  let sum = 0;
  let count = 0;
  const { widthPx, heightPx } = analysis.photo;
  for (let y = 6; y < heightPx; y += 12) {
    for (let x = 6; x < widthPx; x += 12) {
      if (space.floor.matte.data[y * widthPx + x]! < 0.5 || !sampler(x, y, spot)) continue;
      const worldX = plane.uAxis[0] * spot.u + plane.vAxis[0] * spot.v;
      const worldZ = plane.uAxis[2] * spot.u + plane.vAxis[2] * spot.v;
      if (worldX < area.x0 - 0.4 || worldX > area.x1 + 0.4) continue;
      if (worldZ < area.z0 - 0.4 || worldZ > area.z1 + 0.4) continue;
      sum += shading.data[y * widthPx + x]!;
      count++;
    }
  }
  return count === 0 ? 1 : Math.min(1.25, Math.max(0.55, sum / count));
}

function shop(x: number, y: number, z: number, angleRad = 0): Workshop & { meshes: Mesh[] } {
  return { meshes: [], place: { x, y, z, angleRad } };
}

/** Rug sizes tried, largest first, as width and depth. */
const rugSizes = [
  [3, 2],
  [2.4, 1.7],
  [2, 1.4],
  [1.6, 1.1],
] as const;

function layRug(studio: Studio): boolean {
  const { space, box } = studio;
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
    if (best) {
      drawRug(studio, best.area);
      return true;
    }
  }
  return false;
}

function drawRug(studio: Studio, area: FloorArea) {
  const { look, seed, space, layer, analysis } = studio;
  const rug = variant(look.decor.rugs, seed, 'rug');
  const width = area.x1 - area.x0;
  const depth = area.z1 - area.z0;
  const paint = rugDrawing(rug.pattern, rug.colours, width / depth);
  const work = shop(0, 0, 0);
  sheet(
    work,
    { colour: [0.5, 0.5, 0.5], paint, cloth: 0.1 },
    [area.x0, space.floorY - 0.012, area.z1],
    [width, 0, 0],
    [0, 0, -depth],
    [0, -1, 0],
  );
  // The photo's shading is laid on by the mask, so it must not be in the level as well.
  const own = lightAt(studio, area);
  const level = own.level / shadingAt(studio, area);
  const light = { ...own, level, floorY: space.floorY + 0.4 };
  castShadow(studio, area, 0.3, 0.05);
  drawPiece(layer, analysis.camera, work.meshes, light);
  maskLayer(layer, space.floor.matte.data, space.floor.shading?.data ?? null);
  studio.names.push('rug');
}

/** Corners and free places along the walls, far ones first. */
function standInCorner(studio: Studio, name: PieceName): boolean {
  const { space, box } = studio;
  const piece: PieceRow = pieces[name];
  const half = piece.width / 2;
  for (let z = Math.min(box.depth, 7) - half - 0.1; z > 1.9; z -= 0.3) {
    const sides = studio.seed % 2 === 0 ? [1, -1] : [-1, 1];
    for (const side of sides) {
      const reach = (side > 0 ? box.right : box.left) - half - 0.12;
      const area = areaOf(piece, side * reach, z);
      const { seen, free } = floorFreedom(space, area);
      if (seen < 0.95 || free < 0.8 || overlaps(studio, area)) continue;
      if (!isBackdropFree(space, area, piece.height)) continue;
      put(studio, piece, side * reach, z, 0);
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

const overlaps = ({ taken }: Studio, area: FloorArea) =>
  taken.some(
    (other) => area.x0 < other.x1 && area.x1 > other.x0 && area.z0 < other.z1 && area.z1 > other.z0,
  );

function put(studio: Studio, piece: PieceRow, x: number, z: number, turn: number) {
  const { space, layer, analysis, colours, random } = studio;
  const area = areaOf(piece, x, z);
  const work = shop(x, space.floorY, z, turn);
  piece.build(work, colours, random);
  castShadow(studio, area, 0.5, 0.1);
  drawPiece(layer, analysis.camera, work.meshes, lightAt(studio, area));
  studio.taken.push(area);
  studio.names.push(piece.name);
  if (piece.lampUp) {
    studio.lamps.push({
      at: [x, space.floorY - piece.lampUp, z - 0.15],
      colour: [1.25, 0.98, 0.62],
      power: 0.3,
    });
  }
}

/** A furniture group in an empty room; false where its first piece finds no place. */
function stage(studio: Studio): boolean {
  const { room, space, box } = studio;
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
      setGroup(studio, x, z);
      return true;
    }
  }
  return false;
}

function setGroup(studio: Studio, x: number, z: number) {
  const { room, space, box } = studio;
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
    if (seen > 0.7 && free > 0.9 && area.z0 > 0.8) drawRug(studio, area);
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
    put(studio, piece, one.x, one.z, one.turn ?? 0);
  }
}

/** Soft darkness on the floor around a foot, also on what lies there already. */
function castShadow(studio: Studio, area: FloorArea, depth: number, nearMetres: number) {
  const { analysis, layer, space } = studio;
  const plane = analysis.planes.find((one) => one.id === 'floor');
  if (!plane) return;
  const sampler = planeSampler(analysis.camera, plane);
  const spot = createPlanePoint();
  const { widthPx } = analysis.photo;
  const frame = pixelsAround(studio, area);
  for (let y = frame.top; y < frame.bottom; y++) {
    for (let x = frame.left; x < frame.right; x++) {
      const index = y * widthPx + x;
      const floor = space.floor.matte.data[index]!;
      if (floor < 0.05 || !sampler(x + 0.5, y + 0.5, spot)) continue;
      const worldX = plane.uAxis[0] * spot.u + plane.vAxis[0] * spot.v;
      const worldZ = plane.uAxis[2] * spot.u + plane.vAxis[2] * spot.v;
      const dx = Math.max(area.x0 - worldX, 0, worldX - area.x1);
      const dz = Math.max(area.z0 - worldZ, 0, worldZ - area.z1);
      if (dx > 1.2 || dz > 1.2) continue;
      const away = Math.hypot(dx, dz);
      const dark =
        depth * (0.62 * Math.exp(-away / nearMetres) + 0.38 * Math.exp(-away / (nearMetres * 4)));
      const left = 1 - dark * floor;
      layer.shade[index] = Math.round(layer.shade[index]! * left);
      if (layer.cover[index]! > 0) {
        for (let k = 0; k < 3; k++) layer.light[index * 3 + k] = layer.light[index * 3 + k]! * left;
      }
      layer.top = Math.min(layer.top, y);
      layer.bottom = Math.max(layer.bottom, y);
    }
  }
}

/** The part of the picture in which a shadow of this area can be seen. */
function pixelsAround({ analysis, space }: Studio, area: FloorArea) {
  const { widthPx, heightPx } = analysis.photo;
  let left = widthPx;
  let right = 0;
  let top = heightPx;
  const reach = 1.2;
  for (const x of [area.x0 - reach, area.x1 + reach]) {
    for (const z of [Math.max(0.4, area.z0 - reach), area.z1 + reach]) {
      const seen = projectPoint(analysis.camera, x, space.floorY, z);
      if (!seen) return { left: 0, right: widthPx, top: 0, bottom: heightPx };
      left = Math.min(left, seen.x);
      right = Math.max(right, seen.x);
      top = Math.min(top, seen.y);
    }
  }
  const held = (value: number, high: number) => Math.max(0, Math.min(high, Math.round(value)));
  // Near the viewer an area can reach below the frame, so its lower end is the frame's.
  return {
    left: held(left - 2, widthPx),
    right: held(right + 2, widthPx),
    top: held(top - 2, heightPx),
    bottom: heightPx,
  };
}

/** Picture sizes tried, largest first. */
const artSizes = [
  [1.1, 0.8],
  [0.7, 0.95],
  [0.5, 0.68],
] as const;
const eyeUp = 1.55;

function hangArt(studio: Studio) {
  const { analysis, space, level } = studio;
  const wanted = level === 'full' ? 2 : 1;
  let hung = 0;
  const walls = analysis.planes
    .filter((plane) => plane.id.startsWith('wall') && plane.confidence >= needs.plane)
    .sort((p, q) => Math.abs(q.normal[2]) - Math.abs(p.normal[2]));
  for (const plane of walls) {
    if (hung >= wanted) return;
    const v = space.floorY - eyeUp;
    search: for (const [width, height] of artSizes) {
      for (const u of candidates(studio, plane.normal)) {
        const area = {
          plane,
          u0: u - width / 2,
          u1: u + width / 2,
          v0: v - height / 2,
          v1: v + height / 2,
        };
        if (wallFreedom(space, area, 0.16) < 0.985) continue;
        drawArt(studio, area);
        hung++;
        break search;
      }
    }
  }
}

/** Places along a wall: the back wall from its middle outwards, side walls from half way in. */
function candidates({ box }: Studio, normal: Vector3): number[] {
  const isBack = Math.abs(normal[2]) > 0.7;
  const from = isBack ? -box.left : 1.4;
  const to = isBack ? box.right : box.depth;
  const middle = isBack ? (box.right - box.left) / 2 : (from + to) / 2;
  const list: number[] = [];
  for (let step = 0; step * 0.2 < (to - from) / 2; step++) {
    list.push(middle + step * 0.2);
    if (step > 0) list.push(middle - step * 0.2);
  }
  // On side walls u may run towards the viewer.
  return isBack ? list : [...list, ...list.map((value) => -value)];
}

function drawArt(studio: Studio, area: Parameters<typeof wallFreedom>[1]) {
  const { look, seed, random, layer, analysis, space } = studio;
  const { plane, u0, u1, v0, v1 } = area;
  const inward = plane.distance > 0 ? -1 : 1;
  const towards = plane.normal.map((value) => value * inward) as unknown as Vector3;
  const family = variant(look.decor.art, seed, 'art');
  const paint = artDrawing(
    family,
    [...look.palette, ...look.decor.fabric],
    random.fork(`art ${u0}`),
  );
  const work = shop(0, 0, 0);
  const frame = { colour: linearFromHex(look.decor.frame) };
  const off = (metres: number, p: Vector3) => p.map((value, k) => value + towards[k]! * metres);
  const rim = 0.028;
  const edge = (a: number, b: number, c: number, d: number, lift: number) => {
    const p = off(lift, onWall(plane, a, b));
    const across = onWall(plane, c, b).map((value, k) => value - onWall(plane, a, b)[k]!);
    const down = onWall(plane, a, d).map((value, k) => value - onWall(plane, a, b)[k]!);
    return [p, across, down] as const;
  };
  sheet(work, frame, ...edge(u0 - rim, v0 - rim, u1 + rim, v1 + rim, 0.012), towards);
  const isGlowing = family === 'neon';
  sheet(
    work,
    { colour: [0.5, 0.5, 0.5], paint, glow: isGlowing ? 0.8 : 0 },
    ...edge(u0, v0, u1, v1, 0.02),
    towards,
  );
  shadowOnWall(studio, area, rim);
  const base = lightAt(studio, { x0: -9, x1: 9, z0: 0, z1: 20 });
  const light = { ...base, direction: towards, floorY: space.floorY };
  drawPiece(layer, analysis.camera, work.meshes, light);
  maskLayer(layer, space.wall.matte.data, space.wall.shading?.data ?? null);
  studio.names.push('picture');
}

function pixelsAroundPicture({ analysis }: Studio, area: Parameters<typeof wallFreedom>[1]) {
  const { widthPx, heightPx } = analysis.photo;
  const reach = 0.35;
  const frame = { left: widthPx, right: 0, top: heightPx, bottom: 0 };
  for (const u of [area.u0 - reach, area.u1 + reach]) {
    for (const v of [area.v0 - reach, area.v1 + reach]) {
      const seen = projectPoint(analysis.camera, ...onWall(area.plane, u, v));
      if (!seen) return { left: 0, right: widthPx, top: 0, bottom: heightPx };
      frame.left = Math.max(0, Math.min(frame.left, Math.floor(seen.x)));
      frame.right = Math.min(widthPx, Math.max(frame.right, Math.ceil(seen.x)));
      frame.top = Math.max(0, Math.min(frame.top, Math.floor(seen.y)));
      frame.bottom = Math.min(heightPx, Math.max(frame.bottom, Math.ceil(seen.y)));
    }
  }
  return frame;
}

/** A picture's shadow falls a little below and beside it. */
function shadowOnWall(studio: Studio, area: Parameters<typeof wallFreedom>[1], rim: number) {
  const { analysis, layer, space } = studio;
  const sampler = planeSampler(analysis.camera, area.plane);
  const own = analysis.planes.indexOf(area.plane);
  const spot = createPlanePoint();
  const { widthPx } = analysis.photo;
  const frame = pixelsAroundPicture(studio, area);
  for (let y = frame.top; y < frame.bottom; y++) {
    for (let x = frame.left; x < frame.right; x++) {
      const index = y * widthPx + x;
      if (analysis.planeOf[index] !== own || space.wall.matte.data[index]! < 0.1) continue;
      if (!sampler(x + 0.5, y + 0.5, spot)) continue;
      const du = Math.max(area.u0 - rim + 0.01 - spot.u, 0, spot.u - area.u1 - rim - 0.02);
      const dv = Math.max(area.v0 - rim + 0.02 - spot.v, 0, spot.v - area.v1 - rim - 0.03);
      const away = Math.hypot(du, dv);
      if (away > 0.3) continue;
      layer.shade[index] = Math.round(layer.shade[index]! * (1 - 0.36 * Math.exp(-away / 0.05)));
      layer.top = Math.min(layer.top, y);
      layer.bottom = Math.max(layer.bottom, y);
    }
  }
}
