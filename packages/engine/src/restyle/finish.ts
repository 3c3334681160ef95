/**
 * Drawing and finishing in one pass, so that no picture of floats is ever held: a first look at every
 * fourth pixel gives exposure, the middle tone and the glow; then row by row to 8 bits.
 */
import type { RgbImage } from '../image/image.ts';
import { createRgbImage } from '../image/image.ts';
import type { Analysis } from '../sense/analysis.ts';
import type { ColourCube } from './colour-cube.ts';
import { readCube } from './colour-cube.ts';
import type { Preview, WantedFeel } from './felt-grade.ts';
import { feltGrade } from './felt-grade.ts';
import type { Grade } from './grade.ts';
import { gradeCeiling, gradeCube } from './grade.ts';
import type { Painter } from './painter.ts';
import type { RestyleRequest } from './request.ts';

const previewStep = 4;

function preview(analysis: Analysis, painter: Painter): Preview {
  const { widthPx, heightPx } = analysis.photo;
  const width = Math.ceil(widthPx / previewStep);
  const height = Math.ceil(heightPx / previewStep);
  const data = new Float32Array(width * height * 3);
  const spared = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    painter.paintRow(
      Math.min(heightPx - 1, y * previewStep),
      previewStep,
      data.subarray(y * width * 3, (y + 1) * width * 3),
      spared.subarray(y * width, (y + 1) * width),
    );
  }
  return { widthPx: width, heightPx: height, step: previewStep, data, spared };
}

/** The bright end of the picture is brought near this light; never by more than these factors. */
const exposureAim = 0.75;
const exposureLimits = [0.72, 1.22] as const;

function exposureOf(small: Preview): { factor: number; pivot: number } {
  const lights = new Float32Array(Math.ceil(small.data.length / 9));
  let middle = 0;
  for (let at = 0, count = 0; at < small.data.length; at += 9, count++) {
    lights[count] =
      0.2126 * small.data[at]! + 0.7152 * small.data[at + 1]! + 0.0722 * small.data[at + 2]!;
  }
  lights.sort();
  const high = Math.max(0.02, lights[Math.floor(lights.length * 0.92)] ?? 0.5);
  const factor = Math.min(exposureLimits[1], Math.max(exposureLimits[0], exposureAim / high));
  for (const light of lights) middle += Math.cbrt(Math.min(1, light * factor));
  return { factor, pivot: Math.min(0.66, Math.max(0.34, middle / lights.length)) };
}

/** What is brighter than paper, blurred wide; a coarse picture of light to add. */
function glowOf(small: Preview, factor: number): Float32Array {
  const { widthPx, heightPx, data } = small;
  const source = new Float32Array(data.length);
  for (let at = 0; at < data.length; at++) {
    source[at] = Math.max(0, Math.min(1.6, data[at]! * factor) - 0.62);
  }
  const radius = Math.max(2, Math.round(widthPx * 0.016));
  let from: Float32Array = source;
  for (let pass = 0; pass < 2; pass++) from = boxBlur(from, widthPx, heightPx, radius);
  return from;
}

function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const across = new Float32Array(source.length);
  const out = new Float32Array(source.length);
  const span = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < 3; k++) {
      const at = (x: number) => (y * width + Math.min(width - 1, Math.max(0, x))) * 3 + k;
      let sum = 0;
      for (let x = -radius; x <= radius; x++) sum += source[at(x)]!;
      for (let x = 0; x < width; x++) {
        across[at(x)] = sum / span;
        sum += source[at(x + radius + 1)]! - source[at(x - radius)]!;
      }
    }
  }
  for (let column = 0; column < width * 3; column++) {
    const at = (y: number) => Math.min(height - 1, Math.max(0, y)) * width * 3 + column;
    let sum = 0;
    for (let y = -radius; y <= radius; y++) sum += across[at(y)]!;
    for (let y = 0; y < height; y++) {
      out[at(y)] = sum / span;
      sum += across[at(y + radius + 1)]! - across[at(y - radius)]!;
    }
  }
  return out;
}

