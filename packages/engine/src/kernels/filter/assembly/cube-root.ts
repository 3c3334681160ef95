/** Initial guess: a third of the exponent, read as a float. */
const firstGuess: i32 = 709921077;

/** Cube roots of four non-negative values, to 32-bit precision: three Newton steps. */
export function cubeRoot(value: v128): v128 {
  const perThree = f32x4.splat(1 / <f32>3);
  const third = f32x4.mul(f32x4.convert_i32x4_s(value), perThree);
  let root: v128 = i32x4.add(i32x4.trunc_sat_f32x4_s(third), i32x4.splat(firstGuess));
  for (let step = 0; step < 3; step++) {
    const over = f32x4.div(value, f32x4.mul(root, root));
    root = f32x4.mul(f32x4.add(f32x4.add(root, root), over), perThree);
  }
  return root;
}
