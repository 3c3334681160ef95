/** Potted plants. */
import type { Random } from '../../../random/random.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { lathe } from '../curved/turned.ts';
import { tube } from '../solids.ts';

interface Blade {
  readonly from: Vector3;
  /** Direction in plan, radians from +z. */
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  /** Rise at the foot and droop at the tip, as shares of the length. */
  readonly rise: number;
  readonly droop: number;
  readonly material: MaterialHandle;
}

/** A potted plant with arching or upright sword-like leaves. */
export function pottedPlant(
  b: SceneBuilder,
  height: number,
  pot: MaterialHandle,
  style: 'arching' | 'swords' | 'fig',
  random: Random,
): void {
  const green = b.material({
    name: 'house plant',
    surface: 'opaque',
    albedo: linearFromHex('#3f6b3c'),
    roughness: 0.45,
  });
  const pale = b.material({
    name: 'house plant light',
    surface: 'opaque',
    albedo: linearFromHex('#5f8a4c'),
    roughness: 0.45,
  });
  const soil = b.material({ name: 'soil', surface: 'opaque', albedo: linearFromHex('#3a2c22') });
  const bark = b.material({
    name: 'plant stem',
    surface: 'opaque',
    albedo: linearFromHex('#6a5538'),
  });
  const r = Math.min(0.22, 0.1 + height * 0.07);
  b.begin('plant', 'plant pot');
  lathe(
    b,
    [0, 0, 0],
    [
      [r * 0.72, 0],
      [r, r * 1.6],
      [r * 0.94, r * 1.6],
      [r * 0.9, r * 1.45],
    ],
    pot,
    20,
  );
  lathe(
    b,
    [0, r * 1.45, 0],
    [
      [r * 0.9, 0],
      [0, 0.01],
    ],
    soil,
    16,
  );
  const base = r * 1.4;
  b.begin('plant', 'plant');
  const blade = ({ from, angle, length, width, rise, droop, material }: Blade) => {
    const steps = 7;
    const [dx, dz] = [Math.sin(angle), Math.cos(angle)];
    const at = (t: number, side: number): Vector3 => {
      const half = width * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.92) ** 0.75) * side;
      const cup = Math.abs(side) * width * 0.25;
      return [
        from[0] + dx * length * t + dz * half,
        from[1] + length * (rise * t - droop * t * t) + cup,
        from[2] + dz * length * t - dx * half,
      ];
    };
    for (let step = 0; step < steps; step++) {
      const [t, s] = [step / steps, (step + 1) / steps];
      for (const [p, q] of [
        [-1, 0],
        [0, 1],
      ] as const) {
        b.quad(at(t, p), at(t, q), at(s, q), at(s, p), material);
        b.quad(at(t, q), at(t, p), at(s, p), at(s, q), material);
      }
    }
  };
  if (style === 'swords') {
    for (let index = 0; index < 14; index++) {
      const angle = index * 2.4;
      const start: Vector3 = [Math.sin(angle) * r * 0.4, base, Math.cos(angle) * r * 0.4];
      blade({
        ...{ from: start, angle, droop: 0.4, material: index % 2 ? green : pale },
        length: height * random.between(0.18, 0.26),
        width: height * 0.035,
        rise: random.between(3, 4.4),
      });
    }
    return;
  }
  if (style === 'fig') {
    tube(b, [0, base, 0], [0.03, base + height * 0.75, 0.02], [0.022, 0.012], bark, 7);
    for (let index = 0; index < 26; index++) {
      const t = 0.3 + 0.7 * (index / 26);
      blade({
        from: [0.03 * t, base + height * 0.78 * t, 0.02 * t],
        angle: index * 2.4,
        length: height * random.between(0.16, 0.22),
        width: height * 0.055,
        rise: 0.55,
        droop: 0.7,
        material: random.chance(0.6) ? green : pale,
      });
    }
    return;
  }
  for (let index = 0; index < 15; index++) {
    const angle = index * 2.4 + random.next() * 0.4;
    const lift = random.between(0.5, 1);
    const out = height * random.between(0.12, 0.3);
    const tip: Vector3 = [
      Math.sin(angle) * out,
      base + height * 0.72 * lift,
      Math.cos(angle) * out,
    ];
    tube(
      b,
      [0, base, 0],
      [Math.sin(angle) * out * 0.35, base + height * 0.45 * lift, Math.cos(angle) * out * 0.35],
      [0.009, 0.007],
      green,
      5,
    );
    tube(
      b,
      [Math.sin(angle) * out * 0.35, base + height * 0.45 * lift, Math.cos(angle) * out * 0.35],
      tip,
      [0.007, 0.005],
      green,
      5,
    );
    blade({
      from: tip,
      angle,
      length: height * random.between(0.22, 0.32),
      width: height * 0.085,
      rise: 0.25,
      droop: 0.65,
      material: random.chance(0.55) ? green : pale,
    });
  }
}
