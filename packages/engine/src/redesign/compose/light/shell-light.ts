/**
 * Illumination of each surface of the bare room in the photo: light of the bare render, adjusted towards the
 * gradients seen on each surface, at the photo's exposure.
 */
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { readCoarse } from '../../empty/coarse-grid.ts';
import type { SeenSurfaces } from '../../empty/seen-surfaces.ts';
import { spread } from '../../empty/spread.ts';

/** A surface of the room, as a render shows it. */
export interface BareSurface {
  /** Index of the room's plane. */
  readonly plane: number;
  /** Luminance and colour of its reflectance. */
  readonly albedo: number;
  readonly colour: readonly [red: number, green: number, blue: number];
}

/** The bare room, rendered in plain colours. */
export interface BareLight {
  readonly width: number;
  readonly height: number;
  readonly radiance: Float32Array;
  /** Undefined for frames and skirtings. */
  readonly surfaceAt: (at: number) => BareSurface | undefined;
}

export interface ShellLight {
  readonly width: number;
  readonly height: number;
  /** By plane: luminance of white at each cell. */
  readonly levels: readonly Float32Array[];
}

const cellPx = 6;
const smoothCells = 2;
/** Exponent that evens out surfaces: multiple bounces make them differ less in a photo. */
const evened = 0.3;
/** Exponent for gradients within a surface: at full strength they look like fog. */
const within = 0.8;
/** Walls with a smaller visible share, at the border, get the others' level: they would be glaring slivers. */
const slivers = { share: 0.05, evened: 1 } as const;
/** Weights (exponents) of the render's and the photo's gradients. */
const shares = { rendered: 0.78, photo: 0.12 } as const;
/** Larger gradients (logarithm) come from colours, not from light. */
const furthest = 0.45;
/** Range of white in a room's typical light; the photo decides within it. */
const whiteLevel = { least: 0.58, most: 0.78, photo: 0.5, usual: 0.7 } as const;
const darkest = 0.004;
/** Largest deviations (logarithm) of any place from the room's typical light. */
const [brighter, darker] = [0.45, 1];

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Light of one plane of the render, extrapolated behind other planes. */
function renderedLevels(bare: BareLight, plane: number, cw: number, ch: number): Float32Array {
  const { width, height, radiance } = bare;
  const levels = new Float32Array(cw * ch);
  const weight = new Float32Array(cw * ch);
  for (let y = 0; y < height; y++) {
    const row = Math.min(ch - 1, Math.floor((y * ch) / height)) * cw;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const surface = bare.surfaceAt(at);
      if (surface?.plane !== plane) continue;
      const cell = row + Math.min(cw - 1, Math.floor((x * cw) / width));
      const lit = luminance(radiance[at * 3]!, radiance[at * 3 + 1]!, radiance[at * 3 + 2]!);
      levels[cell]! += Math.log(Math.max(1e-4, lit / Math.max(0.02, surface.albedo)));
      weight[cell]! += 1;
    }
  }
  for (let cell = 0; cell < levels.length; cell++) {
    if (weight[cell] === 0) continue;
    levels[cell]! /= weight[cell]!;
    weight[cell] = 1;
  }
  spread(levels, weight, cw, ch, 1);
  // corners of render and photo don't quite coincide, so fine shade would show next to them
  for (let pass = 0; pass < 2; pass++) boxMean(levels, cw, ch, smoothCells, levels);
  return levels;
}

/** Gradient of light on a plane of the photo, relative to its mean. */
function seenCourse(
  { courses, planes }: SeenSurfaces,
  plane: number,
  { widthPx, heightPx }: RgbImage,
  cw: number,
  ch: number,
): Float32Array | undefined {
  const course = courses[plane];
  if (!course) return undefined;
  const colour = new Float64Array(3);
  const out = new Float32Array(cw * ch);
  let sum = 0;
  let count = 0;
  for (let y = 0; y < ch; y++) {
    for (let x = 0; x < cw; x++) {
      const [u, v] = [(x + 0.5) / cw, (y + 0.5) / ch];
      course.at(u, v, colour);
      const seen = luminance(Math.exp(colour[0]!), Math.exp(colour[1]!), Math.exp(colour[2]!));
      const level = Math.log(Math.max(darkest, seen));
      out[y * cw + x] = level;
      const at = Math.floor(v * heightPx) * widthPx + Math.floor(u * widthPx);
      if (planes[at] !== plane) continue;
      sum += level;
      count++;
    }
  }
  const mean = count > 0 ? sum / count : 0;
  return out.map((level) => Math.min(furthest, Math.max(-furthest, level - mean)));
}

