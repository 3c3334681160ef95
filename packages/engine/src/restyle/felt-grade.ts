/**
 * How a look is felt. Two pictures whose mean colours lie apart are apart themselves, whatever is on
 * them; so each style says where it takes the mean of a photo (its mood), and exposure, warmth and tint
 * are solved for that on a small picture. The moods of all styles lie 4.5 or more from each other.
 */
import { okLabFromLinear } from '../colour/oklab.ts';
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { Analysis } from '../sense/analysis.ts';
import type { Grade, GradeSample, GradeShift } from './grade.ts';
import { gradeCeiling, gradeMeasure, strengthened } from './grade.ts';
import type { Mood } from './looks/look.ts';
import type { RowCanvas } from './row-canvas.ts';

/** Every so many-th pixel of the photo, as the look paints it before any finish. */
export interface Preview {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly step: number;
  readonly data: Float32Array;
  /** How much of the finish each pixel is spared. */
  readonly spared: Float32Array;
  readonly mostSpared: number;
}

export interface WantedFeel {
  /** The grade of the style alone, for which its mood holds. */
  readonly style: Grade;
  /** That of style, aesthetic and property together. */
  readonly all: Grade;
  readonly mood: Mood;
  /** Those of the other styles, which this one must not be taken for. */
  readonly others: readonly Mood[];
  /** 0..1 of the mood. */
  readonly amount: number;
  /** Mean OKLab distance, times 100, that the picture must make at least. */
  readonly leastChange: number;
  /** 1 where the user has chosen a finish: what is there says nothing about the style. */
  readonly isChosen: ((index: number) => boolean) | null;
}

/**
 * Moods are counted from a better photo, the same for all styles: this share of the way to a good
 * brightness, within limits, and with this share of its cast taken away. Units as in moods.
 */
const better = { lightness: 64, share: 0.3, darkest: -10, brightest: 7, balanced: 0.5 } as const;
/** A mean may be this bright at most with the highest of the moods. */
const brightestMean = 87;
const highestMood = 10;
/** How far the solution may go from the style's own grade. */
const reach = { stops: 0.62, warmth: 0.75, tint: 0.75 } as const;
const rounds = 3;
/** A mean this near to the mood is there. */
const near = 0.3;
/** A look is strengthened by this much, and at most so often, where the picture changes too little. */
const enlarged = 1.35;
const enlargements = 5;
/** The mean itself is moved no further than this; the rest is contrast and saturation. */
const largest = 1.3;
/**
 * A plain photo that is near its look already changes too little even so. Then moods a step away are tried:
 * the one that changes enough and stays furthest from those of other styles is taken. There warmth may go
 * further by the scope.
 */
const further = { steps: [5, 8.5], turns: 8, apart: 4.2, scope: 1.2 } as const;
/** Share of a change that is lost where a pixel is spared. */
const lostWhereSpared = 0.75;
/** Every so many pixels of the small picture are looked at. */
const changeStep = 5;

/** The grade to finish with. */
export function feltGrade(
  canvas: RowCanvas,
  analysis: Analysis,
  small: Preview,
  wanted: WantedFeel,
  factor: number,
  pivot: number,
): Grade {
  const samples = sampled(analysis, small, wanted.isChosen, factor);
  const start = betterThan(meanOf(samples));
  const measure = gradeMeasure(canvas, samples);
  const shiftOf = (grade: Grade) => measure(grade, pivot);
  const effects = effectsOf(wanted.style, shiftOf);
  const gradeFor = (mood: Mood, size: number, scope: number): Grade => {
    const style = strengthened(wanted.style, size);
    const solved = solve(style, shiftOf, effects, start, { ...wanted, mood }, size, scope);
    return {
      ...strengthened(wanted.all, size),
      stops: wanted.all.stops + solved.stops - wanted.style.stops,
      warmth: held(wanted.all.warmth + solved.warmth - wanted.style.warmth, 0.95 * scope),
      tint: held(wanted.all.tint + solved.tint - wanted.style.tint, 0.8),
    };
  };
  let size = 1;
  let grade = gradeFor(wanted.mood, size, 1);
  let shift = shiftOf(grade);
  for (let time = 0; time < enlargements && shift.change < wanted.leastChange; time++) {
    size *= enlarged;
    grade = gradeFor(wanted.mood, size, 1);
    shift = shiftOf(grade);
  }
  if (shift.change >= wanted.leastChange) return grade;
  const neighbours = meansOfOthers();
  let least = shortfall(shift, neighbours, wanted.leastChange);
  for (const away of moodsAround(wanted.mood)) {
    const mood: Mood = [withinOthers(away, 0), away[1], withinOthers(away, 2)];
    if (least === 0) break;
    const other = gradeFor(mood, enlarged, further.scope);
    const short = shortfall(shiftOf(other), neighbours, wanted.leastChange);
    if (short >= least) continue;
    least = short;
    grade = other;
  }
  return grade;

  /** No style is taken further into the dark or the light, into yellow or blue, than another is meant to go. */
  function withinOthers(mood: Mood, axis: 0 | 2): number {
    const places = wanted.others.map((other) => other[axis]);
    return Math.min(Math.max(...places), Math.max(Math.min(...places), mood[axis]));
  }

  /** Where the other styles take the mean, with what the aesthetic and the property add. */
  function meansOfOthers(): Three[] {
    const alone = shiftOf(solve(wanted.style, shiftOf, effects, start, wanted, 1, 1)).mean;
    const together = shiftOf(gradeFor(wanted.mood, 1, 1)).mean;
    const place = (mood: Mood, k: 0 | 1 | 2) =>
      wanted.amount * (mood[k] + start[k]) + together[k] - alone[k];
    return wanted.others.map((mood) => [place(mood, 0), place(mood, 1), place(mood, 2)]);
  }
}

