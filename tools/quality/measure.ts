/** Image metrics: edges kept, clipped pixels, colour change, seams along mask borders. */

import type { RgbImage } from '@maquette/engine/image';
import type { Analysis } from '@maquette/engine/restyle';

/** OKLab of every pixel, interleaved. */
export type LabImage = Float32Array;

const linear = Float32Array.from({ length: 256 }, (_, code) => {
  const value = code / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

export function labOf(image: RgbImage): LabImage {
  const { data } = image;
  const out = new Float32Array(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const r = linear[data[at]!]!;
    const g = linear[data[at + 1]!]!;
    const b = linear[data[at + 2]!]!;
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    out[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    out[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    out[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
  return out;
}

/** Mean OKLab distance, times 100. */
export function colourChange(p: LabImage, q: LabImage): number {
  let sum = 0;
  for (let at = 0; at < p.length; at += 3) {
    const l = p[at]! - q[at]!;
    const a = p[at + 1]! - q[at + 1]!;
    const b = p[at + 2]! - q[at + 2]!;
    sum += Math.sqrt(l * l + a * a + b * b);
  }
  return (100 * sum * 3) / p.length;
}

const strongEdge = 0.12;
const keptShare = 0.4;
const keptCosine = 0.8;

/**
 * Share of the photo's strong edges still present, with at least 40 % of the gradient in the same direction.
 */
export function edgesKept(
  before: LabImage,
  after: LabImage,
  width: number,
  height: number,
): number {
  let all = 0;
  let kept = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 3;
      const down = width * 3;
      const gx = before[at + 3]! - before[at - 3]!;
      const gy = before[at + down]! - before[at - down]!;
      const old = Math.hypot(gx, gy);
      if (old <= strongEdge) continue;
      all++;
      const nx = after[at + 3]! - after[at - 3]!;
      const ny = after[at + down]! - after[at - down]!;
      const now = Math.hypot(nx, ny);
      if (now < keptShare * old) continue;
      if (Math.abs(gx * nx + gy * ny) > keptCosine * old * now) kept++;
    }
  }
  return all === 0 ? 1 : kept / all;
}

/** Share of clipped pixels: all channels at the top or all at the bottom. */
export function clippedShare(image: RgbImage): number {
  const { data } = image;
  let clipped = 0;
  for (let at = 0; at < data.length; at += 3) {
    const low = Math.min(data[at]!, data[at + 1]!, data[at + 2]!);
    const high = Math.max(data[at]!, data[at + 1]!, data[at + 2]!);
    if (low >= 254 || high <= 1) clipped++;
  }
  return (clipped * 3) / data.length;
}

const calm = 0.03;
const seam = 0.07;
/** Length in pixels from which a border counts as straight. */
const straightRun = 24;

const distance = (lab: LabImage, p: number, q: number) =>
  Math.hypot(lab[p]! - lab[q]!, lab[p + 1]! - lab[q + 1]!, lab[p + 2]! - lab[q + 2]!);

/**
 * Straight seams: share of mask borders where the photo is smooth and the result has a new straight step.
 * Crooked steps look no better, but are rarer; they count half.
 */
export function addedSeams(analysis: Analysis, before: LabImage, after: LabImage): number {
  const { widthPx: width, heightPx: height } = analysis.photo;
  const { classOf } = analysis;
  let border = 0;
  let added = 0;
  for (const isDown of [false, true]) {
    const stride = isDown ? width : 1;
    const lines = isDown ? height - 2 : width - 2;
    const length = isDown ? width : height;
    for (let lineAt = 2; lineAt < lines - 1; lineAt++) {
      let run = 0;
      for (let step = 0; step < length; step++) {
        const index = isDown ? lineAt * width + step : step * width + lineAt;
        if (classOf[index] === classOf[index + stride]) {
          run = 0;
          continue;
        }
        border++;
        const at = index * 3;
        const reach = stride * 3;
        const old = distance(before, at + 2 * reach, at - reach);
        const now = distance(after, at + 2 * reach, at - reach);
        if (old > calm || now < seam) {
          run = 0;
          continue;
        }
        run++;
        added += run >= straightRun ? 1 : 0.5;
      }
    }
  }
  return border === 0 ? 0 : added / border;
}
