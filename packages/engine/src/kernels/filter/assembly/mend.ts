/**
 * Cover to paint with: the mask, corrected by the room's box, by local colour and by protection. See
 * restyle/masks/refined-mask.ts, which fills the blocks that are read here. Processes four pixels at a time,
 * so rows are read and written up to three pixels past their end.
 */
import { cubeRoot } from './cube-root';

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
  /** 1 for each of 256 planes that belongs to the surface, and linear light of the 256 codes. */
  own: usize;
  light: usize;
  /** Local colours a and b, lightness, and share of the surface in each cell. */
  local: usize;
  columns: i32;
  rows: i32;
  /** Influence of the room's box; 0 outdoors. */
  cornerTrust: f32;
  /** Certainty below which nothing and above which everything is taken; both 0 to disable. */
  doubtFrom: f32;
  doubtTo: f32;
}

/** Four pixels starting at a multiple of four are between the same cells. */
const cellPx: f32 = 16;
const channels: usize = 16;
/** Opponent-colour distances at which doubt starts, and is complete. */
const near: f32 = 0.045;
const far: f32 = 0.1;
/** Range of lightness relative to the local colour: glare brightens, shadow darkens. */
const palest: f32 = 0.3;
const deepest: f32 = 1.6;
/** Certainties above which colour is ignored. */
const sureFrom: f32 = 0.7;
const sureTo: f32 = 0.93;
/** Above this certainty the classifier overrides similarity of colour. */
const otherwise: f32 = 0.86;
/** A patch is added if the surface covers this much around it. */
const midstFrom: f32 = 0.5;
const midst: f32 = 0.8;
/** Maximum difference of its lightness. */
const lightnessFar: f32 = 0.2;
/** Certainty from which the mask, and below which the box, decides near a corner. */
const known: f32 = 0.9;
const unknown: f32 = 0.64;
/** A guessed protection has no effect. */
const guessed: f32 = 0.62;
const certain: f32 = 0.95;
/** Minimum window share of a bright pane, which looks like wall in glare. */
const pane: f32 = 0.12;
const faintest: f32 = 0.004;
/** Covers that round to the bytes 0 and 255. */
const nothing: f32 = 0.0019;
const everything: f32 = 0.9985;

function splat(value: f32): v128 {
  return f32x4.splat(value);
}

/** Smooth step from 0 at `low` to 1 at `high`. */
function ramp(low: f32, high: f32, value: v128): v128 {
  const along = f32x4.mul(f32x4.sub(value, splat(low)), splat(1 / (high - low)));
  const t = f32x4.pmax(splat(0), f32x4.pmin(splat(1), along));
  return f32x4.mul(f32x4.mul(t, t), f32x4.sub(splat(3), f32x4.add(t, t)));
}

/** `count` pixels of row y, starting `skip` pixels into the rows; writes a byte each. */
export function mendRow(coverAt: usize, target: usize, y: i32, skip: i32, count: i32): void {
  const c = changetype<Cover>(coverAt);
  const hasDoubt = c.doubtTo > 0;
  for (let x = 0; x < count; x += 4) {
    const pixel = <usize>(skip + x);
    const at = pixel << 2;
    const sure = v128.load(c.certainty + at);
    const plain = plainFour(c, at, sure, hasDoubt);
    const bytes = plain < 0 ? mendFour(c, pixel, sure, hasDoubt, x, y) : plain ? 0xffffffff : 0;
    store<u32>(target + <usize>x, bytes);
  }
}

/**
 * Fast path for uniform groups: 0 if all four are confidently outside the surface, 1 if they are confidently
 * inside and nothing is protected, -1 if each must be computed. Slightly stricter than needed.
 */
function plainFour(c: Cover, at: usize, sure: v128, hasDoubt: bool): i32 {
  if (!i32x4.all_true(f32x4.ge(sure, splat(sureTo + <f32>0.0001)))) return -1;
  const matte = v128.load(c.matte + at);
  if (i32x4.all_true(f32x4.lt(matte, splat(nothing)))) return 0;
  if (hasDoubt || !i32x4.all_true(f32x4.gt(matte, splat(everything)))) return -1;
  const free = f32x4.le(v128.load(c.protect + at), splat(guessed - <f32>0.0001));
  return i32x4.all_true(free) ? 1 : -1;
}

