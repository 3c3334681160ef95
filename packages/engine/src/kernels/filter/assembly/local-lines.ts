/**
 * The guided filter row by row. Up to four signals are interleaved in a pixel's vector of 32-bit floats, more
 * of them in further vectors. An entering row is prefix-summed once and kept until it leaves the window; a
 * radius later its linear coefficients are computed, and pass through a second window in the same way.
 */

let width: i32 = 0;
let height: i32 = 0;
let radius: i32 = 0;
export let groups: i32 = 0;
let epsilon: f32 = 0;

let guide: usize = 0;
/** Source of a pixel's signals: its entry of a table, or, without entries, its own index. */
let entries: usize = 0;
let table: usize = 0;

/** Rows entering a window, padded with zero pixels on both sides. */
let line: usize = 0;
let otherLine: usize = 0;
/** Reciprocal of the number of the window's columns inside the picture. */
let shares: usize = 0;
let signalRing: usize = 0;
let signalSums: usize = 0;
let lineRing: usize = 0;
let lineSums: usize = 0;
/** The newest two rows of coefficients: slope, then offset of each group, pixel by pixel. */
let made: usize = 0;

let entered: i32 = 0;
let fitted: i32 = 0;
let done: i32 = 0;

const vector: usize = 16;

/** Lays out the memory from `at` on, zeroes it and returns its end. */
export function open(
  at: usize,
  widthPx: i32,
  heightPx: i32,
  radiusPx: i32,
  groupCount: i32,
  least: f32,
): usize {
  width = widthPx;
  height = heightPx;
  radius = radiusPx;
  groups = groupCount;
  epsilon = least;
  entered = 0;
  fitted = 0;
  done = 0;
  const row = <usize>width * vector;
  const rows = <usize>(2 * radius + 1);
  const signals = <usize>(2 * groups + 1);
  const lines = <usize>(2 * groups);
  line = at;
  otherLine = line + <usize>(width + 2 * radius + 1) * vector;
  shares = otherLine + (otherLine - line);
  signalRing = shares + row;
  signalSums = signalRing + rows * signals * row;
  lineRing = signalSums + signals * row;
  lineSums = lineRing + rows * lines * row;
  made = lineSums + lines * row;
  return made + 2 * lines * row;
}

/** Sets the addresses, once memory is allocated for them. */
export function laySheet(guideAt: usize, entriesAt: usize, tableAt: usize): void {
  guide = guideAt;
  entries = entriesAt;
  table = tableAt;
  memory.fill(line, 0, made - line);
  for (let x = 0; x < width; x++) {
    const inside = min(width - 1, x + radius) - max(0, x - radius) + 1;
    store<f32>(shares + ((<usize>x) << 2), <f32>1 / <f32>inside);
  }
}

function within(y: i32): f32 {
  return <f32>(min(height - 1, y + radius) - max(0, y - radius) + 1);
}

/** Prefix-sums a row into the ring buffer and adds it to the column sums. */
function slide(line: usize, ring: usize, sums: usize): void {
  const reach = <usize>(2 * radius + 1) * vector;
  const end = <usize>width * vector;
  let sum = f32x4.splat(0);
  for (let at: usize = 0; at < reach; at += vector) {
    sum = f32x4.add(sum, v128.load(line + at));
  }
  for (let at: usize = 0; at < end; at += vector) {
    v128.store(ring + at, sum);
    v128.store(sums + at, f32x4.add(v128.load(sums + at), sum));
    // Computes the difference of entering and leaving values separately, so that the sum depends on one
    // addition instead of two.
    const turn = f32x4.sub(v128.load(line + at + reach), v128.load(line + at));
    sum = f32x4.add(sum, turn);
  }
}

function leave(ring: usize, sums: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += vector) {
    v128.store(sums + at, f32x4.sub(v128.load(sums + at), v128.load(ring + at)));
  }
}

function signal(pixel: usize, group: i32): v128 {
  const entry = entries ? <usize>load<i32>(entries + (pixel << 2)) : pixel;
  return v128.load(table + (entry * <usize>groups + <usize>group) * vector);
}

