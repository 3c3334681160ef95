import { blended, blue, gloss, green, height, red, withinUnit } from './paint';
import { chance, chance2 } from './pieces';

/** One colour, or blending to a second, with soft patches: see `mottled` in materials/mineral-faces.ts. */
export function mottledRow(
  clouds: usize,
  blotches: usize,
  grains: usize,
  cloud: f64,
  blotch: f64,
  grain: f64,
  each: f64,
  drift: f64,
  roughMetres: f64,
  shine: f64,
  hasSecond: i32,
  from: i32,
  to: i32,
): void {
  const one = f64x2.splat(1);
  const half = f64x2.splat(0.5);
  const none = f64x2.splat(0);
  const end = (<usize>to) << 3;
  for (let at = (<usize>from) << 3; at < end; at += 16) {
    const a = v128.load(clouds + at);
    const b = v128.load(blotches + at);
    const c = v128.load(grains + at);
    const patches = f64x2.add(one, f64x2.mul(f64x2.splat(cloud), a));
    const spots = f64x2.add(patches, f64x2.mul(f64x2.splat(blotch), b));
    const sand = f64x2.add(spots, f64x2.mul(f64x2.splat(grain), c));
    const own = f64x2.mul(f64x2.splat(each), f64x2.sub(v128.load(chance + at), half));
    const factor = f64x2.add(sand, own);
    let amount = none;
    if (hasSecond) {
      const wander = f64x2.mul(
        f64x2.splat(drift),
        f64x2.add(f64x2.mul(half, a), f64x2.mul(f64x2.splat(0.3), b)),
      );
      amount = f64x2.add(f64x2.splat(0.35), wander);
      if (each > 0) amount = f64x2.add(amount, f64x2.sub(v128.load(chance2 + at), half));
      amount = withinUnit(amount);
    }
    v128.store(red + at, blended(0, factor, amount));
    v128.store(green + at, blended(1, factor, amount));
    v128.store(blue + at, blended(2, factor, amount));
    const rough = f64x2.add(f64x2.mul(f64x2.splat(0.6), b), f64x2.mul(f64x2.splat(0.4), c));
    v128.store(height + at, f64x2.mul(f64x2.splat(roughMetres), rough));
    const dull = f64x2.sub(one, f64x2.mul(f64x2.splat(0.3), f64x2.abs(a)));
    v128.store(gloss + at, f64x2.mul(f64x2.splat(shine), dull));
  }
}
