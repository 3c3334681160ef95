/** Cloth as particles on a grid that keep their distances (position-based dynamics, Müller et al. 2007). */

export interface ClothGrid {
  readonly columns: number;
  readonly rows: number;
  /** x, y, z of (columns + 1) * (rows + 1) particles, row by row; changed in place. */
  readonly at: Float64Array;
}

export interface Links {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly metres: Float64Array;
  /** Share of an error that one round corrects. */
  readonly firmness: Float64Array;
}

export const createCloth = (columns: number, rows: number): ClothGrid => ({
  columns,
  rows,
  at: new Float64Array((columns + 1) * (rows + 1) * 3),
});

/**
 * Links along both threads, across them, and to every second particle against bending.
 * @param flat where the particles lie when the cloth is laid out
 * @param stiffness against bending, 0..1
 */
export function linksOf(
  { columns, rows }: ClothGrid,
  flat: Float64Array,
  stiffness: number,
): Links {
  const kinds = [
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 0.5],
    [1, -1, 0.5],
    [2, 0, stiffness],
    [0, 2, stiffness],
  ] as const;
  const found: number[] = [];
  const wide = columns + 1;
  for (const [right, up, firm] of kinds)
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const [c, r] = [column + right, row + up];
        if (c > columns || r > rows || r < 0) continue;
        const [from, to] = [row * wide + column, r * wide + c];
        const apart = (axis: number) => flat[3 * to + axis]! - flat[3 * from + axis]!;
        found.push(from, to, Math.hypot(apart(0), apart(1), apart(2)), firm);
      }
  const every = (offset: number) => found.filter((_, index) => index % 4 === offset);
  return {
    from: Int32Array.from(every(0)),
    to: Int32Array.from(every(1)),
    metres: Float64Array.from(every(2)),
    firmness: Float64Array.from(every(3)),
  };
}

/** One round: every link moves its two ends towards its length. */
export function relaxLinks({ from, to, metres, firmness }: Links, at: Float64Array): void {
  for (let k = 0; k < from.length; k++) {
    const p = 3 * from[k]!;
    const q = 3 * to[k]!;
    const dx = at[q]! - at[p]!;
    const dy = at[q + 1]! - at[p + 1]!;
    const dz = at[q + 2]! - at[p + 2]!;
    const now = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (now < 1e-9) continue;
    const share = (0.5 * firmness[k]! * (now - metres[k]!)) / now;
    at[p] = at[p]! + share * dx;
    at[p + 1] = at[p + 1]! + share * dy;
    at[p + 2] = at[p + 2]! + share * dz;
    at[q] = at[q]! - share * dx;
    at[q + 1] = at[q + 1]! - share * dy;
    at[q + 2] = at[q + 2]! - share * dz;
  }
}
