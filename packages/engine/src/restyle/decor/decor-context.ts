/** Shared by all added things: the room, their layer, and the light. */
import type { Random } from '../../random/random.ts';
import type { Analysis, Vector3 } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import { shadingAt } from '../../sense/surfaces/shading.ts';
import type { Lamp, RoomBox } from '../light/room-light.ts';
import type { InteriorLook, RoomRule } from '../looks/look.ts';
import type { DecorLevel } from '../request.ts';
import type { ClearSpace, FloorArea } from './clear-space.ts';
import type { DecorLayer } from './layer.ts';
import type { PieceLight } from './piece-samples.ts';
import type { PieceColours } from './pieces.ts';
import type { Mesh, MeshBuilder } from './solids.ts';

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

/** Minimum confidence of surfaces for placing things on them. */
export const needs = { floor: 0.72, wall: 0.7, plane: 0.35 } as const;

export interface DecorContext extends DecorSettings {
  readonly space: ClearSpace;
  readonly layer: DecorLayer;
  readonly colours: PieceColours;
  readonly names: string[];
  readonly lamps: Lamp[];
  /** Occupied floor areas. */
  readonly taken: FloorArea[];
}

export function lightAt(context: DecorContext, area: FloorArea): PieceLight {
  const { analysis, whiteLevel, space } = context;
  const { direction, directionality, cast } = analysis.light;
  const lean = Math.min(0.8, directionality + 0.2);
  const raw: Vector3 = [
    direction[0] * lean - 0.25 * (1 - lean),
    direction[1] * lean - 0.8 * (1 - lean) - 0.2,
    direction[2] * lean - 0.4 * (1 - lean),
  ];
  const length = Math.hypot(...raw) || 1;
  return {
    level: whiteLevel * 0.92 * lightOnFloor(context, area),
    tint: [cast[0] ** 0.3, cast[1] ** 0.3, cast[2] ** 0.3],
    direction: [raw[0] / length, raw[1] / length, raw[2] / length],
    floorY: space.floorY,
  };
}

/** The photo's shading on that part of the floor, 1 = the floor's mean. */
export function lightOnFloor({ analysis, space }: DecorContext, area: FloorArea): number {
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
      sum += shadingAt(shading, x, y, analysis.photo);
      count++;
    }
  }
  return count === 0 ? 1 : Math.min(1.25, Math.max(0.55, sum / count));
}

export function createMeshBuilder(
  x: number,
  y: number,
  z: number,
  angleRad = 0,
): MeshBuilder & { meshes: Mesh[] } {
  return { meshes: [], place: { x, y, z, angleRad } };
}
