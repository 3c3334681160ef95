/** Lookup tables of expensive curves, with linear interpolation. */

const rootSteps = 4096;
/** Indexed by the square root of the argument, in which the curve is nearly straight. */
const cubeRoots = Float32Array.from({ length: rootSteps + 2 }, (_, step) =>
  Math.cbrt((step / rootSteps) ** 2),
);

/** From the table for 0..1; computed above. */
export function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  const place = Math.sqrt(value) * rootSteps;
  const step = place | 0;
  if (step >= rootSteps) return Math.cbrt(value);
  return cubeRoots[step]! + (cubeRoots[step + 1]! - cubeRoots[step]!) * (place - step);
}

/** OKLab by that table, accurate to a few millionths: for per-pixel work. */
export function quickOkLab(red: number, green: number, blue: number, out: Float64Array): void {
  const l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  out[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}
