/** Lofts horizontal rings that are round in front and squarer at the back: toilets, basins, tubs. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';

export interface Ring {
  readonly y: number;
  readonly halfWidth: number;
  readonly back: number;
  readonly front: number;
}

/** Superellipse exponent: 2 is an ellipse. */
const squareness = { front: 2.15, back: 3.2 } as const;

function onRing({ y, halfWidth, back, front }: Ring, turn: number): Vector3 {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const power = s > 0 ? squareness.front : squareness.back;
  const k = (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power);
  const middle = back + 0.42 * (front - back);
  return [c * k * halfWidth, y, middle + s * k * (s > 0 ? front - middle : middle - back)];
}

/** @param rings from below; a hollow continues inwards and down again */
export function loft(
  b: SceneBuilder,
  rings: readonly Ring[],
  material: MaterialHandle,
  { isClosed = true, sides = 36 } = {},
): void {
  const at = (row: number, side: number) => onRing(rings[row]!, (side / sides) * 2 * Math.PI);
  const facets = rings.slice(1).map((_, row) =>
    Array.from({ length: sides }, (__, side) => {
      const [p, q, r] = [at(row, side), at(row + 1, side), at(row, side + 1)];
      const [ax, ay, az] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
      const [bx, by, bz] = [r[0] - p[0], r[1] - p[1], r[2] - p[2]];
      const n: Vector3 = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
      const length = Math.hypot(...n) || 1;
      return [n[0] / length, n[1] / length, n[2] / length] as const;
    }),
  );
  /** Averages adjacent facet normals that differ little from this one. */
  const normal = (row: number, side: number, own: Vector3): Vector3 => {
    const sum: [number, number, number] = [0, 0, 0];
    for (const r of [row - 1, row])
      for (const s of [side - 1, side]) {
        const facet = facets[r]?.[(s + sides) % sides];
        if (!facet) continue;
        const agrees = facet[0] * own[0] + facet[1] * own[1] + facet[2] * own[2];
        if (agrees > 0.6) for (let c = 0; c < 3; c++) sum[c]! += facet[c]!;
      }
    const length = Math.hypot(...sum) || 1;
    return [sum[0] / length, sum[1] / length, sum[2] / length];
  };
  for (const [row, own] of facets.entries())
    for (let side = 0; side < sides; side++) {
      const facet = own[side]!;
      const corners = [
        [row, side],
        [row + 1, side],
        [row + 1, side + 1],
        [row, side + 1],
      ] as const;
      const [p, q, r, s] = corners.map(([i, j]) => ({ at: at(i, j), n: normal(i, j, facet) }));
      b.smoothTri([p!.at, q!.at, r!.at], [p!.n, q!.n, r!.n], material);
      b.smoothTri([p!.at, r!.at, s!.at], [p!.n, r!.n, s!.n], material);
    }
  if (!isClosed) return;
  const last = rings.length - 1;
  const { y, back, front } = rings[last]!;
  const middle: Vector3 = [0, y, back + 0.42 * (front - back)];
  for (let side = 0; side < sides; side++)
    b.tri(middle, at(last, side + 1), at(last, side), material);
}
