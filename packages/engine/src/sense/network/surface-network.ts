/**
 * A small convolutional network that classifies every cell of a photo: four downsamplings, a global context,
 * and two upsamplings to an eighth of the working size. Its memory is laid out anew for each photo in one
 * region that only grows.
 */

import { firstFreeByte } from '../../kernels/load-kernel.ts';
import { classesOf, type SceneKind } from '../analysis.ts';
import { addWhole } from './add-whole.ts';
import { type CellFeatures, cellFeatures } from './cell-features.ts';
import { createNetworkKernel, type NetworkKernel } from './kernel.ts';
import { isTiled, type Layer, type LayerName, layers } from './layers.ts';
import { placeWeights } from './place-weights.ts';
import { insideOf, rowOf, type Sheet, sizeOf, startOf } from './sheet.ts';
import { type NetworkWeights, paddedInputs, paddedOutputs } from './weights-codec.ts';

/** Input buffer that the caller fills: `data[start + y * row + x * channels + plane]`. */
export interface NetworkInput {
  readonly data: Float32Array;
  readonly start: number;
  readonly row: number;
  readonly channels: number;
}

export interface Cells {
  readonly width: number;
  readonly height: number;
  /** Scores before softmax: cell by cell, one per class. */
  readonly scores: Float32Array;
  /** Mean and maximum of each channel in the deepest layer. */
  readonly summary: Float32Array;
  /** Copies the last pass's features of each cell; call before the next pass. */
  readonly features: () => CellFeatures;
}

export interface SurfaceNetwork {
  judge(kind: SceneKind, width: number, height: number, fill: (input: NetworkInput) => void): Cells;
}

/** Half width of the 7 x 7 depthwise filters. */
const apartReach = 3;
/** Largest quantised value: 16 bits, or a quarter if four are added. */
const farthestStep = 32767;
const farthestTiledStep = 8191;
/** The kernel's scratch bytes for each channel and every other pixel of a row. */
const tileBytes = 96;
const halved = (length: number) => (length + 1) >> 1;

interface HeldSteps {
  readonly sheet: Sheet;
  readonly farthest: number;
  readonly worth: number;
}

