/**
 * From a photographed or scanned drawing to ink: darkness of each pixel relative to the paper around, without
 * shadows and vignettes. Paper is what is bright in a wide window, so uneven light leaves no trace, while a
 * pencil line does.
 */
import { createPlane, type Plane, type RgbImage } from '../../image/image.ts';

/** Half width of the window for the paper's brightness, as a share of the long side. */
const paperWindowShare = 0.035;
/** Contrast to the paper at which ink starts, and is full. */
const faintestContrast = 0.035;
const fullContrast = 0.42;
/** Contrast of a line's pixel (strokes bound regions; smudges don't). */
const lineContrast = 0.11;

export interface Ink {
  /** 0 bare paper to 1 full ink. */
  readonly strength: Plane;
  /** 1 for strokes. */
  readonly line: Uint8Array;
}

/** Mean of a plane in a square window, by running sums. */
function boxMean(source: Float32Array, widthPx: number, heightPx: number, radius: number) {
  const rows = new Float32Array(source.length);
  for (let y = 0; y < heightPx; y++) {
    const start = y * widthPx;
    let sum = 0;
    for (let x = -radius; x < widthPx; x++) {
      if (x + radius < widthPx) sum += source[start + x + radius]!;
      if (x - radius - 1 >= 0) sum -= source[start + x - radius - 1]!;
      if (x < 0) continue;
      rows[start + x] = sum / (Math.min(widthPx - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  const mean = new Float32Array(source.length);
  const sums = new Float64Array(widthPx);
  for (let y = -radius; y < heightPx; y++) {
    const entering = y + radius;
    const leaving = y - radius - 1;
    for (let x = 0; x < widthPx; x++) {
      if (entering < heightPx) sums[x]! += rows[entering * widthPx + x]!;
      if (leaving >= 0) sums[x]! -= rows[leaving * widthPx + x]!;
    }
    if (y < 0) continue;
    const count = Math.min(heightPx - 1, y + radius) - Math.max(0, y - radius) + 1;
    for (let x = 0; x < widthPx; x++) mean[y * widthPx + x] = sums[x]! / count;
  }
  return mean;
}

function lightnessOf(image: RgbImage): Float32Array {
  const lightness = new Float32Array(image.widthPx * image.heightPx);
  for (let pixel = 0, byte = 0; pixel < lightness.length; pixel++, byte += 3) {
    lightness[pixel] =
      (0.299 * image.data[byte]! + 0.587 * image.data[byte + 1]! + 0.114 * image.data[byte + 2]!) /
      255;
  }
  return lightness;
}

/**
 * Brightness of the bare paper: the window's mean, then twice the mean of pixels at least as bright, so that
 * strokes don't darken it.
 */
function paperLevel(lightness: Float32Array, widthPx: number, heightPx: number): Float32Array {
  const radius = Math.max(6, Math.round(Math.max(widthPx, heightPx) * paperWindowShare));
  let paper = boxMean(lightness, widthPx, heightPx, radius);
  for (let round = 0; round < 2; round++) {
    const lifted = new Float32Array(lightness.length);
    for (let i = 0; i < lifted.length; i++) lifted[i] = Math.max(lightness[i]!, paper[i]!);
    paper = boxMean(lifted, widthPx, heightPx, radius);
  }
  return paper;
}

/** Removes strokes of a few pixels: dust, paper grain, compression noise. */
function dropSpecks(line: Uint8Array, widthPx: number, heightPx: number, smallestPx: number): void {
  const seen = new Uint8Array(line.length);
  const queue = new Int32Array(line.length);
  for (let start = 0; start < line.length; start++) {
    if (!line[start] || seen[start]) continue;
    let head = 0;
    let tail = 0;
    queue[tail++] = start;
    seen[start] = 1;
    while (head < tail) {
      const pixel = queue[head++]!;
      const x = pixel % widthPx;
      const y = (pixel - x) / widthPx;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (x + dx < 0 || x + dx >= widthPx || y + dy < 0 || y + dy >= heightPx) continue;
          const next = pixel + dy * widthPx + dx;
          if (line[next] && !seen[next]) {
            seen[next] = 1;
            queue[tail++] = next;
          }
        }
      }
    }
    if (tail < smallestPx) for (let i = 0; i < tail; i++) line[queue[i]!] = 0;
  }
}

export function findInk(drawing: RgbImage): Ink {
  const { widthPx, heightPx } = drawing;
  const lightness = lightnessOf(drawing);
  const paper = paperLevel(lightness, widthPx, heightPx);
  const strength = createPlane(widthPx, heightPx);
  const line = new Uint8Array(widthPx * heightPx);
  for (let i = 0; i < line.length; i++) {
    const contrast = (paper[i]! - lightness[i]!) / Math.max(0.15, paper[i]!);
    strength.data[i] = Math.min(
      1,
      Math.max(0, (contrast - faintestContrast) / (fullContrast - faintestContrast)),
    );
    line[i] = contrast > lineContrast ? 1 : 0;
  }
  dropSpecks(line, widthPx, heightPx, Math.max(6, Math.round((widthPx * heightPx) / 60_000)));
  return { strength, line };
}
