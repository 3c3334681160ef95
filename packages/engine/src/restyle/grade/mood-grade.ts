/**
 * The grade that takes a photo to the mood of its style. Each style says where it takes the mean of a photo
 * (`mood-plan.ts`); exposure and a last colour cast are solved for on a small picture, through the whole grade.
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
  /** That of style, aesthetic and property together. */
  readonly grade: Grade;
  /** Added to the moods by aesthetic and property. */
  readonly setting: Setting;
  /** Those of all styles, and which of them is wanted. */
  readonly moods: readonly Mood[];
  readonly mood: number;
  /** 0..1 of the mood. */
  readonly amount: number;
  /** Mean OKLab distance, times 100, that the picture must make at least. */
  readonly leastChange: number;
  /** 1 where the user has chosen a finish: what is there says nothing about the style. */
  readonly isChosen: ((index: number) => boolean) | null;
  /** Whether the light may take the colour of the mood; else only its brightness is wanted. */
  readonly hasCast: boolean;
}

/** How far exposure and cast may go. */
const reach = { darkest: -2.5, brightest: 1.8, cast: 0.16 } as const;
const rounds = 8;
/** A mean this near to the wanted one is there; a step whose square is below the second leads nowhere. */
const near = 0.12;
const tiny = 1e-6;
/** A look is strengthened by this much, and at most so often, where the picture changes too little. */
const enlarged = 1.35;
const enlargements = 5;

/** The grade to finish with. */
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

/** Share of the photo's strong steps that may be lost, and how contrast is taken down to keep them. */
const softer = { bearable: 0.05, step: 0.14, times: 4 } as const;

/** A mean may come to lie this much further from the wanted one for the sake of steps. */
const strayed = 0.3;

/** The same mean with less contrast, which presses what is nearly white together less, as long as that helps. */
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

/** Exposure alone, for a light that keeps its colour. */
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
 * Exposure and cast that bring the mean of the picture where it is wanted: Broyden's method, which begins
 * with what a stop and a cast usually do and learns from each step.
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

/** Casts are counted in parts of this, so that all three steps are of a size. */
const castUnit = 6;
/** The change of the mean of a usual picture by one stop, and by a whole cast. */
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

/** Weights of three columns that add up to the wanted vector (Cramer's rule); 0 where they cannot. */
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
