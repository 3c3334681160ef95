/**
 * One row of the photo while it is painted. A pass works on `count` pixels, every `step`-th of the row; data
 * from the analysis has full rows, data of the passes is compact. Light is four 32-bit floats per pixel:
 * linear red, green, blue and padding.
 */

/** Light of the photo, light of the new picture, and the unpainted share of each pixel. */
export let linear: usize = 0;
export let row: usize = 0;
export let rest: usize = 0;
/** How much of the finish each pixel is spared. */
export let spared: usize = 0;
/** From the analysis: sRGB codes, plane by class, plane by geometry, and covers 0..1. */
export let codes: usize = 0;
export let plane: usize = 0;
export let behind: usize = 0;
export let protect: usize = 0;
export let pane: usize = 0;
export let sky: usize = 0;
export let leaves: usize = 0;

export function setRows(
  linearAt: usize,
  rowAt: usize,
  restAt: usize,
  sparedAt: usize,
  codesAt: usize,
  planeAt: usize,
  behindAt: usize,
  protectAt: usize,
  paneAt: usize,
  skyAt: usize,
  leavesAt: usize,
): void {
  linear = linearAt;
  row = rowAt;
  rest = restAt;
  spared = sparedAt;
  codes = codesAt;
  plane = planeAt;
  behind = behindAt;
  protect = protectAt;
  pane = paneAt;
  sky = skyAt;
  leaves = leavesAt;
}

/** Converts the codes to light (`table` has that of each code) and clears the row. */
export function begin(table: usize, step: i32, count: i32): void {
  const black = f32x4.splat(0);
  let code = codes;
  for (let i = 0; i < count; i++) {
    const at = (<usize>i) << 4;
    let light = black;
    light = f32x4.replace_lane(light, 0, load<f32>(table + ((<usize>load<u8>(code)) << 2)));
    light = f32x4.replace_lane(light, 1, load<f32>(table + ((<usize>load<u8>(code, 1)) << 2)));
    light = f32x4.replace_lane(light, 2, load<f32>(table + ((<usize>load<u8>(code, 2)) << 2)));
    v128.store(linear + at, light);
    v128.store(row + at, black);
    store<f32>(rest + ((<usize>i) << 2), 1);
    store<f32>(spared + ((<usize>i) << 2), 0);
    code += 3 * step;
  }
}

/** Smooth step from 0 at `low` to 1 at `high` (either may be larger). */
export function ramp(low: f32, high: f32, value: f32): f32 {
  const t: f32 = (value - low) / (high - low);
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return t * t * (3 - 2 * t);
}

/** How far a pixel is unprotected, as in filter/assembly/mend.ts. */
export function freedom(share: f32): f32 {
  return share <= 0.62 ? 1 : 1 - ramp(0.62, 0.95, share);
}
