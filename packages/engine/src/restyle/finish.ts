/**
 * Rendering and finishing in one pass, without a float picture in memory: a preview of every fourth pixel
 * gives exposure, midtone and glow; then row by row to 8 bits.
 */
import type { RgbImage } from '../image/image.ts';
import { createRgbImage } from '../image/image.ts';
import { ReusableBuffer } from '../image/reusable-buffer.ts';
import type { Analysis } from '../sense/analysis.ts';
import { gradeCeiling, gradeCube, mildOf } from './grade/grade.ts';
import type { SmallPicture } from './grade/grade-samples.ts';
import { faintlySpared } from './grade/grade-samples.ts';
import type { WantedMood } from './grade/mood-grade.ts';
import { moodGrade } from './grade/mood-grade.ts';
import type { Painter } from './paint/painter.ts';
import type { RowCanvas } from './paint/row-canvas.ts';
import type { RestyleRequest } from './request.ts';

/** As in the kernel, which reads the glow. */
const previewStep = 4;
/** Decorrelates the grain from other uses of the seed. */
const grainSalt = 0x9e37;

type Preview = Omit<SmallPicture, 'factor' | 'glow'>;

/** Reused buffers for the preview. */
const kept = {
  data: new ReusableBuffer(Float32Array),
  spared: new ReusableBuffer(Float32Array),
  lights: new ReusableBuffer(Float32Array),
  glow: new ReusableBuffer(Float32Array),
  across: new ReusableBuffer(Float32Array),
};

function preview(canvas: RowCanvas, { photo }: Analysis, painter: Painter): Preview {
  const width = Math.ceil(photo.widthPx / previewStep);
  const height = Math.ceil(photo.heightPx / previewStep);
  const data = kept.data.take(width * height * 3);
  const spared = kept.spared.take(width * height);
  let mostSpared = 0;
  for (let y = 0; y < height; y++) {
    const row = Math.min(photo.heightPx - 1, y * previewStep);
    mostSpared = Math.max(mostSpared, painter.paintRow(row, previewStep));
    spared.set(canvas.spared.subarray(0, width), y * width);
    takeRow(canvas.light, data, y * width * 3, width);
  }
  return { widthPx: width, heightPx: height, step: previewStep, data, spared, mostSpared };
}

/** Copies the first three of each pixel's four values. */
function takeRow(light: Float32Array, data: Float32Array, start: number, width: number): void {
  for (let x = 0, at = start; x < width; x++, at += 3) {
    data[at] = light[x * 4]!;
    data[at + 1] = light[x * 4 + 1]!;
    data[at + 2] = light[x * 4 + 2]!;
  }
}

/** Exposure brings the bright end of the picture near this light, within these limits. */
const exposureAim = 0.75;
const exposureLimits = [0.72, 1.22] as const;

function exposureOf({ data }: Preview): { factor: number; pivot: number } {
  const lights = kept.lights.take(Math.ceil(data.length / 9));
  writeLuminance(data, lights);
  lights.sort();
  const high = Math.max(0.02, lights[Math.floor(lights.length * 0.92)] ?? 0.5);
  const factor = Math.min(exposureLimits[1], Math.max(exposureLimits[0], exposureAim / high));
  const middle = meanLightness(lights, factor);
  return { factor, pivot: Math.min(0.66, Math.max(0.34, middle)) };
}

/** Writes the luminance of every third pixel. */
function writeLuminance(data: Float32Array, lights: Float32Array): void {
  for (let k = 0, at = 0; k < lights.length; k++, at += 9) {
    lights[k] = 0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!;
  }
}

function meanLightness(lights: Float32Array, factor: number): number {
  let sum = 0;
  for (let k = 0; k < lights.length; k++) sum += Math.cbrt(Math.min(1, lights[k]! * factor));
  return sum / lights.length;
}

/** Light above white, blurred widely: a low-resolution picture to add. */
function glowOf(small: Preview, factor: number): Float32Array {
  const { widthPx, heightPx, data } = small;
  const glow = kept.glow.take(data.length);
  takeBright(data, factor, glow);
  const radius = Math.max(2, Math.round(widthPx * 0.016));
  for (let pass = 0; pass < 2; pass++) boxBlur(glow, widthPx, heightPx, radius);
  return glow;
}

function takeBright(data: Float32Array, factor: number, glow: Float32Array): void {
  for (let at = 0; at < data.length; at++) {
    glow[at] = Math.max(0, Math.min(1.6, data[at]! * factor) - 0.62);
  }
}

/** In place, three values per pixel. */
function boxBlur(values: Float32Array, width: number, height: number, radius: number): void {
  const across = kept.across.take(values.length);
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < 3; k++) blurLine(values, across, y * width * 3 + k, 3, width, radius);
  }
  for (let column = 0; column < width * 3; column++) {
    blurLine(across, values, column, width * 3, height, radius);
  }
}

/** One line of `count` values at a stride; repeats the values at its ends. */
function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
): void {
  const span = 2 * radius + 1;
  const last = count - 1;
  let sum = 0;
  for (let step = -radius; step <= radius; step++) {
    sum += from[start + Math.min(last, Math.max(0, step)) * stride]!;
  }
  for (let step = 0; step < count; step++) {
    to[start + step * stride] = sum / span;
    const entering = from[start + Math.min(last, step + radius + 1) * stride]!;
    sum += entering - from[start + Math.max(0, step - radius) * stride]!;
  }
}

/** The kernel writes this many bytes for twelve. */
const writtenAtOnce = 16;

export function finishPicture(
  canvas: RowCanvas,
  analysis: Analysis,
  painter: Painter,
  feel: WantedMood,
  request: RestyleRequest,
): RgbImage {
  const { widthPx, heightPx } = analysis.photo;
  request.onProgress?.('light', 15);
  const small = preview(canvas, analysis, painter);
  const { factor, pivot } = exposureOf(small);
  const glow = feel.grade.bloom > 0.01 ? glowOf(small, factor) : null;
  const grade = moodGrade(canvas, analysis, { ...small, factor, glow }, feel, pivot);
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
    // Half a code of dither prevents banding in smooth walls and skies; film grain adds to it.
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
