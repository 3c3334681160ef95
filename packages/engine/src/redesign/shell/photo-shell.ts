/** The bare room of a photo in scene coordinates: size, camera, windows and doors, in metres. */
import type { Analysis, Camera, Opening, Quad, ScenePlane } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import type { Side } from '../../visuals/scene/rooms/room.ts';
import type { ExactCamera, Vector3 } from '../../visuals/scene-model.ts';
import { openingFoot } from './opening-foot.ts';
import type { RoomReading } from './read-room.ts';
import { nearestWallMetres } from './room-size.ts';

export interface ShellOpening {
  readonly side: Side;
  readonly kind: 'window' | 'door';
  /** Along the wall from its left end seen from inside, and above the floor, metres. */
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  /** Corners in the photo. */
  readonly corners: Quad;
  readonly dressing?: ShellDressing;
  /** Redrawn, since its view is unclear. */
  readonly isUnclear?: boolean;
}

/** Extent of old curtains and blinds in front of a window, in metres of its wall. */
export interface ShellDressing {
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  /** Length from the top. */
  readonly dropMetres: number;
  /** Fabric between panes, along the wall. */
  readonly between: readonly (readonly [u0: number, u1: number])[];
  readonly isClosed: boolean;
}

/**
 * Floor at y = 0; back wall at z = -depth / 2, side walls at x = ±width / 2, and an unseen wall behind the
 * camera at z = depth / 2.
 */
export interface PhotoShell {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly openings: readonly ShellOpening[];
  readonly camera: ExactCamera;
}

const sideOf: Readonly<Record<string, Side>> = {
  'wall-back': 'back',
  'wall-left': 'left',
  'wall-right': 'right',
};
/** A wall out of view is assumed this far beyond the visible part of the back wall. */
const beyondViewMetres = 0.35;
const behindCameraMetres = 1;
const heights = [2.3, 4.2] as const;
/** Openings that start this low are doors. */
export const openToFloorMetres = 0.3;
/** So are wide ones below this height whose foot a thing hides. */
const hiddenFoot = { below: 0.45, width: 1.1 } as const;
/** Openings with less confidence are often pictures and cupboards. */
export const leastConfidence = 0.3;
/** A window with more of its width in a door belongs to the door, unless it lies above it. */
export const mostInDoorway = 0.35;
const transomMetres = 0.1;
const leastDoorMetres = 2.03;
const leastOpening = { width: 0.25, height: 0.3 } as const;
/** Smaller windows are often pictures, mirrors or reflections. */
export const leastWindowSquareMetres = 0.16;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Extent of the view on the back wall, to the left and right of the camera, metres. */
function seenAcross(camera: Camera, widthPx: number, depth: number): readonly [number, number] {
  const m = camera.rotation;
  const at = (x: number) => {
    const a = (x - camera.principal.x) / camera.focalPx;
    const dx = m[0]! * a + m[6]!;
    const dz = m[2]! * a + m[8]!;
    return dz > 0.05 ? (depth * dx) / dz : dx > 0 ? 99 : -99;
  };
  return [-at(0), at(widthPx)];
}

/** Converts axes of the photo's world (y down, z ahead) to the scene's (y up, z towards the camera). */
function cameraAxes(camera: Camera): { right: Vector3; up: Vector3; forward: Vector3 } {
  const m = camera.rotation;
  const row = (k: number): Vector3 => [m[k * 3]!, -m[k * 3 + 1]!, -m[k * 3 + 2]!];
  const down = row(1);
  return { right: row(0), up: [-down[0], -down[1], -down[2]], forward: row(2) };
}

export function photoShell({ analysis, box, cameraHeightMetres: eye }: RoomReading): PhotoShell {
  const { camera, photo } = analysis;
  const height = clamp((1 + box.ceiling) * eye, ...heights);
  const ahead = box.depth * eye;
  const [seenLeft, seenRight] = seenAcross(camera, photo.widthPx, ahead);
  const left = Math.max(nearestWallMetres, Math.min(box.left * eye, seenLeft + beyondViewMetres));
  const right = Math.max(
    nearestWallMetres,
    Math.min(box.right * eye, seenRight + beyondViewMetres),
  );
  const width = left + right;
  const depth = ahead + behindCameraMetres;
  const position: Vector3 = [(left - right) / 2, eye, ahead - depth / 2];
  const shell = { width, depth, height, position };
  return {
    width,
    depth,
    height,
    openings: withoutDoorways(
      analysis.openings.flatMap((opening) => {
        const plane = analysis.planes[opening.plane];
        return plane ? openingOn(analysis, opening, plane, shell) : [];
      }),
    ),
    camera: {
      widthPx: photo.widthPx,
      position,
      ...cameraAxes(camera),
      focalPx: camera.focalPx,
      centreX: camera.principal.x,
      centreY: camera.principal.y,
    },
  };
}

