/**
 * Fills holes in a photo of a room surface by surface: planks, tiles and patterns go on along the planes from
 * where they are seen, in the light of the place.
 */

import { srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { hashLattice } from '../../random/random.ts';
import type { Camera, ScenePlane } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import { readCoarse } from '../empty/coarse-grid.ts';
import { lightOfLog, logOfCode } from '../empty/seen-surfaces.ts';
import { completeTexels } from './complete-texels.ts';
import { textureReader } from './copied-texture.ts';
import { membrane } from './membrane.ts';
import { pieceShifts } from './piece-shifts.ts';
import { isPlain } from './plain-surface.ts';
import { planeView } from './plane-view.ts';
import { surfaceLight } from './surface-light.ts';
import { part, type SurfacePixels, type SurfaceTexels, surfaceTexels } from './surface-texels.ts';
import { halved } from './texel-pyramid.ts';

export interface SurfacesToComplete {
  readonly camera: Camera;
  readonly planes: readonly ScenePlane[];
  /** Index of the plane behind each pixel; others than those of `planes` are left alone. */
  readonly planeOf: Uint8Array;
  /** 1 where the photo is replaced. */
  readonly hole: Uint8Array;
  /** 1 where the surface itself is seen, so that what is filled has to join there. */
  readonly isSeen: Uint8Array;
  /** 1 where it may be copied from too: sure, away from things and their shade. */
  readonly isSource: Uint8Array;
  /** Writes the logarithms (`logOfCode`) of a plane's smooth colour at a pixel; fitted to the sources if left out. */
  readonly lightOf?: (plane: number, x: number, y: number, out: Float64Array) => void;
  /** Surfaces that are copied however plain they look, or left alone where too little of them is seen. */
  readonly isPatterned?: (plane: number) => boolean;
  /** Strength of the camera's grain, in codes. */
  readonly grain?: number;
  readonly seed: number;
}

/** Less than this is seen too little to be copied, relative to what is filled. */
const least = { patterned: 0.08, others: 0.25 } as const;
/** Plain surfaces need few texels. */
const mostPlainTexels = 12_000;
/** Light is smooth: it is read every so many pixels. */
const lightCellPx = 8;
/** The three logarithms relative to the light of each pixel of a hole, and the light. */
export interface CompletedSurface {
  readonly plane: number;
  readonly isCopied: boolean;
  /** Writes the logarithms of colour at a pixel; false where they are unknown. */
  at(x: number, y: number, out: Float64Array): boolean;
}

/** Undefined where the surface has no hole or nothing of it is seen. */
export function completeSurface(
  photo: RgbImage,
  what: SurfacesToComplete,
  plane: number,
): CompletedSurface | undefined {
  const scenePlane = what.planes[plane]!;
  const light = lightGrid(photo, what, plane);
  const pixels = light && pixelsOf(photo, what, plane, light);
  const fine = pixels && surfaceTexels(pixels, what.camera, scenePlane);
  if (!light || !pixels || !fine) return undefined;
  const isPatterned = what.isPatterned?.(plane);
  const isFew = sourceShareOf(fine) < (isPatterned ? least.patterned : least.others);
  if (isPatterned && isFew) return undefined;
  const isFlat = !isPatterned && (isFew || isPlain(fine));
  const texels = isFlat ? coarser(fine) : fine;
  const costs = { alongV: scenePlane.vAxis[1] === 0 ? 0 : 0.05 };
  const field = isFlat ? undefined : completeTexels(texels, costs, what.seed + plane);
  const correction = membrane(texels, field);
  const view = planeView(what.camera, scenePlane);
  const shifts = pieceShifts(pixels, texels, view, field);
  const reader = textureReader(pixels, texels, view, field, correction, shifts);
  const sample = planeSampler(what.camera, scenePlane);
  const point = createPlanePoint();
  return {
    plane,
    isCopied: field !== undefined,
    at(x, y, out) {
      if (!sample(x + 0.5, y + 0.5, point)) return false;
      if (!reader.at(point.u, point.v, out)) out.fill(0);
      for (let c = 0; c < 3; c++) out[c]! += lightAt(light, x, y, c);
      return true;
    },
  };
}

export function completeSurfaces(photo: RgbImage, what: SurfacesToComplete): RgbImage {
  const { widthPx: w, heightPx: h } = photo;
  const image = { ...photo, data: photo.data.slice() };
  const surfaces = what.planes.map((_, plane) => completeSurface(photo, what, plane));
  const colour = new Float64Array(3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      if (!what.hole[at] || !surfaces[what.planeOf[at]!]?.at(x, y, colour)) continue;
      const surface = surfaces[what.planeOf[at]!]!;
      const noise = surface.isCopied
        ? 0
        : (hashLattice(x, y, 7) + hashLattice(y, x, 8) - 1) * (what.grain ?? 0);
      for (let c = 0; c < 3; c++)
        image.data[at * 3 + c] = srgb8FromLinear(lightOfLog(colour[c]!)) + noise;
    }
  }
  return image;
}

