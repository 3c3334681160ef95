/** Towels over rails and rungs. Metres, y up; the front hangs towards +z. */
import type { Random } from '../../../../random/random.ts';
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { surface } from '../../curved/surface.ts';

interface Hung {
  readonly across: readonly [from: number, to: number];
  /** Middle of the rail. */
  readonly rail: readonly [y: number, z: number];
  /** How far the front hangs down; the back is shorter. */
  readonly drop: number;
}

/** Thickness of a towel folded lengthwise, and radius of the rail in it. */
const thickMetres = 0.016;
const railMetres = 0.012;
const backShare = 0.8;
const wave = { metres: 0.007, long: 0.17 } as const;
/** Its sides draw in towards the hem, as a share of the width. */
const drawnIn = 0.04;
const cells = { across: 14, along: 30 } as const;

export function hungTowel(
  b: SceneBuilder,
  { across: [x0, x1], rail: [railY, railZ], drop }: Hung,
  material: MaterialHandle,
  random: Random,
): void {
  const radius = railMetres + thickMetres;
  const bend = Math.PI * radius;
  const back = drop * backShare;
  const whole = drop + bend + back;
  const half = (x1 - x0) / 2;
  const [phase, turn] = [random.between(0, 2 * Math.PI), random.between(0.8, 1.25)];
  for (const inside of [false, true]) {
    const own = inside ? railMetres : radius;
    surface(
      b,
      cells.across,
      cells.along,
      (u, v) => {
        const s = inside ? 1 - u : u;
        // from the front hem over the rail to the back hem
        const path = v * whole;
        const hangs = path < drop ? drop - path : Math.max(0, path - drop - bend);
        const angle = Math.min(Math.PI, Math.max(0, (path - drop) / radius));
        const fold =
          wave.metres *
          Math.min(1, hangs / 0.3) *
          Math.sin((2 * Math.PI * turn * (s * 2 * half)) / wave.long + phase);
        const edge = Math.min(1, Math.min(s, 1 - s) / 0.06);
        const thin = railMetres + (own - railMetres) * Math.sqrt(edge * (2 - edge));
        const x = x0 + half + (2 * s - 1) * half * (1 - drawnIn * (hangs / drop));
        return [x, railY - hangs + thin * Math.sin(angle), railZ + thin * Math.cos(angle) + fold];
      },
      material,
    );
  }
}
