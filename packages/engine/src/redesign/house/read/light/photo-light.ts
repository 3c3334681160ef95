/** Estimates the photo's light as scene settings: hour, weather, sun, and the level of white. */
import { linearFromSrgb8, luminanceAt } from '../../../../colour/srgb.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../house-outline.ts';
import { glowOf, isEvening } from './evening.ts';
import { sunSide } from './sun-side.ts';

export interface PhotoLight {
  readonly time: 'day' | 'golden' | 'dusk';
  readonly weather: 'clear' | 'cloudy' | 'overcast';
  /** Seen from above, in scene axes: 0 = in front of the house, +90 degrees = to its right. */
  readonly sunAzimuthRad: number;
  readonly sunElevationRad: number;
  /** Linear luminance of fully lit white. */
  readonly white: number;
  /** Linear luminance of the ground in front. */
  readonly ground: number;
  /** Linear luminance of the lit parts of the old front. */
  readonly facade: number;
  /** Linear luminance of the darkest things around the house, and in it. */
  readonly black: number;
  /** Light of the bright parts of the photo below its sky over that of its dark quarter, as a logarithm. */
  readonly spread: number;
  /** Colour of the light, mean 1. */
  readonly cast: readonly [number, number, number];
  /** Linear colour of the sky above the house. */
  readonly sky: readonly [number, number, number];
  /** Linear colour of the ground in front, normalised to luminance 1. */
  readonly groundColour: readonly [number, number, number];
  /** Linear colour of trees. */
  readonly plants: readonly [number, number, number];
  /** The old front is in its own shadow. */
  readonly isFromBehind: boolean;
  /** Linear luminance of the old panes. */
  readonly panes: PaneLevels;
}

/** Sixth, half and most of the panes are darker than these. */
export interface PaneLevels {
  readonly dark: number;
  readonly middle: number;
  readonly bright: number;
}

function quantileOf(values: Float64Array, share: number): number {
  return values[Math.floor(share * Math.max(0, values.length - 1))] ?? 0;
}

/** Sorted luminances of the pixels of some classes. */
function levels(analysis: Analysis, takes: (kind: number, index: number) => boolean): Float64Array {
  const { classOf, photo } = analysis;
  const found: number[] = [];
  for (let i = 0; i < classOf.length; i += 7)
    if (takes(classOf[i]!, i)) found.push(luminanceAt(photo.data, i * 3));
  return Float64Array.from(found).sort();
}

const usualSky = [0.45, 0.5, 0.58] as const;
const usualPlants = [0.05, 0.07, 0.03] as const;
const usualGround = [0.3, 0.29, 0.27] as const;

function ofLuminanceOne([red, green, blue]: readonly [number, number, number]) {
  const level = Math.max(0.01, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return [red / level, green / level, blue / level] as const;
}

function meanColour(
  { classOf, photo }: Analysis,
  takes: (kind: number, index: number) => boolean,
  usual: readonly [number, number, number],
): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < classOf.length; i += 5) {
    if (!takes(classOf[i]!, i)) continue;
    for (const c of [0, 1, 2] as const) sum[c] += linearFromSrgb8[photo.data[i * 3 + c]!]!;
    count++;
  }
  if (count < 40) return usual;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Ratio of blue to red from which a sky is clear. */
const clearBlue = 1.35;
const paleBlue = 1.12;
/** Ratio of lit to shaded ground in sunshine. */
const sunnyContrast = 5;

/** White bars around a photo are not ground. */
const barLevel = 0.98;

/** Angle of the sun from the facade's normal: raking if the photo has the front in shade. */
const asides = { usual: 0.85, raking: 1.25 } as const;

/** Height of the sun, radians: an estimate, and its least. */
const heights = { usual: 0.82, least: 0.42 } as const;
/** Albedos of most fronts, and of most ground before them. */
const usualAlbedos = { front: 0.5, ground: 0.24 } as const;

/** The lower the sun, the more light a front gets against the ground before it. */
function sunHeight(front: number, ground: number, aside: number): number {
  const share = front / usualAlbedos.front / (ground / usualAlbedos.ground);
  const height = Math.atan2(Math.cos(aside), share);
  return Math.max(heights.least, Math.min(heights.usual, height));
}

/** Panes of most photos, and limits: what is named a pane may be a curtain, a screen or a hole. */
const usualPanes: PaneLevels = { dark: 0.02, middle: 0.065, bright: 0.22 };
const paneLimits = { middle: [0.028, 0.12], contrast: [2, 5] } as const;
/** Area of visible panes that is trusted fully, in sampled pixels. */
const trustedPanes = 400;

