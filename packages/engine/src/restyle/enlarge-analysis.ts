/**
 * Scales an analysis up for a larger picture: analysed at the photo's resolution, rendered at a finer one.
 */
import type { Plane, RgbImage } from '../image/image.ts';
import { createRgbImage } from '../image/image.ts';
import type { Analysis } from '../sense/analysis.ts';
import { withPlaces } from './scale-analysis.ts';

export function enlargeAnalysis(analysis: Analysis, widthPx: number): Analysis {
  const from = analysis.photo;
  const heightPx = Math.round((from.heightPx * widthPx) / from.widthPx);
  const size: Size = { widthPx, heightPx };
  const plane = (given: Plane): Plane => ({ ...size, data: enlarged(given.data, 1, from, size) });
  const photo = createRgbImage(widthPx, heightPx);
  photo.data.set(enlargedPhoto(from, size));
  return {
    ...withPlaces(analysis, widthPx / from.widthPx, heightPx / from.heightPx),
    photo,
    planeOf: likeliest(analysis.planeOf, from, size),
    classOf: likeliest(analysis.classOf, from, size),
    surfaces: analysis.surfaces.map((surface) => ({ ...surface, matte: plane(surface.matte) })),
    certainty: plane(analysis.certainty),
    protect: plane(analysis.protect),
  };
}

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

interface Taps {
  /** Indices and weights of the four source pixels along one axis. */
  readonly at: Int32Array;
  readonly share: Float32Array;
}

type Kernel = (distance: number) => number;

/** Catmull-Rom: as sharp as the photo. */
const sharp: Kernel = (t) =>
  t < 1 ? 1.5 * t ** 3 - 2.5 * t ** 2 + 1 : t < 2 ? -0.5 * t ** 3 + 2.5 * t ** 2 - 4 * t + 2 : 0;
/** B-spline: without pixel steps. */
const smooth: Kernel = (t) =>
  t < 1 ? (4 - 6 * t ** 2 + 3 * t ** 3) / 6 : t < 2 ? (2 - t) ** 3 / 6 : 0;

function tapsOf(from: number, to: number, kernel: Kernel): Taps {
  const at = new Int32Array(to * 4);
  const share = new Float32Array(to * 4);
  for (let x = 0; x < to; x++) {
    const place = ((x + 0.5) * from) / to - 0.5;
    const first = Math.floor(place) - 1;
    for (let k = 0; k < 4; k++) {
      at[x * 4 + k] = Math.min(from - 1, Math.max(0, first + k));
      share[x * 4 + k] = kernel(Math.abs(place - first - k));
    }
  }
  return { at, share };
}

function enlarged(
  data: ArrayLike<number>,
  channels: number,
  from: Size,
  to: Size,
  kernel = smooth,
): Float32Array {
  const across = tapsOf(from.widthPx, to.widthPx, kernel);
  const down = tapsOf(from.heightPx, to.heightPx, kernel);
  const rows = new Float32Array(to.widthPx * from.heightPx * channels);
  for (let y = 0; y < from.heightPx; y++)
    for (let x = 0; x < to.widthPx; x++)
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        for (let k = x * 4; k < x * 4 + 4; k++)
          sum += data[(y * from.widthPx + across.at[k]!) * channels + c]! * across.share[k]!;
        rows[(y * to.widthPx + x) * channels + c] = sum;
      }
  const out = new Float32Array(to.widthPx * to.heightPx * channels);
  const stride = to.widthPx * channels;
  for (let y = 0; y < to.heightPx; y++)
    for (let k = y * 4; k < y * 4 + 4; k++) {
      const [row, share] = [down.at[k]! * stride, down.share[k]!];
      for (let x = 0; x < stride; x++) out[y * stride + x]! += rows[row + x]! * share;
    }
  return out;
}

const enlargedPhoto = (photo: RgbImage, to: Size): Float32Array =>
  enlarged(photo.data, 3, photo, to, sharp);

/** The label with the largest weight at each new pixel, which gives smooth borders. */
function likeliest(labels: Uint8Array, from: Size, to: Size): Uint8Array {
  const across = tapsOf(from.widthPx, to.widthPx, smooth);
  const down = tapsOf(from.heightPx, to.heightPx, smooth);
  const out = new Uint8Array(to.widthPx * to.heightPx);
  const weight = new Float32Array(256);
  for (let y = 0; y < to.heightPx; y++)
    for (let x = 0; x < to.widthPx; x++) {
      let best = labels[down.at[y * 4 + 1]! * from.widthPx + across.at[x * 4 + 1]!]!;
      for (let j = y * 4; j < y * 4 + 4; j++)
        for (let i = x * 4; i < x * 4 + 4; i++) {
          const label = labels[down.at[j]! * from.widthPx + across.at[i]!]!;
          weight[label]! += down.share[j]! * across.share[i]!;
          if (weight[label]! > weight[best]!) best = label;
        }
      out[y * to.widthPx + x] = best;
      for (let j = y * 4; j < y * 4 + 4; j++)
        for (let i = x * 4; i < x * 4 + 4; i++)
          weight[labels[down.at[j]! * from.widthPx + across.at[i]!]!] = 0;
    }
  return out;
}