/** Cheap repeatable noise, -1..1. */
function grainAt(index: number, seed: number): number {
  let h = Math.imul(index ^ (seed * 0x9e37), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

/** Through windows the finish is felt at a third: enough to belong, too little to stain the view. */
const mildOf = (grade: Grade): Grade => ({
  ...grade,
  stops: Math.min(0, grade.stops) * 0.35,
  warmth: grade.warmth * 0.25,
  tint: grade.tint * 0.25,
  contrast: Math.max(0, grade.contrast * 0.2),
  fade: grade.fade * 0.4,
  saturation: 1 + (grade.saturation - 1) * 0.4,
  shadows: [],
  lights: [],
});

export function finishPicture(
  analysis: Analysis,
  painter: Painter,
  feel: WantedFeel,
  request: RestyleRequest,
): RgbImage {
  const { widthPx, heightPx, data: photo } = analysis.photo;
  request.onProgress?.('light', 15);
  const small = preview(analysis, painter);
  const { factor, pivot } = exposureOf(small);
  const grade = feltGrade(analysis, small, feel, factor, pivot);
  const cube = gradeCube(grade, pivot);
  let mild: ColourCube | null = null;
  const glow = grade.bloom > 0.01 ? glowOf(small, factor) : null;
  const image = createRgbImage(widthPx, heightPx);
  const row = new Float32Array(widthPx * 3);
  const spared = new Float32Array(widthPx);
  const out = new Float64Array(3);
  const view = new Float64Array(3);
  const protect = request.protect;
  const toAxis = 1 / Math.sqrt(gradeCeiling);
  const grain = grade.grain * 255;
  for (let y = 0; y < heightPx; y++) {
    if ((y & 31) === 0) {
      request.signal?.throwIfAborted();
      request.onProgress?.('drawing', 20 + Math.round((75 * y) / heightPx));
    }
    painter.paintRow(y, 1, row, spared);
    const fromMiddleY = (y / heightPx - 0.5) ** 2;
    for (let x = 0; x < widthPx; x++) {
      const at = x * 3;
      const index = y * widthPx + x;
      const corner = (x / widthPx - 0.5) ** 2 + fromMiddleY;
      // The view outside keeps its own exposure.
      const exposure = factor + (1 - factor) * spared[x]!;
      const k = exposure * (1 - grade.vignette * corner * 2);
      let red = row[at]! * k;
      let green = row[at + 1]! * k;
      let blue = row[at + 2]! * k;
      if (glow) {
        const cell =
          (Math.min(small.heightPx - 1, y >> 2) * small.widthPx +
            Math.min(small.widthPx - 1, x >> 2)) *
          3;
        red += glow[cell]! * grade.bloom;
        green += glow[cell + 1]! * grade.bloom;
        blue += glow[cell + 2]! * grade.bloom;
      }
      const rx = Math.sqrt(Math.max(red, 0)) * toAxis;
      const gx = Math.sqrt(Math.max(green, 0)) * toAxis;
      const bx = Math.sqrt(Math.max(blue, 0)) * toAxis;
      readCube(cube, rx, gx, bx, out);
      const own = spared[x]!;
      if (own > 0.01) {
        mild ??= gradeCube(mildOf(grade), pivot);
        readCube(mild, rx, gx, bx, view);
        out[0]! += (view[0]! - out[0]!) * own;
        out[1]! += (view[1]! - out[1]!) * own;
        out[2]! += (view[2]! - out[2]!) * own;
      }
      // Half a code of noise keeps smooth walls and skies from banding; film grain adds to it.
      const noise = grainAt(index, request.seed) * (0.5 + grain);
      const code = index * 3;
      const kept = protect ? protect[index]! : 0;
      image.data[code] = out[0]! + noise + (photo[code]! - out[0]! - noise) * kept;
      image.data[code + 1] = out[1]! + noise + (photo[code + 1]! - out[1]! - noise) * kept;
      image.data[code + 2] = out[2]! + noise + (photo[code + 2]! - out[2]! - noise) * kept;
    }
  }
  request.onProgress?.('finishing', 100);
  return image;
}
