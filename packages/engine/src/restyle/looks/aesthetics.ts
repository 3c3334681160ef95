/** The ten aesthetics: light and grade on top of any style. */
import type { AestheticRow } from './look.ts';

const warmBulb = '#ffc98a';

export const aesthetics: readonly AestheticRow[] = [
  {
    name: 'Bright',
    grade: { stops: 0.16, contrast: 0.05, saturation: 1.04 },
    lamps: [],
    ambient: 1,
  },
  {
    name: 'Warm',
    grade: { stops: 0.02, warmth: 0.38, contrast: 0.04, saturation: 1.02, vignette: 0.08 },
    lamps: [
      { place: 'pendant', colour: warmBulb, power: 0.3 },
      { place: 'floor-right', colour: warmBulb, power: 0.3 },
    ],
    sky: 'golden',
    ambient: 0.94,
  },
  {
    name: 'Dark',
    grade: {
      stops: -0.62,
      contrast: 0.2,
      saturation: 0.92,
      vignette: 0.3,
      shadows: ['#1c2a3a', 0.2],
    },
    lamps: [
      { place: 'pendant', colour: warmBulb, power: 0.5 },
      { place: 'floor-left', colour: warmBulb, power: 0.5 },
    ],
    sky: 'dusk',
    ambient: 0.66,
  },
  {
    name: 'Gotham',
    interiorOnly: true,
    grade: {
      stops: -0.78,
      warmth: -0.35,
      contrast: 0.3,
      saturation: 0.55,
      vignette: 0.42,
      grain: 0.02,
      shadows: ['#16283a', 0.4],
    },
    lamps: [
      { place: 'pendant', colour: '#ffd9a8', power: 0.6 },
      { place: 'floor-right', colour: '#ffcf98', power: 0.5 },
    ],
    sky: 'storm',
    ambient: 0.55,
  },
  {
    name: 'Glam',
    grade: {
      stops: 0.06,
      warmth: 0.1,
      tint: 0.14,
      contrast: 0.16,
      saturation: 1.12,
      bloom: 0.3,
      vignette: 0.12,
    },
    lamps: [
      { place: 'pendant', colour: '#ffe0b0', power: 0.4 },
      { place: 'floor-left', colour: '#ffd7c0', power: 0.25 },
    ],
    sky: 'dusk',
    ambient: 0.94,
  },
  {
    name: 'Vintage',
    grade: {
      stops: -0.04,
      warmth: 0.32,
      tint: -0.1,
      contrast: -0.08,
      saturation: 0.74,
      fade: 0.06,
      vignette: 0.26,
      grain: 0.022,
      shadows: ['#24383a', 0.25],
    },
    lamps: [{ place: 'floor-right', colour: warmBulb, power: 0.2 }],
    sky: 'haze',
    ambient: 0.97,
  },
  {
    name: 'Airy',
    grade: {
      stops: 0.3,
      warmth: -0.06,
      contrast: -0.12,
      saturation: 0.86,
      fade: 0.025,
      bloom: 0.18,
    },
    lamps: [],
    sky: 'haze',
    ambient: 1,
  },
  {
    name: 'Edgy',
    grade: {
      stops: -0.16,
      warmth: -0.22,
      contrast: 0.32,
      saturation: 0.78,
      vignette: 0.24,
      grain: 0.012,
    },
    lamps: [{ place: 'cove-right', colour: '#d8ecff', power: 0.25 }],
    sky: 'storm',
    ambient: 0.92,
  },
  {
    name: 'Calm',
    grade: {
      stops: 0.06,
      warmth: -0.04,
      tint: -0.06,
      contrast: -0.1,
      saturation: 0.76,
      fade: 0.016,
    },
    lamps: [],
    sky: 'soft',
    ambient: 1,
  },
  {
    name: 'Vibrant',
    grade: { stops: 0.08, contrast: 0.14, saturation: 1.26, warmth: 0.04 },
    lamps: [],
    sky: 'deep',
    ambient: 1,
  },
];