export function createSurfaceNetwork(
  weights: NetworkWeights,
  kernel: NetworkKernel = createNetworkKernel(),
): SurfaceNetwork {
  const { places, endByte } = placeWeights(kernel, weights, firstFreeByte);
  const sheetsAt = endByte / 4;
  /** The layout whose borders are zeroed. */
  let emptied = '';
  return { judge };

  function judge(
    kind: SceneKind,
    width: number,
    height: number,
    fill: (input: NetworkInput) => void,
  ): Cells {
    let next = sheetsAt;
    let largest = 0;
    let widest = 0;
    const sheet = (like: { width: number; height: number }, channels: number): Sheet => {
      const made = { at: next, width: like.width, height: like.height, channels };
      next += sizeOf(made);
      largest = Math.max(largest, sizeOf(made));
      widest = Math.max(widest, tileBytes * channels * halved(like.width));
      return made;
    };
    const size = { width, height };
    const half = { width: halved(width), height: halved(height) };
    const quarter = { width: halved(half.width), height: halved(half.height) };
    const eighth = { width: halved(quarter.width), height: halved(quarter.height) };
    const sixteenth = { width: halved(eighth.width), height: halved(eighth.height) };
    const input = sheet(size, paddedInputs(layers.stem));
    const stem = sheet(half, layers.stem.outputs);
    const quarters = [0, 1, 2].map(() => sheet(quarter, layers.toQuarter.outputs));
    const eighths = [0, 1, 2].map(() => sheet(eighth, layers.toEighth.outputs));
    const sixteenths = [0, 1, 2].map(() => sheet(sixteenth, layers.toSixteenth.outputs));
    const wide = {
      eighth: sheet(eighth, layers.eighthWidenFirst.outputs),
      sixteenth: sheet(sixteenth, layers.sixteenthWidenFirst.outputs),
    };
    const narrow = sheet(sixteenth, layers.upToEighth.outputs);
    const decoded = [0, 1].map(() => sheet(eighth, layers.mergeEighth.outputs));
    const lifted = sheet(eighth, layers.upToQuarter.outputs);
    const out = sheet(quarter, paddedOutputs(layers[kind]));
    const stepsByte = 4 * next;
    const scratchByte = stepsByte + 2 * largest;
    const data = kernel.memory(scratchByte + widest);
    // every layer overwrites its sheet, so only a new layout needs its borders zeroed
    const layout = `${kind} ${width} x ${height}`;
    if (layout !== emptied) data.fill(0, sheetsAt, next);
    emptied = layout;

    fill({ data, start: insideOf(input), row: rowOf(input), channels: input.channels });
    /** The sheet whose quantised copy is current: consecutive layers may read the same. */
    let held: HeldSteps | undefined;
    const hold = (sheet: Sheet, farthest: number): number => {
      if (held?.sheet !== sheet || held.farthest !== farthest) {
        const worth = kernel.quantise(4 * sheet.at, stepsByte, sizeOf(sheet), farthest);
        held = { sheet, farthest, worth };
      }
      return held.worth;
    };
    /** Writing a sheet invalidates its quantised copy. */
    const written = (sheet: Sheet): Sheet => {
      if (held?.sheet === sheet) held = undefined;
      return sheet;
    };
    const run = (name: LayerName, from: Sheet, to: Sheet, cut = true, add?: Sheet) => {
      const layer: Layer = layers[name];
      const place = places.get(name)!;
      const tiled = isTiled(layer);
      const first = layer.size === 1 ? insideOf(from) : from.at;
      const worth = hold(from, tiled ? farthestTiledStep : farthestStep);
      const numbers = [
        stepsByte + 2 * (first - from.at),
        worth,
        4 * insideOf(to),
        place.weights,
        place.scales,
        add ? 4 * insideOf(add) : 0,
        from.channels,
        to.channels >> 3,
        to.width,
        to.height,
        2 * rowOf(from),
        4 * rowOf(to),
      ] as const;
      if (tiled) kernel.convolveTiles(...numbers, scratchByte);
      else kernel.convolve(...numbers, layer.size, layer.step, cut ? 1 : 0);
    };
    const filterApart = (name: LayerName, from: Sheet, to: Sheet) =>
      kernel.filterApart(
        4 * insideOf(from),
        4 * insideOf(written(to)),
        places.get(name)!.weights,
        places.get(name)!.bias,
        from.channels,
        from.width,
        from.height,
        4 * rowOf(from),
        apartReach,
      );
    const addDoubled = (from: Sheet, to: Sheet) =>
      kernel.addDoubled(
        4 * insideOf(from),
        4 * insideOf(written(to)),
        from.channels,
        from.width,
        from.height,
        4 * rowOf(from),
        to.width,
        to.height,
        4 * rowOf(to),
      );
    /** Starts from the first of three sheets; returns the one with the result. */
    const spreadAll = (place: 'eighth' | 'sixteenth', sheets: readonly Sheet[]): readonly Sheet[] =>
      (['First', 'Second', 'Third', 'Fourth'] as const).reduce(([from, aside, to], turn) => {
        filterApart(`${place}Spread${turn}`, from!, aside!);
        run(`${place}Widen${turn}`, aside!, wide[place]);
        run(`${place}Narrow${turn}`, wide[place], to!, false, from);
        return [to!, aside!, from!];
      }, sheets);
    run('stem', input, stem);
    run('toQuarter', stem, quarters[0]!);
    run('quarterFirst', quarters[0]!, quarters[1]!);
    run('quarterSecond', quarters[1]!, quarters[2]!, true, quarters[0]);
    run('toEighth', quarters[2]!, eighths[0]!);
    run('acrossQuarter', quarters[2]!, quarters[0]!);
    run('eighthFirst', eighths[0]!, eighths[1]!);
    run('eighthSecond', eighths[1]!, eighths[2]!, true, eighths[0]);
    const [shared] = spreadAll('eighth', [eighths[2]!, eighths[1]!, eighths[0]!]);
    run('toSixteenth', shared!, sixteenths[0]!);
    run('acrossEighth', shared!, decoded[0]!);
    const [deep] = spreadAll('sixteenth', sixteenths);
    const summary = summaryOf(data, deep!);
    addWhole(data, weights.whole, written(deep!));
    run('upToEighth', deep!, narrow);
    addDoubled(narrow, decoded[0]!);
    run('mergeEighth', decoded[0]!, decoded[1]!);
    run('upToQuarter', decoded[1]!, lifted);
    addDoubled(lifted, quarters[0]!);
    run('mergeQuarter', quarters[0]!, quarters[1]!);
    run(kind, quarters[1]!, out, false);
    return {
      ...quarter,
      scores: scoresOf(data, out, classesOf[kind].length),
      summary,
      features: () =>
        cellFeatures(data, { decoded: decoded[1]!, eighth: shared!, sixteenth: deep! }),
    };
  }
}

/** Means first, then maxima. */
function summaryOf(data: Float32Array, sheet: Sheet): Float32Array {
  const { channels, width, height } = sheet;
  const summary = new Float32Array(2 * channels).fill(0);
  summary.fill(Number.NEGATIVE_INFINITY, channels);
  for (let y = 0; y < height; y++) {
    const start = startOf(sheet, y);
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < channels; channel++) {
        const value = data[start + x * channels + channel]!;
        summary[channel]! += value / (width * height);
        summary[channels + channel] = Math.max(summary[channels + channel]!, value);
      }
    }
  }
  return summary;
}

function scoresOf(data: Float32Array, sheet: Sheet, classes: number): Float32Array {
  const scores = new Float32Array(sheet.width * sheet.height * classes);
  for (let y = 0; y < sheet.height; y++) {
    const to = y * sheet.width * classes;
    takeRow(data, startOf(sheet, y), sheet, scores, to, classes);
  }
  return scores;
}

function takeRow(
  data: Float32Array,
  start: number,
  { width, channels }: Sheet,
  scores: Float32Array,
  to: number,
  classes: number,
): void {
  for (let x = 0; x < width; x++) {
    for (let c = 0; c < classes; c++) scores[to++] = data[start + x * channels + c]!;
  }
}
