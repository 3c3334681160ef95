/** Helpers shared by the sky builders: far points, lights, flat paint. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { coat } from '../finishes.ts';
import type { Site } from '../site/site.ts';

export interface Sky {
  readonly site: Site;
  readonly b: SceneBuilder;
  /** Azimuth away from the camera, radians. */
  readonly away: number;
}

/** A point far behind the house: aside in radians, at this distance and height. */
export const far = ({ away }: Sky, aside: number, metres: number, up: number): Vector3 => [
  Math.sin(away + aside) * metres,
  up,
  Math.cos(away + aside) * metres,
];

export const glow = (b: SceneBuilder, name: string, [r, g, u]: Vector3, strength = 1) =>
  b.material({
    name,
    surface: 'opaque',
    albedo: [0.02, 0.02, 0.02],
    emission: [r * strength, g * strength, u * strength],
    emissionWhen: 'always',
    neverSnow: true,
  });

export const flat = ({ b }: Sky, hex: string) =>
  b.material(coat(hex, { name: `sky thing ${hex}`, roughness: 0.8 }));

/** Both sides of a flat shape. */
export function sheet(
  b: SceneBuilder,
  p: Vector3,
  q: Vector3,
  r: Vector3,
  s: Vector3,
  material: MaterialHandle,
): void {
  b.quad(p, q, r, s, material);
  b.quad(s, r, q, p, material);
}
