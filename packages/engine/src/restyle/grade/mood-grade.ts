/**
 * Solves for the grade that takes a photo to its style's mood. Each style defines the mean of the result
 * (`mood-plan.ts`); exposure and a final colour cast are solved for on a preview, through the whole grade.
 */
import type { Analysis } from '../../sense/analysis.ts';
import type { Mood } from '../looks/look.ts';
import type { RowCanvas } from '../paint/row-canvas.ts';
import type { Grade, GradeShift } from './grade.ts';
import { strengthened } from './grade.ts';
import type { SmallPicture } from './grade-samples.ts';
import { gradeSamples, sampledGradeMeasure } from './grade-samples.ts';
import { brightestMean, lostEdgesMeasure } from './lost-edges.ts';
import type { Setting, Three } from './mood-plan.ts';
import { plannedShifts } from './mood-plan.ts';

export interface WantedMood {
  /** Combined grade of style, aesthetic and property. */
  readonly grade: Grade;
  /** Effect of aesthetic and property on the moods. */
  readonly setting: Setting;
  /** Moods of all styles, and the index of the requested one. */
  readonly moods: readonly Mood[];
  readonly mood: number;
  /** Strength of the mood, 0..1. */
  readonly amount: number;
  /** Minimum mean OKLab distance, times 100. */
  readonly leastChange: number;
  /** 1 where the user has chosen a finish, which doesn't reflect the style. */
  readonly isChosen: ((index: number) => boolean) | null;
  /** Whether the light may take the mood's colour; otherwise only its brightness. */
  readonly hasCast: boolean;
}

/** Limits of exposure and cast. */
const reach = { darkest: -2.5, brightest: 1.8, cast: 0.16 } as const;
const rounds = 8;
/** Tolerance for the mean; a step with a smaller square than the second value is degenerate. */
const near = 0.12;
const tiny = 1e-6;
/** Factor and maximum number of steps by which a look is strengthened if the picture changes too little. */
const enlarged = 1.35;
const enlargements = 5;

export function moodGrade(
  canvas: RowCanvas,
  analysis: Analysis,
  small: SmallPicture,
  wanted: WantedMood,
  pivot: number,
): Grade {
  const samples = gradeSamples(analysis, small, wanted.grade, wanted.isChosen);
  const measure = sampledGradeMeasure(canvas, samples);
  const shiftOf = (grade: Grade) => measure(grade, pivot);
  const { moods, amount, setting } = wanted;
  const photo = { ...samples.photo, brightest: brightestMean(analysis, small) };
  const planned = plannedShifts(photo, moods, amount, setting)[wanted.mood]!;
  const way = wanted.hasCast ? solve : solveLight;
  const target = planned;
  const lost = lostEdgesMeasure(analysis, small, wanted.grade);
  let solved = way(wanted.grade, target, shiftOf);
  let most = solved;
  for (let time = 1; time <= enlargements && most.shift.change < wanted.leastChange; time++) {
    const { stops, cast } = solved.grade;
    const stronger = { ...strengthened(wanted.grade, enlarged ** time), stops, cast };
    solved = way(stronger, target, shiftOf);
    if (solved.shift.change > most.shift.change) most = solved;
  }
  if (!wanted.hasCast) return most.grade;
  return softened(most, target, shiftOf, (grade) => lost(grade, pivot)).grade;
}

/** Tolerated share of lost strong steps, and how contrast is reduced to keep them. */
const softer = { bearable: 0.05, step: 0.14, times: 4 } as const;

/** Tolerated further deviation of the mean for the sake of steps. */
const strayed = 0.3;

