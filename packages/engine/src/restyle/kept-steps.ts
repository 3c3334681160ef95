/**
 * Whether a grade leaves the photo's strong steps of light to be seen. Where a look makes a picture bright, the
 * shoulder of the film curve and the contrast press what is nearly white together: white doors on white walls
 * vanish. What is asked here is how many of the strong steps are gone after paint and finish.
 */
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { Analysis } from '../sense/analysis.ts';
import type { SmallPicture } from './felt-samples.ts';
import type { Grade } from './grade.ts';
import { mildOf, toneOf } from './grade.ts';

/** Difference of lightness that is a strong step, and the share of it that has to stay. */
const strong = 0.12;
const stays = 0.45;
/** About so many steps are looked at. */
const looked = 600;

/** Lightness of cells of the small picture, and the steps to the right and down of each. */
interface Steps {
  readonly own: readonly number[];
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/** Those of the photo that are strong. */
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

function findSteps({ photo }: Analysis, { widthPx, heightPx, step }: SmallPicture): StrongSteps {
  const lightness = new Float32Array(widthPx * heightPx);
  for (let row = 0; row < heightPx; row++) {
    for (let column = 0; column < widthPx; column++) {
      const at = 3 * (row * step * photo.widthPx + column * step);
      const [red, green, blue] = [photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!];
      lightness[row * widthPx + column] = Math.cbrt(
        luminance(linearFromSrgb8[red]!, linearFromSrgb8[green]!, linearFromSrgb8[blue]!),
      );
    }
  }
  const found: number[] = [];
  for (let row = 0; row + 1 < heightPx; row++) {
    for (let column = 0; column + 1 < widthPx; column++) {
      const cell = row * widthPx + column;
      const own = lightness[cell]!;
      const length = Math.hypot(lightness[cell + 1]! - own, lightness[cell + widthPx]! - own);
      if (length > strong) found.push(cell);
    }
  }
  const cells = spread(found);
  const steps: Steps = {
    own: cells.map((cell) => lightness[cell]!),
    across: cells.map((cell) => lightness[cell + 1]! - lightness[cell]!),
    down: cells.map((cell) => lightness[cell + widthPx]! - lightness[cell]!),
  };
  return { ...steps, cells, brightest: findBrightest(steps, spread(lightness)) };
}

/** So many of them as are looked at, from all over. */
function spread(all: ArrayLike<number>): number[] {
  const every = Math.max(1, all.length / looked);
  return Array.from(
    { length: Math.floor(all.length / every) },
    (_, k) => all[Math.floor(k * every)]!,
  );
}

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** A grade such as any style has, and the exposures that are tried with it. */
const usual = { warmth: 0, tint: 0, contrast: 0.06, fade: 0.01, pivot: 0.62 } as const;
const trial = { step: 0.2, most: 1.6, bearable: 0.045 } as const;

/**
 * Brightest mean, times 100, to which exposure takes the photo before its strong steps are lost: of the photo
 * alone, so that the moods of all styles are laid out below the same.
 */
export function brightestMean(analysis: Analysis, small: SmallPicture): number {
  return stepsOf(analysis, small).brightest;
}

function findBrightest({ own, across, down }: Steps, lightness: readonly number[]): number {
  let mean = 0;
  for (let stops = 0; stops <= trial.most; stops += trial.step) {
    const tone = toneOf({ ...usual, stops }, usual.pivot);
    const after = (before: number) => tone(before ** 3);
    let lost = 0;
    for (let k = 0; k < own.length; k++) {
      const from = after(own[k]!);
      const x = after(own[k]! + across[k]!) - from;
      const y = after(own[k]! + down[k]!) - from;
      if (Math.hypot(x, y) < stays * Math.hypot(across[k]!, down[k]!)) lost++;
    }
    if (stops > 0 && lost > trial.bearable * own.length) break;
    mean = 0;
    for (const before of lightness) mean += (100 * after(before)) / lightness.length;
  }
  return mean;
}

/** Asks which share of the photo's strong steps a grade leaves too faint. */
export function lostStepsMeasure(
  analysis: Analysis,
  small: SmallPicture,
  { bloom }: Pick<Grade, 'bloom'>,
): (grade: Grade, pivot: number) => number {
  const { cells, across, down } = stepsOf(analysis, small);
  const { widthPx, data, glow, factor, spared } = small;
  const lights = new Float32Array(cells.length * 3);
  const lightAt = (cell: number) => {
    const own = spared[cell]!;
    const exposure = factor + (1 - factor) * own;
    const at = cell * 3;
    const light = luminance(data[at]!, data[at + 1]!, data[at + 2]!) * exposure;
    return glow ? light + bloom * luminance(glow[at]!, glow[at + 1]!, glow[at + 2]!) : light;
  };
  for (const [index, cell] of cells.entries()) {
    lights[index * 3] = lightAt(cell);
    lights[index * 3 + 1] = lightAt(cell + 1);
    lights[index * 3 + 2] = lightAt(cell + widthPx);
  }
  return (grade, pivot) => {
    const tone = toneOf(grade, pivot);
    const mildTone = toneOf(mildOf(grade), pivot);
    let lost = 0;
    for (const [index, cell] of cells.entries()) {
      const felt = 1 - spared[cell]!;
      const finished = (light: number) =>
        felt < 0.99 ? felt * tone(light) + (1 - felt) * mildTone(light) : tone(light);
      const own = finished(lights[index * 3]!);
      const x = finished(lights[index * 3 + 1]!) - own;
      const y = finished(lights[index * 3 + 2]!) - own;
      if (Math.hypot(x, y) < stays * Math.hypot(across[index]!, down[index]!)) lost++;
    }
    return lost / Math.max(1, cells.length);
  };
}
