/**
 * Target mean of each style for this photo. Pictures with distant means look different whatever they show, so
 * the moods of all styles are placed around the photo's, pushed apart from each other and from the photo
 * itself, and limited to a plausible range. Every render of a photo computes the same plan.
 */
import { linearFromOkLab, okLabFromLinear } from '../../colour/oklab.ts';
import type { Mood } from '../looks/look.ts';
import { lightGains } from './grade.ts';

/** OKLab lightness, a (red) and b (yellow), times 100. */
export type Three = readonly [number, number, number];

export interface PhotoFeel {
  readonly mean: Three;
  /** Mean distance of its colours from the mean. */
  readonly spread: number;
  /** Brightest mean at which its strong steps of light remain visible. */
  readonly brightest: number;
}

/** Exposure and white balance of aesthetic and property, the same for every style. */
export interface Setting {
  readonly stops: number;
  readonly warmth: number;
  readonly tint: number;
}

/**
 * Moods are relative to an improved photo: moved this share towards a good brightness, within limits, and
 * with these shares of its cast removed: green and magenta never flatter.
 */
const better = {
  lightness: 60,
  share: 0.4,
  darkest: -8,
  brightest: 7,
  red: 0.8,
  yellow: 0.6,
} as const;
/** Range of means; a brighter photo comes down half the way. */
const means = { darkest: 13, brightest: 87 } as const;
/**
 * A mean may always rise by this much, and up to this value: dull rooms are brightened even if windows clip.
 */
const always = { rise: 4, mean: 74 } as const;
/** Minimum distance between two means at full strength. */
const apart = 5.75;
/**
 * Minimum distance from the photo's own mean at full strength: for a plain photo, in which little else
 * changes, and for a colourful one, in which everything does.
 */
const away = { plain: 8.17, plainSpread: 10, lively: 7.75, livelySpread: 20 } as const;
/**
 * If the moods don't fit around a photo (the brightest have no headroom), all are darkened in steps, until no
 * distance falls short by more than `missing`.
 */
const deeper = { step: 2, steps: 6, missing: 0.2 } as const;
/** Maximum movement of a mood in red and in yellow; the rest is lightness. */
const moved = { red: 0.5, yellow: 1.4 } as const;
/**
 * Maximum yellow of a mean, as a share of its lightness (or the photo's own): dark yellow is brown, and
 * displays show no more.
 */
const mostYellow = 0.19;
const rounds = 120;

/** Shift of the mean for every style, in the order of the moods. */
export function plannedShifts(
  photo: PhotoFeel,
  moods: readonly Mood[],
  amount: number,
  setting: Setting,
): Three[] {
  const { mean, spread } = photo;
  const added = shiftOfSetting(mean[0] / 100, setting);
  const lively = (spread - away.plainSpread) / (away.livelySpread - away.plainSpread);
  const needed = away.plain + (away.lively - away.plain) * Math.min(1, Math.max(0, lively));
  const brightest = Math.min(
    Math.max(means.brightest, (means.brightest + mean[0]) / 2),
    Math.max(photo.brightest, mean[0] + always.rise, always.mean),
  );
  const highest = Math.max(...moods.map((mood) => mood[0]));
  const wish = better.share * (better.lightness - mean[0]);
  const start: Three = [
    Math.min(
      (brightest - mean[0] - added[0]) / amount - highest,
      Math.max(better.darkest, Math.min(better.brightest, wish)),
    ),
    -better.red * mean[1],
    -better.yellow * mean[2],
  ];
  const yellowShare = Math.max(mostYellow, mean[2] / mean[0]);
  let best: Three[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= deeper.steps && least > deeper.missing; step++) {
    const place: Three = [start[0] - step * deeper.step, start[1], start[2]];
    const wanted = moods.map((mood) => three((k) => amount * (mood[k] + place[k]) + added[k]));
    const shifts = movedApart(wanted, apart * amount, needed * amount, {
      lowest: means.darkest - mean[0],
      highest: brightest - mean[0],
      red: moved.red * amount,
      yellow: moved.yellow * amount,
      mostYellow: (lightness) => yellowShare * (mean[0] + lightness) - mean[2],
    });
    const missing = mostMissing(shifts, apart * amount, needed * amount);
    if (missing >= least) continue;
    least = missing;
    best = shifts;
  }
  return best;
}

function mostMissing(places: readonly Three[], gap: number, fromNought: number): number {
  let most = 0;
  for (const [index, place] of places.entries()) {
    most = Math.max(most, fromNought - Math.hypot(...place));
    for (const other of places.slice(0, index)) {
      const way = Math.hypot(place[0] - other[0], place[1] - other[1], place[2] - other[2]);
      most = Math.max(most, 2 * (gap - way));
    }
  }
  return most;
}

interface Bounds {
  readonly lowest: number;
  readonly highest: number;
  readonly red: number;
  readonly yellow: number;
  /** As a function of lightness. */
  readonly mostYellow: (lightness: number) => number;
}

/**
 * Moves points as little as possible until they are this far apart, and (with priority) this far from zero.
 */
function movedApart(
  wanted: readonly Three[],
  gap: number,
  fromNought: number,
  within: Bounds,
): Three[] {
  const places = wanted.map((place): Place => [...place]);
  const nought: Place = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    let isMoved = false;
    const firmly = 0.5 * Math.min(1, 1.5 - (1.5 * round) / rounds);
    for (let index = 0; index < places.length; index++) {
      const place = places[index]!;
      if (part(place, nought, fromNought, firmly, 0)) isMoved = true;
      for (let other = 0; other < index; other++) {
        if (part(place, places[other]!, gap, 0.3, 0.3)) isMoved = true;
      }
    }
    for (let index = 0; index < places.length; index++) {
      const place = places[index]!;
      const [, red, yellow] = wanted[index]!;
      place[0] = held(place[0], within.lowest, within.highest);
      place[1] = held(place[1], red - within.red, red + within.red);
      place[2] = held(place[2], yellow - within.yellow, yellow + within.yellow);
      place[2] = Math.min(place[2], within.mostYellow(place[0]));
    }
    if (!isMoved) break;
  }
  return places;
}

type Place = [number, number, number];
/** Tolerance of a distance. */
const missed = 0.01;

/** Moves two points apart by shares of the missing distance; returns whether any was missing. */
function part(p: Place, q: Place, distance: number, shareOfP: number, shareOfQ: number): boolean {
  const x = p[0] - q[0];
  const y = p[1] - q[1];
  const z = p[2] - q[2];
  const square = x * x + y * y + z * z;
  if (square >= (distance - missed) ** 2) return false;
  const length = Math.sqrt(square);
  const step = (distance - length) / Math.max(length, 0.001);
  const forP = step * shareOfP;
  const forQ = step * shareOfQ;
  p[0] += forP * x;
  p[1] += forP * y;
  p[2] += forP * z;
  q[0] -= forQ * x;
  q[1] -= forQ * y;
  q[2] -= forQ * z;
  return true;
}

/** A grey of this lightness after exposure and white balance. */
function shiftOfSetting(lightness: number, setting: Setting): Three {
  const [red, green, blue] = linearFromOkLab(lightness, 0, 0);
  const gains = lightGains(setting);
  const lab = okLabFromLinear(red * gains[0], green * gains[1], blue * gains[2]);
  return [100 * (lab[0] - lightness), 100 * lab[1], 100 * lab[2]];
}

const three = (of: (k: 0 | 1 | 2) => number): Three => [of(0), of(1), of(2)];
const held = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
