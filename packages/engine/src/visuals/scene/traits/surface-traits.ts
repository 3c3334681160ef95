/** Traits of surfaces: another texture, light from within, or small things all over it. */
import type { Trait } from '../../brief/vocabulary/traits.ts';
import type { SceneMaterial } from '../../scene-model.ts';
import type { DecalKind } from './decals.ts';

export interface SurfaceRow {
  /** Panes, water and leaves keep their own. */
  readonly wears?: (own: SceneMaterial) => Partial<SceneMaterial>;
  readonly decals?: DecalKind;
}

const grey = ([r, g, b]: SceneMaterial['albedo'], share: number): SceneMaterial['albedo'] => {
  const mean = (r + g + b) / 3;
  return [r, g, b].map(
    (one) => (one + (mean - one) * share) * 0.92,
  ) as unknown as SceneMaterial['albedo'];
};

export const surfaceTraits: Partial<Record<Trait, SurfaceRow>> = {
  ribbed: { wears: () => ({ tile: { kind: 'terracottaRods', turned: true, scale: 0.8 } }) },
  woven: { wears: () => ({ tile: { kind: 'sisal', scale: 2.2 }, roughness: 0.8 }) },
  mirrored: {
    wears: () => ({ surface: 'mirror', albedo: [0.84, 0.86, 0.87], roughness: 0.03 }),
  },
  glowing: {
    wears: ({ albedo: [r, g, b] }) => ({
      emission: [r * 2.2 + 0.5, g * 2 + 0.4, b * 1.7 + 0.22],
      emissionWhen: 'always',
    }),
  },
  weathered: {
    wears: ({ albedo }) => ({ albedo: grey(albedo, 0.55), roughness: 0.95 }),
    decals: {
      form: 'patch',
      hexes: ['#8f8778', '#a89f8e', '#746c60'],
      perSquareMetre: 2.2,
      metres: [0.06, 0.22],
    },
  },
  tufted: {
    decals: {
      form: 'cushion',
      hexes: ['#2b2420', '#3a312a'],
      perSquareMetre: 38,
      metres: [0.018, 0.05],
    },
  },
  cracked: {
    decals: { form: 'crack', hexes: ['#1c1b1a'], perSquareMetre: 1.6, metres: [0.35, 1.3] },
  },
  peeling: {
    decals: {
      form: 'patch',
      hexes: ['#d9d2c2', '#b9a88c', '#8f6f58', '#c8c0b0'],
      perSquareMetre: 2.4,
      metres: [0.09, 0.28],
    },
  },
  mossy: {
    decals: {
      form: 'cushion',
      hexes: ['#4f6b2c', '#637f38', '#3f5726'],
      perSquareMetre: 5,
      metres: [0.09, 0.34],
      prefersUp: true,
    },
  },
  rusty: {
    wears: ({ albedo }) => ({
      albedo: [albedo[0] * 0.5 + 0.12, albedo[1] * 0.4 + 0.04, albedo[2] * 0.4 + 0.02],
    }),
    decals: {
      form: 'patch',
      hexes: ['#7a3a1c', '#94502a', '#5c2c18'],
      perSquareMetre: 6,
      metres: [0.05, 0.2],
    },
  },
};
