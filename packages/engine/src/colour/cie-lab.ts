/** CIE L*a*b*, for colour differences (ΔE 1976). */

export type CieLab = readonly [lightness: number, a: number, b: number];

/** From linear sRGB, white point D65. */
export function cieLabFromLinear(red: number, green: number, blue: number): CieLab {
  const bent = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bent((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = bent(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = bent((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
