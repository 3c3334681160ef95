import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { cross } from './cross.ts';

/** A smooth surface over (u, v) in 0..1; its front is where u runs right and v up. */
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
    const length = Math.hypot(n[0], n[1], n[2]);
    return length > 1e-12 ? [n[0] / length, n[1] / length, n[2] / length] : [0, 1, 0];
  });
  const put = b.mesh(points, normals, material);
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
      put(i, j, k);
      put(i, k, l);
      if (options.bothSides === true) {
        put(i, k, j, true);
        put(i, l, k, true);
      }
    }
  }
}
