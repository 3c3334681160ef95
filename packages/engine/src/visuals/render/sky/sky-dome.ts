/**
 * The sky as a stereographic map of the upper hemisphere, so that a look-up needs one division and no trigonometry.
 */
export interface SkyDome {
  /** Radiance from a unit direction; below the horizon it fades to the ground's. */
  sample(dx: number, dy: number, dz: number, out: Float64Array): void;
  /** Radiance below the horizon; black until set. */
  ground: readonly [number, number, number];
  /** Cosine-weighted mean radiance (irradiance / pi). */
  readonly mean: readonly [number, number, number];
}

/** @param paint radiance for a unit direction with y >= 0 */
export function bakeSkyDome(
  sizePx: number,
  paint: (dx: number, dy: number, dz: number, out: Float64Array) => void,
): SkyDome {
  const table = new Float32Array(sizePx * sizePx * 3);
  const colour = new Float64Array(3);
  const mean: [number, number, number] = [0, 0, 0];
  let weights = 0;
  for (let row = 0; row < sizePx; row++) {
    for (let column = 0; column < sizePx; column++) {
      const x = ((column + 0.5) / sizePx) * 2 - 1;
      const z = ((row + 0.5) / sizePx) * 2 - 1;
      const r2 = x * x + z * z;
      // Slightly beyond the rim, so that bilinear look-ups at the horizon have neighbours.
      if (r2 > 1.12) continue;
      const inside = Math.min(1, r2);
      const dy = (1 - inside) / (1 + inside);
      const flat = Math.sqrt(Math.max(0, 1 - dy * dy));
      const scale = r2 > 0 ? flat / Math.sqrt(r2) : 0;
      paint(x * scale, dy, z * scale, colour);
      table.set(colour, (row * sizePx + column) * 3);
      if (r2 < 1) {
        // Solid angle of a texel is 4 / (1 + r2)^2; times the cosine.
        const weight = (4 / (1 + r2) ** 2) * dy;
        weights += weight;
        for (let channel = 0; channel < 3; channel++) mean[channel]! += colour[channel]! * weight;
      }
    }
  }
  for (let channel = 0; channel < 3; channel++) mean[channel]! /= weights;
  const dome: SkyDome = {
    mean,
    ground: [0, 0, 0],
    sample(dx, dy, dz, out) {
      const up = Math.max(dy, 0);
      const flat = dy > 0 ? 1 : 1 / Math.sqrt(Math.max(1e-9, dx * dx + dz * dz));
      const fold = (0.5 * flat) / (1 + up);
      const x = (dx * fold + 0.5) * sizePx - 0.5;
      const y = (dz * fold + 0.5) * sizePx - 0.5;
      const column = x < 0 ? 0 : x > sizePx - 2 ? sizePx - 2 : x | 0;
      const row = y < 0 ? 0 : y > sizePx - 2 ? sizePx - 2 : y | 0;
      const fx = x - column;
      const fy = y - row;
      const at = (row * sizePx + column) * 3;
      const down = at + sizePx * 3;
      const a = (1 - fx) * (1 - fy);
      const b = fx * (1 - fy);
      const c = (1 - fx) * fy;
      const d = fx * fy;
      let red = table[at]! * a + table[at + 3]! * b + table[down]! * c + table[down + 3]! * d;
      let green =
        table[at + 1]! * a + table[at + 4]! * b + table[down + 1]! * c + table[down + 4]! * d;
      let blue =
        table[at + 2]! * a + table[at + 5]! * b + table[down + 2]! * c + table[down + 5]! * d;
      if (dy < 0) {
        const share = dy < -0.14 ? 1 : -dy / 0.14;
        const { ground } = dome;
        red += (ground[0] - red) * share;
        green += (ground[1] - green) * share;
        blue += (ground[2] - blue) * share;
      }
      out[0] = red;
      out[1] = green;
      out[2] = blue;
    },
  };
  return dome;
}
