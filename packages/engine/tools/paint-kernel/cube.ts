/** Reading a colour cube: 33 nodes each way, red fastest, four floats a node. */
const side: usize = 33;
const redStep: usize = 16;
const greenStep: usize = side * 16;
const blueStep: usize = side * side * 16;

/**
 * @param place red, green and blue on the axes of the cube, 0..1; outside is held at the border
 * The cell is split into six tetrahedra along its grey diagonal: four nodes say the colour, not eight.
 */
export function readCube(cube: usize, place: v128): v128 {
  const held = f32x4.min(
    f32x4.max(f32x4.mul(place, f32x4.splat(32)), f32x4.splat(0)),
    f32x4.splat(31.99999),
  );
  const cell = i32x4.trunc_sat_f32x4_s(held);
  const within = f32x4.sub(held, f32x4.convert_i32x4_s(cell));
  const x = f32x4.extract_lane(within, 0);
  const y = f32x4.extract_lane(within, 1);
  const z = f32x4.extract_lane(within, 2);
  const a =
    cube +
    <usize>i32x4.extract_lane(cell, 0) * redStep +
    <usize>i32x4.extract_lane(cell, 1) * greenStep +
    <usize>i32x4.extract_lane(cell, 2) * blueStep;
  let b: usize;
  let c: usize;
  let most: f32;
  let middle: f32;
  let least: f32;
  if (x >= y) {
    if (y >= z) {
      b = a + redStep;
      c = b + greenStep;
      most = x;
      middle = y;
      least = z;
    } else if (x >= z) {
      b = a + redStep;
      c = b + blueStep;
      most = x;
      middle = z;
      least = y;
    } else {
      b = a + blueStep;
      c = b + redStep;
      most = z;
      middle = x;
      least = y;
    }
  } else if (z >= y) {
    b = a + blueStep;
    c = b + greenStep;
    most = z;
    middle = y;
    least = x;
  } else if (z >= x) {
    b = a + greenStep;
    c = b + blueStep;
    most = y;
    middle = z;
    least = x;
  } else {
    b = a + greenStep;
    c = b + redStep;
    most = y;
    middle = x;
    least = z;
  }
  const first = v128.load(a);
  const second = v128.load(b);
  const third = v128.load(c);
  const last = v128.load(a + redStep + greenStep + blueStep);
  return f32x4.add(
    f32x4.add(
      f32x4.mul(first, f32x4.splat(1 - most)),
      f32x4.mul(second, f32x4.splat(most - middle)),
    ),
    f32x4.add(f32x4.mul(third, f32x4.splat(middle - least)), f32x4.mul(last, f32x4.splat(least))),
  );
}

/** Three 8-bit codes as a place in the cube. */
export function placeOfCodes(code: usize): v128 {
  let place = f32x4.splat(<f32>load<u8>(code));
  place = f32x4.replace_lane(place, 1, <f32>load<u8>(code, 1));
  place = f32x4.replace_lane(place, 2, <f32>load<u8>(code, 2));
  return f32x4.mul(place, f32x4.splat(1 / <f32>255));
}
