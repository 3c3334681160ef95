/**
 * Trains the judge of what hangs or stands before windows (packages/engine/src/redesign/shell/dressing).
 *
 *   node training/dressing/train-dressing.ts PHOTO_FOLDER OUT_FOLDER     writes window-dressing.bin
 *   node training/dressing/train-dressing.ts PHOTO_FOLDER --score        by folds of houses, nothing is written
 *
 * Photos: the Houses dataset (Ahmed and Moustafa, House Price Estimation from Visual and Textual Features, 2016).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyDressing } from '../../packages/engine/src/redesign/shell/dressing/dressing-judge.ts';
import type { BoostedTrees } from '../../packages/engine/src/sense/judges/boosted-trees.ts';
import { encodeTrees } from '../../packages/engine/src/sense/judges/tree-codec.ts';
import { dressingClasses } from '../labelling/window-dressing.ts';
import { growTrees, type TreeOptions } from '../patches/grow-trees.ts';
import { foldOf } from '../photos/folds.ts';
import { collectWindows, type LearnedWindow } from './collect.ts';

const options: TreeOptions = {
  trees: 150,
  depth: 5,
  rate: 0.08,
  columnShare: 0.3,
  rowShare: 0.5,
  regularisation: 8,
  seed: 7,
};

/** Neighbours say the same: one patch of so many is learned from. */
const every = 4;
/** Dressing that is missed is worse than glass that is filled in. */
const dressingWeight = 1.3;

function treesOf(windows: readonly LearnedWindow[]): BoostedTrees {
  const columns = windows[0]!.columns;
  const chosen = windows.flatMap((window) =>
    [...window.labels.keys()].filter((k) => k % every === 0).map((k) => ({ window, k })),
  );
  const rows = chosen.length;
  const data = new Float32Array(rows * columns);
  const label = new Uint8Array(rows);
  const weight = new Float32Array(rows);
  chosen.forEach(({ window, k }, row) => {
    data.set(window.data.subarray(k * columns, (k + 1) * columns), row * columns);
    label[row] = window.labels[k]!;
    // large windows are not more windows
    weight[row] = 20 / window.labels.length ** 0.5;
    if (label[row] === 1) weight[row]! *= dressingWeight;
  });
  return growTrees(
    { rows, columns, classes: dressingClasses.length, data, label, weight },
    options,
  );
}

/** Shares of the area: right, dressing that is found, glass that is taken for dressing. */
function score(trees: BoostedTrees, windows: readonly LearnedWindow[]) {
  const sums = { all: 0, right: 0, dressing: 0, found: 0, glass: 0, taken: 0 };
  for (const { crop, patches, columns, data, labels, sizes } of windows) {
    const told = classifyDressing(crop, { patches, columns, data }, trees);
    labels.forEach((label, row) => {
      const size = sizes[row]! / windows.length;
      const isDressing = told[row] === 1;
      sums.all += size;
      if (told[row] === label) sums.right += size;
      if (label === 1) sums.dressing += size;
      if (label === 1 && isDressing) sums.found += size;
      if (label === 0) sums.glass += size;
      if (label === 0 && isDressing) sums.taken += size;
    });
  }
  return `right ${(sums.right / sums.all).toFixed(3)}, dressing found ${(sums.found / sums.dressing).toFixed(3)}, glass taken ${(sums.taken / sums.glass).toFixed(3)}`;
}

const [folder, out] = process.argv.slice(2);
if (!folder || !out) throw new Error('Usage: train-dressing.ts PHOTO_FOLDER OUT_FOLDER|--score');
const labels = join(import.meta.dirname, '../labels/window-dressing.txt');
const windows = await collectWindows(labels, folder);
console.log(`${windows.length} windows, ${windows[0]!.columns} features`);
if (out === '--score') {
  for (const fold of [1, 2, 3, 4]) {
    const others = windows.filter(({ photo }) => foldOf(photo) !== fold);
    const own = windows.filter(({ photo }) => foldOf(photo) === fold);
    console.log(`fold ${fold}: ${own.length} windows, ${score(treesOf(others), own)}`);
  }
} else {
  const bytes = encodeTrees(treesOf(windows));
  writeFileSync(join(out, 'window-dressing.bin'), bytes);
  console.log(`${Math.round(bytes.length / 1024)} KiB`);
}
