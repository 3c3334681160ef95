/**
 * Counts strong steps of light that a grade loses. In a bright look the film curve's shoulder and the
 * contrast compress near-white tones: white doors on white walls vanish. Counts steps after paint and grade.
 */
import { cubed } from '../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { ReusableBuffer } from '../../image/reusable-buffer.ts';
import type { Analysis } from '../../sense/analysis.ts';
import type { Grade } from './grade.ts';
import { GradeTone, mildOf } from './grade.ts';
import type { SmallPicture } from './grade-samples.ts';

/** Strong step of lightness, and the share of it that must remain. */
const strong = 0.12;
const stays = 0.45;
/** Approximate number of sampled steps. */
const looked = 600;

/** Lightness of cells in the preview, and the step to the right and down of each. */
interface Steps {
  readonly own: readonly number[];
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/** The strong steps of the photo. */
interface StrongSteps extends Steps {
  readonly cells: readonly number[];
  readonly brightest: number;
}

const held = new WeakMap<Analysis, StrongSteps>();

function stepsOf(analysis: Analysis, small: SmallPicture): StrongSteps {
  let steps = held.get(analysis);
  if (!steps) {
    steps = findSteps(analysis, small);
    held.set(analysis, steps);
  }
  return steps;
}

function findSteps({ photo }: Analysis, small: SmallPicture): StrongSteps {
  const { widthPx, heightPx } = small;
  const lightness = lightnessBuffer.take(widthPx * heightPx);
  for (let row = 0; row < heightPx; row++) writeLightness(photo, small, row, lightness);
  const found: number[] = [];
  for (let row = 0; row + 1 < heightPx; row++) addStrong(found, lightness, row * widthPx, widthPx);
  const cells = spread(found);
  const steps: Steps = {
    own: cells.map((cell) => lightness[cell]!),
    across: cells.map((cell) => lightness[cell + 1]! - lightness[cell]!),
    down: cells.map((cell) => lightness[cell + widthPx]! - lightness[cell]!),
  };
  return { ...steps, cells, brightest: findBrightest(steps, spread(lightness)) };
}

const lightnessBuffer = new ReusableBuffer(Float32Array);

/** Lightness of the photo at each cell of one preview row. */
function writeLightness(
  photo: RgbImage,
  { widthPx, step }: SmallPicture,
  row: number,
  lightness: Float32Array,
): void {
  const { data } = photo;
  let at = 3 * row * step * photo.widthPx;
  for (let cell = row * widthPx; cell < (row + 1) * widthPx; cell++, at += 3 * step) {
    lightness[cell] = Math.cbrt(
      luminance(
        linearFromSrgb8[data[at]!]!,
        linearFromSrgb8[data[at + 1]!]!,
        linearFromSrgb8[data[at + 2]!]!,
      ),
    );
  }
}

/** Cells of one row with a strong step to the right or down. */
function addStrong(found: number[], lightness: Float32Array, start: number, widthPx: number): void {
  for (let cell = start; cell + 1 < start + widthPx; cell++) {
    const own = lightness[cell]!;
    const across = lightness[cell + 1]! - own;
    const down = lightness[cell + widthPx]! - own;
    if (across * across + down * down > strong * strong) found.push(cell);
  }
}

/** An evenly distributed sample of them. */
function spread(all: ArrayLike<number>): number[] {
  const every = Math.max(1, all.length / looked);
  return Array.from(
    { length: Math.floor(all.length / every) },
    (_, k) => all[Math.floor(k * every)]!,
  );
}

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** A typical grade, and the exposures to try with it. */
const usual = { warmth: 0, tint: 0, contrast: 0.06, fade: 0.01, pivot: 0.62 } as const;
const trial = { step: 0.2, most: 1.6, bearable: 0.045 } as const;

/**
 * Brightest mean, times 100, to which exposure can take the photo before losing strong steps: depends on the
 * photo alone, so that all styles have the same limit.
 */
export function brightestMean(analysis: Analysis, small: SmallPicture): number {
  return stepsOf(analysis, small).brightest;
}

function findBrightest(steps: Steps, lightness: readonly number[]): number {
  let mean = 0;
  for (let stops = 0; stops <= trial.most; stops += trial.step) {
    const tone = new GradeTone({ ...usual, stops }, usual.pivot);
    const lost = lostBy(tone, steps);
    if (stops > 0 && lost > trial.bearable * steps.own.length) break;
    mean = 0;
    for (const before of lightness) mean += (100 * tone.of(cubed(before))) / lightness.length;
  }
  return mean;
}

/** Number of steps that a tone makes too weak. */
function lostBy(tone: GradeTone, { own, across, down }: Steps): number {
  let lost = 0;
  for (let k = 0; k < own.length; k++) {
    const from = tone.of(cubed(own[k]!));
    const x = tone.of(cubed(own[k]! + across[k]!)) - from;
    const y = tone.of(cubed(own[k]! + down[k]!)) - from;
    if (Math.hypot(x, y) < stays * Math.hypot(across[k]!, down[k]!)) lost++;
  }
  return lost;
}

/** Returns a function that measures which share of the photo's strong steps a grade loses. */
export function lostEdgesMeasure(
  analysis: Analysis,
  small: SmallPicture,
  { bloom }: Pick<Grade, 'bloom'>,
): (grade: Grade, pivot: number) => number {
  const steps = stepsOf(analysis, small);
  const { cells } = steps;
  const lights = new Float32Array(cells.length * 3);
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index]!;
    lights[index * 3] = lightAt(small, bloom, cell);
    lights[index * 3 + 1] = lightAt(small, bloom, cell + 1);
    lights[index * 3 + 2] = lightAt(small, bloom, cell + small.widthPx);
  }
  return (grade, pivot) => {
    const tones = { full: new GradeTone(grade, pivot), mild: new GradeTone(mildOf(grade), pivot) };
    let lost = 0;
    for (let index = 0; index < cells.length; index++) {
      const felt = 1 - small.spared[cells[index]!]!;
      if (isLost(tones, felt, lights, steps, index)) lost++;
    }
    return lost / Math.max(1, cells.length);
  };
}

/** Light of a cell before the finish. */
function lightAt(
  { data, glow, factor, spared }: SmallPicture,
  bloom: number,
  cell: number,
): number {
  const own = spared[cell]!;
  const exposure = factor + (1 - factor) * own;
  const at = cell * 3;
  const light = luminance(data[at]!, data[at + 1]!, data[at + 2]!) * exposure;
  return glow ? light + bloom * luminance(glow[at]!, glow[at + 1]!, glow[at + 2]!) : light;
}

interface FeltTones {
  readonly full: GradeTone;
  readonly mild: GradeTone;
}

/** @param felt weight of the finish there */
function isLost(
  tones: FeltTones,
  felt: number,
  lights: Float32Array,
  { across, down }: Steps,
  index: number,
): boolean {
  const own = finished(tones, felt, lights[index * 3]!);
  const x = finished(tones, felt, lights[index * 3 + 1]!) - own;
  const y = finished(tones, felt, lights[index * 3 + 2]!) - own;
  return Math.hypot(x, y) < stays * Math.hypot(across[index]!, down[index]!);
}

function finished({ full, mild }: FeltTones, felt: number, light: number): number {
  return felt < 0.99 ? felt * full.of(light) + (1 - felt) * mild.of(light) : full.of(light);
}
