/** Skies: colours from zenith to horizon, clouds, and their light on a building. */
import type { SkyName } from './look.ts';

export interface SkyRow {
  readonly zenith: string;
  readonly middle: string;
  readonly horizon: string;
  /** Share of clouds, and softness of their edges. */
  readonly cover: number;
  readonly softness: number;
  readonly cloudLight: string;
  readonly cloudShade: string;
  readonly level: number;
  /** Factors on the light below. */
  readonly ambient: readonly [number, number, number];
  /** 0 by day .. 1 when windows are lit. */
  readonly evening: number;
  /** How much distance fades into the horizon's colour. */
  readonly haze: number;
}

export const skies: Readonly<Record<SkyName, SkyRow>> = {
  clear: {
    zenith: '#3f7cc0',
    middle: '#79abdc',
    horizon: '#cfe2ef',
    cover: 0.32,
    softness: 0.3,
    cloudLight: '#ffffff',
    cloudShade: '#b9c6d4',
    level: 1,
    ambient: [1.03, 1, 0.97],
    evening: 0,
    haze: 0,
  },
  deep: {
    zenith: '#1f5aa8',
    middle: '#4f8fd2',
    horizon: '#b9d8ef',
    cover: 0.18,
    softness: 0.45,
    cloudLight: '#ffffff',
    cloudShade: '#c3d2e2',
    level: 1,
    ambient: [1.04, 1.01, 0.97],
    evening: 0,
    haze: 0,
  },
  soft: {
    zenith: '#7f9fc0',
    middle: '#a9c0d6',
    horizon: '#e6ecef',
    cover: 0.55,
    softness: 0.55,
    cloudLight: '#f7f7f6',
    cloudShade: '#bcc5cf',
    level: 1,
    ambient: [1, 1, 1],
    evening: 0,
    haze: 0.04,
  },
  overcast: {
    zenith: '#9aa2aa',
    middle: '#b3b9be',
    horizon: '#d6d9da',
    cover: 0.95,
    softness: 0.9,
    cloudLight: '#d9dcde',
    cloudShade: '#a0a7ae',
    level: 0.92,
    ambient: [0.9, 0.93, 0.96],
    evening: 0,
    haze: 0.06,
  },
  golden: {
    zenith: '#5f8ab8',
    middle: '#a9bac6',
    horizon: '#f6d3a2',
    cover: 0.4,
    softness: 0.4,
    cloudLight: '#ffe3bd',
    cloudShade: '#b9a3a0',
    level: 0.98,
    ambient: [1.1, 0.98, 0.82],
    evening: 0.12,
    haze: 0.05,
  },
  haze: {
    zenith: '#a8bccb',
    middle: '#c6d2d8',
    horizon: '#eeeae0',
    cover: 0.3,
    softness: 0.9,
    cloudLight: '#f6f3ec',
    cloudShade: '#cdd3d6',
    level: 1,
    ambient: [1.02, 1, 0.97],
    evening: 0,
    haze: 0.1,
  },
  storm: {
    zenith: '#4c5560',
    middle: '#727d88',
    horizon: '#c2c2ba',
    cover: 0.85,
    softness: 0.5,
    cloudLight: '#b9bfc2',
    cloudShade: '#59626c',
    level: 0.86,
    ambient: [0.86, 0.88, 0.92],
    evening: 0.1,
    haze: 0.04,
  },
  dusk: {
    zenith: '#1f3560',
    middle: '#5a6a98',
    horizon: '#f0a878',
    cover: 0.45,
    softness: 0.45,
    cloudLight: '#f2a690',
    cloudShade: '#4f5480',
    level: 0.6,
    ambient: [0.42, 0.45, 0.62],
    evening: 1,
    haze: 0.06,
  },
};
