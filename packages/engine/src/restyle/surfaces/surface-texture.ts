/**
 * Roughness of a surface in the photo: rubble, rustic stone, a facade of ledges and sashes. Rough surfaces
 * are ornament and keep more of it under a new material.
 */

import { smoothStep } from '../../ops/ramps.ts';
import type { Analysis } from '../../sense/analysis.ts';

/** Minimum cover of 255 of a surface's pixel. */
const covered = 200;
/** A step of this many codes over a small share of the picture's width is visible from afar. */
const strongStep = 28;
const reachShare = 1 / 640;
const stride = 3;

const known = new WeakMap<Uint8Array, number>();

/** Share of the surface's pixels on strong steps of light; cached per cover. */
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

/** Counts the strong steps of a row, at offsets `right` and `below` in the data. */
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

/** Shares of strong steps from which a surface is slightly, and fully, ornamented. */
const plain = 0.06;
const worked = 0.24;

/** 0 plain .. 1 ornamented. */
export const ornamentation = (analysis: Analysis, cover: Uint8Array): number =>
  smoothStep(plain, worked, textureOf(analysis, cover));
