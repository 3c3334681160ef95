/**
 * The finish: exposure, white balance, film curve, contrast, colour. Rows of several looks are combined to
 * one grade, which becomes a colour cube; only vignette, bloom and grain are positional.
 */

import { cubeNodes } from '../../colour/colour-cube.ts';
import { linearFromHex } from '../../colour/hex.ts';
import type { OkLab } from '../../colour/oklab.ts';
import { cubed, okLabFromLinear } from '../../colour/oklab.ts';
import type { GradeRow } from '../looks/look.ts';
import type { RowCanvas } from '../paint/row-canvas.ts';

export interface Grade {
  readonly stops: number;
  readonly warmth: number;
  readonly tint: number;
  readonly contrast: number;
  readonly saturation: number;
  readonly fade: number;
  readonly vignette: number;
  readonly bloom: number;
  readonly grain: number;
  readonly shadows: readonly (readonly [string, number])[];
  readonly lights: readonly (readonly [string, number])[];
  /** OKLab a and b added last, for means that neither white balance nor tones can reach. */
  readonly cast: readonly [number, number];
}

/** Weighted sum of rows. */
export function combineGrades(rows: readonly (readonly [GradeRow, number])[]): Grade {
  const sum = (pick: (row: GradeRow) => number | undefined) =>
    rows.reduce((total, [row, weight]) => total + (pick(row) ?? 0) * weight, 0);
  const tones = (pick: (row: GradeRow) => GradeRow['shadows']) =>
    rows.flatMap(([row, weight]) => {
      const tone = pick(row);
      return tone ? [[tone[0], tone[1] * weight] as const] : [];
    });
  return {
    stops: sum((row) => row.stops),
    warmth: Math.max(
      -0.8,
      Math.min(
        0.66,
        sum((row) => row.warmth),
      ),
    ),
    tint: sum((row) => row.tint),
    contrast: Math.max(
      -0.22,
      Math.min(
        0.42,
        sum((row) => row.contrast),
      ),
    ),
    saturation: rows.reduce(
      (total, [row, weight]) => total * (1 + ((row.saturation ?? 1) - 1) * weight),
      1,
    ),
    fade: Math.min(
      0.08,
      sum((row) => row.fade),
    ),
    vignette: Math.min(
      0.55,
      sum((row) => row.vignette),
    ),
    bloom: Math.min(
      0.45,
      sum((row) => row.bloom),
    ),
    grain: sum((row) => row.grain),
    shadows: tones((row) => row.shadows),
    lights: tones((row) => row.lights),
    cast: [0, 0],
  };
}

/** Limit for highlight tints, which stain whites when strengthened. */
const strongestTone = 1.3;

/** Scales a grade, within limits. */
export function strengthened(grade: Grade, factor: number): Grade {
  const toneFactor = Math.min(factor, strongestTone);
  return {
    ...grade,
    stops: Math.max(-0.9, Math.min(0.5, grade.stops * factor)),
    warmth: Math.max(-0.9, Math.min(0.9, grade.warmth * factor)),
    tint: Math.max(-0.7, Math.min(0.7, grade.tint * factor)),
    contrast: Math.max(-0.26, Math.min(0.42, grade.contrast * factor)),
    saturation: Math.max(0.3, Math.min(1.4, 1 + (grade.saturation - 1) * factor)),
    shadows: grade.shadows.map(([colour, amount]) => [colour, amount * toneFactor] as const),
    lights: grade.lights.map(([colour, amount]) => [colour, amount * toneFactor] as const),
  };
}

/** Through windows the finish is applied at a third: enough to match, too little to tint the view. */
export const mildOf = (grade: Grade): Grade => ({
  ...grade,
  stops: Math.min(0, grade.stops) * 0.35,
  warmth: grade.warmth * 0.25,
  tint: grade.tint * 0.25,
  contrast: Math.max(0, grade.contrast * 0.2),
  fade: grade.fade * 0.4,
  saturation: 1 + (grade.saturation - 1) * 0.4,
  shadows: [],
  lights: [],
  cast: [grade.cast[0] * 0.25, grade.cast[1] * 0.25],
});

/** Upper end of the cube's axes, which are the square root of light over this. */
export const gradeCeiling = 4;

/** Order of the kernel's block: see kernels/paint/assembly/grade.ts. */
const layout = 'fffffffffffff';

/** Applies exposure and white balance to the three channels. */
export function lightGains({
  stops,
  warmth,
  tint,
}: Pick<Grade, 'stops' | 'warmth' | 'tint'>): readonly [number, number, number] {
  const gain = 2 ** stops;
  return [
    gain * (1 + 0.15 * warmth + 0.1 * tint),
    gain * (1 - 0.115 * tint),
    gain * (1 - 0.27 * warmth + 0.1 * tint),
  ];
}

