/** Extends the photo's sky over the old house: clouds copied from elsewhere, with the colours around. */
import type { RgbImage } from '../../../../image/image.ts';
import { boxMean } from '../../../../ops/box-blur.ts';
import { smoothStep } from '../../../../ops/ramps.ts';
import { layers } from '../layers.ts';
import { pullPush } from '../pull-push.ts';
import { thinInSky } from './thin-in-sky.ts';
import { leastSeenSky, unseenSky } from './unseen-sky.ts';

/** Radius of the mean against which clouds are measured, as a share of the photo's width. */
const cloudShare = 0.08;
/** Step of candidate translations, as a share of the photo's longer side. */
const moveShare = 0.05;
/** Sampling step when scoring a translation. */
const lookedAt = 37;
/** Cost of a translation across the whole photo, as a share of the hidden sky. */
const distanceCost = 0.25;

interface Move {
  readonly dx: number;
  readonly dy: number;
}

/** Largest range of codes in a letterbox bar. */
const barLevels = 24;
/** A higher bar, as a share of the photo's height, is clipped sky. */
const mostBarShare = 0.15;

/** Excludes rows of one grey at the top: letterbox bars, not sky. */
function withoutBar({ widthPx: w, heightPx: h, data }: RgbImage, weight: Float32Array) {
  let end = 0;
  let [least, most] = [255, 0];
  for (; end < h; end++) {
    const row = data.subarray(end * w * 3, (end + 1) * w * 3);
    for (const level of row) {
      least = Math.min(least, level);
      most = Math.max(most, level);
    }
    if (most - least > barLevels) break;
  }
  // its edge is mixed with the photo
  return end === 0 || end > mostBarShare * h
    ? weight
    : weight.slice().fill(0, 0, Math.min(h, end + 2) * w);
}

/** Excludes wires and aerials: a copy would float in the sky. */
function withoutThin(photo: RgbImage, weight: Float32Array): Float32Array {
  const { widthPx: w, heightPx: h } = photo;
  const thin = thinInSky(photo, (i) => weight[i] === 1);
  // their edges are mixed with the sky
  const near = boxMean(Float32Array.from(thin), w, h, 1);
  return weight.map((value, i) => (near[i]! > 0 ? 0 : value));
}

/** Synthesises a sky for photos without one. Weight 1 for visible sky. */
export function carriedSky(
  photo: RgbImage,
  seenSky: Float32Array,
  holes: Uint8Array,
): Float32Array {
  const { widthPx: w, heightPx: h } = photo;
  const weight = withoutThin(photo, withoutBar(photo, seenSky));
  const seen = weight.reduce((sum, value) => sum + value, 0);
  if (seen < leastSeenSky * w * h) return unseenSky(photo);
  const sky = Float32Array.from(photo.data);
  const clouds = movedClouds(photo, weight, bestMove(weight, holes, w, h));
  // with the moved clouds removed on both sides, the fill continues without a seam
  for (let i = 0; i < sky.length; i++) sky[i]! -= clouds[i]!;
  pullPush(sky, weight, w, h);
  for (let i = 0; i < sky.length; i++) sky[i] = Math.max(0, Math.min(255, sky[i]! + clouds[i]!));
  return sky;
}

/** Shortest translation that maps most of the hidden sky onto visible sky. */
function bestMove(weight: Float32Array, holes: Uint8Array, w: number, h: number): Move {
  const hidden: number[] = [];
  for (let i = 0; i < holes.length; i += lookedAt) if (holes[i] === layers.sky) hidden.push(i);
  const longest = Math.max(w, h);
  const step = Math.max(1, Math.round(moveShare * longest));
  let best: Move = { dx: 0, dy: 0 };
  let bestWorth = 0;
  for (let dy = -Math.floor(h / step) * step; dy <= 0; dy += step)
    for (let dx = -Math.floor(w / step) * step; dx <= w; dx += step) {
      let covered = 0;
      for (const i of hidden) {
        const [x, y] = [(i % w) + dx, ((i / w) | 0) + dy];
        if (x >= 0 && x < w && y >= 0 && weight[y * w + x] === 1) covered++;
      }
      const far = Math.hypot(dx, dy) / longest;
      const worth = covered - distanceCost * far * hidden.length;
      if (worth > bestWorth) [best, bestWorth] = [{ dx, dy }, worth];
    }
  return best;
}

/** Difference of translated sky to its surroundings; 0 outside the sky. */
function movedClouds(
  { widthPx: w, heightPx: h, data }: RgbImage,
  weight: Float32Array,
  { dx, dy }: Move,
): Float32Array {
  const clouds = new Float32Array(data.length);
  if (dx === 0 && dy === 0) return clouds;
  const radius = Math.max(2, Math.round(cloudShare * w));
  const share = boxMean(weight, w, h, radius);
  const inside = boxMean(weight, w, h, Math.max(1, radius >> 2));
  for (let c = 0; c < 3; c++) {
    const mean = boxMean(
      weight.map((value, i) => value * data[i * 3 + c]!),
      w,
      h,
      radius,
    );
    for (let i = 0; i < weight.length; i++) {
      const [x, y] = [(i % w) + dx, ((i / w) | 0) + dy];
      if (x < 0 || x >= w || y < 0 || y >= h) continue;
      const from = y * w + x;
      if (weight[from] === 0) continue;
      const fromEdge = Math.min(x, y, w - 1 - x, h - 1 - y);
      const fades = smoothStep(0.55, 1, inside[from]!) * smoothStep(0, radius, fromEdge);
      clouds[i * 3 + c] = (data[from * 3 + c]! - mean[from]! / share[from]!) * fades;
    }
  }
  return clouds;
}
