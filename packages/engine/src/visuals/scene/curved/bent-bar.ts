/** Bent bars of wood or metal with round or flat sections: chair legs and rails, taps. Metres. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { cross } from './cross.ts';
import { surface } from './surface.ts';

/** A point of its middle line, with half its thickness, and half its height if that differs. */
export type BarPoint = readonly [at: Vector3, half: number, high?: number];

const cellsPerPoint = 3;

const unit = ([x, y, z]: Vector3): Vector3 => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

/** @param up towards which the second half-axis of its section points */
export function bentBar(
  b: SceneBuilder,
  points: readonly BarPoint[],
  material: MaterialHandle,
  { up = [0, 1, 0], sides = 8 }: { readonly up?: Vector3; readonly sides?: number } = {},
): void {
  const at = (k: number) => points[Math.min(points.length - 1, Math.max(0, k))]!;
  const spline = (t: number, value: (point: BarPoint) => number) => {
    const k = Math.min(points.length - 2, Math.floor(t));
    const [before, from, to, after] = [k - 1, k, k + 1, k + 2].map((one) => value(at(one)));
    const s = t - k;
    return (
      0.5 *
      (2 * from! +
        (to! - before!) * s +
        (2 * before! - 5 * from! + 4 * to! - after!) * s ** 2 +
        (3 * from! - before! - 3 * to! + after!) * s ** 3)
    );
  };
  const rows = points.length === 2 ? 1 : (points.length - 1) * cellsPerPoint;
  const place = (t: number): Vector3 => [
    spline(t, ([p]) => p[0]),
    spline(t, ([p]) => p[1]),
    spline(t, ([p]) => p[2]),
  ];
  const rings = Array.from({ length: rows + 1 }, (_, row) => {
    const t = (row / rows) * (points.length - 1);
    const step = 0.02;
    const [from, to] = [place(Math.max(0, t - step)), place(Math.min(points.length - 1, t + step))];
    const along = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
    const side = unit(cross(along, up));
    return {
      ...{ middle: place(t), side, over: cross(side, along) },
      half: spline(t, ([, half]) => half),
      high: spline(t, ([, half, high]) => high ?? half),
    };
  });
  // closed by a ring without size at each end
  const ring = (row: number) => rings[Math.min(rows, Math.max(0, row - 1))]!;
  surface(
    b,
    sides,
    rows + 2,
    (u, v) => {
      const row = Math.round(v * (rows + 2));
      const { middle, side, over, half, high } = ring(row);
      const size = row === 0 || row === rows + 2 ? 0 : 1;
      const turn = 2 * Math.PI * u;
      const [p, q] = [size * half * Math.cos(turn), size * high * Math.sin(turn)];
      return [
        middle[0] + side[0] * p + over[0] * q,
        middle[1] + side[1] * p + over[1] * q,
        middle[2] + side[2] * p + over[2] * q,
      ];
    },
    material,
  );
}
