/**
 * How much a surface of the photo is worked: rubble, rustic stone, a facade of ledges and sashes. What is
 * worked so much is its own ornament, and keeps more of it under a new material.
 */
import type { Analysis } from '../sense/analysis.ts';
import { ramp } from './ramp.ts';

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
  const greyAt = (index: number) =>
    0.25 * data[index * 3]! + 0.5 * data[index * 3 + 1]! + 0.25 * data[index * 3 + 2]!;
  let all = 0;
  let strong = 0;
  for (let y = reach; y < heightPx - reach; y += stride) {
    for (let x = reach; x < widthPx - reach; x += stride) {
      const index = y * widthPx + x;
      if (cover[index]! < covered) continue;
      all++;
      const across = greyAt(index + reach) - greyAt(index - reach);
      const down = greyAt(index + reach * widthPx) - greyAt(index - reach * widthPx);
      if (across * across + down * down > strongStep * strongStep) strong++;
    }
  }
  return all > 0 ? strong / all : 0;
}

/** Share of strong steps from which a surface is hardly, and from which it is thoroughly, worked. */
const plain = 0.06;
const worked = 0.24;

/** 0 plain .. 1 worked all over. */
export const workedness = (analysis: Analysis, cover: Uint8Array): number =>
  ramp(plain, worked, textureOf(analysis, cover));