function mendFour(c: Cover, pixel: usize, sure: v128, hasDoubt: bool, x: i32, y: i32): u32 {
  const at = pixel << 2;
  const isOwn = ownFour(c.own, c.behind + pixel);
  let cover = v128.load(c.matte + at);
  // Where floor, wall and ceiling meet, masks are noisy and the room's box isn't.
  if (c.cornerTrust > 0) {
    const trust = f32x4.mul(splat(c.cornerTrust), ramp(known, unknown, sure));
    let together = cover;
    if (c.rival) together = f32x4.add(together, v128.load(c.rival + at));
    if (c.otherRival) together = f32x4.add(together, v128.load(c.otherRival + at));
    const wanted = v128.and(f32x4.pmin(splat(1), together), isOwn);
    cover = f32x4.add(cover, f32x4.mul(f32x4.sub(wanted, cover), trust));
  }
  const canGrow = v128.and(isOwn, f32x4.lt(v128.load(c.windows + at), splat(pane)));
  const isThere = f32x4.ge(cover, splat(faintest));
  const isAsked = v128.or(isThere, canGrow);
  if (!v128.any_true(isAsked)) return 0;
  // Most pixels are confident: their surroundings don't matter.
  const isSettled = v128.or(
    f32x4.ge(sure, splat(sureTo)),
    v128.and(f32x4.lt(cover, splat(nothing)), f32x4.ge(sure, splat(otherwise))),
  );
  const mayGrow = v128.and(canGrow, f32x4.lt(cover, splat(<f32>0.95)));
  const isOpen = v128.andnot(v128.and(isAsked, v128.or(mayGrow, isThere)), isSettled);
  bare = splat(0);
  if (v128.any_true(isOpen)) {
    const looked = lookAround(c, cover, sure, mayGrow, isOpen, x, y, c.codes + pixel * 3);
    cover = v128.bitselect(looked, cover, isOpen);
  }
  const guess = v128.load(c.protect + at);
  const free = f32x4.sub(splat(1), ramp(guessed, certain, guess));
  // Pixels classified as a thing on the wall that look like bare wall are a patch of glare.
  cover = f32x4.pmax(f32x4.mul(cover, free), bare);
  if (hasDoubt) cover = f32x4.mul(cover, ramp(c.doubtFrom, c.doubtTo, sure));
  return bytesOf(v128.and(cover, isAsked));
}

/** All bits of a lane for a pixel whose geometric plane belongs to the surface. */
function ownFour(own: usize, behind: usize): v128 {
  const four = load<u32>(behind);
  const first = load<u8>(own + <usize>(four & 255));
  if (four === rotl<u32>(four, 8)) return i32x4.splat(first ? -1 : 0);
  let flags = i32x4.splat(first);
  flags = i32x4.replace_lane(flags, 1, load<u8>(own + <usize>((four >> 8) & 255)));
  flags = i32x4.replace_lane(flags, 2, load<u8>(own + <usize>((four >> 16) & 255)));
  flags = i32x4.replace_lane(flags, 3, load<u8>(own + <usize>(four >> 24)));
  return i32x4.gt_s(flags, i32x4.splat(0));
}

/** Covers 0..1 as four bytes. */
function bytesOf(cover: v128): u32 {
  const rounded = f32x4.add(f32x4.mul(cover, splat(255)), splat(0.5));
  const codes = i32x4.trunc_sat_f32x4_s(rounded);
  const halves = i16x8.narrow_i32x4_s(codes, codes);
  return i32x4.extract_lane(i8x16.narrow_i16x8_u(halves, halves), 0);
}

/** How confidently the last pixels are bare surface within the surface. */
let bare: v128 = i32x4.splat(0);
/** Position of four pixels: weights of the right cell, weight of the lower cells, and the cells. */
let across: v128 = i32x4.splat(0);
let down: f32 = 0;
let cell: usize = 0;
let right: usize = 0;
let below: usize = 0;

function place(c: Cover, x: i32, y: i32): void {
  const first = <f32>x / cellPx - <f32>0.5;
  const steps = f32x4.add(splat(first), f32x4(0, 1 / cellPx, 2 / cellPx, 3 / cellPx));
  const last = <f32>c.columns - <f32>1.001;
  const columns = f32x4.pmax(splat(0), f32x4.pmin(splat(last), steps));
  const left = <i32>f32x4.extract_lane(columns, 0);
  across = f32x4.sub(columns, splat(<f32>left));
  const row = max<f32>(0, min<f32>(<f32>c.rows - <f32>1.001, <f32>y / cellPx - <f32>0.5));
  const top = <i32>row;
  down = row - <f32>top;
  cell = c.local + <usize>(top * c.columns + left) * channels;
  right = left + 1 < c.columns ? channels : 0;
  below = top + 1 < c.rows ? <usize>c.columns * channels : 0;
}

