/** Reading a colour cube: 33 nodes each way, red fastest, four floats a node. */
const side: i32 = 33;
const redStep: i32 = 16;
const greenStep: i32 = side * 16;
const blueStep: i32 = side * side * 16;

/**
 * Steps to the second and third node of a cell, by which of red >= green, green >= blue and blue >= red holds
 * (bits 1, 2 and 4): along the largest component first, along the smallest last. At least one always holds.
 */
const steps = memory.data<i32>([
  0,
  0,
  // Red, blue, green; green, red, blue; red, green, blue.
  redStep,
  redStep + blueStep,
  greenStep,
  greenStep + redStep,
  redStep,
  redStep + greenStep,
  // Blue, green, red; blue, red, green; green, blue, red; all equal.
  blueStep,
  blueStep + greenStep,
  blueStep,
  blueStep + redStep,
  greenStep,
  greenStep + blueStep,
  redStep,
  redStep + greenStep,
]);

/**
 * The cell is split into six tetrahedra along its grey diagonal: four nodes give the colour instead of eight.
 * They are selected by table, since neighbouring pixels differ too often for branch prediction.
 * @param place red, green and blue on the axes of the cube, clamped to 0..1
 */
export function readCube(cube: usize, place: v128): v128 {
  const held = f32x4.pmin(
    f32x4.splat(31.99999),
    f32x4.pmax(f32x4.splat(0), f32x4.mul(place, f32x4.splat(32))),
  );
  const cell = i32x4.trunc_sat_f32x4_s(held);
  const within = f32x4.sub(held, f32x4.convert_i32x4_s(cell));
  // Each lane has all three components, so that all find the same maximum, median and minimum.
  const x = i32x4.shuffle(within, within, 0, 1, 2, 0);
  const y = i32x4.shuffle(within, within, 1, 2, 0, 1);
  const z = i32x4.shuffle(within, within, 2, 0, 1, 2);
  const greater = f32x4.pmax(x, y);
  const lesser = f32x4.pmin(x, y);
  const most = f32x4.pmax(greater, z);
  const middle = f32x4.pmax(lesser, f32x4.pmin(greater, z));
  const least = f32x4.pmin(lesser, z);
  const order = steps + ((<usize>(i32x4.bitmask(f32x4.ge(x, y)) & 7)) << 3);
  const a =
    cube +
    <usize>(
      (i32x4.extract_lane(cell, 0) * redStep +
        i32x4.extract_lane(cell, 1) * greenStep +
        i32x4.extract_lane(cell, 2) * blueStep)
    );
  const first = v128.load(a);
  const second = v128.load(a + <usize>load<i32>(order));
  const third = v128.load(a + <usize>load<i32>(order, 4));
  const last = v128.load(a + <usize>(redStep + greenStep + blueStep));
  return f32x4.add(
    f32x4.add(
      f32x4.mul(first, f32x4.sub(f32x4.splat(1), most)),
      f32x4.mul(second, f32x4.sub(most, middle)),
    ),
    f32x4.add(f32x4.mul(third, f32x4.sub(middle, least)), f32x4.mul(last, least)),
  );
}

/** Three 8-bit codes as a position in the cube. */
export function placeOfCodes(code: usize): v128 {
  let place = f32x4.splat(<f32>load<u8>(code));
  place = f32x4.replace_lane(place, 1, <f32>load<u8>(code, 1));
  place = f32x4.replace_lane(place, 2, <f32>load<u8>(code, 2));
  return f32x4.mul(place, f32x4.splat(1 / <f32>255));
}