/** Removes windows beside a door's leaf: often a bright room seen through the doorway. */
function withoutDoorways(openings: readonly ShellOpening[]): ShellOpening[] {
  const doors = openings.filter(({ kind }) => kind === 'door');
  return openings.filter(
    (one) =>
      one.kind === 'door' ||
      !doors.some(
        ({ side, u0, u1, v1 }) =>
          side === one.side &&
          Math.min(u1, one.u1) - Math.max(u0, one.u0) > mostInDoorway * (one.u1 - one.u0) &&
          one.v0 < v1 - transomMetres,
      ),
  );
}

interface Size {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly position: Vector3;
}

/** Distance along a wall, from its left end as seen from inside, of a point on the photo's plane. */
export function alongWallOf(
  side: Side,
  u: number,
  { width, depth, position }: Pick<Size, 'width' | 'depth' | 'position'>,
): number {
  if (side === 'back') return u + position[0] + width / 2;
  const z = position[2] - u;
  return side === 'left' ? depth / 2 - z : z + depth / 2;
}

/** Extent of a photo's quad on its wall; undefined where it doesn't lie on the wall. */
function extentOn(
  side: Side,
  corners: Quad,
  sample: ReturnType<typeof planeSampler>,
  { width, depth, position }: Size,
) {
  const out = createPlanePoint();
  const us: number[] = [];
  const vs: number[] = [];
  for (const { x, y } of corners) {
    if (!sample(x, y, out)) return undefined;
    us.push(alongWallOf(side, out.u, { width, depth, position }));
    vs.push(position[1] - out.v);
  }
  return { u0: Math.min(...us), u1: Math.max(...us), v0: Math.min(...vs), v1: Math.max(...vs) };
}

type Extent = Pick<ShellOpening, 'u0' | 'u1' | 'v0'>;

/** Whether it goes down to the floor: what is seen below counts more than the height that was measured. */
function isToFloor(
  analysis: Analysis,
  { kind, corners }: Opening,
  { u0, u1, v0 }: Extent,
): boolean {
  if (kind === 'door' || v0 < openToFloorMetres) return true;
  const foot = openingFoot(analysis, corners);
  if (foot !== 'hidden') return foot === 'floor';
  return v0 < hiddenFoot.below && u1 - u0 > hiddenFoot.width;
}

/** Empty if the opening doesn't fit the wall's final size. */
function openingOn(
  analysis: Analysis,
  whole: Opening,
  plane: ScenePlane,
  size: Size,
): ShellOpening[] {
  const { kind, corners, confidence, dressing: old, isUnclear } = whole;
  const side = sideOf[plane.id];
  if (side === undefined || confidence < leastConfidence) return [];
  const sample = planeSampler(analysis.camera, plane);
  const seen = extentOn(side, corners, sample, size);
  const around = old && extentOn(side, old.corners, sample, size);
  if (!seen) return [];
  const { width, depth, height } = size;
  const length = side === 'back' ? width : depth;
  const opening = {
    side,
    kind,
    u0: clamp(seen.u0, 0.04, length - 0.04),
    u1: clamp(seen.u1, 0.04, length - 0.04),
    v0: isToFloor(analysis, whole, seen) ? 0.02 : seen.v0,
    v1: Math.min(height - 0.08, kind === 'door' ? Math.max(leastDoorMetres, seen.v1) : seen.v1),
    corners,
    ...(isUnclear ? { isUnclear } : {}),
    ...(old && around
      ? {
          dressing: {
            ...around,
            between: old.between.map(
              ([from, to]) =>
                [seen.u0 + from * (seen.u1 - seen.u0), seen.u0 + to * (seen.u1 - seen.u0)] as const,
            ),
            dropMetres: old.drop * (around.v1 - around.v0),
            isClosed: old.isClosed,
          },
        }
      : {}),
  };
  const [wide, tall] = [opening.u1 - opening.u0, opening.v1 - opening.v0];
  const isLargeEnough =
    wide > leastOpening.width &&
    tall > leastOpening.height &&
    (kind === 'door' || wide * tall > leastWindowSquareMetres);
  return isLargeEnough ? [opening] : [];
}
