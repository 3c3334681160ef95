/**
 * Limits changes of lightness where a surface's border is uncertain: a large step would expose the error,
 * such as a white ceiling turned black with a ragged edge. Colour may change freely.
 */

import { smoothStep } from '../../ops/ramps.ts';
import type { Surface, SurfaceClass } from '../../sense/analysis.ts';

/** Shares of partly covered pixels: up to the first a border is certain, from the second it is a guess. */
interface Doubt {
  readonly sure: number;
  readonly guess: number;
}
/** Ceilings are unobstructed, so a soft border means uncertainty; walls and floors have things in front. */
const doubts: Partial<Record<SurfaceClass, Doubt>> = { ceiling: { sure: 0.08, guess: 0.27 } };
const usual: Doubt = { sure: 0.35, guess: 0.75 };

/** Largest step of light, as a logarithm, at a guessed border and at a certain one. */
const guessedStep = 0.28;
const sureStep = 2.4;

/** Confidence of the classifier below which borders count as guessed, whatever they look like. */
const trusted = { sure: 0.8, guess: 0.55 } as const;

/** Covers, of 255, between which a pixel is partly covered. */
const faint = 14;
const full = 240;

const known = new WeakMap<Uint8Array, number>();

/** Share of partly covered among all covered pixels; cached per cover. */
export function softShare(cover: Uint8Array): number {
  let share = known.get(cover);
  if (share === undefined) {
    share = countSoft(cover);
    known.set(cover, share);
  }
  return share;
}

/** Sampling interval, and number of pixels per call. */
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

/** Number of pixels in a range with a cover of at least `least`. */
function countFrom(cover: Uint8Array, least: number, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index += stride) {
    if (cover[index]! >= least) count++;
  }
  return count;
}

/** Factor on the new light that keeps the step from the surface's own light to `wanted` acceptable. */
export function allowedStep(surface: Surface, cover: Uint8Array, wanted: number): number {
  const { sure, guess } = doubts[surface.className] ?? usual;
  const doubt = Math.max(
    smoothStep(sure, guess, softShare(cover)),
    smoothStep(trusted.sure, trusted.guess, surface.confidence),
  );
  const step = sureStep + (guessedStep - sureStep) * Math.sqrt(doubt);
  const requestedStep = Math.log(Math.max(1e-3, wanted) / Math.max(1e-3, surface.luminance));
  return Math.exp(Math.min(step, Math.max(-step, requestedStep)) - requestedStep);
}
