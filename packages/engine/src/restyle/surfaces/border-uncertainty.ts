/**
 * Limits the change of lightness where the border of a surface is uncertain: a great step of light would draw the
 * mistake, as a white ceiling turned black ends in a torn edge. Colour may change as usual.
 */

import { smoothStep } from '../../ops/ramps.ts';
import type { Surface, SurfaceClass } from '../../sense/analysis.ts';

/** Shares of half-covered pixels: up to the first a border is sure, from the second it is a guess. */
interface Doubt {
  readonly sure: number;
  readonly guess: number;
}
/** Ceilings stand free, so that a soft border is doubt; before walls and floors stand things. */
const doubts: Partial<Record<SurfaceClass, Doubt>> = { ceiling: { sure: 0.08, guess: 0.27 } };
const usual: Doubt = { sure: 0.35, guess: 0.75 };

/** Greatest step of light, as a logarithm, along a border that is a guess and along a sure one. */
const guessedStep = 0.28;
const sureStep = 2.4;

/** A surface of which the classifier is no surer than this has borders that are a guess, whatever they look like. */
const trusted = { sure: 0.8, guess: 0.55 } as const;

/** Covers, of 255, between which a pixel is half covered. */
const faint = 14;
const full = 240;

const known = new WeakMap<Uint8Array, number>();

/** Share of the half-covered among all covered pixels; worked out once a cover. */
export function softShare(cover: Uint8Array): number {
  let share = known.get(cover);
  if (share === undefined) {
    share = countSoft(cover);
    known.set(cover, share);
  }
  return share;
}

/** Every so many-th pixel is counted, and so many pixels by one call. */
const stride = 3;
const countedAtOnce = 1024 * stride;

function countSoft(cover: Uint8Array): number {
  let covered = 0;
  let sure = 0;
  for (let from = 0; from < cover.length; from += countedAtOnce) {
    const to = Math.min(cover.length, from + countedAtOnce);
    covered += countFrom(cover, faint, from, to);
    sure += countFrom(cover, full, from, to);
  }
  return covered > 0 ? (covered - sure) / covered : 0;
}

/** Pixels of a stretch that are covered by `least` or more. */
function countFrom(cover: Uint8Array, least: number, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index += stride) {
    if (cover[index]! >= least) count++;
  }
  return count;
}

/** Factor on the new light that keeps the step from the surface's own light to `wanted` bearable. */
export function allowedStep(surface: Surface, cover: Uint8Array, wanted: number): number {
  const { sure, guess } = doubts[surface.className] ?? usual;
  const doubt = Math.max(
    smoothStep(sure, guess, softShare(cover)),
    smoothStep(trusted.sure, trusted.guess, surface.confidence),
  );
  const step = sureStep + (guessedStep - sureStep) * Math.sqrt(doubt);
  const asked = Math.log(Math.max(1e-3, wanted) / Math.max(1e-3, surface.luminance));
  return Math.exp(Math.min(step, Math.max(-step, asked)) - asked);
}