/** Reaches the same mean with less contrast, which compresses near-white tones less, while that helps. */
function softened(
  solved: Solved,
  target: Three,
  shiftOf: (grade: Grade) => GradeShift,
  lostBy: (grade: Grade) => number,
): Solved {
  const missing = ({ shift }: Solved) => Math.hypot(...minus(target, shift.mean));
  const furthest = missing(solved) + strayed;
  let best = solved;
  let least = lostBy(solved.grade);
  for (let time = 0; time < softer.times && least > softer.bearable; time++) {
    const contrast = best.grade.contrast - softer.step;
    const next = solve({ ...best.grade, contrast }, target, shiftOf);
    const lost = lostBy(next.grade);
    if (lost >= least || missing(next) > furthest) break;
    least = lost;
    best = next;
  }
  return best;
}

interface Solved {
  readonly grade: Grade;
  readonly shift: GradeShift;
}

/** Solves for exposure only, for light that keeps its colour. */
function solveLight(style: Grade, target: Three, shiftOf: (grade: Grade) => GradeShift): Solved {
  let grade = style;
  let shift = shiftOf(grade);
  for (let round = 0; round < rounds; round++) {
    const missing = target[0] - shift.mean[0];
    if (Math.abs(missing) < near) break;
    const stops = grade.stops + missing / usualEffects[0][0];
    grade = { ...grade, stops: Math.max(reach.darkest, Math.min(reach.brightest, stops)) };
    shift = shiftOf(grade);
  }
  return { grade, shift };
}

type Columns = readonly [Three, Three, Three];

/**
 * Solves for the exposure and cast that give the requested mean: Broyden's method, starting with the typical
 * effects of a stop and a cast.
 */
function solve(style: Grade, target: Three, shiftOf: (grade: Grade) => GradeShift): Solved {
  let grade = style;
  let shift = shiftOf(grade);
  let effects = usualEffects;
  let best: Solved = { grade, shift };
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const short = minus(target, shift.mean);
    const missing = Math.hypot(...short);
    if (missing < least) {
      least = missing;
      best = { grade, shift };
    }
    if (missing < near) break;
    const [stops, red, yellow] = solveThree(effects, short);
    const next: Grade = {
      ...grade,
      stops: Math.max(reach.darkest, Math.min(reach.brightest, grade.stops + stops)),
      cast: [held(grade.cast[0] + red / castUnit), held(grade.cast[1] + yellow / castUnit)],
    };
    const step: Three = [
      next.stops - grade.stops,
      (next.cast[0] - grade.cast[0]) * castUnit,
      (next.cast[1] - grade.cast[1]) * castUnit,
    ];
    const length = step[0] ** 2 + step[1] ** 2 + step[2] ** 2;
    if (length < tiny) break;
    const reached = shiftOf(next);
    const wrong = minus(minus(reached.mean, shift.mean), combined(effects, step));
    const corrected = (k: 0 | 1 | 2): Three => plus(effects[k], wrong, step[k] / length);
    effects = [corrected(0), corrected(1), corrected(2)];
    grade = next;
    shift = reached;
  }
  return Math.hypot(...minus(target, shift.mean)) < least ? { grade, shift } : best;
}

/** Unit of casts, which makes all three steps similar in size. */
const castUnit = 6;
/** Change of a typical picture's mean by one stop, and by a full cast. */
const usualEffects: Columns = [
  [15, 0, 0],
  [0, 80 / castUnit, 0],
  [0, 0, 80 / castUnit],
];
const held = (cast: number) => Math.min(reach.cast, Math.max(-reach.cast, cast));
const minus = (p: Three, q: Three): Three => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const times = (p: Three, k: number): Three => [p[0] * k, p[1] * k, p[2] * k];
const plus = (p: Three, q: Three, k: number): Three => [
  p[0] + q[0] * k,
  p[1] + q[1] * k,
  p[2] + q[2] * k,
];
const combined = ([p, q, r]: Columns, [x, y, z]: Three): Three =>
  plus(plus(times(p, x), q, y), r, z);

/** Solves a 3 x 3 system (Cramer's rule); 0 if singular. */
function solveThree([p, q, r]: Columns, wanted: Three): Three {
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