function enter(y: i32): void {
  const row = <usize>width * vector;
  const signals = <usize>(2 * groups + 1);
  let ring = signalRing + <usize>(y % (2 * radius + 1)) * signals * row;
  let sums = signalSums;
  const start = <usize>(y * width);
  const inside = <usize>radius * vector;
  for (let group = 0; group < groups; group++) {
    for (let x: usize = 0; x < <usize>width; x++) {
      const light = v128.load32_splat(guide + ((start + x) << 2));
      const value = signal(start + x, group);
      v128.store(line + inside + x * vector, value);
      v128.store(otherLine + inside + x * vector, f32x4.mul(light, value));
    }
    slide(line, ring, sums);
    slide(otherLine, ring + row, sums + row);
    ring += 2 * row;
    sums += 2 * row;
  }
  for (let x: usize = 0; x < <usize>width; x++) {
    const light = load<f32>(guide + ((start + x) << 2));
    const both = f32x4.replace_lane(f32x4.splat(light * light), 0, light);
    v128.store(line + inside + x * vector, both);
  }
  slide(line, ring, sums);
}

/** Computes the linear coefficients of row y and adds them to the second window. */
function fit(y: i32): void {
  const row = <usize>width * vector;
  const signals = <usize>(2 * groups + 1);
  const lines = <usize>(2 * groups);
  // The leaving row makes room for the entering one.
  const past = y - radius - 1;
  if (past >= 0) {
    const ring = signalRing + <usize>(past % (2 * radius + 1)) * signals * row;
    leave(ring, signalSums, signals * row);
  }
  while (entered < height && entered <= y + radius) enter(entered++);
  const rows: f32 = <f32>1 / within(y);
  const about = signalSums + lines * row;
  const inside = <usize>radius * vector;
  let ring = lineRing + <usize>(y % (2 * radius + 1)) * lines * row;
  let sums = lineSums;
  for (let group = 0; group < groups; group++) {
    const own = signalSums + <usize>(2 * group) * row;
    const both = own + row;
    for (let x: usize = 0; x < <usize>width; x++) {
      const share = f32x4.splat(rows * load<f32>(shares + (x << 2)));
      const lights = f32x4.mul(v128.load(about + x * vector), share);
      const light = f32x4.extract_lane(lights, 0);
      const variance = max<f32>(0, f32x4.extract_lane(lights, 1) - light * light);
      const mean = f32x4.mul(v128.load(own + x * vector), share);
      const together = f32x4.mul(v128.load(both + x * vector), share);
      const middle = f32x4.splat(light);
      const slope = f32x4.mul(
        f32x4.sub(together, f32x4.mul(middle, mean)),
        f32x4.splat(<f32>1 / (variance + epsilon)),
      );
      v128.store(line + inside + x * vector, slope);
      v128.store(otherLine + inside + x * vector, f32x4.sub(mean, f32x4.mul(slope, middle)));
    }
    slide(line, ring, sums);
    slide(otherLine, ring + row, sums + row);
    ring += 2 * row;
    sums += 2 * row;
  }
}

/** Computes the next row of coefficients and returns its address. */
export function next(): usize {
  const row = <usize>width * vector;
  const lines = <usize>(2 * groups);
  const y = done++;
  const past = y - radius - 1;
  if (past >= 0) {
    leave(lineRing + <usize>(past % (2 * radius + 1)) * lines * row, lineSums, lines * row);
  }
  while (fitted < height && fitted <= y + radius) fit(fitted++);
  const rows: f32 = <f32>1 / within(y);
  const out = made + <usize>(y & 1) * lines * row;
  let to = out;
  for (let x: usize = 0; x < row; x += vector) {
    const share = f32x4.splat(rows * load<f32>(shares + (x >> 2)));
    for (let from = lineSums + x; from < lineSums + lines * row; from += row) {
      v128.store(to, f32x4.mul(v128.load(from), share));
      to += vector;
    }
  }
  return out;
}

/** Applies the newest row of coefficients to the guide, clamped: one plane after another. */
export function values(target: usize, planeBytes: usize, low: f32, high: f32): void {
  const y = done - 1;
  const lines = <usize>(2 * groups);
  const from = made + <usize>(y & 1) * lines * <usize>width * vector;
  const start = <usize>(y * width);
  const least = f32x4.splat(low);
  const most = f32x4.splat(high);
  for (let group = 0; group < groups; group++) {
    for (let x: usize = 0; x < <usize>width; x++) {
      const at = from + (x * lines + <usize>(2 * group)) * vector;
      const light = v128.load32_splat(guide + ((start + x) << 2));
      const value = f32x4.add(f32x4.mul(v128.load(at), light), v128.load(at, 16));
      const held = f32x4.pmax(least, f32x4.pmin(most, value));
      const to = target + <usize>(4 * group) * planeBytes + (x << 2);
      v128.store_lane<f32>(to, held, 0);
      v128.store_lane<f32>(to + planeBytes, held, 1);
      v128.store_lane<f32>(to + 2 * planeBytes, held, 2);
      v128.store_lane<f32>(to + 3 * planeBytes, held, 3);
    }
  }
}
