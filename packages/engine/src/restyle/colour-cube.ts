/**
 * A colour cube: any colour transform, tabulated on a grid and read back by blending the eight
 * nearest nodes. One costly recipe in OKLab then costs the same as the next.
 */
export const cubeSteps = 32;
const side = cubeSteps + 1;
const planeStep = side * side * 3;
const rowStep = side * 3;

/** Three floats a node, red fastest. */
export type ColourCube = Float32Array;

/** Fills `out[0..2]` for a node; inputs 0..1 in whatever encoding the caller reads with. */
export type CubeRecipe = (red: number, green: number, blue: number, out: Float64Array) => void;

export function buildCube(recipe: CubeRecipe): ColourCube {
  const cube = new Float32Array(side * side * side * 3);
  const out = new Float64Array(3);
  let at = 0;
  for (let b = 0; b < side; b++) {
    for (let g = 0; g < side; g++) {
      for (let r = 0; r < side; r++) {
        recipe(r / cubeSteps, g / cubeSteps, b / cubeSteps, out);
        cube[at++] = out[0]!;
        cube[at++] = out[1]!;
        cube[at++] = out[2]!;
      }
    }
  }
  return cube;
}

/** Inputs 0..1; outside is held at the border. */
export function readCube(
  cube: ColourCube,
  red: number,
  green: number,
  blue: number,
  out: Float64Array,
): void {
  let x = red * cubeSteps;
  let y = green * cubeSteps;
  let z = blue * cubeSteps;
  x = x > 0 ? (x < cubeSteps ? x : cubeSteps - 1e-6) : 0;
  y = y > 0 ? (y < cubeSteps ? y : cubeSteps - 1e-6) : 0;
  z = z > 0 ? (z < cubeSteps ? z : cubeSteps - 1e-6) : 0;
  const xi = x | 0;
  const yi = y | 0;
  const zi = z | 0;
  const tx = x - xi;
  const ty = y - yi;
  const tz = z - zi;
  const a = (zi * side + yi) * rowStep + xi * 3;
  const b = a + rowStep;
  const c = a + planeStep;
  const d = c + rowStep;
  const w11 = ty * tz;
  const w10 = ty - w11;
  const w01 = tz - w11;
  const w00 = 1 - ty - tz + w11;
  const left = 1 - tx;
  out[0] =
    (cube[a]! * w00 + cube[b]! * w10 + cube[c]! * w01 + cube[d]! * w11) * left +
    (cube[a + 3]! * w00 + cube[b + 3]! * w10 + cube[c + 3]! * w01 + cube[d + 3]! * w11) * tx;
  out[1] =
    (cube[a + 1]! * w00 + cube[b + 1]! * w10 + cube[c + 1]! * w01 + cube[d + 1]! * w11) * left +
    (cube[a + 4]! * w00 + cube[b + 4]! * w10 + cube[c + 4]! * w01 + cube[d + 4]! * w11) * tx;
  out[2] =
    (cube[a + 2]! * w00 + cube[b + 2]! * w10 + cube[c + 2]! * w01 + cube[d + 2]! * w11) * left +
    (cube[a + 5]! * w00 + cube[b + 5]! * w10 + cube[c + 5]! * w01 + cube[d + 5]! * w11) * tx;
}
