/**
 * The cover to paint with: the mask's own, mended by the box of the room, by the colour around and by what is
 * protected. See restyle/mended-cover.ts, which fills the blocks that are read here. All in 64-bit floats, as
 * most of it is a handful of comparisons a pixel.
 */

@unmanaged
export class Cover {
  /** Rows of the mask, of at most two rivals (0 for none), of windows, certainty and protection. */
  matte: usize;
  rival: usize;
  otherRival: usize;
  windows: usize;
  certainty: usize;
  protect: usize;
  /** Plane by geometry, and sRGB codes. */
  behind: usize;
  codes: usize;
  /** Flags of 256 planes that are the surface's own, and light of the 256 codes. */
  own: usize;
  light: usize;
  /** Local colours a and b, lightness and share of the surface in each cell. */
  local: usize;
  columns: i32;
  rows: i32;
  /** How much the box of the room decides; 0 outdoors. */
  cornerTrust: f64;
  /** Certainty below which none and above which all is taken; both 0 where nothing is asked. */
  doubtFrom: f64;
  doubtTo: f64;
}

const cellPx: f64 = 16;
const channels: usize = 16;
/** Opponent distance where doubt begins and where it is complete. */
const near: f64 = 0.045;
const far: f64 = 0.1;
/** Share of the local colour down to and up to which a pixel may differ: glare pales, shadow deepens. */
const palest: f64 = 0.3;
const deepest: f64 = 1.6;
/** Where the classifier is this sure, colour is not asked. */
const sureFrom: f64 = 0.7;
const sureTo: f64 = 0.93;
/** Above this certainty a pixel is what the classifier says, however much it looks like the surface. */
const otherwise: f64 = 0.86;
/** A patch is taken in where the surface covers this much around it. */
const midstFrom: f64 = 0.5;
const midst: f64 = 0.8;
/** And its lightness differs by less than this. */
const lightnessFar: f64 = 0.2;
/** Certainty from which the mask, and below which the box, says what a pixel near a corner is. */
const known: f64 = 0.9;
const unknown: f64 = 0.64;
/** The guess that something is protected protects nothing. */
const guessed: f64 = 0.62;
const certain: f64 = 0.95;
/** A bright pane looks like a wall in glare, and must not be taken for one. */
const pane: f64 = 0.12;
const faintest: f64 = 0.004;
/** Covers whose byte is 0 and 255. */
const nothing: f64 = 0.0019;
const everything: f64 = 0.9985;

function ramp(low: f64, high: f64, value: f64): f64 {
  const t = (value - low) / (high - low);
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return t * t * (3 - 2 * t);
}

/** How surely the pixel that was mended last is bare surface in the midst of it. */
let bare: f64 = 0;

/** `count` pixels of row y, whose values lie `skip` pixels into the rows; writes a byte each. */
export function mendRow(coverAt: usize, target: usize, y: i32, skip: i32, count: i32): void {
  const c = changetype<Cover>(coverAt);
  const hasDoubt = c.doubtTo > 0;
  for (let x = 0; x < count; x++) {
    const byte = <usize>(skip + x);
    if ((x & 3) === 0 && x + 4 <= count) {
      const plain = plainFour(c, byte, hasDoubt);
      if (plain >= 0) {
        store<u32>(target + <usize>x, plain ? 0xffffffff : 0);
        x += 3;
        continue;
      }
    }
    const at = byte << 2;
    const isOwn = load<u8>(c.own + <usize>load<u8>(c.behind + byte)) === 1;
    const sure = <f64>load<f32>(c.certainty + at);
    let cover = <f64>load<f32>(c.matte + at);
    // Where floor, wall and ceiling meet, a mask wavers and the box of the room does not.
    if (c.cornerTrust > 0 && sure < known) {
      const trust = c.cornerTrust * ramp(known, unknown, sure);
      let together = cover;
      if (c.rival) together += <f64>load<f32>(c.rival + at);
      if (c.otherRival) together += <f64>load<f32>(c.otherRival + at);
      cover += ((isOwn ? min<f64>(1, together) : 0) - cover) * trust;
    }
    const canGrow = isOwn && <f64>load<f32>(c.windows + at) < pane;
    if (cover < faintest && !canGrow) {
      store<u8>(target + <usize>x, 0);
      continue;
    }
    cover = mended(c, cover, sure, canGrow, x, y, c.codes + byte * 3);
    const guess = <f64>load<f32>(c.protect + at);
    const free = guess <= guessed ? 1 : 1 - ramp(guessed, certain, guess);
    // What was marked as a thing on the wall, but looks like bare wall, is a patch of glare.
    if (free < 1) cover = max<f64>(cover * free, bare);
    if (hasDoubt) cover *= ramp(c.doubtFrom, c.doubtTo, sure);
    store<u8>(target + <usize>x, <u8>(cover * 255 + 0.5));
  }
}

/**
 * Most pixels lie with their neighbours: 0 where four are surely without the surface, 1 where they are surely
 * whole and nothing is protected, -1 where each has to be looked at. What is asked is a hair more than needed.
 */
