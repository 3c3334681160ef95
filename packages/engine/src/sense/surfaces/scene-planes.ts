/** Planes of a scene in metres, and the plane behind each pixel. */
import { createIntegral, rectangleMean } from '../../ops/integral.ts';
import { type RunRow, walkRuns } from '../../ops/runs.ts';
import { clearedScratch } from '../../ops/scratch-arrays.ts';
import {
  type BoxLayout,
  type BuildingLayout,
  type Camera,
  noPlane,
  type Quad,
  type ScenePlane,
  type Vector3,
} from '../analysis.ts';
import type { Box } from '../box/box-geometry.ts';
import type { Evidence } from '../evidence.ts';
import { projectPoint } from './plane-point.ts';

/** Height of a camera at eye level, in metres. */
export const roomCameraHeight = 1.45;
/** Height of a usual two-storey facade, in metres: the scale of a photo from outside. */
const facadeHeight = 6.5;
const streetCameraHeight = 1.6;

const xAxis: Vector3 = [1, 0, 0];
const yAxis: Vector3 = [0, 1, 0];
const zAxis: Vector3 = [0, 0, 1];

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

/** Slope of a ray below the horizon under which a floor isn't followed. */
const shallowest = 0.012;

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

export interface BuildingPlanes {
  readonly planes: readonly ScenePlane[];
  readonly building: BuildingLayout;
  /** 1 for working pixels with lines that recede: the building's side. */
  readonly isSide: Uint8Array;
}

/** Rows of the facade's top and bottom at working size, from its probabilities. */
function facadeRows(belief: Float32Array, width: number, height: number) {
  const weights = new Float64Array(height);
  let total = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = belief[y * width + x]!;
      if (value > 0.5) weights[y] = weights[y]! + value;
    }
    total += weights[y]!;
  }
  let passed = 0;
  let top = 0.25 * height;
  let foot = 0.75 * height;
  if (total > 0.01 * width * height) {
    for (let y = 0; y < height; y++) {
      const before = passed;
      passed += weights[y]!;
      if (before < 0.02 * total && passed >= 0.02 * total) top = y;
      if (before < 0.98 * total && passed >= 0.98 * total) foot = y + 1;
    }
  }
  return { top, foot };
}

export function buildingPlanes(
  evidence: Evidence,
  camera: Camera,
  facade: Float32Array,
): BuildingPlanes {
  const { image, frame } = evidence;
  const { top, foot } = facadeRows(facade, image.width, image.height);
  const m = camera.rotation;
  const slope = (row: number) => {
    const b = (row * image.scaleY - camera.principal.y) / camera.focalPx;
    return (m[4]! * b + m[7]!) / Math.max(0.2, m[5]! * b + m[8]!);
  };
  const rise = Math.max(0.05, slope(foot) - slope(top));
  const frontDistance = Math.max(3, Math.min(120, facadeHeight / rise));
  const below = slope(foot) * frontDistance;
  const ground = Math.max(0.8, Math.min(6, below > 0 ? below : streetCameraHeight));
  const confidence = frame.confidence;
  const side = frame.yaw < 0 ? 1 : -1;
  const sideDistance = side * frontDistance * 0.6;
  const planes: ScenePlane[] = [
    { id: 'ground', normal: yAxis, distance: ground, uAxis: xAxis, vAxis: zAxis, confidence },
    {
      id: 'facade-front',
      normal: zAxis,
      distance: frontDistance,
      uAxis: xAxis,
      vAxis: yAxis,
      confidence,
    },
    {
      id: 'facade-side',
      normal: xAxis,
      distance: sideDistance,
      uAxis: zAxis,
      vAxis: yAxis,
      confidence,
    },
  ];
  const building = { frontDistance, baseLineY: foot * image.scaleY, confidence };
  return { planes, building, isSide: sideMap(evidence, side) };
}

/** With a smaller yaw no side is worth its own plane, in degrees. */
const smallestYaw = 8;
const voteShare = 0.07;

function sideMap(evidence: Evidence, side: number): Uint8Array {
  const { image, edges, frame } = evidence;
  const isSide = clearedScratch(Uint8Array, image.width * image.height);
  if (Math.abs(frame.yaw) < smallestYaw) return isSide;
  const across = createIntegral(edges.maps[0], edges.width, edges.height);
  const along = createIntegral(edges.maps[2], edges.width, edges.height);
  const m = frame.rotation;
  const r = (voteShare * (edges.width + edges.height)) / 2;
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const a = (x - frame.centreX) / frame.focal;
      const b = (y - frame.centreY) / frame.focal;
      // a side plane is visible only if rays run towards it
      if (side * (m[0]! * a + m[3]! * b + m[6]!) < 0.02) continue;
      const vote = (table: typeof across) =>
        rectangleMean(table, x / 2 - r, y / 2 - r, x / 2 + r, y / 2 + r, 0);
      if (vote(along) > 1.15 * vote(across) + 0.01) isSide[y * image.width + x] = 1;
    }
  }
  return isSide;
}

interface BuildingEvidence {
  readonly camera: Camera;
  readonly classOf: Uint8Array;
  readonly isSide: Uint8Array;
  readonly working: { width: number; height: number };
  readonly widthPx: number;
  readonly heightPx: number;
  readonly groundClasses: readonly number[];
  readonly skyClasses: readonly number[];
}

export function buildingPlaneOf({
  camera,
  classOf,
  isSide,
  working,
  widthPx,
  heightPx,
  groundClasses,
  skyClasses,
}: BuildingEvidence): Uint8Array {
  const planeOf = new Uint8Array(classOf.length);
  const m = camera.rotation;
  for (let y = 0; y < heightPx; y++) {
    const b = (y + 0.5 - camera.principal.y) / camera.focalPx;
    const row = Math.min(working.height - 1, Math.floor((y * working.height) / heightPx));
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const kind = classOf[i]!;
      if (groundClasses.includes(kind)) {
        const a = (x + 0.5 - camera.principal.x) / camera.focalPx;
        planeOf[i] = m[1]! * a + m[4]! * b + m[7]! > shallowest ? 0 : noPlane;
      } else if (skyClasses.includes(kind)) planeOf[i] = noPlane;
      else {
        const column = Math.min(working.width - 1, Math.floor((x * working.width) / widthPx));
        planeOf[i] = isSide[row * working.width + column] ? 2 : 1;
      }
    }
  }
  return planeOf;
}
