/** Training of boosted symmetric trees on binned features (in the manner of CatBoost, 2018). */
import { createRandom } from '../../packages/engine/src/random/random.ts';
import type { BoostedTrees } from '../../packages/engine/src/sense/judges/boosted-trees.ts';

export interface TrainingSet {
  readonly rows: number;
  readonly columns: number;
  readonly classes: number;
  /** rows x columns. */
  readonly data: Float32Array;
  readonly label: Uint8Array;
  readonly weight: Float32Array;
}

export interface TreeOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Share of the columns and rows each tree sees. */
  readonly columnShare: number;
  readonly rowShare: number;
  readonly regularisation: number;
  readonly seed: number;
}

const bins = 48;

/** Column by column: bin of each row, and the value above which a row falls into the next bin. */
function binColumns(set: TrainingSet) {
  const { rows, columns, data } = set;
  const binned = new Uint8Array(rows * columns);
  const limits: Float32Array[] = [];
  const sampleStep = Math.max(1, Math.floor(rows / 20000));
  for (let column = 0; column < columns; column++) {
    const sample: number[] = [];
    for (let row = 0; row < rows; row += sampleStep) sample.push(data[row * columns + column]!);
    sample.sort((p, q) => p - q);
    const edges = new Set<number>();
    for (let k = 1; k < bins; k++) edges.add(sample[Math.floor((k * sample.length) / bins)]!);
    const limit = Float32Array.from(edges).sort();
    limits.push(limit);
    for (let row = 0; row < rows; row++) {
      const value = data[row * columns + column]!;
      let low = 0;
      let high = limit.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (value > limit[middle]!) low = middle + 1;
        else high = middle;
      }
      binned[column * rows + row] = low;
    }
  }
  return { binned, limits };
}