function coarser(texels: SurfaceTexels): SurfaceTexels {
  const isFew = texels.parts.length < mostPlainTexels;
  return isFew ? texels : coarser(halved(texels));
}

/** Texels that may be copied, relative to those that are filled. */
function sourceShareOf({ parts }: SurfaceTexels): number {
  let sources = 0;
  let holes = 0;
  for (const what of parts) {
    if (what === part.source) sources++;
    else if (what === part.hole) holes++;
  }
  return sources / Math.max(1, holes);
}

interface LightGrid {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

const lightAt = (grid: LightGrid, x: number, y: number, c: number) =>
  readCoarse(grid.values, grid, (x + 0.5) / lightCellPx - 0.5, (y + 0.5) / lightCellPx - 0.5, c, 3);

function lightGrid(
  photo: RgbImage,
  what: SurfacesToComplete,
  plane: number,
): LightGrid | undefined {
  const fitted = what.lightOf ? undefined : surfaceLight(photo, what, plane);
  if (!what.lightOf && !fitted) return undefined;
  const width = Math.ceil(photo.widthPx / lightCellPx);
  const height = Math.ceil(photo.heightPx / lightCellPx);
  const values = new Float32Array(width * height * 3);
  const colour = new Float64Array(3);
  for (let cell = 0; cell < width * height; cell++) {
    const x = ((cell % width) + 0.5) * lightCellPx;
    const y = (Math.floor(cell / width) + 0.5) * lightCellPx;
    if (fitted) fitted.at(x / photo.widthPx, y / photo.heightPx, colour);
    else what.lightOf?.(plane, x, y, colour);
    values.set(colour, cell * 3);
  }
  return { width, height, values };
}

function pixelsOf(
  photo: RgbImage,
  { planeOf, hole, isSeen, isSource }: SurfacesToComplete,
  plane: number,
  light: LightGrid,
): SurfacePixels | undefined {
  const { widthPx, heightPx, data } = photo;
  const values = new Float32Array(widthPx * heightPx * 3);
  const parts = new Uint8Array(widthPx * heightPx);
  let holes = 0;
  let sources = 0;
  for (let at = 0; at < parts.length; at++) {
    if (planeOf[at] !== plane) continue;
    if (hole[at]) {
      parts[at] = part.hole;
      holes++;
    } else if (isSource[at]) {
      parts[at] = part.source;
      sources++;
    } else if (isSeen[at]) parts[at] = part.joined;
    if (parts[at]! < part.joined) continue;
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    for (let c = 0; c < 3; c++)
      values[at * 3 + c] = logOfCode[data[at * 3 + c]!]! - lightAt(light, x, y, c);
  }
  return holes > 0 && sources > 0 ? { widthPx, heightPx, values, parts } : undefined;
}
