/** Things in the air: the moon, birds, fireflies. */
import type { Random } from '../../../random/random.ts';
import { triangleRoles, type Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { sphere } from '../curved/turned.ts';

/** Distance of the moon at which parallax is invisible. */
const moonMetres = 420;

/** @param headingRad viewing direction */
export function moon(b: SceneBuilder, headingRad: number): void {
  const light = b.material({
    name: 'moon',
    surface: 'opaque',
    albedo: [0.9, 0.88, 0.8],
    emission: [2.2, 2.1, 1.8],
    emissionWhen: 'always',
    neverSnow: true,
  });
  b.begin('backdrop', 'moon');
  b.as(triangleRoles.backdrop, () =>
    sphere(
      b,
      [Math.sin(headingRad) * moonMetres, moonMetres * 0.3, Math.cos(headingRad) * moonMetres],
      15,
      light,
      30,
    ),
  );
}

/** Nine birds of two wings and a body, in a V. */
export function flock(b: SceneBuilder, [x, y, z]: Vector3, headingRad: number): void {
  const dark = b.material({ name: 'birds', surface: 'opaque', albedo: [0.05, 0.05, 0.055] });
  const [right, ahead] = [
    [Math.cos(headingRad), -Math.sin(headingRad)],
    [Math.sin(headingRad), Math.cos(headingRad)],
  ] as const;
  b.begin('backdrop', 'birds');
  b.as(triangleRoles.backdrop, () => {
    for (let bird = -4; bird <= 4; bird++) {
      const at = (aside: number, up: number, on: number): Vector3 => [
        x + right[0] * (bird * 2.6 + aside) + ahead[0] * (Math.abs(bird) * 1.2 + on),
        y + up + Math.abs(bird) * 0.5,
        z + right[1] * (bird * 2.6 + aside) + ahead[1] * (Math.abs(bird) * 1.2 + on),
      ];
      const lift = bird % 2 === 0 ? 0.55 : 0.2;
      for (const side of [-1, 1]) {
        const corners = [
          at(0, 0.1, 0),
          at(side * 0.75, lift, 0),
          at(side * 0.25, -0.12, 0),
        ] as const;
        b.tri(corners[0], corners[1], corners[2], dark);
        b.tri(corners[0], corners[2], corners[1], dark);
        b.tri(corners[1], at(side * 1.35, lift * 0.6, 0), corners[2], dark);
        b.tri(corners[1], corners[2], at(side * 1.35, lift * 0.6, 0), dark);
      }
    }
  });
}

export interface Air {
  readonly low: Vector3;
  readonly high: Vector3;
}

export function fireflies(b: SceneBuilder, { low, high }: Air, random: Random): void {
  const glow = b.material({
    name: 'firefly',
    surface: 'opaque',
    albedo: [0.9, 0.9, 0.4],
    emission: [9, 8, 2.2],
    emissionWhen: 'always',
    neverSnow: true,
  });
  b.begin('lamp', 'fireflies');
  for (let index = 0; index < 70; index++)
    sphere(
      b,
      [0, 1, 2].map((axis) => random.between(low[axis]!, high[axis]!)) as unknown as Vector3,
      random.between(0.012, 0.026),
      glow,
      6,
    );
}
