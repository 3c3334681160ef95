/** Costly curves read off tables, by straight lines between the entries. */

const rootSteps = 4096;
/** Indexed by the square root of the argument, where both curves are nearly straight. */
const rootTable = (curve: (value: number) => number) =>
  Float32Array.from({ length: rootSteps + 2 }, (_, step) => curve((step / rootSteps) ** 2));

const cubeRoots = rootTable(Math.cbrt);

/** Of light 0..1; more is worked out. */
export function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  const place = Math.sqrt(value) * rootSteps;
  const step = place | 0;
  if (step >= rootSteps) return Math.cbrt(value);
  return cubeRoots[step]! + (cubeRoots[step + 1]! - cubeRoots[step]!) * (place - step);
}

const codes = rootTable(
  (light) => 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055),
);

/** The sRGB code of linear light, 0..255 and not rounded; outside 0..1 is clipped. */
export function codeOfLight(light: number): number {
  if (light <= 0) return 0;
  if (light >= 1) return 255;
  const place = Math.sqrt(light) * rootSteps;
  const step = place | 0;
  return codes[step]! + (codes[step + 1]! - codes[step]!) * (place - step);
}

/** A curve over 0..1; arguments outside are held to its ends. */
export function tabulated(steps: number, curve: (value: number) => number) {
  const table = Float64Array.from({ length: steps + 2 }, (_, step) => curve(step / steps));
  return (value: number): number => {
    const place = (value > 0 ? (value < 1 ? value : 1) : 0) * steps;
    const step = place | 0;
    return table[step]! + (table[step + 1]! - table[step]!) * (place - step);
  };
}
