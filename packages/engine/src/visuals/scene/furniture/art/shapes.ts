/** Flat shapes of ink on paper, from which pictures are composed. */
import type { Random } from '../../../../random/random.ts';
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';

export type Point = readonly [x: number, y: number];

/** A flat polygon on a canvas (fan around its first point), slightly in front of it. */
export function patch(
  b: SceneBuilder,
  points: readonly Point[],
  z: number,
  material: MaterialHandle,
): void {
  const [ox, oy] = points[0]!;
  for (let index = 1; index < points.length - 1; index++) {
    const [[ax, ay], [cx, cy]] = [points[index]!, points[index + 1]!];
    b.tri([ox, oy, z], [ax, ay, z], [cx, cy, z], material);
  }
}

export const disc = (
  x: number,
  y: number,
  rx: number,
  ry = rx,
  from = 0,
  to = Math.PI * 2,
): Point[] =>
  Array.from({ length: 25 }, (_, index) => {
    const angle = from + ((to - from) * index) / 24;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });

/** A coloured rectangle. */
export function slab(
  b: SceneBuilder,
  [x0, y0]: Point,
  [x1, y1]: Point,
  z: number,
  ink: MaterialHandle,
): void {
  b.quad([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z], ink);
}

export type Composition = (
  b: SceneBuilder,
  w: number,
  h: number,
  z: number,
  inks: readonly MaterialHandle[],
  random: Random,
) => void;

/** Distance between layers of ink. */
export const inkMetres = 0.0006;

/** A leaf from its foot to its tip, widest in the middle. */
export function leafShape(
  b: SceneBuilder,
  [x, y]: Point,
  { long, wide, turnRad }: { long: number; wide: number; turnRad: number },
  z: number,
  ink: MaterialHandle,
): void {
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)];
  const at = (t: number, side: number): Point => {
    const [u, v] = [side * (wide / 2) * Math.sin(Math.PI * t ** 0.8), t * long];
    return [x + u * cos + v * sin, y + v * cos - u * sin];
  };
  const steps = 8;
  for (let k = 0; k < steps; k++) {
    const [t, next] = [k / steps, (k + 1) / steps];
    const [p, q, r, s] = [at(t, -1), at(t, 1), at(next, 1), at(next, -1)];
    b.quad([p[0], p[1], z], [q[0], q[1], z], [r[0], r[1], z], [s[0], s[1], z], ink);
  }
}

/** A line of even width through points. */
export function stroke(
  b: SceneBuilder,
  points: readonly Point[],
  wide: number,
  z: number,
  ink: MaterialHandle,
): void {
  const edge = points.map(([x, y], k): readonly [Point, Point] => {
    const [before, after] = [
      points[Math.max(0, k - 1)]!,
      points[Math.min(points.length - 1, k + 1)]!,
    ];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * (wide / 2), (dx / length) * (wide / 2)];
    return [
      [x - nx, y - ny],
      [x + nx, y + ny],
    ];
  });
  for (let k = 1; k < edge.length; k++) {
    const [[p, s], [q, r]] = [edge[k - 1]!, edge[k]!];
    b.quad([p[0], p[1], z], [q[0], q[1], z], [r[0], r[1], z], [s[0], s[1], z], ink);
  }
}
