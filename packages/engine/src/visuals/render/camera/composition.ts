/**
 * Places the camera so that the subject fills the picture as requested.
 * Distance sets the size (by bisection), the heading centres the subject horizontally, and a lens shift, not a tilt,
 * vertically, so that verticals stay vertical.
 */
import type { CameraRequest, Scene, Vector3 } from '../../scene-model.ts';
import type { Composition } from '../render-request.ts';
import { type Camera, createCamera, scaleCamera } from './camera.ts';

interface Frame {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Picture-plane bounds of points, in pixels from the view axis (y down). */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const maximumPoints = 6000;
/** The subject must not be closer to the image plane. */
const nearestMetres = 0.5;

/** A sample of the subject's corners, or of the requested box if no object is a subject. */
function subjectPoints(scene: Scene): Float32Array {
  const { triangles, objects } = scene;
  const { detail, subject } = scene.camera;
  const picked: number[] = [];
  for (let triangle = 0; triangle < triangles.count && !detail; triangle++) {
    if (objects[triangles.objects[triangle]!]!.subject) picked.push(triangle);
  }
  if (picked.length === 0) {
    const { min, max } = detail ?? subject;
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) => [
      bits & 1 ? max[0] : min[0],
      bits & 2 ? max[1] : min[1],
      bits & 4 ? max[2] : min[2],
    ]);
    return Float32Array.from(corners);
  }
  const stride = Math.max(1, Math.ceil((picked.length * 3) / maximumPoints));
  const points: number[] = [];
  for (let index = 0; index < picked.length; index += stride) {
    const at = picked[index]! * 9;
    for (let offset = 0; offset < 9; offset++) points.push(triangles.positions[at + offset]!);
  }
  return Float32Array.from(points);
}

/** Undefined if a point is behind the camera. */
function project(points: Float32Array, camera: Camera): Bounds | undefined {
  const bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const { position, right, up, forward, focalPx } = camera;
  for (let at = 0; at < points.length; at += 3) {
    const x = points[at]! - position[0];
    const y = points[at + 1]! - position[1];
    const z = points[at + 2]! - position[2];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    if (depth < nearestMetres) return undefined;
    const scale = focalPx / depth;
    const px = (x * right[0] + y * right[1] + z * right[2]) * scale;
    const py = -(x * up[0] + y * up[1] + z * up[2]) * scale;
    if (px < bounds.left) bounds.left = px;
    if (px > bounds.right) bounds.right = px;
    if (py < bounds.top) bounds.top = py;
    if (py > bounds.bottom) bounds.bottom = py;
  }
  return bounds;
}

function focalLength(request: CameraRequest, frame: Frame): number {
  // The angle is for landscape format; portrait format keeps the lens, not the angle.
  const basisPx = Math.max(frame.widthPx, frame.heightPx * 1.2);
  return basisPx / 2 / Math.tan((request.horizontalFovDeg * Math.PI) / 360);
}

function standingCamera(request: CameraRequest, at: Vector3, frame: Frame): Camera {
  const target = request.lookAt ?? [
    (request.subject.min[0] + request.subject.max[0]) / 2,
    (request.subject.min[1] + request.subject.max[1]) / 2,
    (request.subject.min[2] + request.subject.max[2]) / 2,
  ];
  const dx = target[0] - at[0];
  const dz = target[2] - at[2];
  const distance = Math.max(0.1, Math.hypot(dx, dz));
  const focalPx = focalLength(request, frame);
  const largestShiftPx = frame.heightPx * 0.22;
  const wantedShiftPx = request.pitchRad ? 0 : (focalPx * (target[1] - at[1])) / distance;
  const shiftPx = Math.min(largestShiftPx, Math.max(-largestShiftPx, wantedShiftPx));
  return createCamera(
    at,
    Math.atan2(-dx, -dz),
    request.pitchRad ?? 0,
    focalPx,
    frame.widthPx / 2,
    frame.heightPx / 2 + shiftPx,
  );
}

