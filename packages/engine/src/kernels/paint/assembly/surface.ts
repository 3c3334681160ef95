/** Paints one surface: see surface-paint.ts, which fills the blocks that are read here. */
import { behind, linear, plane, ramp, rest, row } from './rows';
import { chooseTaps, gloss, sampleTile, slopeU, slopeV } from './tile';

@unmanaged
export class Paint {
  flatRed: f32;
  flatGreen: f32;
  flatBlue: f32;
  energy: f32;
  tintRed: f32;
  tintGreen: f32;
  tintBlue: f32;
  /** Mean of the surface in the photo. */
  luminance: f32;
  amount: f32;
  pattern: f32;
  maxTaps: i32;
  /** Table of preserved detail, 64 entries per unit, up to 4. */
  detail: usize;
  /** One address per plane of the analysis, 0 for a flat colour. */
  finishes: usize;
  finishCount: i32;
  /** 256 flags: planes of this surface. */
  onPlane: usize;
  /** Shading pixels per photo pixel, and the last shading pixel. */
  shadingScale: f32;
  shadingLast: i32;
}

@unmanaged
export class PlaneFinish {
  /** Dot products of the ray with normal, u and v: by column, by row, and at the principal point. */
  normalX: f64;
  normalY: f64;
  normal: f64;
  uX: f64;
  uY: f64;
  u: f64;
  vX: f64;
  vY: f64;
  v: f64;
  principalX: f64;
  principalY: f64;
  distance: f64;
  perMetre: f64;
  shiftU: f64;
  shiftV: f64;
  lightU: f32;
  lightV: f32;
  isTurned: i32;
  tile: usize;
}

/** Covers at which a pattern starts to show, and shows fully. */
const fading: f32 = 0.6;
const solid: f32 = 0.97;

/** Rays at a flatter angle are beyond the plane's horizon. */
const grazing: f64 = 0.004;

