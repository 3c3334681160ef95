/**
 * How rough a surface of the photo is: rubble, rustic stone, a facade of ledges and sashes. Rough surfaces are ornament
 * themselves and keep more of it under a new material.
 */

import { smoothStep } from '../../ops/ramps.ts';
import type { Analysis } from '../../sense/analysis.ts';

/** Cover of 255 from which a pixel is the surface's. */
const covered = 200;
/** A step of this many codes across a few hundredths of the picture's width shows from afar. */
const strongStep = 28;
const reachShare = 1 / 640;
const stride = 3;

const known = new WeakMap<Uint8Array, number>();

/** Share of the surface's pixels that lie on strong steps of light; worked out once a cover. */
export function textureOf({ photo }: Analysis, cover: Uint8Array): number {
  let share = known.get(cover);
  if (share === undefined) {
    share = countSteps(photo, cover);
    known.set(cover, share);
  }
  return share;
}

function countSteps({ widthPx, heightPx, data }: Analysis['photo'], cover: Uint8Array): number {
  const reach = Math.max(1, Math.round(widthPx * reachShare));
  const counts: StepCounts = { all: 0, strong: 0 };
  for (let y = reach; y < heightPx - reach; y += stride) {
    const row = { from: y * widthPx + reach, to: (y + 1) * widthPx - reach };
    countRow(data, cover, row, { right: reach, below: reach * widthPx }, counts);
  }
  return counts.all > 0 ? counts.strong / counts.all : 0;
}

interface StepCounts {
  all: number;
  strong: number;
}

/** Counts the strong steps of a row, between pixels that lie `right` and `below` apart in the data. */
function countRow(
  data: Uint8ClampedArray,
  cover: Uint8Array,
  { from, to }: { readonly from: number; readonly to: number },
  { right, below }: { readonly right: number; readonly below: number },
  counts: StepCounts,
): void {
  for (let index = from; index < to; index += stride) {
    if (cover[index]! < covered) continue;
    counts.all++;
    const across = greyAt(data, index + right) - greyAt(data, index - right);
    const down = greyAt(data, index + below) - greyAt(data, index - below);
    if (across * across + down * down > strongStep * strongStep) counts.strong++;
  }
}

const greyAt = (data: Uint8ClampedArray, index: number) =>
  0.25 * data[index * 3]! + 0.5 * data[index * 3 + 1]! + 0.25 * data[index * 3 + 2]!;

/** Share of strong steps from which a surface is hardly, and from which it is thoroughly, worked. */
const plain = 0.06;
const worked = 0.24;

/** 0 plain .. 1 worked all over. */
export const workedness = (analysis: Analysis, cover: Uint8Array): number =>
  smoothStep(plain, worked, textureOf(analysis, cover));
