/**
 * A colour cube: any colour transform, tabulated on a grid and read back by blending the
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
  // The cell is split into six tetrahedra along its grey diagonal: four nodes say the colour, not eight.
  const a = (zi * side + yi) * rowStep + xi * 3;
  const d = a + planeStep + rowStep + 3;
  let b: number;
  let c: number;
  let most: number;
  let middle: number;
  let least: number;
  if (tx >= ty) {
    if (ty >= tz) {
      b = a + 3;
      c = b + rowStep;
      most = tx;
      middle = ty;
      least = tz;
    } else if (tx >= tz) {
      b = a + 3;
      c = b + planeStep;
      most = tx;
      middle = tz;
      least = ty;
    } else {
      b = a + planeStep;
      c = b + 3;
      most = tz;
      middle = tx;
      least = ty;
    }
  } else if (tz >= ty) {
    b = a + planeStep;
    c = b + rowStep;
    most = tz;
    middle = ty;
    least = tx;
  } else if (tz >= tx) {
    b = a + rowStep;
    c = b + planeStep;
    most = ty;
    middle = tz;
    least = tx;
  } else {
    b = a + rowStep;
    c = b + 3;
    most = ty;
    middle = tx;
    least = tz;
  }
  const wa = 1 - most;
  const wb = most - middle;
  const wc = middle - least;
  out[0] = cube[a]! * wa + cube[b]! * wb + cube[c]! * wc + cube[d]! * least;
  out[1] = cube[a + 1]! * wa + cube[b + 1]! * wb + cube[c + 1]! * wc + cube[d + 1]! * least;
  out[2] = cube[a + 2]! * wa + cube[b + 2]! * wb + cube[c + 2]! * wc + cube[d + 2]! * least;
}
