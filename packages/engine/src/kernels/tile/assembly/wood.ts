import { blended, blue, gloss, green, height, red, withinUnit } from './paint';
import { across, chance, chance2 } from './pieces';
import { sinesOf } from './sine';

/**
 * Timber: see `wood` in materials/wood-and-metal-faces.ts. `fibres`, `slow`, `mid` and `drift` are its noise;
 * `knots` and `bends` give a knot's weight and how far it bends the rings, and are 0 elsewhere.
 */
export function woodRow(
  fibres: usize,
  slow: usize,
  mid: usize,
  drift: usize,
  knots: usize,
  bends: usize,
  each: f64,
  fibre: f64,
  rings: f64,
  weathered: f64,
  shine: f64,
  from: i32,
  to: i32,
): void {
  const one = f64x2.splat(1);
  const half = f64x2.splat(0.5);
  const none = f64x2.splat(0);
  const end = (<usize>to) << 3;
  for (let at = (<usize>from) << 3; at < end; at += 16) {
    const own = v128.load(chance + at);
    const fine = v128.load(fibres + at);
    const middle = v128.load(mid + at);
    let phase = f64x2.div(v128.load(across + at), f64x2.splat(0.008));
    phase = f64x2.add(phase, f64x2.mul(v128.load(slow + at), f64x2.splat(2.6)));
    phase = f64x2.add(phase, f64x2.mul(middle, f64x2.splat(1.3)));
    phase = f64x2.add(phase, f64x2.mul(own, f64x2.splat(9)));
    phase = f64x2.mul(phase, f64x2.splat(2.2));
    const wave = f64x2.pmax(none, sinesOf(f64x2.add(phase, v128.load(bends + at))));
    const ring = f64x2.mul(f64x2.mul(wave, wave), wave);
    const deep = f64x2.pmax(none, f64x2.sub(fine, f64x2.splat(0.75)));
    const pore = f64x2.mul(deep, f64x2.splat(1.2));
    let factor = f64x2.add(one, f64x2.mul(f64x2.splat(each), f64x2.sub(own, half)));
    const grain = f64x2.add(fine, f64x2.mul(f64x2.splat(0.35), middle));
    factor = f64x2.add(factor, f64x2.mul(f64x2.splat(fibre), grain));
    const ringed = f64x2.mul(f64x2.splat(rings), ring);
    factor = f64x2.sub(factor, ringed);
    factor = f64x2.sub(factor, f64x2.mul(f64x2.splat(fibre), pore));
    const late = f64x2.mul(
      f64x2.splat(each * 0.9),
      f64x2.sub(v128.load(chance2 + at), f64x2.splat(0.35)),
    );
    const amount = withinUnit(f64x2.add(f64x2.mul(ringed, f64x2.splat(0.9)), late));
    let r = blended(0, factor, amount);
    let g = blended(1, factor, amount);
    let b = blended(2, factor, amount);
    if (weathered > 0) {
      const grey = f64x2.add(
        f64x2.add(f64x2.mul(f64x2.splat(0.3), r), f64x2.mul(f64x2.splat(0.6), g)),
        f64x2.mul(f64x2.splat(0.1), b),
      );
      const t = f64x2.mul(
        f64x2.splat(weathered),
        f64x2.add(f64x2.splat(0.55), f64x2.mul(half, v128.load(drift + at))),
      );
      r = towards(r, f64x2.mul(grey, f64x2.splat(1.04)), t);
      g = towards(g, grey, t);
      b = towards(b, f64x2.mul(grey, f64x2.splat(0.97)), t);
    }
    const knot = f64x2.mul(v128.load(knots + at), f64x2.splat(0.85));
    v128.store(red + at, towards(r, f64x2.mul(r, f64x2.splat(0.28)), knot));
    v128.store(green + at, towards(g, f64x2.mul(g, f64x2.splat(0.2)), knot));
    v128.store(blue + at, towards(b, f64x2.mul(b, f64x2.splat(0.16)), knot));
    const depth = f64x2.add(pore, f64x2.mul(ring, half));
    v128.store(height + at, f64x2.mul(f64x2.splat(-0.0002), depth));
    const dull = f64x2.sub(one, f64x2.mul(f64x2.splat(0.35), ring));
    v128.store(gloss + at, f64x2.mul(f64x2.splat(shine), dull));
  }
}

function towards(values: v128, others: v128, share: v128): v128 {
  return f64x2.add(values, f64x2.mul(f64x2.sub(others, values), share));
}