/** As in the kernel: linear up to the knee, then approaching a white just below 255. */
const knee = 0.66;
const room = 0.312;
/** Black level. */
const ink = 0.0012;

const bendOf = ({ contrast }: Pick<Grade, 'contrast'>) =>
  contrast >= 0 ? 1 + contrast * 1.5 : 1 / (1 - contrast * 1.2);

type Tone = Pick<Grade, 'stops' | 'warmth' | 'tint' | 'contrast' | 'fade'>;

/** Lightness that a grade gives a grey: the kernel's computation without colour. */
export class GradeTone {
  private readonly gain: number;
  private readonly bend: number;
  private readonly fade: number;
  private readonly pivot: number;

  constructor(grade: Tone, pivot: number) {
    const [red, green, blue] = lightGains(grade);
    this.gain = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    this.bend = bendOf(grade);
    this.fade = grade.fade;
    this.pivot = pivot;
  }

  of(light: number): number {
    const { pivot, bend, fade } = this;
    const exposed = light * this.gain;
    const eased =
      exposed > knee ? knee + room * (1 - Math.exp((knee - exposed) / room)) : Math.max(0, exposed);
    const from = Math.cbrt(eased);
    const bent =
      from < pivot
        ? pivot * (from / pivot) ** bend
        : 1 - (1 - pivot) * ((1 - from) / (1 - pivot)) ** bend;
    const faded = Math.max(0, fade + bent * (1 - fade * 1.3));
    return Math.cbrt(ink + (1 - ink) * cubed(faded));
  }
}

/** @param pivot OKLab lightness around which contrast turns (the picture's midtone) */
function numbersOf(grade: Grade, pivot: number): number[] {
  const together = (tones: Grade['shadows']) => {
    let a = 0;
    let b = 0;
    for (const [hex, amount] of tones) {
      const lab = okLabFromLinear(...linearFromHex(hex));
      a += lab[1] * amount;
      b += lab[2] * amount;
    }
    return [a, b];
  };
  return [
    ...lightGains(grade),
    pivot,
    bendOf(grade),
    grade.saturation,
    ...together(grade.shadows),
    ...together(grade.lights),
    ...grade.cast,
    grade.fade,
  ];
}

/** Address of a grade's cube: indexed by sqrt(linear / gradeCeiling), giving sRGB codes 0..255. */
export function gradeCube(canvas: RowCanvas, grade: Grade, pivot: number): number {
  const cube = canvas.reserve(cubeNodes * 16);
  canvas.kernel.gradeCube(canvas.block(layout, numbersOf(grade, pivot)), cube);
  return cube;
}

/** How a grade changes colours: means of the three differences and of the distance. */
export interface GradeShift {
  /** Times 100. */
  readonly mean: readonly [number, number, number];
  readonly change: number;
}

export interface GradeSample {
  /** sqrt(linear / gradeCeiling). */
  readonly axes: readonly [number, number, number];
  readonly was: OkLab;
  /** Weight of the grade. */
  readonly felt: number;
}

/** Processes four samples at once. */
const lanes = 4;

function layDown(
  { axes, was, felt }: GradeSample,
  planes: Float32Array,
  at: number,
  count: number,
) {
  for (let k = 0; k < 3; k++) {
    planes[k * count + at] = axes[k]!;
    planes[(k + 3) * count + at] = was[k]!;
  }
  planes[6 * count + at] = felt;
}

/** Returns a function that measures how a grade changes these colours. */
export function gradeMeasure(
  canvas: RowCanvas,
  samples: readonly GradeSample[],
): (grade: Grade, pivot: number) => GradeShift {
  const count = Math.ceil(samples.length / lanes) * lanes;
  const planes = new Float32Array(count * 7);
  for (let index = 0; index < samples.length; index++) {
    layDown(samples[index]!, planes, index, count);
  }
  const samplesAt = canvas.put(planes);
  const sumsAt = canvas.reserve(16);
  const gradeAt = canvas.reserve(layout.length * 4);
  const share = 100 / Math.max(1, samples.length);
  return (grade, pivot) => {
    const { buffer } = canvas.kernel.memory;
    new Float32Array(buffer, gradeAt).set(numbersOf(grade, pivot));
    canvas.kernel.gradeShift(gradeAt, samplesAt, count, sumsAt);
    const [l, a, b, distance] = new Float32Array(buffer, sumsAt, 4);
    return { mean: [l! * share, a! * share, b! * share], change: distance! * share };
  };
}
