/** A padded panel of any outline, with round edges: backs, wings and moulded seats. Metres. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { surface } from './surface.ts';

type Outline = readonly (readonly [u: number, v: number])[];

/** Share of the outline and of half the thickness, from the front over the edge to the back; the rest is flat. */
const rows = [
  [0.5, 1],
  [0.62, 1],
  [0.86, 0.93],
  [0.96, 0.7],
  [1, 0.25],
  [1, -0.25],
  [0.96, -0.7],
  [0.86, -0.93],
  [0.62, -1],
  [0.5, -1],
] as const;
const cellsPerCorner = 5;

/** A closed curve through the corners, by cubic splines. */
function smooth(corners: Outline): Outline {
  const at = (k: number) => corners[(k + corners.length) % corners.length]!;
  return corners.flatMap((_, k) =>
    Array.from({ length: cellsPerCorner }, (__, cell) => {
      const t = cell / cellsPerCorner;
      const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
      const spline = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      return [spline(0), spline(1)] as const;
    }),
  );
}

/**
 * @param corners anticlockwise seen against `w`
 * @param at maps the panel's plane and the distance in front of it into the room
 */
export function paddedSlab(
  b: SceneBuilder,
  corners: Outline,
  thick: number,
  at: (u: number, v: number, w: number) => Vector3,
  material: MaterialHandle,
): void {
  const outline = smooth(corners);
  const count = outline.length;
  const mean = (axis: 0 | 1) => outline.reduce((sum, one) => sum + one[axis], 0) / count;
  const [mu, mv] = [mean(0), mean(1)];
  const last = rows.length - 1;
  const point = (column: number, row: number) => {
    const [u, v] = outline[column % count]!;
    const [share, ahead] = rows[row]!;
    return at(mu + (u - mu) * share, mv + (v - mv) * share, (thick / 2) * ahead);
  };
  surface(
    b,
    count,
    last,
    (s, t) => point(Math.round(s * count), last - Math.round(t * last)),
    material,
  );
  for (const [row, side] of [
    [0, 1],
    [last, -1],
  ] as const) {
    const middle = at(mu, mv, (side * thick) / 2);
    for (let column = 0; column < count; column++) {
      const [p, q] = [point(column, row), point(column + 1, row)];
      if (side > 0) b.tri(middle, p, q, material);
      else b.tri(middle, q, p, material);
    }
  }
}
