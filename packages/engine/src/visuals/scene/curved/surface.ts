import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { cross } from './cross.ts';

/** A smooth surface over (u, v) in 0..1; seen from the side where u runs right and v up. */
export function surface(
  b: SceneBuilder,
  columns: number,
  rows: number,
  at: (u: number, v: number) => Vector3,
  material: MaterialHandle,
  options: {
    readonly bothSides?: boolean;
    readonly keep?: (u: number, v: number, at: Vector3) => boolean;
  } = {},
): void {
  const points: Vector3[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) points.push(at(column / columns, row / rows));
  }
  const pointAt = (column: number, row: number) =>
    points[
      Math.min(rows, Math.max(0, row)) * (columns + 1) + Math.min(columns, Math.max(0, column))
    ]!;
  const normals: Vector3[] = points.map((_, index) => {
    const column = index % (columns + 1);
    const row = Math.floor(index / (columns + 1));
    const [left, right] = [pointAt(column - 1, row), pointAt(column + 1, row)];
    const [below, above] = [pointAt(column, row - 1), pointAt(column, row + 1)];
    const n = cross(
      [right[0] - left[0], right[1] - left[1], right[2] - left[2]],
      [above[0] - below[0], above[1] - below[1], above[2] - below[2]],
    );
    const length = Math.hypot(...n);
    return length > 1e-12 ? [n[0] / length, n[1] / length, n[2] / length] : [0, 1, 0];
  });
  const width = columns + 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (
        options.keep !== undefined &&
        !options.keep((column + 0.5) / columns, (row + 0.5) / rows, pointAt(column, row))
      )
        continue;
      const [i, j, k, l] = [
        row * width + column,
        row * width + column + 1,
        (row + 1) * width + column + 1,
        (row + 1) * width + column,
      ];
      const put = (p: number, q: number, r: number, side: 1 | -1) => {
        const turned = (index: number): Vector3 => {
          const n = normals[index]!;
          return side === 1 ? n : [-n[0], -n[1], -n[2]];
        };
        b.smoothTri(
          [points[p]!, points[q]!, points[r]!],
          [turned(p), turned(q), turned(r)],
          material,
        );
      };
      put(i, j, k, 1);
      put(i, k, l, 1);
      if (options.bothSides === true) {
        put(i, k, j, -1);
        put(i, l, k, -1);
      }
    }
  }
}