export function growTrees(set: TrainingSet, options: TreeOptions): BoostedTrees {
  const { rows, columns, classes, label, weight } = set;
  const { trees, depth, rate, regularisation } = options;
  const random = createRandom(options.seed);
  const { binned, limits } = binColumns(set);
  const leafCount = 1 << depth;
  const start = startScores(set);
  const scores = new Float32Array(rows * classes);
  for (let at = 0; at < scores.length; at++) scores[at] = start[at % classes]!;
  const feature = new Uint16Array(trees * depth);
  const threshold = new Float32Array(trees * depth);
  const leaves = new Float32Array(trees * leafCount * classes);
  const gradients = new Float32Array(rows * classes);
  const curvature = new Float32Array(rows * classes);
  const leafOf = new Uint8Array(rows);
  const slots = classes + 1;
  const histogram = new Float64Array((leafCount / 2) * bins * slots);
  for (let tree = 0; tree < trees; tree++) {
    prepareGradients();
    const chosen: number[] = [];
    for (let row = 0; row < rows; row++) if (random.chance(options.rowShare)) chosen.push(row);
    const rowList = Int32Array.from(chosen);
    const columnList: number[] = [];
    for (let column = 0; column < columns; column++) {
      if (limits[column]!.length > 0 && random.chance(options.columnShare)) columnList.push(column);
    }
    leafOf.fill(0);
    for (let level = 0; level < depth; level++) {
      const split = bestSplit(rowList, columnList, 1 << level);
      feature[tree * depth + level] = split.column;
      threshold[tree * depth + level] = limits[split.column]![split.bin]!;
      const from = split.column * rows;
      for (let row = 0; row < rows; row++) {
        leafOf[row] = leafOf[row]! * 2 + (binned[from + row]! > split.bin ? 1 : 0);
      }
    }
    fillLeaves(tree);
  }
  return { classes, columns, depth, trees, start, feature, threshold, leaves };

  function prepareGradients() {
    for (let row = 0; row < rows; row++) {
      const at = row * classes;
      let largest = -Infinity;
      for (let c = 0; c < classes; c++) largest = Math.max(largest, scores[at + c]!);
      let sum = 0;
      for (let c = 0; c < classes; c++) {
        curvature[at + c] = Math.exp(scores[at + c]! - largest);
        sum += curvature[at + c]!;
      }
      for (let c = 0; c < classes; c++) {
        const p = curvature[at + c]! / sum;
        gradients[at + c] = weight[row]! * ((label[row] === c ? 1 : 0) - p);
        curvature[at + c] = weight[row]! * p * (1 - p);
      }
    }
  }

  function bestSplit(rowList: Int32Array, columnList: readonly number[], leavesNow: number) {
    let best = { column: columnList[0] ?? 0, bin: 0, gain: -Infinity };
    for (const column of columnList) {
      const used = leavesNow * bins * slots;
      histogram.fill(0, 0, used);
      const from = column * rows;
      for (let k = 0; k < rowList.length; k++) {
        const row = rowList[k]!;
        const to = (leafOf[row]! * bins + binned[from + row]!) * slots;
        const at = row * classes;
        for (let c = 0; c < classes; c++) {
          histogram[to + c] = histogram[to + c]! + gradients[at + c]!;
        }
        histogram[to + classes] = histogram[to + classes]! + weight[row]!;
      }
      const gains = splitGains(leavesNow, limits[column]!.length);
      for (let bin = 0; bin < gains.length; bin++) {
        if (gains[bin]! > best.gain) best = { column, bin, gain: gains[bin]! };
      }
    }
    return best;
  }

  function splitGains(leavesNow: number, cuts: number): Float64Array {
    const gains = new Float64Array(cuts);
    const total = new Float64Array(slots);
    const low = new Float64Array(slots);
    for (let leaf = 0; leaf < leavesNow; leaf++) {
      const base = leaf * bins * slots;
      total.fill(0);
      low.fill(0);
      for (let bin = 0; bin <= cuts; bin++) {
        for (let s = 0; s < slots; s++) total[s] = total[s]! + histogram[base + bin * slots + s]!;
      }
      if (total[classes] === 0) continue;
      for (let bin = 0; bin < cuts; bin++) {
        for (let s = 0; s < slots; s++) low[s] = low[s]! + histogram[base + bin * slots + s]!;
        const lowWeight = low[classes]! + regularisation;
        const highWeight = total[classes]! - low[classes]! + regularisation;
        let gain = 0;
        for (let c = 0; c < classes; c++) {
          const high = total[c]! - low[c]!;
          gain += (low[c]! * low[c]!) / lowWeight + (high * high) / highWeight;
        }
        gains[bin] = gains[bin]! + gain;
      }
    }
    return gains;
  }

  /** Newton steps in every leaf, from all rows. */
  function fillLeaves(tree: number) {
    const gradientSums = new Float64Array(leafCount * classes);
    const curvatureSums = new Float64Array(leafCount * classes);
    for (let row = 0; row < rows; row++) {
      for (let c = 0; c < classes; c++) {
        const to = leafOf[row]! * classes + c;
        gradientSums[to] = gradientSums[to]! + gradients[row * classes + c]!;
        curvatureSums[to] = curvatureSums[to]! + curvature[row * classes + c]!;
      }
    }
    const base = tree * leafCount * classes;
    for (let k = 0; k < leafCount * classes; k++) {
      leaves[base + k] = (rate * gradientSums[k]!) / (curvatureSums[k]! + regularisation * 0.5);
    }
    for (let row = 0; row < rows; row++) {
      for (let c = 0; c < classes; c++) {
        const at = row * classes + c;
        scores[at] = scores[at]! + leaves[base + leafOf[row]! * classes + c]!;
      }
    }
  }
}

function startScores({ rows, classes, label, weight }: TrainingSet): Float32Array {
  const sums = new Float32Array(classes).fill(1);
  for (let row = 0; row < rows; row++) sums[label[row]!] = sums[label[row]!]! + weight[row]!;
  return sums.map((sum) => Math.log(sum / rows));
}
