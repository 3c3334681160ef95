/** Curves for mixing light and pigment. */

export function clamp01(value: number): number {
  return value < 0 ? 0 : Math.min(value, 1);
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `low`, 1 above `high`, smooth in between (also with `low` above `high`). */
export function smoothStep(low: number, high: number, value: number): number {
  const t = clamp01((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** Fractional part; much faster than `% 1`. */
export function fraction(value: number): number {
  return value - Math.floor(value);
}

/** Luminance of linear light (Rec. 709). */
export function luminance(colour: ArrayLike<number>): number {
  return 0.2126 * colour[0]! + 0.7152 * colour[1]! + 0.0722 * colour[2]!;
}
