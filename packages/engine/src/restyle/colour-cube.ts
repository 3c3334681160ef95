/**
 * A colour cube: any colour transform, tabulated on a grid and read back (by the kernel) by blending
 * the nearest nodes. One costly recipe in OKLab then costs the same as the next.
 */
const cubeSteps = 32;
export const cubeSide = cubeSteps + 1;

/** Three floats a node, red fastest. */
export type ColourCube = Float32Array;

/**
 * Fills `out[0..2]` for the node at `at[0..2]`, 0..1 in whatever encoding the cube is read with, and of
 * that number. Arrays and not fractions: those handed to a function that is not known beforehand are put
 * on the heap.
 */
type NodeRecipe = (at: Float64Array, out: Float64Array, node: number) => void;

export const cubeNodes = cubeSide ** 3;

export function buildCube(recipe: NodeRecipe): ColourCube {
  const cube = new Float32Array(cubeNodes * 3);
  const place = new Float64Array(3);
  const out = new Float64Array(3);
  let at = 0;
  for (let b = 0; b < cubeSide; b++) {
    for (let g = 0; g < cubeSide; g++) {
      for (let r = 0; r < cubeSide; r++) {
        place[0] = r / cubeSteps;
        place[1] = g / cubeSteps;
        place[2] = b / cubeSteps;
        recipe(place, out, at / 3);
        cube[at++] = out[0]!;
        cube[at++] = out[1]!;
        cube[at++] = out[2]!;
      }
    }
  }
  return cube;
}