/** @param shading address of the shading for this row, at its own resolution, 0 if unknown */
export function surface(
  paintAt: usize,
  cover: usize,
  shading: usize,
  y: i32,
  step: i32,
  count: i32,
): void {
  const p = changetype<Paint>(paintAt);
  let flat = f32x4.splat(p.flatRed);
  flat = f32x4.replace_lane(flat, 1, p.flatGreen);
  flat = f32x4.replace_lane(flat, 2, p.flatBlue);
  let tint = f32x4.splat(p.tintRed);
  tint = f32x4.replace_lane(tint, 1, p.tintGreen);
  tint = f32x4.replace_lane(tint, 2, p.tintBlue);
  const least = f32x4.splat(0.002);
  // The footprint of a pixel is shared by four neighbours.
  let chosenGroup: usize = usize.MAX_VALUE;
  let chosenFinish: usize = 0;
  for (let i = 0; i < count; i++) {
    const from = <usize>(i * step);
    const code = load<u8>(cover + from);
    if (code === 0) continue;
    const left = load<f32>(rest + ((<usize>i) << 2));
    if (left < 0.01) continue;
    const taken = min<f32>(left, <f32>code * <f32>(1 / 255)) * p.amount;
    if (taken < 0.002) continue;
    const photo = v128.load(linear + ((<usize>i) << 4));
    const luminance =
      <f32>0.2126 * f32x4.extract_lane(photo, 0) +
      <f32>0.7152 * f32x4.extract_lane(photo, 1) +
      <f32>0.0722 * f32x4.extract_lane(photo, 2);
    // Beyond its own mask a surface's shading is unknown; the pixel's own light is a lower bound.
    const own = min<f32>(1.6, luminance / max<f32>(0.02, p.luminance));
    const known: f32 = shading ? readShading(shading, p, <f32>from) : 1;
    const shade = max<f32>(known, own * <f32>0.6);
    // Glare is light too, but a painted wall in glare should keep its colour: compress the new light.
    const shone = shade < 1.25 ? shade : <f32>1.25 + (shade - <f32>1.25) * <f32>0.5;
    const smooth = max<f32>(0.004, shade * p.luminance);
    const ratio = luminance / smooth;
    let light = p.energy * shone * readDetail(p.detail, ratio);
    let colour = flat;
    let shine: f32 = 0;
    // A pixel assigned to this surface by the box lies on the box's plane, whatever the mask says.
    const seen = <usize>load<u8>(plane + from);
    const box = <usize>load<u8>(behind + from);
    const on = load<u8>(p.onPlane + seen) !== 1 && load<u8>(p.onPlane + box) === 1 ? box : seen;
    const finishAt = on < <usize>p.finishCount ? <usize>load<u32>(p.finishes + (on << 2)) : 0;
    if (finishAt) {
      const f = changetype<PlaneFinish>(finishAt);
      const dx = <f64>from + 0.5 - f.principalX;
      const dy = <f64>y + 0.5 - f.principalY;
      const along = f.normalX * dx + f.normalY * dy + f.normal;
      if ((f.distance < 0 ? -along : along) >= grazing) {
        const scale = f.distance / along;
        const ru = f.uX * dx + f.uY * dy + f.u;
        const rv = f.vX * dx + f.vY * dy + f.v;
        const group = from >> 2;
        if (group !== chosenGroup || finishAt !== chosenFinish) {
          chosenGroup = group;
          chosenFinish = finishAt;
          const k = (scale / along) * f.perMetre;
          const ux = <f32>((f.uX * along - ru * f.normalX) * k);
          const vx = <f32>((f.vX * along - rv * f.normalX) * k);
          const uy = <f32>((f.uY * along - ru * f.normalY) * k);
          const vy = <f32>((f.vY * along - rv * f.normalY) * k);
          if (f.isTurned) chooseTaps(f.tile, vx, ux, vy, uy, p.maxTaps);
          else chooseTaps(f.tile, ux, vx, uy, vy, p.maxTaps);
        }
        const perRay = scale * f.perMetre;
        const u = ru * perRay;
        const v = rv * perRay;
        const sample = f.isTurned
          ? sampleTile(v + f.shiftU, u + f.shiftV)
          : sampleTile(u + f.shiftU, v + f.shiftV);
        const facing = f.isTurned
          ? slopeU * f.lightV + slopeV * f.lightU
          : slopeU * f.lightU + slopeV * f.lightV;
        // Fading borders show colour only, without joints or relief.
        const whole = ramp(fading, solid, <f32>code * <f32>(1 / 255));
        light *= min<f32>(1.5, max<f32>(0.45, 1 - facing * whole));
        const mean = v128.load(f.tile);
        const contrast = f32x4.splat(p.pattern * whole);
        colour = f32x4.add(mean, f32x4.mul(f32x4.sub(sample, mean), contrast));
        if (ratio > 1.1) shine = min<f32>(0.5, (ratio - <f32>1.1) * smooth) * gloss * <f32>0.5;
      }
    }
    const lit = f32x4.mul(f32x4.pmax(least, colour), f32x4.mul(tint, f32x4.splat(light)));
    const added = f32x4.mul(f32x4.add(lit, f32x4.splat(shine)), f32x4.splat(taken));
    const at = row + ((<usize>i) << 4);
    v128.store(at, f32x4.add(v128.load(at), added));
    store<f32>(rest + ((<usize>i) << 2), left - taken);
  }
}

function readShading(shading: usize, p: Paint, x: f32): f32 {
  const place = (x + <f32>0.5) * p.shadingScale - <f32>0.5;
  const held = max<f32>(0, min<f32>(<f32>p.shadingLast, place));
  const left = <i32>held;
  const at = shading + ((<usize>left) << 2);
  const from = load<f32>(at);
  return left < p.shadingLast ? from + (load<f32>(at, 4) - from) * (held - <f32>left) : from;
}

function readDetail(table: usize, ratio: f32): f32 {
  const at = min<f32>(ratio, 4) * 64;
  const low = <i32>at;
  const entry = table + ((<usize>low) << 2);
  const from = load<f32>(entry);
  return low < 256 ? from + (load<f32>(entry, 4) - from) * (at - <f32>low) : from;
}