/** Bilinear interpolation of a channel between the cells around four pixels. */
function between(channel: usize): v128 {
  const at = cell + channel;
  const leftTop = load<f32>(at);
  const rightTop = load<f32>(at + right);
  const left = leftTop + (load<f32>(at + below) - leftTop) * down;
  const end = rightTop + (load<f32>(at + below + right) - rightTop) * down;
  return f32x4.add(splat(left), f32x4.mul(splat(end - left), across));
}

/** Light of one channel of four pixels. */
function lightOf(table: usize, codes: usize): v128 {
  let four = v128.load32_zero(table + ((<usize>load<u8>(codes)) << 2));
  four = v128.load32_lane(table + ((<usize>load<u8>(codes, 3)) << 2), four, 1);
  four = v128.load32_lane(table + ((<usize>load<u8>(codes, 6)) << 2), four, 2);
  return v128.load32_lane(table + ((<usize>load<u8>(codes, 9)) << 2), four, 3);
}

/** Covers of uncertain pixels, corrected by local colour; leaves `bare` for all four. */
function lookAround(
  c: Cover,
  cover: v128,
  sure: v128,
  mayGrow: v128,
  isOpen: v128,
  x: i32,
  y: i32,
  codes: usize,
): v128 {
  place(c, x, y);
  const around = between(12);
  const grows = v128.and(v128.and(mayGrow, isOpen), f32x4.gt(around, splat(midstFrom)));
  const isLooked = v128.and(isOpen, v128.or(grows, f32x4.ge(cover, splat(faintest))));
  if (!v128.any_true(isLooked)) return cover;
  const a = between(0);
  const b = between(4);
  const red = lightOf(c.light, codes);
  const green = lightOf(c.light, codes + 1);
  const blue = lightOf(c.light, codes + 2);
  const warm = f32x4.add(red, green);
  const whole = f32x4.add(warm, blue);
  const perLight = f32x4.div(splat(1), f32x4.add(whole, splat(0.06)));
  const ownA = f32x4.mul(f32x4.mul(splat(0.34), f32x4.sub(red, green)), perLight);
  const ownB = f32x4.mul(
    f32x4.mul(splat(0.26), f32x4.sub(f32x4.mul(splat(0.5), warm), blue)),
    perLight,
  );
  const squared = f32x4.add(f32x4.mul(a, a), f32x4.mul(b, b));
  const shared = f32x4.add(f32x4.mul(ownA, a), f32x4.mul(ownB, b));
  let along = f32x4.div(shared, f32x4.pmax(squared, splat(1e-6)));
  along = v128.bitselect(along, splat(1), f32x4.gt(squared, splat(1e-6)));
  along = f32x4.pmin(f32x4.pmax(along, splat(palest)), splat(deepest));
  const da = f32x4.sub(ownA, f32x4.mul(a, along));
  const db = f32x4.sub(ownB, f32x4.mul(b, along));
  const distance = f32x4.sqrt(f32x4.add(f32x4.mul(da, da), f32x4.mul(db, db)));
  const gap = f32x4.sub(distance, f32x4.mul(splat(0.15), f32x4.sqrt(squared)));
  const glares = f32x4.gt(whole, splat(2.4));
  const like = v128.bitselect(splat(1), ramp(far, near, gap), glares);
  const trust = ramp(sureFrom, sureTo, sure);
  const held = v128.bitselect(f32x4.mul(cover, f32x4.pmax(like, trust)), cover, isLooked);
  const fitting = f32x4.mul(
    ramp(<f32>0.06, <f32>0.02, gap),
    ramp(otherwise, otherwise - <f32>0.25, sure),
  );
  const isGrowing = v128.and(
    v128.and(grows, f32x4.gt(like, splat(0))),
    f32x4.gt(fitting, splat(0)),
  );
  if (!v128.any_true(isGrowing)) return held;
  const brighter = f32x4.sub(cubeRoot(f32x4.mul(whole, splat(1 / <f32>3))), between(8));
  // Glare brightens more than shadow darkens.
  const off = f32x4.pmax(f32x4.mul(brighter, splat(0.6)), f32x4.neg(brighter));
  const taken = f32x4.mul(ramp(midstFrom, midst, around), ramp(lightnessFar, <f32>0.1, off));
  bare = v128.and(f32x4.mul(taken, fitting), isGrowing);
  return f32x4.pmax(held, bare);
}