/** Moods a step away in lightness and along the axis of daylight: towards green or magenta all look ill. */
function moodsAround([lightness, red, yellow]: Mood): Mood[] {
  return further.steps.flatMap((step) =>
    Array.from({ length: further.turns }, (_, turn): Mood => {
      const angle = (2 * Math.PI * turn) / further.turns;
      return [lightness + step * Math.cos(angle), red, yellow + step * Math.sin(angle)];
    }),
  );
}

/** What a picture lacks of the change it must make and of the distance to the means of other styles. */
function shortfall(
  { mean, change }: GradeShift,
  others: readonly Three[],
  leastChange: number,
): number {
  const nearest = Math.min(
    ...others.map((other) =>
      Math.hypot(mean[0] - other[0], mean[1] - other[1], mean[2] - other[2]),
    ),
  );
  return Math.max(0, leastChange - change) + Math.max(0, further.apart - nearest);
}

/** From a photo's mean to that of the better photo that moods are counted from. */
function betterThan([lightness, red, yellow]: Three): Three {
  const lift = better.share * (better.lightness - lightness);
  const room = brightestMean - highestMood - lightness;
  return [
    Math.max(better.darkest, Math.min(better.brightest, lift, room)),
    -better.balanced * red,
    -better.balanced * yellow,
  ];
}

type ShiftOf = (grade: Grade) => GradeShift;
/** What a step of exposure, of warmth and of tint does to the mean: it hardly depends on the rest. */
type Effects = readonly [Three, Three, Three];

function effectsOf(grade: Grade, shiftOf: ShiftOf): Effects {
  const { mean } = shiftOf(grade);
  const moved = (change: Partial<Grade>) => difference(shiftOf({ ...grade, ...change }).mean, mean);
  return [
    moved({ stops: grade.stops + probe }),
    moved({ warmth: grade.warmth + probe }),
    moved({ tint: grade.tint + probe }),
  ];
}

/** Exposure, warmth and tint that bring the mean of the picture where the mood wants it. */
function solve(
  style: Grade,
  shiftOf: ShiftOf,
  effects: Effects,
  start: Three,
  { mood, amount }: WantedFeel,
  size: number,
  scope: number,
): Grade {
  const k = amount * Math.min(size, largest);
  let grade = style;
  for (let round = 0; round < rounds; round++) {
    const { mean } = shiftOf(grade);
    const short = [
      k * mood[0] + amount * start[0] - mean[0],
      k * mood[1] + amount * start[1] - mean[1],
      k * mood[2] + amount * start[2] - mean[2],
    ] as const;
    if (Math.hypot(...short) < near) break;
    const [stops, warmth, tint] = solveThree(effects, short);
    grade = {
      ...grade,
      stops: style.stops + held(grade.stops + stops - style.stops, reach.stops),
      warmth: style.warmth + held(grade.warmth + warmth - style.warmth, reach.warmth * scope),
      tint: style.tint + held(grade.tint + tint - style.tint, reach.tint),
    };
  }
  return grade;
}

const probe = 0.1;
type Three = readonly [number, number, number];
const held = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
const difference = (p: Three, q: Three): Three => [
  (p[0] - q[0]) / probe,
  (p[1] - q[1]) / probe,
  (p[2] - q[2]) / probe,
];

/** Weights of three columns that add up to the wanted vector (Cramer's rule); 0 where they cannot. */
function solveThree([p, q, r]: readonly [Three, Three, Three], wanted: Three): Three {
  const volume = triple(p, q, r);
  if (Math.abs(volume) < 1e-6) return [0, 0, 0];
  return [
    triple(wanted, q, r) / volume,
    triple(p, wanted, r) / volume,
    triple(p, q, wanted) / volume,
  ];
}

const triple = (p: Three, q: Three, r: Three) =>
  p[0] * (q[1] * r[2] - q[2] * r[1]) -
  p[1] * (q[0] * r[2] - q[2] * r[0]) +
  p[2] * (q[0] * r[1] - q[1] * r[0]);

/** A few thousand pixels of the small picture, and what they are in the photo. */
function sampled(
  analysis: Analysis,
  small: Preview,
  isChosen: WantedFeel['isChosen'],
  factor: number,
): GradeSample[] {
  const { widthPx, heightPx, data } = analysis.photo;
  const toAxis = 1 / Math.sqrt(gradeCeiling);
  const axisOf = (light: number) => Math.min(1, Math.sqrt(Math.max(0, light * factor)) * toAxis);
  const samples: GradeSample[] = [];
  for (let y = changeStep >> 1; y < small.heightPx; y += changeStep) {
    for (let x = changeStep >> 1; x < small.widthPx; x += changeStep) {
      const index =
        Math.min(heightPx - 1, y * small.step) * widthPx + Math.min(widthPx - 1, x * small.step);
      if (isChosen?.(index)) continue;
      const cell = y * small.widthPx + x;
      const at = cell * 3;
      samples.push({
        axes: [axisOf(small.data[at]!), axisOf(small.data[at + 1]!), axisOf(small.data[at + 2]!)],
        was: okLabFromLinear(
          linearFromSrgb8[data[index * 3]!]!,
          linearFromSrgb8[data[index * 3 + 1]!]!,
          linearFromSrgb8[data[index * 3 + 2]!]!,
        ),
        felt: 1 - lostWhereSpared * small.spared[cell]!,
      });
    }
  }
  return samples;
}

/** Times 100. */
function meanOf(samples: readonly GradeSample[]): Three {
  const share = 100 / Math.max(1, samples.length);
  let [l, a, b] = [0, 0, 0];
  for (const { was } of samples) {
    l += was[0] * share;
    a += was[1] * share;
    b += was[2] * share;
  }
  return [l, a, b];
}
