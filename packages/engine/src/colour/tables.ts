/** A costly curve read off a table, by straight lines between the entries. */

const rootSteps = 4096;
/** Indexed by the square root of the argument, where the curve is nearly straight. */
const cubeRoots = Float32Array.from({ length: rootSteps + 2 }, (_, step) =>
  Math.cbrt((step / rootSteps) ** 2),
);

/** Of light 0..1; more is worked out. */
export function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  const place = Math.sqrt(value) * rootSteps;
  const step = place | 0;
  if (step >= rootSteps) return Math.cbrt(value);
  return cubeRoots[step]! + (cubeRoots[step + 1]! - cubeRoots[step]!) * (place - step);
}
