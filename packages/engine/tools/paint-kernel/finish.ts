import { readCube } from './cube';
import { codes, row, spared } from './rows';

/** What the finish of a whole picture needs, in the order that restyle/row-canvas.ts writes it. */
@unmanaged
class Finish {
  cube: usize;
  /** 0 where no pixel is spared. */
  mild: usize;
  /** A coarse picture of light to add, a node every four pixels; 0 for none. */
  glow: usize;
  glowWidth: i32;
  glowHeight: i32;
  /** Cover 0..1 of what stays the photo, for this row; 0 for none. */
  kept: usize;
  width: i32;
  height: i32;
  factor: f32;
  vignette: f32;
  bloom: f32;
  toAxis: f32;
  grain: f32;
  salt: i32;
}

/** Cheap repeatable noise, -1..1. */
function noiseAt(index: i32, salt: i32): f32 {
  let h = (index ^ salt) * <i32>0x85ebca6b;
  h = (h ^ (h >>> 13)) * <i32>0xc2b2ae35;
  return <f32>(<u32>(h ^ (h >>> 16))) / <f32>2147483648 - 1;
}

/** Writes the codes of a whole row: exposure, glow, grade and grain in one go. */
export function finish(settingsAt: usize, target: usize, y: i32): void {
  const s = changetype<Finish>(settingsAt);
  const width = s.width;
  const fromMiddleY = <f32>((<f64>y / <f64>s.height - 0.5) ** 2);
  const inverse = <f32>1 / <f32>width;
  const zero = f32x4.splat(0);
  const toAxis = f32x4.splat(s.toAxis);
  const glowRow = s.glow
    ? s.glow + ((<usize>(min(s.glowHeight - 1, y >> 2) * s.glowWidth)) << 4)
    : 0;
  const bloom = f32x4.splat(s.bloom);
  for (let x = 0; x < width; x++) {
    const own = load<f32>(spared + ((<usize>x) << 2));
    const aside = <f32>x * inverse - <f32>0.5;
    // The view outside keeps its own exposure.
    const exposure = s.factor + (<f32>1 - s.factor) * own;
    const k = exposure * (<f32>1 - s.vignette * (aside * aside + fromMiddleY) * 2);
    let light = f32x4.mul(v128.load(row + ((<usize>x) << 4)), f32x4.splat(k));
    if (glowRow) {
      const cell = v128.load(glowRow + ((<usize>min(s.glowWidth - 1, x >> 2)) << 4));
      light = f32x4.add(light, f32x4.mul(cell, bloom));
    }
    const place = f32x4.mul(f32x4.sqrt(f32x4.max(light, zero)), toAxis);
    let out = readCube(s.cube, place);
    if (own > 0.01 && s.mild) {
      const view = readCube(s.mild, place);
      out = f32x4.add(out, f32x4.mul(f32x4.sub(view, out), f32x4.splat(own)));
    }
    out = f32x4.add(out, f32x4.splat(noiseAt(y * width + x, s.salt) * s.grain));
    const code = <usize>(x * 3);
    if (s.kept) {
      const kept = load<f32>(s.kept + ((<usize>x) << 2));
      if (kept > 0) {
        let photo = f32x4.splat(<f32>load<u8>(codes + code));
        photo = f32x4.replace_lane(photo, 1, <f32>load<u8>(codes + code, 1));
        photo = f32x4.replace_lane(photo, 2, <f32>load<u8>(codes + code, 2));
        out = f32x4.add(out, f32x4.mul(f32x4.sub(photo, out), f32x4.splat(kept)));
      }
    }
    const whole = i32x4.trunc_sat_f32x4_s(f32x4.nearest(out));
    const short = i16x8.narrow_i32x4_s(whole, whole);
    const bytes = i8x16.narrow_i16x8_u(short, short);
    v128.store8_lane(target + code, bytes, 0);
    v128.store8_lane(target + code, bytes, 1, 1);
    v128.store8_lane(target + code, bytes, 2, 2);
  }
}
