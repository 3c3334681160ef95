/** Training of the small network: Adam, dropout on inputs and hidden units, decaying weights. */
import { createRandom } from '../../packages/engine/src/random/random.ts';
import {
  type SmallNetwork,
  standardise,
} from '../../packages/engine/src/sense/judges/small-network.ts';
import type { TrainingSet } from './grow-trees.ts';

export interface NetworkOptions {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  readonly inputDrop: number;
  readonly hiddenDrop: number;
  readonly decay: number;
  readonly seed: number;
}

const batch = 64;

export function trainNetwork(set: TrainingSet, options: NetworkOptions): SmallNetwork {
  const { rows, columns, classes, data, label, weight } = set;
  const { hidden, epochs, inputDrop, hiddenDrop } = options;
  const random = createRandom(options.seed);
  const { mean, scale } = moments(set);
  const normal = () => (random.next() + random.next() + random.next() - 1.5) * 2;
  const inner = Float32Array.from(
    { length: columns * hidden },
    () => normal() * Math.sqrt(1 / columns),
  );
  const outer = Float32Array.from(
    { length: hidden * classes },
    () => normal() * Math.sqrt(1 / hidden),
  );
  const innerBias = new Float32Array(hidden);
  const outerBias = new Float32Array(classes);
  const parts = [inner, innerBias, outer, outerBias].map((values) => ({
    values,
    gradient: new Float32Array(values.length),
    first: new Float32Array(values.length),
    second: new Float32Array(values.length),
  }));
  const [gInner, gInnerBias, gOuter, gOuterBias] = parts.map((part) => part.gradient) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const order = Int32Array.from({ length: rows }, (_, k) => k);
  const input = new Float32Array(columns);
  const layer = new Float32Array(hidden);
  const back = new Float32Array(hidden);
  const scores = new Float32Array(classes);
  const network = { columns, hidden, classes, mean, scale, inner, innerBias, outer, outerBias };
  const stepsTotal = Math.ceil(rows / batch) * epochs;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let k = rows - 1; k > 0; k--) {
      const other = random.integer(0, k);
      [order[k], order[other]] = [order[other]!, order[k]!];
    }
    for (let start = 0; start < rows; start += batch) {
      const end = Math.min(rows, start + batch);
      for (let k = start; k < end; k++) learn(order[k]!);
      step++;
      update(options.rate * 0.5 * (1 + Math.cos((Math.PI * step) / stepsTotal)), end - start);
    }
  }
  return network;

  function learn(row: number) {
    standardise(network, data, row * columns, input);
    layer.set(innerBias);
    const keep = 1 / (1 - inputDrop);
    for (let k = 0; k < columns; k++) {
      if (random.next() < inputDrop) {
        input[k] = 0;
        continue;
      }
      input[k] = input[k]! * keep;
      const value = input[k]!;
      const at = k * hidden;
      for (let j = 0; j < hidden; j++) layer[j] = layer[j]! + value * inner[at + j]!;
    }
    scores.set(outerBias);
    for (let j = 0; j < hidden; j++) {
      const value = layer[j]! > 0 && random.next() >= hiddenDrop ? layer[j]! / (1 - hiddenDrop) : 0;
      layer[j] = value;
      if (value === 0) continue;
      for (let c = 0; c < classes; c++) scores[c] = scores[c]! + value * outer[j * classes + c]!;
    }
    let largest = -Infinity;
    for (let c = 0; c < classes; c++) largest = Math.max(largest, scores[c]!);
    let sum = 0;
    for (let c = 0; c < classes; c++) {
      scores[c] = Math.exp(scores[c]! - largest);
      sum += scores[c]!;
    }
    for (let c = 0; c < classes; c++) {
      const error =
        weight[row]! * (scores[c]! / sum - (label[row] === c ? 0.97 : 0.03 / (classes - 1)));
      scores[c] = error;
      gOuterBias[c] = gOuterBias[c]! + error;
    }
    for (let j = 0; j < hidden; j++) {
      const value = layer[j]!;
      back[j] = 0;
      if (value === 0) continue;
      let sumBack = 0;
      for (let c = 0; c < classes; c++) {
        const at = j * classes + c;
        gOuter[at] = gOuter[at]! + value * scores[c]!;
        sumBack += outer[at]! * scores[c]!;
      }
      back[j] = sumBack / (1 - hiddenDrop);
      gInnerBias[j] = gInnerBias[j]! + back[j]!;
    }
    for (let k = 0; k < columns; k++) {
      const value = input[k]!;
      if (value === 0) continue;
      const at = k * hidden;
      for (let j = 0; j < hidden; j++) gInner[at + j] = gInner[at + j]! + value * back[j]!;
    }
  }

  function update(rate: number, count: number) {
    const firstFix = 1 - 0.9 ** step;
    const secondFix = 1 - 0.999 ** step;
    for (const { values, gradient, first, second } of parts) {
      for (let k = 0; k < values.length; k++) {
        const g = gradient[k]! / count;
        gradient[k] = 0;
        first[k] = 0.9 * first[k]! + 0.1 * g;
        second[k] = 0.999 * second[k]! + 0.001 * g * g;
        const move = first[k]! / firstFix / (Math.sqrt(second[k]! / secondFix) + 1e-8);
        values[k] = values[k]! - rate * (move + options.decay * values[k]!);
      }
    }
  }
}

function moments({ rows, columns, data }: TrainingSet) {
  const mean = new Float32Array(columns);
  const scale = new Float32Array(columns);
  for (let k = 0; k < columns; k++) {
    let sum = 0;
    let squares = 0;
    for (let row = 0; row < rows; row++) {
      const value = data[row * columns + k]!;
      sum += value;
      squares += value * value;
    }
    mean[k] = sum / rows;
    scale[k] = 1 / Math.sqrt(Math.max(1e-8, squares / rows - (sum / rows) ** 2));
  }
  return { mean, scale };
}
