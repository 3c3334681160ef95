/**
 * A small convolutional network that says what every cell of a photo is: four halvings, a look at
 * the whole, and two steps back up to an eighth of the working size. Its memory is laid out anew
 * for each photo in one stretch that only grows.
 */
import { classesOf, type SceneKind } from '../analysis.ts';
import { createNetworkKernel, firstFreeByte, type NetworkKernel } from './kernel.ts';
import { type Layer, type LayerName, layers } from './layers.ts';
import { type NetworkWeights, paddedInputs, paddedOutputs } from './weights-codec.ts';

/** Channels of a pixel side by side, with a border of one empty pixel. */
interface Sheet {
  /** Floats from the start of the memory to the first pixel of the border. */
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** What the caller fills: `data[start + y * row + x * channels + plane]`. */
export interface NetworkInput {
  readonly data: Float32Array;
  readonly start: number;
  readonly row: number;
  readonly channels: number;
}

export interface Cells {
  readonly width: number;
  readonly height: number;
  /** Scores before softmax: cell by cell, one a class. */
  readonly scores: Float32Array;
}

export interface SurfaceNetwork {
  judge(kind: SceneKind, width: number, height: number, fill: (input: NetworkInput) => void): Cells;
}

/** Filters of channels by themselves are seven by seven. */
const apartReach = 3;
const halved = (length: number) => (length + 1) >> 1;
const rowOf = (sheet: Sheet) => (sheet.width + 2) * sheet.channels;
/** The first pixel inside the border. */
const insideOf = (sheet: Sheet) => sheet.at + rowOf(sheet) + sheet.channels;
/** The first pixel of a row. */
const startOf = (sheet: Sheet, y: number) => insideOf(sheet) + y * rowOf(sheet);
const sizeOf = (sheet: Sheet) => (sheet.height + 2) * rowOf(sheet);

export function createSurfaceNetwork(
  weights: NetworkWeights,
  kernel: NetworkKernel = createNetworkKernel(),
): SurfaceNetwork {
  const places = new Map<LayerName, { weights: number; bias: number }>();
  let end = firstFreeByte / 4;
  const names = Object.keys(layers) as LayerName[];
  for (const name of names) {
    const { weights: values, bias } = weights[name];
    places.set(name, { weights: end, bias: end + values.length });
    end += values.length + bias.length;
  }
  const weightsEnd = Math.ceil(end / 4) * 4;
  const memory = kernel.memory(4 * weightsEnd);
  for (const name of names) {
    memory.set(weights[name].weights, places.get(name)!.weights);
    memory.set(weights[name].bias, places.get(name)!.bias);
  }
  /** The layout whose borders are empty. */
  let emptied = '';
  return { judge };

  function judge(
    kind: SceneKind,
    width: number,
    height: number,
    fill: (input: NetworkInput) => void,
  ): Cells {
    let next = weightsEnd;
    const sheet = (like: { width: number; height: number }, channels: number): Sheet => {
      const made = { at: next, width: like.width, height: like.height, channels };
      next += sizeOf(made);
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
    const data = kernel.memory(4 * next);
    // every layer fills its sheet, so only a new layout needs its borders emptied
    const layout = `${kind} ${width} x ${height}`;
    if (layout !== emptied) data.fill(0, weightsEnd, next);
    emptied = layout;

    fill({ data, start: insideOf(input), row: rowOf(input), channels: input.channels });
    const run = (name: LayerName, from: Sheet, to: Sheet, cut = true, add?: Sheet) => {
      const layer: Layer = layers[name];
      const place = places.get(name)!;
      const first = layer.size === 1 ? insideOf(from) : from.at;
      const [rowIn, rowOut] = [4 * rowOf(from), 4 * rowOf(to)];
      kernel.convolve(
        4 * first,
        4 * insideOf(to),
        4 * place.weights,
        4 * place.bias,
        add ? 4 * insideOf(add) : 0,
        from.channels,
        to.channels >> 3,
        to.width,
        to.height,
        rowIn,
        rowOut,
        layer.size,
        layer.step,
        cut ? 1 : 0,
      );
    };
    const filterApart = (place: { weights: number; bias: number }, from: Sheet, to: Sheet) =>
      kernel.filterApart(
        4 * insideOf(from),
        4 * insideOf(to),
        4 * place.weights,
        4 * place.bias,
        from.channels,
        from.width,
        from.height,
        4 * rowOf(from),
        apartReach,
      );
    /** From the first of three sheets; gives the sheet that all of them end in. */
    const spreadAll = (place: 'eighth' | 'sixteenth', sheets: readonly Sheet[]): readonly Sheet[] =>
      (['First', 'Second', 'Third', 'Fourth'] as const).reduce(([from, aside, to], turn) => {
        filterApart(places.get(`${place}Spread${turn}`)!, from!, aside!);
        run(`${place}Widen${turn}`, aside!, wide[place]);
        run(`${place}Narrow${turn}`, wide[place], to!, false, from);
        return [to!, aside!, from!];
      }, sheets);
    run('stem', input, stem);
    run('toQuarter', stem, quarters[0]!);
    run('quarterFirst', quarters[0]!, quarters[1]!);
    run('quarterSecond', quarters[1]!, quarters[2]!, true, quarters[0]);
    run('toEighth', quarters[2]!, eighths[0]!);
    run('eighthFirst', eighths[0]!, eighths[1]!);
    run('eighthSecond', eighths[1]!, eighths[2]!, true, eighths[0]);
    const [shared] = spreadAll('eighth', [eighths[2]!, eighths[1]!, eighths[0]!]);
    run('toSixteenth', shared!, sixteenths[0]!);
    const [deep] = spreadAll('sixteenth', sixteenths);
    addWhole(data, weights.whole.weights, weights.whole.bias, deep!);
    run('upToEighth', deep!, narrow);
    run('acrossEighth', shared!, decoded[0]!);
    addDoubled(data, narrow, decoded[0]!);
    run('mergeEighth', decoded[0]!, decoded[1]!);
    run('upToQuarter', decoded[1]!, lifted);
    run('acrossQuarter', quarters[2]!, quarters[0]!);
    addDoubled(data, lifted, quarters[0]!);
    run('mergeQuarter', quarters[0]!, quarters[1]!);
    run(kind, quarters[1]!, out, false);
    return { ...quarter, scores: scoresOf(data, out, classesOf[kind].length) };
  }
}

/** The mean over the whole photo, once through a layer, is added to every pixel. */
function addWhole(data: Float32Array, weights: Float32Array, bias: Float32Array, sheet: Sheet) {
  const { width, height, channels } = sheet;
  const mean = new Float64Array(channels);
  for (let y = 0; y < height; y++) addToMean(mean, data, startOf(sheet, y), width, width * height);
  const told = new Float32Array(channels);
  for (let output = 0; output < channels; output++) {
    told[output] = toldBy(mean, weights, bias, output);
  }
  for (let y = 0; y < height; y++) addToRow(data, startOf(sheet, y), width, told);
}

/** What one output of the layer makes of the mean. */
function toldBy(mean: Float64Array, weights: Float32Array, bias: Float32Array, output: number) {
  const channels = mean.length;
  let sum = bias[output]!;
  const block = (output >> 3) * channels * 8 + (output & 7);
  for (let input = 0; input < channels; input++) sum += mean[input]! * weights[block + 8 * input]!;
  return Math.max(0, sum);
}

function addToMean(
  mean: Float64Array,
  data: Float32Array,
  start: number,
  width: number,
  pixels: number,
): void {
  const channels = mean.length;
  for (let x = 0, at = start; x < width; x++) {
    for (let c = 0; c < channels; c++) mean[c] = mean[c]! + data[at++]! / pixels;
  }
}

function addToRow(data: Float32Array, start: number, width: number, told: Float32Array): void {
  const channels = told.length;
  for (let x = 0, at = start; x < width; x++) {
    for (let c = 0; c < channels; c++, at++) data[at] = data[at]! + told[c]!;
  }
}

/** Adds a sheet at twice its size, with straight lines between its pixels. */
function addDoubled(data: Float32Array, from: Sheet, to: Sheet): void {
  const { channels } = from;
  const columns = Array.from({ length: to.width }, (_, x) => near(x, from.width));
  /** A row between two of `from`, before it is drawn out. */
  const blend = new Float64Array(from.width * channels);
  for (let y = 0; y < to.height; y++) {
    const { low, high, far } = near(y, from.height);
    blendRows(data, startOf(from, low), startOf(from, high), far, blend);
    addDrawnOut(data, startOf(to, y), blend, columns, channels);
  }
}

/** The two pixels of half the size between which a pixel lies, and how far it is from the first. */
function near(place: number, length: number) {
  const at = Math.max(0, (place + 0.5) / 2 - 0.5);
  const low = Math.floor(at);
  return { low, high: Math.min(length - 1, low + 1), far: at - low };
}

function blendRows(
  data: Float32Array,
  above: number,
  below: number,
  far: number,
  blend: Float64Array,
): void {
  for (let at = 0; at < blend.length; at++) {
    blend[at] = data[above + at]! * (1 - far) + data[below + at]! * far;
  }
}

function addDrawnOut(
  data: Float32Array,
  start: number,
  blend: Float64Array,
  columns: readonly ReturnType<typeof near>[],
  channels: number,
): void {
  let out = start;
  for (const column of columns) {
    let left = column.low * channels;
    let right = column.high * channels;
    for (const end = out + channels; out < end; out++) {
      data[out] = data[out]! + blend[left++]! * (1 - column.far) + blend[right++]! * column.far;
    }
  }
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
