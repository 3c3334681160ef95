/** Ambient occlusion near the corners of the box, and coverage of pixels that two planes share. */
import type { BoxLayout, Camera } from '../../../sense/analysis.ts';
import { behind } from '../../empty/planes-behind.ts';

/** Light left in a corner; the shade fades over a few times its reach. */
const cornerLight = 0.86;
const reachMetres = 0.2;

/** Ray through a pixel; the floor lies at y = 1. */
function ray({ rotation: m, principal, focalPx }: Camera, x: number, y: number, out: Float64Array) {
  const a = (x - principal.x) / focalPx;
  const b = (y - principal.y) / focalPx;
  for (let i = 0; i < 3; i++) out[i] = m[i]! * a + m[3 + i]! * b + m[6 + i]!;
}

/** Share of light left near the corners of a plane, at a pixel. */
export function cornerShade(camera: Camera, box: BoxLayout, eyeMetres: number) {
  const direction = new Float64Array(3);
  const near = (distance: number) =>
    1 - (1 - cornerLight) * Math.exp((-Math.max(0, distance) * eyeMetres) / reachMetres);
  const distances: Readonly<Record<number, (x: number, y: number, z: number) => number[]>> = {
    [behind.floor]: (x, _, z) => [box.left + x, box.right - x, box.depth - z],
    [behind.ceiling]: (x, _, z) => [box.left + x, box.right - x, box.depth - z],
    [behind.left]: (_, y, z) => [1 - y, y + box.ceiling, box.depth - z],
    [behind.right]: (_, y, z) => [1 - y, y + box.ceiling, box.depth - z],
    [behind.back]: (x, y) => [1 - y, y + box.ceiling, box.left + x, box.right - x],
  };
  const reached: Readonly<Record<number, (d: Float64Array) => number>> = {
    [behind.floor]: (d) => 1 / d[1]!,
    [behind.ceiling]: (d) => -box.ceiling / d[1]!,
    [behind.left]: (d) => -box.left / d[0]!,
    [behind.right]: (d) => box.right / d[0]!,
    [behind.back]: (d) => box.depth / d[2]!,
  };
  return (plane: number, x: number, y: number): number => {
    ray(camera, x, y, direction);
    const along = reached[plane]!(direction);
    // behind the eye: far from every visible part of this plane
    if (!(along > 0) || !Number.isFinite(along)) return 1;
    const [px, py, pz] = [0, 1, 2].map((i) => direction[i]! * along) as [number, number, number];
    return distances[plane]!(px, py, pz).reduce((light, away) => light * near(away), 1);
  };
}

/** Share of a pixel, 0..1, that shows the back wall where it meets a side wall. */
export function backWallShare(camera: Camera, box: BoxLayout): (x: number, y: number) => number {
  const direction = new Float64Array(3);
  const { rotation: m, focalPx } = camera;
  const edge = (side: number, sign: number) => {
    const slope = (i: number) => (side * m[i + 2]! - box.depth * sign * m[i]!) / focalPx;
    const perPixel = Math.max(1e-9, Math.abs(slope(0)) + Math.abs(slope(3)));
    return { side, sign, perPixel };
  };
  const [left, right] = [edge(box.left, -1), edge(box.right, 1)];
  return (x, y) => {
    ray(camera, x, y, direction);
    const [dx, , dz] = direction as unknown as [number, number, number];
    if (dz <= 1e-6) return 0;
    const { side, sign, perPixel } = dx > 0 ? right : left;
    return Math.min(1, Math.max(0, 0.5 + (side * dz - box.depth * sign * dx) / perPixel));
  };
}

/** Side wall that a pixel would show. */
export function sideWall(camera: Camera): (x: number, y: number) => number {
  const direction = new Float64Array(3);
  return (x, y) => {
    ray(camera, x, y, direction);
    return direction[0]! > 0 ? behind.right : behind.left;
  };
}
