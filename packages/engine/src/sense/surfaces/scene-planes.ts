/** Planes of a room in metres, and the plane behind each pixel. */
import { type RunRow, walkRuns } from '../../ops/runs.ts';
import {
  type BoxLayout,
  type Camera,
  noPlane,
  type Quad,
  type ScenePlane,
  type Vector3,
} from '../analysis.ts';
import type { Box } from '../box/box-geometry.ts';
import { projectPoint } from './plane-point.ts';

/** Height of a camera at eye level, in metres. */
export const roomCameraHeight = 1.45;

export const xAxis: Vector3 = [1, 0, 0];
export const yAxis: Vector3 = [0, 1, 0];
export const zAxis: Vector3 = [0, 0, 1];

/** `roomPlaneOf` depends on the order. */
export function roomPlanes(box: Box, confidence: number): ScenePlane[] {
  const h = roomCameraHeight;
  const { left, right, depth, ceiling } = box;
  return [
    { id: 'floor', normal: yAxis, distance: h, uAxis: xAxis, vAxis: zAxis, confidence },
    {
      id: 'ceiling',
      normal: yAxis,
      distance: -ceiling * h,
      uAxis: xAxis,
      vAxis: zAxis,
      confidence,
    },
    { id: 'wall-left', normal: xAxis, distance: -left * h, uAxis: zAxis, vAxis: yAxis, confidence },
    {
      id: 'wall-right',
      normal: xAxis,
      distance: right * h,
      uAxis: zAxis,
      vAxis: yAxis,
      confidence,
    },
    { id: 'wall-back', normal: zAxis, distance: depth * h, uAxis: xAxis, vAxis: yAxis, confidence },
  ];
}

export function boxLayoutOf(camera: Camera, box: Box, confidence: number): BoxLayout {
  const { left, right, depth, ceiling } = box;
  const corner = (x: number, y: number) =>
    projectPoint(camera, x, y, depth) ?? { x: camera.principal.x, y: camera.principal.y };
  const backWall: Quad = [
    corner(-left, -ceiling),
    corner(right, -ceiling),
    corner(right, 1),
    corner(-left, 1),
  ];
  return { left, right, depth, ceiling, confidence, backWall };
}

/** Slope of a ray below the horizon under which floor and ground aren't followed. */
export const shallowest = 0.012;

/**
 * Plane of every pixel in a room, by class: floor, ceiling, or the wall that the ray hits (also for windows
 * and things).
 */
export function roomPlaneOf(
  camera: Camera,
  box: Box,
  classOf: Uint8Array,
  widthPx: number,
  heightPx: number,
): Uint8Array {
  const planeOf = new Uint8Array(classOf.length);
  const m = camera.rotation;
  const across = Float64Array.from(
    { length: widthPx },
    (_, x) => (x + 0.5 - camera.principal.x) / camera.focalPx,
  );
  const downByColumn = across.map((a) => m[1]! * a);
  const row = new WallRow(m, box, across);
  for (let y = 0; y < heightPx; y++) {
    row.down = (y + 0.5 - camera.principal.y) / camera.focalPx;
    walkRuns(row, widthPx);
    const fall = { byColumn: downByColumn, byRow: m[4]! * row.down, ahead: m[7]! };
    planeRow(classOf, planeOf, y * widthPx, row.walls, fall);
  }
  return planeOf;
}

/** The wall that a row's rays hit, if they are long enough. */
class WallRow implements RunRow {
  /** Slope of the row's rays in the camera. */
  down = 0;
  readonly walls: Uint8Array;
  private readonly rotation: Float64Array;
  private readonly box: Box;
  private readonly across: Float64Array;

  constructor(rotation: Float64Array, box: Box, across: Float64Array) {
    this.rotation = rotation;
    this.box = box;
    this.across = across;
    this.walls = new Uint8Array(across.length);
  }

  valueAt(x: number): number {
    const { rotation: m, box, down } = this;
    const a = this.across[x]!;
    const dx = m[0]! * a + m[3]! * down + m[6]!;
    const dz = m[2]! * a + m[5]! * down + m[8]!;
    // the nearer of depth / dz and side / |dx|, without division
    const isBack = dz > 1e-6 && box.depth * Math.abs(dx) <= (dx > 0 ? box.right : box.left) * dz;
    return isBack ? 4 : dx > 0 ? 3 : 2;
  }

  visit(wall: number, from: number, to: number): void {
    this.walls.fill(wall, from, to);
  }
}

/** Slope of a row's rays, as a sum of three parts. */
interface RayFall {
  readonly byColumn: Float64Array;
  readonly byRow: number;
  readonly ahead: number;
}

/** Writes the planes that a row's rays hit. */
function planeRow(
  classOf: Uint8Array,
  planeOf: Uint8Array,
  start: number,
  walls: Uint8Array,
  { byColumn, byRow, ahead }: RayFall,
): void {
  for (let x = 0; x < walls.length; x++) {
    const kind = classOf[start + x]!;
    if (kind !== 0 && kind !== 2) {
      planeOf[start + x] = walls[x]!;
      continue;
    }
    const down = byColumn[x]! + byRow + ahead;
    const isSeen = kind === 0 ? down > shallowest : down < -shallowest;
    planeOf[start + x] = isSeen ? kind >> 1 : noPlane;
  }
}
