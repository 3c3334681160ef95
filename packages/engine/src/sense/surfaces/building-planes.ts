/** Planes of a building and its ground in metres, and the plane behind each pixel. */
import { createIntegral, rectangleMean } from '../../ops/integral.ts';
import { clearedScratch } from '../../ops/scratch-arrays.ts';
import { type BuildingLayout, type Camera, noPlane, type ScenePlane } from '../analysis.ts';
import type { Evidence } from '../evidence.ts';
import { shallowest, xAxis, yAxis, zAxis } from './scene-planes.ts';

/** Height of a usual two-storey facade, in metres: the scale of a photo from outside. */
const facadeHeight = 6.5;
const streetCameraHeight = 1.6;

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
