/**
 * One round of superpixel clustering: assigns each pixel to the nearest centre around it. See
 * sense/patches/superpixels.ts.
 */

/** Values of a centre, 64-bit: lightness, a, b, column, row. */
const centreBytes: usize = 40;
/** Sums of a cluster: its pixels' values, and their number. */
const sumBytes: usize = 48;

/**
 * `lightness`, `a` and `b` are planes of the photo; writes `nearest` (smallest distances so far) and
 * `labels`. A centre affects pixels up to `reachX` and `reachY` away.
 */
export function assign(
  lightness: usize,
  a: usize,
  b: usize,
  nearest: usize,
  labels: usize,
  width: i32,
  height: i32,
  centres: usize,
  count: i32,
  reachX: i32,
  reachY: i32,
  chromaWeight: f32,
  placeWeight: f32,
): void {
  const far = f32x4.splat(1e9);
  const end = (<usize>(width * height)) << 2;
  for (let at: usize = 0; at < end; at += 16) v128.store(nearest + at, far);
  const chroma = f32x4.splat(chromaWeight);
  const place = f32x4.splat(placeWeight);
  for (let k = 0; k < count; k++) {
    const centre = centres + <usize>k * centreBytes;
    const l = f32x4.splat(<f32>load<f64>(centre));
    const p = f32x4.splat(<f32>load<f64>(centre, 8));
    const q = f32x4.splat(<f32>load<f64>(centre, 16));
    const cx = load<f64>(centre, 24);
    const cy = load<f64>(centre, 32);
    const first = max(0, <i32>cx - reachX);
    const last = min(width - 1, <i32>cx + reachX);
    const bottom = min(height - 1, <i32>cy + reachY);
    const lasts = i32x4.splat(last);
    const label = i32x4.splat(k);
    const middle = f32x4.splat(<f32>cx);
    for (let y = max(0, <i32>cy - reachY); y <= bottom; y++) {
      const dy = <f32>(<f64>y - cy);
      const down = f32x4.splat(placeWeight * dy * dy);
      for (let x = first; x <= last; x += 4) {
        const at = (<usize>(y * width + x)) << 2;
        const columns = i32x4.add(i32x4.splat(x), i32x4(0, 1, 2, 3));
        const dl = f32x4.sub(v128.load(lightness + at), l);
        const da = f32x4.sub(v128.load(a + at), p);
        const db = f32x4.sub(v128.load(b + at), q);
        const dx = f32x4.sub(f32x4.convert_i32x4_s(columns), middle);
        const colour = f32x4.mul(chroma, f32x4.add(f32x4.mul(da, da), f32x4.mul(db, db)));
        const apart = f32x4.add(f32x4.mul(place, f32x4.mul(dx, dx)), down);
        const distance = f32x4.add(f32x4.add(f32x4.mul(dl, dl), colour), apart);
        const known = v128.load(nearest + at);
        const isNearer = v128.and(f32x4.lt(distance, known), i32x4.le_s(columns, lasts));
        v128.store(nearest + at, v128.bitselect(distance, known, isNearer));
        v128.store(labels + at, v128.bitselect(label, v128.load(labels + at), isNearer));
      }
    }
  }
}

/** Moves each centre to the mean of its pixels, with `sums` as scratch; centres without pixels stay. */
export function centre(
  lightness: usize,
  a: usize,
  b: usize,
  labels: usize,
  width: i32,
  height: i32,
  centres: usize,
  count: i32,
  sums: usize,
): void {
  memory.fill(sums, 0, <usize>count * sumBytes);
  for (let y = 0, at: usize = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const sum = sums + <usize>load<i32>(labels + at) * sumBytes;
      store<f64>(sum, load<f64>(sum) + <f64>load<f32>(lightness + at));
      store<f64>(sum, load<f64>(sum, 8) + <f64>load<f32>(a + at), 8);
      store<f64>(sum, load<f64>(sum, 16) + <f64>load<f32>(b + at), 16);
      store<f64>(sum, load<f64>(sum, 24) + <f64>x, 24);
      store<f64>(sum, load<f64>(sum, 32) + <f64>y, 32);
      store<f64>(sum, load<f64>(sum, 40) + 1, 40);
    }
  }
  for (let k = 0; k < count; k++) {
    const sum = sums + <usize>k * sumBytes;
    const total = load<f64>(sum, 40);
    if (total === 0) continue;
    const to = centres + <usize>k * centreBytes;
    for (let part: usize = 0; part < centreBytes; part += 8) {
      store<f64>(to + part, load<f64>(sum + part) / total);
    }
  }
}