function plainFour(c: Cover, byte: usize, hasDoubt: bool): i32 {
  const at = byte << 2;
  const sure = f32x4.ge(v128.load(c.certainty + at), f32x4.splat(<f32>sureTo + <f32>0.0001));
  if (!i32x4.all_true(sure)) return -1;
  const matte = v128.load(c.matte + at);
  if (i32x4.all_true(f32x4.lt(matte, f32x4.splat(<f32>nothing)))) return 0;
  if (hasDoubt || !i32x4.all_true(f32x4.gt(matte, f32x4.splat(<f32>everything)))) return -1;
  const free = f32x4.le(v128.load(c.protect + at), f32x4.splat(<f32>guessed - <f32>0.0001));
  return i32x4.all_true(free) ? 1 : -1;
}

function mended(
  c: Cover,
  cover: f64,
  certainty: f64,
  isOnPlane: bool,
  x: i32,
  y: i32,
  codes: usize,
): f64 {
  bare = 0;
  // Most pixels are sure of what they are: for them nothing around is looked at.
  if (certainty >= sureTo || (cover < nothing && certainty >= otherwise)) return cover;
  const trust = certainty <= sureFrom ? 0 : ramp(sureFrom, sureTo, certainty);
  const mayGrow = isOnPlane && cover < 0.95;
  if (!mayGrow && cover < faintest) return cover;
  const cx = max<f64>(0, min<f64>(<f64>c.columns - 1.001, <f64>x / cellPx - 0.5));
  const cy = max<f64>(0, min<f64>(<f64>c.rows - 1.001, <f64>y / cellPx - 0.5));
  const left = <i32>cx;
  const top = <i32>cy;
  const tx = cx - <f64>left;
  const ty = cy - <f64>top;
  const p = c.local + <usize>(top * c.columns + left) * channels;
  const right: usize = left + 1 < c.columns ? channels : 0;
  const below: usize = top + 1 < c.rows ? <usize>c.columns * channels : 0;
  const wd = tx * ty;
  const wb = tx - wd;
  const wc = ty - wd;
  const wa = 1 - tx - ty + wd;
  const around = between(p + 12, right, below, wa, wb, wc, wd);
  const canGrow = mayGrow && around > midstFrom;
  if (!canGrow && cover < faintest) return cover;
  const local = pairBetween(p, right, below, wa, wb, wc, wd);
  const a = f64x2.extract_lane(local, 0);
  const b = f64x2.extract_lane(local, 1);
  const red = <f64>load<f32>(c.light + ((<usize>load<u8>(codes)) << 2));
  const green = <f64>load<f32>(c.light + ((<usize>load<u8>(codes, 1)) << 2));
  const blue = <f64>load<f32>(c.light + ((<usize>load<u8>(codes, 2)) << 2));
  const whole = red + green + blue;
  let own = f64x2.splat(0.34 * (red - green));
  own = f64x2.replace_lane(own, 1, 0.26 * (0.5 * (red + green) - blue));
  own = f64x2.div(own, f64x2.splat(whole + 0.06));
  const ownA = f64x2.extract_lane(own, 0);
  const ownB = f64x2.extract_lane(own, 1);
  const squared = a * a + b * b;
  let along = squared > 1e-6 ? (ownA * a + ownB * b) / squared : 1;
  along = along < palest ? palest : min<f64>(along, deepest);
  const da = ownA - a * along;
  const db = ownB - b * along;
  const gap = Math.sqrt(da * da + db * db) - 0.15 * Math.sqrt(squared);
  const like = whole > 2.4 ? 1 : ramp(far, near, gap);
  const held = cover * max<f64>(like, trust);
  if (!canGrow || like <= 0) return held;
  const fitting = ramp(0.06, 0.02, gap);
  const doubt = ramp(otherwise, otherwise - 0.25, certainty);
  if (fitting === 0 || doubt === 0) return held;
  const lightness = between(p + 8, right, below, wa, wb, wc, wd);
  const brighter = Math.cbrt(whole / 3) - lightness;
  // Glare lightens more than shadow darkens.
  const off = brighter > 0 ? brighter * 0.6 : -brighter;
  bare = ramp(midstFrom, midst, around) * fitting * ramp(lightnessFar, 0.1, off) * doubt;
  return max<f64>(held, bare);
}

function between(p: usize, right: usize, below: usize, a: f64, b: f64, c: f64, d: f64): f64 {
  return (
    <f64>load<f32>(p) * a +
    <f64>load<f32>(p + right) * b +
    <f64>load<f32>(p + below) * c +
    <f64>load<f32>(p + below + right) * d
  );
}

/** Of two values that lie side by side in each cell. */
function pairBetween(p: usize, right: usize, below: usize, a: f64, b: f64, c: f64, d: f64): v128 {
  return f64x2.add(
    f64x2.add(
      f64x2.add(f64x2.mul(pair(p), f64x2.splat(a)), f64x2.mul(pair(p + right), f64x2.splat(b))),
      f64x2.mul(pair(p + below), f64x2.splat(c)),
    ),
    f64x2.mul(pair(p + below + right), f64x2.splat(d)),
  );
}

function pair(at: usize): v128 {
  return f64x2.promote_low_f32x4(v128.load64_zero(at));
}
