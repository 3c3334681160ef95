/** Sampled pixels of a look: their colour in the photo, and the grade's input. */
import { okLabFromLinear } from '../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { Analysis } from '../../sense/analysis.ts';
import type { RowCanvas } from '../paint/row-canvas.ts';
import type { Grade, GradeSample, GradeShift } from './grade.ts';
import { gradeCeiling, gradeMeasure, mildOf } from './grade.ts';
import type { PhotoFeel } from './mood-plan.ts';

/** Every n-th pixel of the photo, as painted before any finish. */
export interface SmallPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly step: number;
  readonly data: Float32Array;
  /** How much of the finish each pixel is spared. */
  readonly spared: Float32Array;
  readonly mostSpared: number;
  readonly factor: number;
  /** Light spread from bright places. */
  readonly glow: Float32Array | null;
}

export interface GradeSamples {
  readonly photo: Omit<PhotoFeel, 'brightest'>;
  /** Weights in the full grade, and in the mild grade. */
  readonly full: readonly GradeSample[];
  readonly mild: readonly GradeSample[];
}

/** Approximate number of samples. */
const looked = 1600;
/** Smaller values are negligible. */
export const faintlySpared = 0.01;

export function gradeSamples(
  analysis: Analysis,
  small: SmallPicture,
  { vignette, bloom }: Pick<Grade, 'vignette' | 'bloom'>,
  isChosen: ((index: number) => boolean) | null,
): GradeSamples {
  const { widthPx, heightPx, data } = analysis.photo;
  const { factor } = small;
  const every = Math.max(1, Math.round(Math.sqrt((small.widthPx * small.heightPx) / looked)));
  const full: GradeSample[] = [];
  const mild: GradeSample[] = [];
  for (let row = every >> 1; row < small.heightPx; row += every) {
    for (let column = every >> 1; column < small.widthPx; column += every) {
      const x = Math.min(widthPx - 1, column * small.step);
      const y = Math.min(heightPx - 1, row * small.step);
      const index = y * widthPx + x;
      if (isChosen?.(index)) continue;
      const cell = row * small.widthPx + column;
      const own = small.spared[cell]!;
      const away = (x / widthPx - 0.5) ** 2 + (y / heightPx - 0.5) ** 2;
      const exposure = (factor + (1 - factor) * own) * (1 - 2 * vignette * away);
      const axes = axesOf(small, cell * 3, exposure, bloom);
      const was = okLabFromLinear(
        linearFromSrgb8[data[index * 3]!]!,
        linearFromSrgb8[data[index * 3 + 1]!]!,
        linearFromSrgb8[data[index * 3 + 2]!]!,
      );
      full.push({ axes, was, felt: 1 - own });
      if (own > faintlySpared) mild.push({ axes, was, felt: own });
    }
  }
  return { photo: photoFeel(full), full, mild };
}

const toAxis = 1 / Math.sqrt(gradeCeiling);

function axesOf(
  { data, glow }: SmallPicture,
  at: number,
  exposure: number,
  bloom: number,
): GradeSample['axes'] {
  return [
    axisOf(data[at]! * exposure + (glow ? glow[at]! * bloom : 0)),
    axisOf(data[at + 1]! * exposure + (glow ? glow[at + 1]! * bloom : 0)),
    axisOf(data[at + 2]! * exposure + (glow ? glow[at + 2]! * bloom : 0)),
  ];
}

const axisOf = (light: number) => Math.min(1, Math.sqrt(Math.max(0, light)) * toAxis);

/** Returns a function that measures how a grade changes the picture, including mildly graded places. */
export function sampledGradeMeasure(canvas: RowCanvas, { full, mild }: GradeSamples) {
  const ofFull = gradeMeasure(canvas, full);
  if (mild.length === 0) return ofFull;
  const ofMild = gradeMeasure(canvas, mild);
  const share = mild.length / full.length;
  return (grade: Grade, pivot: number): GradeShift => {
    const all = ofFull(grade, pivot);
    const some = ofMild(mildOf(grade), pivot);
    return {
      mean: [
        all.mean[0] + some.mean[0] * share,
        all.mean[1] + some.mean[1] * share,
        all.mean[2] + some.mean[2] * share,
      ],
      change: all.change + some.change * share,
    };
  };
}

function photoFeel(samples: readonly GradeSample[]): GradeSamples['photo'] {
  const share = 100 / Math.max(1, samples.length);
  let [l, a, b] = [0, 0, 0];
  for (const { was } of samples) {
    l += was[0] * share;
    a += was[1] * share;
    b += was[2] * share;
  }
  let spread = 0;
  for (const { was } of samples) {
    spread += share * Math.hypot(was[0] - l / 100, was[1] - a / 100, was[2] - b / 100);
  }
  return { mean: [l, a, b], spread };
}
