/** One square of a drawn pattern: what it writes, and the soft lines and fills that it is drawn with. */

/** 1 on the line `distance` = 0, falling to 0 within `half` to either side, anti-aliased. */
export const line = (distance: number, half: number) => {
  const t = (half - Math.abs(distance)) / (half * 0.35) + 0.5;
  return t <= 0 ? 0 : Math.min(t, 1);
};
export const fill = (distance: number, soft: number) => {
  const t = 0.5 - distance / soft;
  return t <= 0 ? 0 : Math.min(t, 1);
};

/** One row of texels in a motif's square: x and y -1..1, from index `from` to `to` (exclusive). */
export interface MotifRow {
  readonly xs: Float64Array;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  /** Output: weights of colours[1], [2] and [3]. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly third: Float64Array;
}

export type Motif = (row: MotifRow) => void;
