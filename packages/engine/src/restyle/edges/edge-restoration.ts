/**
 * Restores strong edges of the photo that paint and grade have lost (a dark frame before a dark facade, a white door in
 * a white wall): where too many are gone, the photo's own detail is laid over the picture along those edges only.
 * Light changes, colour does not.
 */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';

/** A step of lightness over two pixels that is strong, and how much of it has to stay, in the same direction. */
const strong = 0.12;
const stays = 0.42;
const cosine = 0.82;
/** Shares of the strong edges that may be gone: more than the first is mended, down to the second. */
const bearable = 0.06;
const aim = 0.045;
/** One row in so many tells how many are gone. */
const countedRows = 4;
/** Detail is what differs from the mean this far around; it is given back this far around what is gone. */
const detailReach = 0.014;
const restoredReach = 0.004;
/** A line one pixel wide is this faint after two means over so many pixels: it is brought back to 1. */
const lineGain = 0.7;
/** Of the photo's detail in each round. */
const givenBack = 0.5;
const mostRounds = 6;
/**
 * After so many rounds one that has brought less than this share of all edges back was the last: more of it makes
 * edges of its own. Before, an edge may be on its way back and not count yet.
 */
const surestRounds = 3;
const leastGain = 0.001;
/** Codes between which it stays; from the second ones on it has little room. */
const ink = 4;
const nearInk = 20;
const nearPaper = 225;
const paper = 251;
const mostRoom = 0.1;

/** Lightness of a grey of this code. */
const lightnessOfCode = Float32Array.from(linearFromSrgb8, (light) => Math.cbrt(light));

/** Lightness, nearly that of OKLab: the weights of the channels are those it gives to pure colours. */
function lightnessAt(data: Uint8ClampedArray, at: number): number {
  return lightnessOfCode[codeAt(data, at)]!;
}

function codeAt(data: Uint8ClampedArray, at: number): number {
  return (64 * data[at]! + 168 * data[at + 1]! + 24 * data[at + 2]!) >> 8;
}

/** Writes where in a row the strong edges of `before` are gone in `after`; answers how many, of how many. */
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

/** The difference of the photo's lightness from its surroundings. */
function detailOf({ widthPx, heightPx, data }: RgbImage): Float32Array {
  const lightness = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < lightness.length; i++) lightness[i] = lightnessAt(data, 3 * i);
  const radius = Math.max(2, Math.round(Math.max(widthPx, heightPx) * detailReach));
  const mean = boxMean(lightness, widthPx, heightPx, radius);
  for (let i = 0; i < lightness.length; i++) lightness[i]! -= mean[i]!;
  return lightness;
}

/** Left alone: things drawn over the photo (0..255), and what stays the photo itself (0..1). */
export interface LeftAlone {
  readonly added: Uint8Array | null;
  readonly isProtected: Float32Array | undefined;
}

/** Mends the picture in place. */
export function restoreEdges(photo: RgbImage, image: RgbImage, leftAlone: LeftAlone): void {
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

/** Near-black and near-white have no room for detail: they are moved away from the limit, on both sides of an edge. */
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
  { added, isProtected }: LeftAlone,
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
