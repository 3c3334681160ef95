/**
 * Restores strong edges of the photo that paint and grade have lost (a dark frame on a dark facade, a white
 * door in a white wall): if too many are lost, the photo's own detail is added back along those edges only.
 * Changes lightness, not colour.
 */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';

/** Strong step of lightness over two pixels, and the share of it that must remain, in the same direction. */
const strong = 0.12;
const stays = 0.42;
const cosine = 0.82;
/** Tolerated share of lost strong edges: above the first they are restored until the second. */
const bearable = 0.06;
const aim = 0.045;
/** Row interval for counting. */
const countedRows = 4;
/** Detail is the difference from the mean in this radius; it is restored in this radius around lost edges. */
const detailReach = 0.014;
const restoredReach = 0.004;
/** A line one pixel wide has this strength after two box blurs: rescaled to 1. */
const lineGain = 0.7;
/** Share of the photo's detail added per round. */
const givenBack = 0.5;
const mostRounds = 6;
/**
 * After this many rounds, stop once a round restores less than this share of all edges: more detail would add
 * new edges. Earlier, edges may be improving without counting yet.
 */
const surestRounds = 3;
const leastGain = 0.001;
/** Black level in codes; close to it there is little headroom. */
const ink = 4;
const nearInk = 20;
const nearPaper = 225;
const paper = 251;
const mostRoom = 0.1;

const lightnessOfCode = Float32Array.from(linearFromSrgb8, (light) => Math.cbrt(light));

/** Approximate OKLab lightness: the channel weights match those of pure colours. */
function lightnessAt(data: Uint8ClampedArray, at: number): number {
  return lightnessOfCode[codeAt(data, at)]!;
}

function codeAt(data: Uint8ClampedArray, at: number): number {
  return (64 * data[at]! + 168 * data[at + 1]! + 24 * data[at + 2]!) >> 8;
}

/** Marks the strong edges of `before` that are lost in `after`; returns how many, of how many. */
function lostInRow(
  before: RgbImage,
  after: RgbImage,
  y: number,
  lost: Float32Array | null,
  counts: { all: number; gone: number },
): void {
  const { widthPx } = before;
  const down = widthPx * 3;
  for (let x = 1, at = (y * widthPx + 1) * 3; x < widthPx - 1; x++, at += 3) {
    const across = lightnessAt(before.data, at + 3) - lightnessAt(before.data, at - 3);
    const along = lightnessAt(before.data, at + down) - lightnessAt(before.data, at - down);
    const old = across * across + along * along;
    if (old <= strong * strong) continue;
    counts.all++;
    const nowAcross = lightnessAt(after.data, at + 3) - lightnessAt(after.data, at - 3);
    const nowAlong = lightnessAt(after.data, at + down) - lightnessAt(after.data, at - down);
    const now = nowAcross * nowAcross + nowAlong * nowAlong;
    const dot = across * nowAcross + along * nowAlong;
    const isKept = now >= stays * stays * old && dot * dot > cosine * cosine * old * now;
    if (isKept) continue;
    counts.gone++;
    if (lost) lost[y * widthPx + x] = 1;
  }
}

function lostShare(before: RgbImage, after: RgbImage, step: number, lost: Float32Array | null) {
  const counts = { all: 0, gone: 0 };
  for (let y = 1; y < before.heightPx - 1; y += step) lostInRow(before, after, y, lost, counts);
  return counts.all === 0 ? 0 : counts.gone / counts.all;
}

/** High-pass of the photo's lightness. */
function detailOf({ widthPx, heightPx, data }: RgbImage): Float32Array {
  const lightness = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < lightness.length; i++) lightness[i] = lightnessAt(data, 3 * i);
  const radius = Math.max(2, Math.round(Math.max(widthPx, heightPx) * detailReach));
  const mean = boxMean(lightness, widthPx, heightPx, radius);
  for (let i = 0; i < lightness.length; i++) lightness[i]! -= mean[i]!;
  return lightness;
}

/** Excluded: things drawn over the photo (0..255), and preserved parts of the photo (0..1). */
export interface ExcludedPixels {
  readonly added: Uint8Array | null;
  readonly isProtected: Float32Array | undefined;
}

export function restoreEdges(photo: RgbImage, image: RgbImage, leftAlone: ExcludedPixels): void {
  const { widthPx, heightPx } = image;
  if (lostShare(photo, image, countedRows, null) <= bearable) return;
  const detail = detailOf(photo);
  const lost = new Float32Array(detail.length);
  const radius = Math.max(1, Math.round(Math.max(widthPx, heightPx) * restoredReach));
  let goneBefore = Number.POSITIVE_INFINITY;
  for (let round = 0; round < mostRounds; round++) {
    lost.fill(0);
    const gone = lostShare(photo, image, 1, lost);
    if (gone <= aim || (round >= surestRounds && goneBefore - gone < leastGain)) return;
    goneBefore = gone;
    boxMean(lost, widthPx, heightPx, radius, lost);
    boxMean(lost, widthPx, heightPx, radius, lost);
    addDetail(image, detail, lost, (2 * radius + 1) * lineGain, leftAlone);
  }
}

/**
 * Near black and near white there is no headroom for detail: both sides of an edge are moved away from the
 * limit.
 */
function roomAt(data: Uint8ClampedArray, at: number): number {
  const code = codeAt(data, at);
  if (code > nearPaper) return (-mostRoom * (code - nearPaper)) / (paper - nearPaper);
  if (code < nearInk) return (mostRoom * (nearInk - code)) / (nearInk - ink);
  return 0;
}

function addDetail(
  { data }: RgbImage,
  detail: Float32Array,
  share: Float32Array,
  gain: number,
  { added, isProtected }: ExcludedPixels,
): void {
  for (let i = 0; i < detail.length; i++) {
    if (share[i] === 0) continue;
    const seen = (1 - (added?.[i] ?? 0) / 255) * (1 - (isProtected?.[i] ?? 0));
    const wanted = detail[i]! + roomAt(data, 3 * i);
    const light = 255 * givenBack * Math.min(1, share[i]! * gain) * seen * wanted;
    if (light === 0) continue;
    for (let at = 3 * i; at < 3 * i + 3; at++) {
      data[at] = Math.max(ink, Math.min(paper, data[at]! + light));
    }
  }
}
