import { readCube } from './cube';
import { codes, row, spared } from './rows';

/** Parameters of the finish, in the order that restyle/paint/row-canvas.ts writes them. */
@unmanaged
class Finish {
  cube: usize;
  /** 0 if no pixel is spared. */
  mild: usize;
  /** A low-resolution picture of light to add, a node every four pixels; 0 for none. */
  glow: usize;
  glowWidth: i32;
  glowHeight: i32;
  /** Cover 0..1 of the preserved photo, for this row; 0 for none. */
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

const group = 4;

/** Cheap deterministic noise, -1..1, of a pixel and the three after it. */
function noiseFrom(index: i32, salt: i32): v128 {
  const indices = i32x4.add(i32x4.splat(index), i32x4(0, 1, 2, 3));
  let h = i32x4.mul(v128.xor(indices, i32x4.splat(salt)), i32x4.splat(<i32>0x85ebca6b));
  h = v128.xor(h, i32x4.shr_u(h, 13));
  h = i32x4.mul(h, i32x4.splat(<i32>0xc2b2ae35));
  h = v128.xor(h, i32x4.shr_u(h, 16));
  const unit = f32x4.mul(f32x4.convert_i32x4_u(h), f32x4.splat(1 / <f32>2147483648));
  return f32x4.sub(unit, f32x4.splat(1));
}

/** Writes the codes of a whole row: exposure, glow, grade and grain in one pass. */
export function finish(settingsAt: usize, target: usize, y: i32): void {
  const s = changetype<Finish>(settingsAt);
  const width = s.width;
  const fromMiddleY = f32x4.splat(<f32>((<f64>y / <f64>s.height - 0.5) ** 2));
  const inverse = f32x4.splat(<f32>1 / <f32>width);
  const toAxis = f32x4.splat(s.toAxis);
  const glowRow = s.glow
    ? s.glow + ((<usize>(min(s.glowHeight - 1, y >> 2) * s.glowWidth)) << 4)
    : 0;
  const bloom = f32x4.splat(s.bloom);
  const factor = f32x4.splat(s.factor);
  const unfelt = f32x4.splat(<f32>1 - s.factor);
  const vignette = f32x4.splat(s.vignette * 2);
  const grain = f32x4.splat(s.grain);
  for (let x = 0; x < width; x += group) {
    const own = v128.load(spared + ((<usize>x) << 2));
    const places = f32x4.add(f32x4.splat(<f32>x), f32x4(0, 1, 2, 3));
    const aside = f32x4.sub(f32x4.mul(places, inverse), f32x4.splat(0.5));
    const away = f32x4.add(f32x4.mul(aside, aside), fromMiddleY);
    // The view through windows keeps its own exposure.
    const exposure = f32x4.add(factor, f32x4.mul(unfelt, own));
    const k = f32x4.mul(exposure, f32x4.sub(f32x4.splat(1), f32x4.mul(vignette, away)));
    const noise = f32x4.mul(noiseFrom(y * width + x, s.salt), grain);
    const isSpared = s.mild !== 0 && v128.any_true(f32x4.gt(own, f32x4.splat(0.01)));
    const glow = glowRow
      ? f32x4.mul(v128.load(glowRow + ((<usize>min(s.glowWidth - 1, x >> 2)) << 4)), bloom)
      : f32x4.splat(0);
    const from = row + ((<usize>x) << 4);
    const code = <usize>(x * 3);
    const p = f32x4.add(
      graded(
        s,
        from,
        i32x4.shuffle(k, k, 0, 0, 0, 0),
        glow,
        toAxis,
        isSpared,
        i32x4.shuffle(own, own, 0, 0, 0, 0),
      ),
      i32x4.shuffle(noise, noise, 0, 0, 0, 0),
    );
    const q = f32x4.add(
      graded(
        s,
        from + 16,
        i32x4.shuffle(k, k, 1, 1, 1, 1),
        glow,
        toAxis,
        isSpared,
        i32x4.shuffle(own, own, 1, 1, 1, 1),
      ),
      i32x4.shuffle(noise, noise, 1, 1, 1, 1),
    );
    const r = f32x4.add(
      graded(
        s,
        from + 32,
        i32x4.shuffle(k, k, 2, 2, 2, 2),
        glow,
        toAxis,
        isSpared,
        i32x4.shuffle(own, own, 2, 2, 2, 2),
      ),
      i32x4.shuffle(noise, noise, 2, 2, 2, 2),
    );
    const t = f32x4.add(
      graded(
        s,
        from + 48,
        i32x4.shuffle(k, k, 3, 3, 3, 3),
        glow,
        toAxis,
        isSpared,
        i32x4.shuffle(own, own, 3, 3, 3, 3),
      ),
      i32x4.shuffle(noise, noise, 3, 3, 3, 3),
    );
    const bytes = i8x16.narrow_i16x8_u(
      i16x8.narrow_i32x4_s(rounded(s, p, x), rounded(s, q, x + 1)),
      i16x8.narrow_i32x4_s(rounded(s, r, x + 2), rounded(s, t, x + 3)),
    );
    // Three bytes of every four; the row is padded after its last pixel.
    v128.store(
      target + code,
      i8x16.shuffle(bytes, bytes, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 15, 15, 15),
    );
  }
}

/** Unrounded codes of one pixel. */
function graded(
  s: Finish,
  from: usize,
  exposure: v128,
  glow: v128,
  toAxis: v128,
  isSpared: bool,
  share: v128,
): v128 {
  const light = f32x4.add(f32x4.mul(v128.load(from), exposure), glow);
  const place = f32x4.mul(f32x4.sqrt(f32x4.pmax(f32x4.splat(0), light)), toAxis);
  const out = readCube(s.cube, place);
  if (!isSpared) return out;
  return f32x4.add(out, f32x4.mul(f32x4.sub(readCube(s.mild, place), out), share));
}

/** Rounded codes of one pixel, blended with the preserved photo. */
function rounded(s: Finish, codesOf: v128, x: i32): v128 {
  let out = codesOf;
  if (s.kept) {
    const kept = load<f32>(s.kept + ((<usize>x) << 2));
    const code = codes + <usize>(x * 3);
    let photo = f32x4.splat(<f32>load<u8>(code));
    photo = f32x4.replace_lane(photo, 1, <f32>load<u8>(code, 1));
    photo = f32x4.replace_lane(photo, 2, <f32>load<u8>(code, 2));
    out = f32x4.add(out, f32x4.mul(f32x4.sub(photo, out), f32x4.splat(kept)));
  }
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(out));
}
