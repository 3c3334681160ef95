/** Framed pictures on walls, where the wall is bare and no line crosses. */
import { linearFromHex } from '../../colour/hex.ts';
import type { Vector3 } from '../../sense/analysis.ts';
import { type PlaneRays, planeRays, projectPoint } from '../../sense/surfaces/plane-point.ts';
import { variant } from '../variant.ts';
import {
  isCrossedByLine,
  onWall,
  type WallArea,
  wallFreedom,
  wallLuminance,
} from './clear-space.ts';
import { createMeshBuilder, type DecorContext, lightAt, needs } from './decor-context.ts';
import { drawPiece } from './draw-piece.ts';
import { artDrawing } from './drawings.ts';
import { maskLayer } from './layer.ts';
import { sheet } from './solids.ts';

/** Picture sizes to try, largest first. */
const artSizes = [
  [1.1, 0.8],
  [0.7, 0.95],
  [0.5, 0.68],
] as const;
const eyeUp = 1.55;
/** Minimum albedo assumed for walls, which limits how much brighter paper can be. */
const darkestWallAlbedo = 0.2;
/** Required bare wall around a picture. */
const marginMetres = 0.16;

export function hangPictures(context: DecorContext) {
  const { analysis, space, level } = context;
  const wanted = level === 'full' ? 2 : 1;
  let hung = 0;
  const walls = analysis.planes
    .filter((plane) => plane.id.startsWith('wall') && plane.confidence >= needs.plane)
    .sort((p, q) => Math.abs(q.normal[2]) - Math.abs(p.normal[2]));
  for (const plane of walls) {
    if (hung >= wanted) return;
    const v = space.floorY - eyeUp;
    search: for (const [width, height] of artSizes) {
      for (const u of candidates(context, plane.normal)) {
        const area = {
          plane,
          u0: u - width / 2,
          u1: u + width / 2,
          v0: v - height / 2,
          v1: v + height / 2,
        };
        if (wallFreedom(space, area, marginMetres) < 0.985) continue;
        if (isCrossedByLine(space, area, marginMetres)) continue;
        drawArt(context, area);
        hung++;
        break search;
      }
    }
  }
}

/** Positions along a wall: the back wall from its middle outwards, side walls from half their depth. */
function candidates({ box }: DecorContext, normal: Vector3): number[] {
  const isBack = Math.abs(normal[2]) > 0.7;
  const from = isBack ? -box.left : 1.4;
  const to = isBack ? box.right : box.depth;
  const middle = isBack ? (box.right - box.left) / 2 : (from + to) / 2;
  const list: number[] = [];
  for (let step = 0; step * 0.2 < (to - from) / 2; step++) {
    list.push(middle + step * 0.2);
    if (step > 0) list.push(middle - step * 0.2);
  }
  // On side walls u may run towards the camera.
  return isBack ? list : [...list, ...list.map((value) => -value)];
}

function drawArt(context: DecorContext, area: WallArea) {
  const { look, seed, random, layer, analysis, space } = context;
  const { plane, u0, u1, v0, v1 } = area;
  const inward = plane.distance > 0 ? -1 : 1;
  const towards = plane.normal.map((value) => value * inward) as unknown as Vector3;
  const family = variant(look.decor.art, seed, 'art');
  const paint = artDrawing(
    family,
    [...look.palette, ...look.decor.fabric],
    random.fork(`art ${u0}`),
  );
  const builder = createMeshBuilder(0, 0, 0);
  const frame = { colour: linearFromHex(look.decor.frame) };
  const off = (metres: number, p: Vector3) => p.map((value, k) => value + towards[k]! * metres);
  const rim = 0.028;
  const edge = (a: number, b: number, c: number, d: number, lift: number) => {
    const p = off(lift, onWall(plane, a, b));
    const across = onWall(plane, c, b).map((value, k) => value - onWall(plane, a, b)[k]!);
    const down = onWall(plane, a, d).map((value, k) => value - onWall(plane, a, b)[k]!);
    return [p, across, down] as const;
  };
  const isGlowing = family === 'neon';
  sheet(
    builder,
    { colour: [0.5, 0.5, 0.5], paint, glow: isGlowing ? 0.8 : 0 },
    ...edge(u0, v0, u1, v1, 0.02),
    towards,
  );
  // After the picture, so that hidden shadow isn't computed.
  sheet(builder, frame, ...edge(u0 - rim, v0 - rim, u1 + rim, v1 + rim, 0.012), towards);
  shadowOnWall(context, area, rim);
  const base = lightAt(context, { x0: -9, x1: 9, z0: 0, z1: 20 });
  const level = Math.min(base.level, wallLuminance(space, area) / darkestWallAlbedo);
  const light = { ...base, level, direction: towards, floorY: space.floorY };
  drawPiece(layer, analysis.camera, builder.meshes, light);
  maskLayer(layer, space.wall.matte.data, space.wall.shading);
  context.names.push('picture');
}

function pixelsAroundPicture({ analysis }: DecorContext, area: WallArea) {
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

/** Extent of a picture's shadow in metres. */
const shadowReach = 0.3;

/** A picture's shadow falls slightly below and beside it. */
function shadowOnWall(context: DecorContext, area: WallArea, rim: number) {
  const { analysis } = context;
  const { left, right, top, bottom } = pixelsAroundPicture(context, area);
  const shadow: WallShadow = {
    area,
    rim,
    rays: planeRays(analysis.camera, area.plane),
    plane: analysis.planes.indexOf(area.plane),
    left,
    right,
  };
  for (let y = top; y < bottom; y++) shadeRow(context, shadow, y);
}

interface WallShadow {
  readonly area: WallArea;
  readonly rim: number;
  readonly rays: PlaneRays;
  /** Index of the wall in the analysis. */
  readonly plane: number;
  /** Range of pixels to test in each row. */
  readonly left: number;
  readonly right: number;
}

function shadeRow(
  { analysis, layer, space }: DecorContext,
  { area, rim, rays, plane, left, right }: WallShadow,
  y: number,
): void {
  const { planeOf, photo } = analysis;
  const { distance, principal } = rays;
  const wall = space.wall.matte.data;
  const { shade } = layer;
  const dy = y + 0.5 - principal.y;
  const normalStart = rays.normal[1] * dy + rays.normal[2];
  const uStart = rays.u[1] * dy + rays.u[2];
  const vStart = rays.v[1] * dy + rays.v[2];
  for (let x = left; x < right; x++) {
    const index = y * photo.widthPx + x;
    if (planeOf[index] !== plane || wall[index]! < 0.1) continue;
    const dx = x + 0.5 - principal.x;
    const scale = distance / (rays.normal[0] * dx + normalStart);
    if (!(scale > 0)) continue;
    const u = (rays.u[0] * dx + uStart) * scale;
    const v = (rays.v[0] * dx + vStart) * scale;
    const du = Math.max(area.u0 - rim + 0.01 - u, 0, u - area.u1 - rim - 0.02);
    const dv = Math.max(area.v0 - rim + 0.02 - v, 0, v - area.v1 - rim - 0.03);
    if (du > shadowReach || dv > shadowReach) continue;
    const away = Math.sqrt(du * du + dv * dv);
    if (away > shadowReach) continue;
    const depth = away === 0 ? 1 : Math.exp(-away / 0.05);
    shade[index] = Math.round(shade[index]! * (1 - 0.36 * depth));
    layer.top = Math.min(layer.top, y);
    layer.bottom = Math.max(layer.bottom, y);
  }
}
