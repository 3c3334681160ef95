/**
 * Colour lookup table: any colour transform, sampled on a 33³ grid and interpolated by the kernel. The cost
 * per pixel is the same for every transform.
 */
const cubeSteps = 32;
export const cubeSide = cubeSteps + 1;

/** Three floats a node, red fastest. */
export type ColourCube = Float32Array;

/**
 * The transform of a cube. An object with a method, since V8 discards the machine code of a function that is
 * created per cube.
 */
export interface CubeRecipe {
  /**
   * Fills `out[0..2]` for node number `node` at `at[0..2]`, 0..1 in the encoding the cube is read with.
   * Arrays, since floats passed to a megamorphic call are heap-allocated.
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

/** The current node. */
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