/** Rows around the house, as shares of its height, and the share of their pixels that is black. */
const around = { above: 0.1, below: 0.5, darkShare: 0.012 } as const;

function paneLevels(glass: Float64Array): PaneLevels {
  const trust = Math.min(1, glass.length / trustedPanes);
  const between = (value: number, [least, most]: readonly [number, number]) =>
    Math.max(least, Math.min(most, value));
  const mixed = (share: number, usual: number) =>
    Math.exp(
      Math.log(usual) * (1 - trust) +
        Math.log(Math.max(1e-3, quantileOf(glass, share) || usual)) * trust,
    );
  const middle = between(mixed(0.5, usualPanes.middle), paneLimits.middle);
  return {
    middle,
    dark: middle / between(middle / mixed(0.15, usualPanes.dark), paneLimits.contrast),
    bright: middle * between(mixed(0.85, usualPanes.bright) / middle, paneLimits.contrast),
  };
}

export function readPhotoLight(analysis: Analysis, outline: HouseOutline): PhotoLight {
  const { light } = analysis;
  const inHouse = (kind: number, i: number) => outline.mask[i] === 1 && kind === classNumber.facade;
  const facade = levels(analysis, inHouse);
  const glass = levels(analysis, (kind, i) => outline.mask[i] === 1 && kind === classNumber.window);
  const isGround = (kind: number, i: number) =>
    kind === classNumber.ground && luminanceAt(analysis.photo.data, i * 3) < barLevel;
  const ground = levels(analysis, isGround);
  const bright = levels(analysis, (kind) => kind !== classNumber.sky);
  const w = analysis.photo.widthPx;
  const tall = outline.base - outline.top;
  const isAround = (kind: number, i: number) => {
    const row = i / w;
    return (
      kind !== classNumber.sky &&
      row > outline.top - around.above * tall &&
      row < outline.base + around.below * tall
    );
  };
  const dark = levels(analysis, isAround);
  const sky = meanColour(analysis, (kind) => kind === classNumber.sky, usualSky);
  // lawn is brighter and greener than what is across the street
  const overFoot = Math.floor(outline.base) * analysis.photo.widthPx;
  const isTree = (kind: number, i: number) => kind === classNumber.vegetation && i < overFoot;
  const skyLevel = 0.2126 * sky[0] + 0.7152 * sky[1] + 0.0722 * sky[2];
  const facadeLevel = quantileOf(facade, 0.5);
  const lit = quantileOf(facade, 0.75);
  const isDusk = isEvening({
    sky: skyLevel,
    facade: facadeLevel,
    litFacade: lit,
    glass: quantileOf(glass, 0.85),
    ground: {
      dark: quantileOf(ground, 0.15),
      middle: quantileOf(ground, 0.5),
      lit: quantileOf(ground, 0.92),
    },
    ...glowOf(analysis, outline, facadeLevel, lit),
  });
  const groundLevel = quantileOf(ground, 0.6) || 0.25;
  const blue = sky[2] / Math.max(0.02, sky[0]);
  const contrast = quantileOf(ground, 0.92) / Math.max(0.01, quantileOf(ground, 0.15));
  // a clipped sky is white above sunlit ground too, and its light isn't blue
  const isPale = blue > paleBlue || contrast > sunnyContrast;
  const weather = blue > clearBlue ? 'clear' : isPale ? 'cloudy' : 'overcast';
  const isFromBehind = !isDusk && lit < 0.3 * quantileOf(ground, 0.75) && lit < 0.1;
  const side = sunSide(analysis, outline) ?? (light.direction[0] < 0 ? -1 : 1);
  const aside = isFromBehind ? asides.raking : asides.usual;
  return {
    time: isDusk ? 'dusk' : 'day',
    weather: isDusk ? 'clear' : weather,
    sunAzimuthRad: side * aside,
    sunElevationRad: isFromBehind ? heights.usual : sunHeight(lit, groundLevel, aside),
    white: Math.max(0.12, Math.min(0.95, quantileOf(bright, 0.97))),
    ground: groundLevel,
    facade: lit,
    black: quantileOf(dark, around.darkShare),
    spread: Math.log(quantileOf(bright, 0.95) / Math.max(0.004, quantileOf(bright, 0.25))),
    cast: light.cast,
    sky,
    groundColour: ofLuminanceOne(meanColour(analysis, isGround, usualGround)),
    plants: meanColour(analysis, isTree, usualPlants),
    isFromBehind,
    panes: paneLevels(glass),
  };
}
