/**
 * Trains the surface models from labelled points and writes them to `weights/`.
 *
 *   node packages/engine/tools/surfaces/train.ts KIND LABELS.json=PHOTO_FOLDER...
 *
 * KIND is interior or exterior. Photos of the first label file that are held out (see held-out.ts)
 * are not read. The first
 * look is trained on the features of patches; its beliefs about photos it has not seen (five
 * folds) are the context on which the second look is trained. Figures printed are of photos not
 * seen by the trees that judge them. Deterministic.
 *
 * The photos come from the Houses dataset (Ahmed and Moustafa, House Price Estimation from Visual
 * and Textual Features, 2016); none of them is stored here.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../../src/random/random.ts';
import { classesOf, type SceneKind } from '../../src/sense/analysis.ts';
import type { Evidence } from '../../src/sense/evidence.ts';
import { encodeNetwork } from '../../src/sense/network-codec.ts';
import { addContext } from '../../src/sense/patch-context.ts';
import type { FeatureTable } from '../../src/sense/patch-features.ts';
import { type Look, lookAt } from '../../src/sense/surface-model.ts';
import { encodeTrees } from '../../src/sense/tree-codec.ts';
import { calibrate, settleAll } from './calibrate.ts';
import { growTrees, type TrainingSet, type TreeOptions } from './grow-trees.ts';
import { isHeldOut } from './held-out.ts';
import { readLabels } from './labels.ts';
import { type MeasuredPhoto, measurePhoto } from './samples.ts';
import { printScore, scorePoints } from './score.ts';
import { type NetworkOptions, trainNetwork } from './train-network.ts';

const folds = 5;
const variants = 3;
const treeOptions: Omit<TreeOptions, 'seed'> = {
  trees: 110,
  depth: 5,
  rate: 0.08,
  columnShare: 0.2,
  rowShare: 0.5,
  regularisation: 6,
};
const networkOptions: Omit<NetworkOptions, 'seed'> = {
  hidden: 56,
  epochs: 16,
  rate: 1e-3,
  inputDrop: 0.2,
  hiddenDrop: 0.4,
  decay: 0.02,
};

const [kindName, ...sources] = process.argv.slice(2);
if ((kindName !== 'interior' && kindName !== 'exterior') || sources.length === 0) {
  throw new Error('Usage: train.ts interior|exterior LABELS.json=PHOTO_FOLDER...');
}
const kind: SceneKind = kindName;
const classes = classesOf[kind].length;
const cacheFolder = join(import.meta.dirname, '../../.cache', `samples-${kind}`);
const photos: MeasuredPhoto[] = [];
for (const source of sources) {
  const [labelPath, folder] = source.split('=') as [string, string];
  for (const [name, points] of readLabels([labelPath])) {
    // labels of our own are all for training; the rule sets aside photos of the first set only
    if (source === sources[0] && isHeldOut(name)) continue;
    photos.push(await measurePhoto(join(folder, name), name, kind, points, variants, cacheFolder));
  }
}

const foldOf = ({ name }: MeasuredPhoto) => hashText(`fold ${name.split('_')[0]}`) % folds;
type Features = (photo: MeasuredPhoto, variant: number) => FeatureTable;

function collect(list: readonly MeasuredPhoto[], features: Features): TrainingSet {
  const rows = list.flatMap(({ variants: all }) => all).reduce((sum, v) => sum + v.patch.length, 0);
  const { columns } = features(list[0]!, 0);
  const data = new Float32Array(rows * columns);
  const label = new Uint8Array(rows);
  let row = 0;
  for (const photo of list) {
    photo.variants.forEach((variant, index) => {
      const table = features(photo, index).data;
      variant.patch.forEach((patch, k) => {
        data.set(table.subarray(patch * columns, (patch + 1) * columns), row * columns);
        label[row++] = variant.label[k]!;
      });
    });
  }
  return { rows, columns, classes, data, label, weight: new Float32Array(rows).fill(1) };
}

function learn(list: readonly MeasuredPhoto[], features: Features, seed: number): Look {
  const set = collect(list, features);
  return {
    trees: growTrees(set, { ...treeOptions, seed }),
    network: trainNetwork(set, { ...networkOptions, seed }),
  };
}

/** Beliefs about every variant of every photo, by learners that have not seen the photo. */
function unseenBeliefs(features: Features, seed: number): Map<string, Float32Array[]> {
  const beliefs = new Map<string, Float32Array[]>();
  for (let fold = 0; fold < folds; fold++) {
    const others = photos.filter((photo) => foldOf(photo) !== fold);
    const look = learn(others, features, seed + fold);
    for (const photo of photos.filter((candidate) => foldOf(candidate) === fold)) {
      const judged = photo.variants.map((variant, index) =>
        lookAt(look, features(photo, index).data, variant.evidence.patches.count),
      );
      beliefs.set(photo.name, judged);
    }
    console.log(`fold ${fold + 1} of ${folds}`);
  }
  return beliefs;
}

const own: Features = (photo, variant) => photo.variants[variant]!.features;
console.log(`${photos.length} photos, ${own(photos[0]!, 0).columns} features`);
const firstBeliefs = unseenBeliefs(own, 100);
printScore('first look', scorePoints(kind, photos, firstBeliefs));
const contexts = new Map(
  photos.map((photo) => [
    photo.name,
    photo.variants.map((variant, index) =>
      addContext(
        variant.evidence as Evidence,
        variant.features,
        firstBeliefs.get(photo.name)![index]!,
        classes,
      ),
    ),
  ]),
);
const withContext: Features = (photo, variant) => contexts.get(photo.name)![variant]!;
const secondBeliefs = unseenBeliefs(withContext, 200);
printScore('second look', scorePoints(kind, photos, secondBeliefs));
const { relaxation, temperature } = calibrate(kind, photos, firstBeliefs, secondBeliefs);
const settled = settleAll(photos, firstBeliefs, secondBeliefs, classes, relaxation, temperature);
printScore('settled', scorePoints(kind, photos, settled));

const encode = ({ trees, network }: Look) =>
  `{ trees: '${encodeTrees(trees)}', network: '${encodeNetwork(network)}' }`;
const text = `// Made by tools/surfaces/train.ts; do not edit.
export const ${kind}Weights = {
  relaxation: ${relaxation},
  temperature: ${temperature},
  first: ${encode(learn(photos, own, 7))},
  second: ${encode(learn(photos, withContext, 8))},
};
`;
writeFileSync(join(import.meta.dirname, '../../weights', `${kind}.generated.ts`), text);
console.log(
  `relaxation ${relaxation}, temperature ${temperature}, ${Math.round(text.length / 1024)} KiB`,
);
