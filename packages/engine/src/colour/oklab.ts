/** OKLab (Björn Ottosson, 2020): the space in which we compare, mix and shift colours. */

/** L 0..1, a and b about -0.4..0.4. */
export type OkLab = readonly [lightness: number, a: number, b: number];
/** Linear-light RGB with sRGB primaries, 0..1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

export function okLabFromLinear(red: number, green: number, blue: number): OkLab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** `**` uses logarithms, which takes ten times as long. */
export const cubed = (value: number): number => value * value * value;

export function linearFromOkLab(lightness: number, a: number, b: number): LinearRgb {
  const l = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const m = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const s = cubed(lightness - 0.0894841775 * a - 1.291485548 * b);
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
