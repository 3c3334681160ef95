/**
 * Trains the near-sighted judge of surfaces (packages/engine/src/sense/judges/local-look.ts) from labelled points.
 *
 *   node training/patches/train.ts KIND FOLD OUT_FOLDER LABELS.json=PHOTO_FOLDER...
 *
 * KIND is interior or exterior; photos of FOLD are left out (-1 for none; see folds.ts), and so are
 * those that are set aside (held-out.ts). Writes KIND-trees.bin and KIND-network.bin. Deterministic.
 *
 * The photos come from the Houses dataset (Ahmed and Moustafa, House Price Estimation from Visual
 * and Textual Features, 2016); none of them is stored here.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesOf, type SceneKind } from '../../packages/engine/src/sense/analysis.ts';
import { encodeNetwork } from '../../packages/engine/src/sense/judges/network-codec.ts';
import { encodeTrees } from '../../packages/engine/src/sense/judges/tree-codec.ts';
import { type LabelledPoint, readLabels } from '../labelling/labels.ts';
import { foldOf } from '../photos/folds.ts';
import { isSetAside } from '../photos/held-out.ts';
import { growTrees, type TrainingSet, type TreeOptions } from './grow-trees.ts';
import { type MeasuredPhoto, measurePhoto } from './samples.ts';
import { type NetworkOptions, trainNetwork } from './train-network.ts';

const variants = 3;
/** Of photos labelled all over a part will do: neighbours say the same. */
const mostPoints = 240;
const treeOptions: TreeOptions = {
  trees: 110,
  depth: 5,
  rate: 0.08,
  columnShare: 0.2,
  rowShare: 0.5,
  regularisation: 6,
  seed: 7,
};
const networkOptions: NetworkOptions = {
  hidden: 56,
  epochs: 16,
  rate: 1e-3,
  inputDrop: 0.2,
  hiddenDrop: 0.4,
  decay: 0.02,
  seed: 7,
};

const [kindName, fold, outFolder, ...sources] = process.argv.slice(2);
if ((kindName !== 'interior' && kindName !== 'exterior') || !outFolder || sources.length === 0) {
  throw new Error('Usage: train.ts interior|exterior FOLD OUT_FOLDER LABELS.json=PHOTO_FOLDER...');
}
const kind: SceneKind = kindName;
const cacheFolder = join(import.meta.dirname, '../.cache', `samples-${kind}`);
const photos: MeasuredPhoto[] = [];
for (const source of sources) {
  const [labelPath, folder] = source.split('=') as [string, string];
  for (const [name, points] of readLabels([labelPath])) {
    if (isSetAside(labelPath, name) || foldOf(name) === Number(fold)) continue;
    const some = thinned(points);
    photos.push(await measurePhoto(join(folder, name), name, kind, some, variants, cacheFolder));
  }
}

function thinned(points: readonly LabelledPoint[]): readonly LabelledPoint[] {
  const step = points.length / mostPoints;
  if (step <= 1) return points;
  return Array.from({ length: mostPoints }, (_, k) => points[Math.floor((k + 0.5) * step)]!);
}

function collect(): TrainingSet {
  const all = photos.flatMap((photo) => photo.variants);
  const rows = all.reduce((sum, variant) => sum + variant.patch.length, 0);
  const { columns } = all[0]!.features;
  const data = new Float32Array(rows * columns);
  const label = new Uint8Array(rows);
  let row = 0;
  for (const { features, patch, label: labels } of all) {
    patch.forEach((at, k) => {
      data.set(features.data.subarray(at * columns, (at + 1) * columns), row * columns);
      label[row++] = labels[k]!;
    });
  }
  const weight = new Float32Array(rows).fill(1);
  return { rows, columns, classes: classesOf[kind].length, data, label, weight };
}

const set = collect();
console.log(`${photos.length} photos, ${set.rows} rows, ${set.columns} features`);
const trees = encodeTrees(growTrees(set, treeOptions));
const network = encodeNetwork(trainNetwork(set, networkOptions));
for (const [part, bytes] of Object.entries({ trees, network })) {
  writeFileSync(join(outFolder, `${kind}-${part}.bin`), bytes);
  console.log(`${part}: ${Math.round(bytes.length / 1024)} KiB`);
}
