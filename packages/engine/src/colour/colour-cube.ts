/**
 * A colour cube: any colour transform, tabulated on a grid and read back (by the kernel) by blending
 * the nearest nodes. One costly recipe in OKLab then costs the same as the next.
 */
const cubeSteps = 32;
export const cubeSide = cubeSteps + 1;

/** Three floats a node, red fastest. */
export type ColourCube = Float32Array;

/**
 * Says what a cube holds. An object with a method, whose machine code is kept from cube to cube: that of a
 * function made anew for each goes with it.
 */
export interface CubeRecipe {
  /**
   * Fills `out[0..2]` for the node at `at[0..2]`, 0..1 in whatever encoding the cube is read with, and of
   * that number. Arrays and not fractions: those handed to a function that is not known beforehand are put
   * on the heap.
   */
  write(at: Float64Array, out: Float64Array, node: number): void;
}

export const cubeNodes = cubeSide ** 3;

export function buildCube(recipe: CubeRecipe): ColourCube {
  const cube = new Float32Array(cubeNodes * 3);
  for (let b = 0; b < cubeSide; b++) {
    for (let g = 0; g < cubeSide; g++) buildRow(recipe, cube, g, b);
  }
  return cube;
}

/** Of the node at work. */
const place = new Float64Array(3);
const out = new Float64Array(3);

function buildRow(recipe: CubeRecipe, cube: ColourCube, g: number, b: number): void {
  const first = (b * cubeSide + g) * cubeSide;
  for (let r = 0, to = first * 3; r < cubeSide; r++, to += 3) {
    place[0] = r / cubeSteps;
    place[1] = g / cubeSteps;
    place[2] = b / cubeSteps;
    recipe.write(place, out, first + r);
    cube[to] = out[0]!;
    cube[to + 1] = out[1]!;
    cube[to + 2] = out[2]!;
  }
}
