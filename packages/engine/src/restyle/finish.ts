/**
 * Drawing and finishing in one pass, so that no picture of floats is ever held: a first look at every
 * fourth pixel gives exposure, the middle tone and the glow; then row by row to 8 bits.
 */
import type { RgbImage } from '../image/image.ts';
import { createRgbImage } from '../image/image.ts';
import type { Analysis } from '../sense/analysis.ts';
import type { WantedFeel } from './felt-grade.ts';
import { feltGrade } from './felt-grade.ts';
import type { SmallPicture } from './felt-samples.ts';
import { faintlySpared } from './felt-samples.ts';
import { gradeCeiling, gradeCube, mildOf } from './grade.ts';
import type { Painter } from './painter.ts';
import type { RestyleRequest } from './request.ts';
import type { RowCanvas } from './row-canvas.ts';

/** As in the kernel, which reads the glow. */
const previewStep = 4;
/** Makes another grain of another seed. */
const grainSalt = 0x9e37;

type Preview = Omit<SmallPicture, 'factor' | 'glow'>;

function preview(canvas: RowCanvas, { photo }: Analysis, painter: Painter): Preview {
  const width = Math.ceil(photo.widthPx / previewStep);
  const height = Math.ceil(photo.heightPx / previewStep);
  const data = new Float32Array(width * height * 3);
  const spared = new Float32Array(width * height);
  let mostSpared = 0;
  for (let y = 0; y < height; y++) {
    const row = Math.min(photo.heightPx - 1, y * previewStep);
    mostSpared = Math.max(mostSpared, painter.paintRow(row, previewStep));
    const { light } = canvas;
    spared.set(canvas.spared.subarray(0, width), y * width);
    for (let x = 0, at = y * width * 3; x < width; x++, at += 3) {
      data[at] = light[x * 4]!;
      data[at + 1] = light[x * 4 + 1]!;
      data[at + 2] = light[x * 4 + 2]!;
    }
  }
  return { widthPx: width, heightPx: height, step: previewStep, data, spared, mostSpared };
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

/** The kernel writes so many bytes for twelve. */
const writtenAtOnce = 16;

export function finishPicture(
  canvas: RowCanvas,
  analysis: Analysis,
  painter: Painter,
  feel: WantedFeel,
  request: RestyleRequest,
): RgbImage {
  const { widthPx, heightPx } = analysis.photo;
  request.onProgress?.('light', 15);
  const small = preview(canvas, analysis, painter);
  const { factor, pivot } = exposureOf(small);
  const glow = feel.grade.bloom > 0.01 ? glowOf(small, factor) : null;
  const grade = feltGrade(canvas, analysis, { ...small, factor, glow }, feel, pivot);
  const isSpared = small.mostSpared > faintlySpared;
  const settings = canvas.block('iiiiiiiifffffi', [
    gradeCube(canvas, grade, pivot),
    isSpared ? gradeCube(canvas, mildOf(grade), pivot) : 0,
    glow ? canvas.putTriples(glow) : 0,
    small.widthPx,
    small.heightPx,
    request.protect ? canvas.follow(request.protect) : 0,
    widthPx,
    heightPx,
    factor,
    grade.vignette,
    grade.bloom,
    1 / Math.sqrt(gradeCeiling),
    // Half a code of noise keeps smooth walls and skies from banding; film grain adds to it.
    0.5 + grade.grain * 255,
    request.seed * grainSalt,
  ]);
  const target = canvas.reserve(widthPx * 3 + writtenAtOnce);
  const codes = new Uint8Array(canvas.kernel.memory.buffer, target, widthPx * 3);
  const image = createRgbImage(widthPx, heightPx);
  for (let y = 0; y < heightPx; y++) {
    if ((y & 31) === 0) {
      request.signal?.throwIfAborted();
      request.onProgress?.('drawing', 20 + Math.round((75 * y) / heightPx));
    }
    painter.paintRow(y, 1);
    canvas.kernel.finish(settings, target, y);
    image.data.set(codes, y * widthPx * 3);
  }
  request.onProgress?.('finishing', 100);
  return image;
}
