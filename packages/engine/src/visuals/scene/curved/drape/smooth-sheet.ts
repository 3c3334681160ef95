/** A smooth surface through the particles of a cloth (Catmull-Rom splines). */
import type { Vector3 } from '../../../scene-model.ts';
import type { ClothGrid } from './links.ts';

type Weights = readonly [number, number, number, number];

const valueWeights = (t: number): Weights => [
  0.5 * t * (-1 + t * (2 - t)),
  0.5 * (2 + t * t * (-5 + 3 * t)),
  0.5 * t * (1 + t * (4 - 3 * t)),
  0.5 * t * t * (t - 1),
];

const slopeWeights = (t: number): Weights => [
  0.5 * (-1 + t * (4 - 3 * t)),
  0.5 * t * (-10 + 9 * t),
  0.5 * (1 + t * (8 - 9 * t)),
  0.5 * t * (3 * t - 2),
];

const within = (index: number, last: number) => Math.min(last, Math.max(0, index));

/** Points by shares of columns and rows, lifted along the surface's normal. */
export function smoothSheet({
  columns,
  rows,
  at,
}: ClothGrid): (u: number, v: number, lift: number) => Vector3 {
  const place = [0, 0, 0];
  const right = [0, 0, 0];
  const down = [0, 0, 0];
  return (u, v, lift) => {
    const x = Math.min(1, Math.max(0, u)) * columns;
    const y = Math.min(1, Math.max(0, v)) * rows;
    const column = Math.min(columns - 1, Math.floor(x));
    const row = Math.min(rows - 1, Math.floor(y));
    const [valueX, valueY] = [valueWeights(x - column), valueWeights(y - row)];
    const [slopeX, slopeY] = [slopeWeights(x - column), slopeWeights(y - row)];
    place.fill(0);
    right.fill(0);
    down.fill(0);
    for (let j = 0; j < 4; j++) {
      const start = within(row + j - 1, rows) * (columns + 1);
      for (let i = 0; i < 4; i++) {
        const k = 3 * (start + within(column + i - 1, columns));
        for (let axis = 0; axis < 3; axis++) {
          const value = at[k + axis]!;
          place[axis] = place[axis]! + value * valueX[i]! * valueY[j]!;
          right[axis] = right[axis]! + value * slopeX[i]! * valueY[j]!;
          down[axis] = down[axis]! + value * valueX[i]! * slopeY[j]!;
        }
      }
    }
    const nx = down[1]! * right[2]! - down[2]! * right[1]!;
    const ny = down[2]! * right[0]! - down[0]! * right[2]!;
    const nz = down[0]! * right[1]! - down[1]! * right[0]!;
    const out = lift / (Math.hypot(nx, ny, nz) || 1);
    return [place[0]! + out * nx, place[1]! + out * ny, place[2]! + out * nz];
  };
}