/** Level of white in the photo: a high quantile of walls and ceiling. */
function whiteOfShell({ data }: RgbImage, isShell: (at: number) => boolean): number {
  const levels: number[] = [];
  for (let at = 0; at * 3 < data.length; at += 37) {
    if (!isShell(at)) continue;
    const [red, green, blue] = [0, 1, 2].map((c) => linearFromSrgb8[data[at * 3 + c]!]!) as [
      number,
      number,
      number,
    ];
    levels.push(luminance(red, green, blue));
  }
  levels.sort((one, other) => one - other);
  return levels[Math.floor(levels.length * 0.85)] ?? whiteLevel.usual;
}

/** Level at which a white surface in the usual light of the room is shown. */
export function usualWhite(photo: RgbImage, isShell: (at: number) => boolean): number {
  const { least, most, photo: share, usual } = whiteLevel;
  const whitest = (1 - share) * usual + share * whiteOfShell(photo, isShell);
  return Math.min(most, Math.max(least, whitest));
}

/** The same light everywhere. */
export const evenLight = (level: number): ShellLight => ({
  width: 1,
  height: 1,
  levels: [0, 1, 2, 3, 4].map(() => Float32Array.of(level)),
});

export function shellLight(
  photo: RgbImage,
  surfaces: SeenSurfaces,
  bare: BareLight,
  isShell: (at: number) => boolean,
  cornerLight: (plane: number, x: number, y: number) => number,
): ShellLight {
  const width = Math.ceil(photo.widthPx / cellPx);
  const height = Math.ceil(photo.heightPx / cellPx);
  const levels = [0, 1, 2, 3, 4].map((plane) => {
    const rendered = renderedLevels(bare, plane, width, height);
    const seen = seenCourse(surfaces, plane, photo, width, height);
    return rendered.map(
      (level, cell) => shares.rendered * level + shares.photo * (seen?.[cell] ?? 0),
    );
  });
  const middles = levels.map((level, plane) =>
    middleLevel(level, (seen) => seen === plane, surfaces.planes, photo, width, height),
  );
  const known = middles.filter((seen, plane) => plane > 0 && seen !== undefined) as SeenLevel[];
  const usual = known.reduce((sum, { level }) => sum + level, 0) / Math.max(1, known.length);
  levels.forEach((level, plane) => {
    const seen = middles[plane];
    if (!seen) return;
    const share = seen.share < slivers.share ? slivers.evened : evened;
    const middle = seen.level - share * (seen.level - usual);
    for (let cell = 0; cell < level.length; cell++)
      level[cell] = middle + within * (level[cell]! - seen.level);
  });
  const aim = Math.log(usualWhite(photo, isShell));
  levels.forEach((level, plane) => {
    for (let cell = 0; cell < level.length; cell++) {
      const x = ((cell % width) + 0.5) * cellPx;
      const y = (Math.floor(cell / width) + 0.5) * cellPx;
      const lit = Math.exp(aim + Math.min(brighter, Math.max(-darker, level[cell]! - usual)));
      level[cell] = lit * cornerLight(plane, x, y);
    }
  });
  return { width, height, levels };
}

interface SeenLevel {
  readonly level: number;
  /** Visible share of the picture. */
  readonly share: number;
}

/** Median level of the visible part of a plane; undefined if none is visible. */
function middleLevel(
  level: Float32Array,
  counts: (plane: number) => boolean,
  planes: Uint8Array,
  { widthPx, heightPx }: RgbImage,
  width: number,
  height: number,
): SeenLevel | undefined {
  const seen: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const row = Math.min(heightPx - 1, y * cellPx + (cellPx >> 1));
      const column = Math.min(widthPx - 1, x * cellPx + (cellPx >> 1));
      if (counts(planes[row * widthPx + column]!)) seen.push(level[y * width + x]!);
    }
  }
  if (seen.length === 0) return undefined;
  seen.sort((one, other) => one - other);
  return { level: seen[seen.length >> 1]!, share: seen.length / (width * height) };
}

export const lightAt = (light: ShellLight, plane: number, u: number, v: number): number =>
  readCoarse(light.levels[plane]!, light, u * light.width - 0.5, v * light.height - 0.5);
