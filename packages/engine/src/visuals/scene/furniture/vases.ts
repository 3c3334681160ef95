/** Turned vases, and bowls for plants. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { lathe } from '../curved/turned.ts';

/** Rows of radius and height. */
export type Profile = readonly (readonly [radius: number, height: number])[];

/** Profiles of a vase one metre high. */
export const vases: Readonly<
  Record<'bottle' | 'tall' | 'jug' | 'round' | 'urn' | 'cone' | 'bowl', Profile>
> = {
  bottle: [
    [0.26, 0],
    [0.33, 0.1],
    [0.33, 0.42],
    [0.14, 0.66],
    [0.12, 0.98],
    [0.15, 1],
    [0.1, 0.97],
    [0, 0.9],
  ],
  tall: [
    [0.24, 0],
    [0.27, 0.03],
    [0.27, 1],
    [0.24, 1],
    [0.24, 0.9],
    [0, 0.9],
  ],
  jug: [
    [0.24, 0],
    [0.36, 0.22],
    [0.36, 0.46],
    [0.24, 0.78],
    [0.3, 1],
    [0.26, 0.98],
    [0, 0.88],
  ],
  round: [
    [0.2, 0],
    [0.34, 0.18],
    [0.38, 0.42],
    [0.3, 0.68],
    [0.14, 0.84],
    [0.17, 1],
    [0.12, 0.97],
    [0, 0.85],
  ],
  urn: [
    [0.2, 0],
    [0.22, 0.03],
    [0.32, 0.4],
    [0.34, 0.68],
    [0.2, 0.84],
    [0.24, 1],
    [0.2, 0.98],
    [0, 0.86],
  ],
  cone: [
    [0.17, 0],
    [0.19, 0.02],
    [0.24, 0.6],
    [0.31, 1],
    [0.28, 0.99],
    [0, 0.88],
  ],
  bowl: [
    [0.32, 0],
    [0.56, 0.2],
    [0.7, 0.52],
    [0.72, 0.62],
    [0.66, 0.6],
    [0, 0.54],
  ],
};

const cellsPerRow = 3;

/** Rows of a profile with curves between them, except at its foot and inside its rim. */
function smooth(form: Profile): Profile {
  const at = (k: number) => form[Math.min(form.length - 1, Math.max(0, k))]!;
  return form.flatMap((row, k) => {
    if (k === 0 || k >= form.length - 3) return [row];
    return Array.from({ length: cellsPerRow }, (_, cell) => {
      const t = cell / cellsPerRow;
      const spline = (axis: 0 | 1) =>
        row[axis] +
        0.5 * t * (at(k + 1)[axis] - at(k - 1)[axis]) +
        t ** 2 * (at(k - 1)[axis] - 2.5 * row[axis] + 2 * at(k + 1)[axis] - 0.5 * at(k + 2)[axis]) +
        t ** 3 * (1.5 * (row[axis] - at(k + 1)[axis]) + 0.5 * (at(k + 2)[axis] - at(k - 1)[axis]));
      return [spline(0), spline(1)] as const;
    });
  });
}

export function vase(
  b: SceneBuilder,
  at: Vector3,
  high: number,
  form: Profile,
  m: MaterialHandle,
): void {
  const rows = smooth(form).map(([radius, height]) => [radius * high, height * high] as const);
  lathe(b, at, rows, m, 24);
}
