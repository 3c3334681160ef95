import { placeOfCodes, readCube } from './cube';
import {
  codes,
  freedom,
  leaves,
  linear,
  pane,
  protect,
  ramp,
  rest,
  row,
  sky,
  spared,
} from './rows';

/** Covers of sky below which there is none, and above which there is nothing else. */
const someSky: f32 = 0.02;
const allSky: f32 = 0.985;

/** Removes the old sky mixed into the edges of things in front of it. */
export function fringe(oldRed: f32, oldGreen: f32, oldBlue: f32, step: i32, count: i32): void {
  let old = f32x4.splat(oldRed);
  old = f32x4.replace_lane(old, 1, oldGreen);
  old = f32x4.replace_lane(old, 2, oldBlue);
  for (let i = 0; i < count; i++) {
    const open = load<f32>(sky + ((<usize>(i * step)) << 2));
    if (open <= someSky) continue;
    if (open >= allSky) {
      store<f32>(rest + ((<usize>i) << 2), 0);
      continue;
    }
    const at = linear + ((<usize>i) << 4);
    const light = v128.load(at);
    const k = f32x4.splat((open / max<f32>(0.3, 1 - open)) * 0.5);
    const without = f32x4.sub(light, f32x4.mul(f32x4.sub(old, light), k));
    v128.store(at, f32x4.pmax(f32x4.mul(light, f32x4.splat(0.35)), without));
  }
}

/** Maps pixels without a surface through the cube, except in windows and protected areas. */
export function looseIndoors(cube: usize, step: i32, count: i32): void {
  for (let i = 0; i < count; i++) {
    const left = load<f32>(rest + ((<usize>i) << 2));
    if (left <= 0.002) continue;
    const from = <usize>(i * step);
    const glass = load<f32>(pane + (from << 2));
    const share = (<f32>1 - ramp(0.15, 0.6, glass)) * freedom(load<f32>(protect + (from << 2)));
    const light = v128.load(linear + ((<usize>i) << 4));
    let moved = light;
    if (share > 0) {
      moved = readCube(cube, placeOfCodes(codes + from * 3));
      moved = f32x4.add(light, f32x4.mul(f32x4.sub(moved, light), f32x4.splat(share)));
    }
    const at = row + ((<usize>i) << 4);
    v128.store(at, f32x4.add(v128.load(at), f32x4.mul(moved, f32x4.splat(left))));
  }
}

/** The same outdoors, with a separate cube for plants; edges at the sky aren't brightened. */
export function looseOutdoors(
  cube: usize,
  planting: usize,
  hasSky: i32,
  step: i32,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const left = load<f32>(rest + ((<usize>i) << 2));
    if (left <= 0.002) continue;
    const from = <usize>(i * step);
    const light = v128.load(linear + ((<usize>i) << 4));
    const isGreen = load<f32>(leaves + (from << 2)) * 1.1 > 0.5;
    let moved = readCube(isGreen ? planting : cube, placeOfCodes(codes + from * 3));
    if (hasSky && load<f32>(sky + (from << 2)) > someSky) {
      const k = sumOf(light) / (<f32>1e-4 + sumOf(moved));
      if (k < 1) moved = f32x4.mul(moved, f32x4.splat(k));
    }
    const share = freedom(load<f32>(protect + (from << 2)));
    moved = f32x4.add(light, f32x4.mul(f32x4.sub(moved, light), f32x4.splat(share)));
    const at = row + ((<usize>i) << 4);
    v128.store(at, f32x4.add(v128.load(at), f32x4.mul(moved, f32x4.splat(left))));
  }
}

function sumOf(light: v128): f32 {
  return f32x4.extract_lane(light, 0) + f32x4.extract_lane(light, 1) + f32x4.extract_lane(light, 2);
}

/** Applies daylight's colour everywhere, and glass colour by `tint`; both are padded to 16 bytes. */
export function outdoors(ambientAt: usize, glassAt: usize, tint: f32, step: i32, count: i32): void {
  const ambient = v128.load(ambientAt);
  const glass = v128.load(glassAt);
  for (let i = 0; i < count; i++) {
    const at = row + ((<usize>i) << 4);
    let light = f32x4.mul(v128.load(at), ambient);
    const window = load<f32>(pane + ((<usize>(i * step)) << 2));
    if (window > 0.02) {
      const own = v128.load(linear + ((<usize>i) << 4));
      const bright =
        <f32>0.3 * f32x4.extract_lane(own, 0) +
        <f32>0.6 * f32x4.extract_lane(own, 1) +
        <f32>0.1 * f32x4.extract_lane(own, 2);
      const seen = f32x4.mul(glass, f32x4.splat(<f32>0.25 + bright));
      light = f32x4.add(light, f32x4.mul(f32x4.sub(seen, light), f32x4.splat(window * tint)));
    }
    v128.store(at, light);
  }
}

/** Applies new light from a grid with a node every eight pixels, less behind glass. */
export function relight(grid: usize, columns: i32, y: i32, step: i32, count: i32): void {
  const one = f32x4.splat(1);
  const cy = <f32>y / 8;
  const top = <i32>cy;
  const downwards = f32x4.splat(cy - <f32>top);
  const line = (<usize>columns) << 4;
  const start = grid + <usize>top * line;
  for (let i = 0; i < count; i++) {
    const x = i * step;
    const cx = <f32>x / 8;
    const left = <i32>cx;
    const p = start + ((<usize>left) << 4);
    const across = f32x4.splat(cx - <f32>left);
    const a = v128.load(p);
    const b = v128.load(p + line);
    const upper = f32x4.add(a, f32x4.mul(f32x4.sub(v128.load(p, 16), a), across));
    const lower = f32x4.add(b, f32x4.mul(f32x4.sub(v128.load(p + line, 16), b), across));
    const factor = f32x4.add(upper, f32x4.mul(f32x4.sub(lower, upper), downwards));
    const share = <f32>1 - load<f32>(pane + ((<usize>x) << 2)) * <f32>0.85;
    const at = row + ((<usize>i) << 4);
    const k = f32x4.add(one, f32x4.mul(f32x4.sub(factor, one), f32x4.splat(share)));
    v128.store(at, f32x4.mul(v128.load(at), k));
  }
}

/** Spares glass this share of the finish; returns the maximum over the pixels. */
export function spareGlass(share: f32, step: i32, count: i32): f32 {
  let most: f32 = 0;
  for (let i = 0; i < count; i++) {
    const kept = load<f32>(pane + ((<usize>(i * step)) << 2)) * share;
    store<f32>(spared + ((<usize>i) << 2), kept);
    most = max<f32>(most, kept);
  }
  return most;
}
