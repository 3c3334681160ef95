/** Cloth as particles on a grid that keep their distances (position-based dynamics, Müller et al. 2007). */

export interface ClothGrid {
  readonly columns: number;
  readonly rows: number;
  /** x, y, z of (columns + 1) * (rows + 1) particles, row by row; changed in place. */
  readonly at: Float64Array;
}

export interface Links {
  /** Where the first coordinates of both ends are. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly metres: Float64Array;
  /** Share of an error that one round corrects at each end. */
  readonly share: Float64Array;
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
  const wide = columns + 1;
  const most = kinds.length * wide * (rows + 1);
  const links = {
    from: new Int32Array(most),
    to: new Int32Array(most),
    metres: new Float64Array(most),
    share: new Float64Array(most),
  };
  let count = 0;
  for (const [right, up, firm] of kinds)
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const [c, r] = [column + right, row + up];
        if (c > columns || r > rows || r < 0) continue;
        const [from, to] = [3 * (row * wide + column), 3 * (r * wide + c)];
        const apart = (axis: number) => flat[to + axis]! - flat[from + axis]!;
        links.from[count] = from;
        links.to[count] = to;
        links.metres[count] = Math.hypot(apart(0), apart(1), apart(2));
        links.share[count] = 0.5 * firm;
        count += 1;
      }
  const { from, to, metres, share } = links;
  return {
    from: from.subarray(0, count),
    to: to.subarray(0, count),
    metres: metres.subarray(0, count),
    share: share.subarray(0, count),
  };
}

/** One round: every link moves its two ends towards its length. */
export function relaxLinks({ from, to, metres, share }: Links, at: Float64Array): void {
  for (let k = 0; k < from.length; k++) {
    const p = from[k]!;
    const q = to[k]!;
    const dx = at[q]! - at[p]!;
    const dy = at[q + 1]! - at[p + 1]!;
    const dz = at[q + 2]! - at[p + 2]!;
    const now = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (now < 1e-9) continue;
    const by = (share[k]! * (now - metres[k]!)) / now;
    at[p] = at[p]! + by * dx;
    at[p + 1] = at[p + 1]! + by * dy;
    at[p + 2] = at[p + 2]! + by * dz;
    at[q] = at[q]! - by * dx;
    at[q + 1] = at[q + 1]! - by * dy;
    at[q + 2] = at[q + 2]! - by * dz;
  }
}