/** A camera at this distance, turned to the centre of the subject's angle. */
function aim(request: CameraRequest, points: Float32Array, distance: number, focalPx: number) {
  const { min, max } = request.detail ?? request.subject;
  const position: Vector3 = [
    (min[0] + max[0]) / 2 + Math.sin(request.azimuthRad) * distance,
    request.heightMetres,
    (min[2] + max[2]) / 2 + Math.cos(request.azimuthRad) * distance,
  ];
  let headingRad = request.azimuthRad;
  for (let turn = 0; turn < 3; turn++) {
    const camera = createCamera(position, headingRad, request.pitchRad ?? 0, focalPx, 0, 0);
    const bounds = project(points, camera);
    if (!bounds) return undefined;
    const left = Math.atan(bounds.left / focalPx);
    const right = Math.atan(bounds.right / focalPx);
    const turnRad = -(left + right) / 2;
    // Turning further would lose the requested corner view.
    if (turn === 2 || Math.abs(turnRad) < 1e-3) return { camera, bounds };
    headingRad += turnRad;
  }
  return undefined;
}

function fits(bounds: Bounds, frame: Frame, fill: number, margin: number): boolean {
  const width = (bounds.right - bounds.left) / frame.widthPx;
  const height = (bounds.bottom - bounds.top) / frame.heightPx;
  const room = 1 - 2 * margin;
  return width <= room && height <= room && width * height <= fill;
}

/** The camera for a scene and a picture size. */
export function composeCamera(scene: Scene, frame: Frame): Camera {
  const request = scene.camera;
  if (request.exact) return scaleCamera(request.exact, frame.widthPx / request.exact.widthPx);
  if (request.standAt) return standingCamera(request, request.standAt, frame);
  const points = subjectPoints(scene);
  const fill = request.fill ?? 0.45;
  const margin = request.margin ?? 0.05;
  const { min, max } = request.detail ?? request.subject;
  const reach = Math.hypot(max[0] - min[0], max[2] - min[2]) / 2;
  const [nearest, farthest] = request.distanceMetres ?? [reach * 0.6 + 2, reach * 12 + 400];
  let focalPx = focalLength(request, frame);
  let near = nearest;
  let far = farthest;
  for (let step = 0; step < 40; step++) {
    const middle = (near + far) / 2;
    const view = aim(request, points, middle, focalPx);
    if (view && fits(view.bounds, frame, fill, margin)) far = middle;
    else near = middle;
  }
  let view = aim(request, points, far, focalPx);
  // If the permitted distance is too short for the lens, use a wider one.
  for (let step = 0; step < 40 && !(view && fits(view.bounds, frame, fill, margin)); step++) {
    focalPx *= 0.95;
    view = aim(request, points, far, focalPx);
  }
  if (!view) throw new Error(`No camera distance up to ${far} m sees all of "${scene.title}"`);
  const { bounds, camera } = view;
  const [offsetX, offsetY] = request.offset ?? [0, -0.15];
  const freeX = Math.max(0, frame.widthPx * (1 - 2 * margin) - (bounds.right - bounds.left));
  const freeY = Math.max(0, frame.heightPx * (1 - 2 * margin) - (bounds.bottom - bounds.top));
  return {
    ...camera,
    centreX: frame.widthPx / 2 - (bounds.left + bounds.right) / 2 + (offsetX * freeX) / 2,
    centreY: frame.heightPx / 2 - (bounds.top + bounds.bottom) / 2 - (offsetY * freeY) / 2,
  };
}

/** The subject's position in the picture; undefined if no object is a subject. */
export function measureComposition(
  scene: Scene,
  camera: Camera,
  frame: Frame,
): Composition | undefined {
  if (!scene.objects.some((object) => object.subject)) return undefined;
  const bounds = project(subjectPoints(scene), camera);
  if (!bounds) return undefined;
  const left = (bounds.left + camera.centreX) / frame.widthPx;
  const right = (bounds.right + camera.centreX) / frame.widthPx;
  const top = (bounds.top + camera.centreY) / frame.heightPx;
  const bottom = (bounds.bottom + camera.centreY) / frame.heightPx;
  return { left, top, right, bottom, areaShare: (right - left) * (bottom - top) };
}
