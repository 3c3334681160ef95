/** Solids on which cloth lies, as distances. Metres, y up. */

/**
 * Distance to the surface, negative inside, where it writes the outward direction. Farther away it may be less than
 * the distance.
 */
export type Body = (x: number, y: number, z: number, outward: Float64Array) => number;

/** A box with rounded edges as a body. */
export function roundedBox(
  low: readonly [number, number, number],
  high: readonly [number, number, number],
  radius: number,
): Body {
  const middle = low.map((value, axis) => (value + high[axis]!) / 2);
  const half = low.map((value, axis) => (high[axis]! - value) / 2 - radius);
  const [mx, my, mz] = middle as [number, number, number];
  const [hx, hy, hz] = half as [number, number, number];
  return (x, y, z, outward) => {
    const fx = x - mx;
    const fy = y - my;
    const fz = z - mz;
    const bx = Math.abs(fx) - hx;
    const by = Math.abs(fy) - hy;
    const bz = Math.abs(fz) - hz;
    const most = Math.max(bx, by, bz);
    // Far particles are most of a cloth's calls.
    if (most > radius) return most - radius;
    if (most <= 0) {
      outward[0] = most === bx ? Math.sign(fx) : 0;
      outward[1] = most === by ? Math.sign(fy) : 0;
      outward[2] = most === bz ? Math.sign(fz) : 0;
      return most - radius;
    }
    const ox = Math.max(0, bx);
    const oy = Math.max(0, by);
    const oz = Math.max(0, bz);
    const length = Math.sqrt(ox * ox + oy * oy + oz * oz);
    outward[0] = (Math.sign(fx) * ox) / length;
    outward[1] = (Math.sign(fy) * oy) / length;
    outward[2] = (Math.sign(fz) * oz) / length;
    return length - radius;
  };
}

/** Share of the way back that a limit moves cloth at once: it must not press it into what it lies on. */
const limitShare = 0.5;

/** Everything beyond a limit along x or z, up to a height. */
export function beyond(axis: 0 | 2, limit: number, high: number): Body {
  const side = Math.sign(limit);
  return (x, y, z, outward) => {
    if (y > high) return Infinity;
    outward[0] = axis === 0 ? -side : 0;
    outward[1] = 0;
    outward[2] = axis === 2 ? -side : 0;
    return limitShare * (Math.abs(limit) - side * (axis === 0 ? x : z));
  };
}

/** Union of several bodies: the distance to the nearest. */
export function joined(bodies: readonly Body[]): Body {
  const own = new Float64Array(3);
  return (x, y, z, outward) => {
    let least = Infinity;
    for (const body of bodies) {
      const distance = body(x, y, z, own);
      if (distance >= least) continue;
      least = distance;
      if (distance >= 0) continue;
      outward[0] = own[0]!;
      outward[1] = own[1]!;
      outward[2] = own[2]!;
    }
    return least;
  };
}
