/**
 * Trains the surface models from labelled points and writes them to `weights/`.
 *
 *   node packages/engine/tools/surfaces/train.ts KIND PHOTO_FOLDER LABELS.json...
 *
 * KIND is interior or exterior. Photos that are held out (see held-out.ts) are not read. The first
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
import type { BoostedTrees } from '../../src/sense/boosted-trees.ts';
import type { Evidence } from '../../src/sense/evidence.ts';
import { addContext } from '../../src/sense/patch-context.ts';
import type { FeatureTable } from '../../src/sense/patch-features.ts';
import { meanBeliefs } from '../../src/sense/surface-model.ts';
import { encodeTrees } from '../../src/sense/tree-codec.ts';
import { fitTemperature } from './calibrate.ts';
import { growTrees, type TrainingSet, type TreeOptions } from './grow-trees.ts';
import { isHeldOut } from './held-out.ts';
import { readLabels } from './labels.ts';
import { type MeasuredPhoto, measurePhoto } from './samples.ts';
import { printScore, scorePoints } from './score.ts';

const folds = 5;
const variants = 6;
const treeOptions: Omit<TreeOptions, 'seed'> = {
  trees: 110,
  depth: 5,
  rate: 0.08,
  columnShare: 0.3,
  rowShare: 0.5,
  regularisation: 6,
};

const [kindName, photoFolder, ...labelPaths] = process.argv.slice(2);
if ((kindName !== 'interior' && kindName !== 'exterior') || !photoFolder) {
  throw new Error('Usage: train.ts interior|exterior PHOTO_FOLDER LABELS.json...');
}
const kind: SceneKind = kindName;
const classes = classesOf[kind].length;
const cacheFolder = join(import.meta.dirname, '../../.cache', `samples-${kind}`);
const photos: MeasuredPhoto[] = [];
for (const [name, points] of readLabels(labelPaths)) {
  if (isHeldOut(name)) continue;
  photos.push(
    await measurePhoto(join(photoFolder, name), name, kind, points, variants, cacheFolder),
  );
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

/** Beliefs about every variant of every photo, by trees that have not seen the photo. */
function unseenBeliefs(features: Features, seed: number): Map<string, Float32Array[]> {
  const beliefs = new Map<string, Float32Array[]>();
  for (let fold = 0; fold < folds; fold++) {
    const others = photos.filter((photo) => foldOf(photo) !== fold);
    const trees = growTrees(collect(others, features), { ...treeOptions, seed: seed + fold });
    for (const photo of photos.filter((candidate) => foldOf(candidate) === fold)) {
      const judged = photo.variants.map((variant, index) =>
        meanBeliefs([trees], features(photo, index).data, variant.evidence.patches.count, 1),
      );
      beliefs.set(photo.name, judged);
    }
  }
  return beliefs;
}

const own: Features = (photo, variant) => photo.variants[variant]!.features;
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
const temperature = fitTemperature(photos, secondBeliefs, classes);
printScore('second look', scorePoints(kind, photos, secondBeliefs));

const final = (features: Features, seed: number): BoostedTrees =>
  growTrees(collect(photos, features), { ...treeOptions, seed });
const text = `// Made by tools/surfaces/train.ts; do not edit.
export const ${kind}Weights = {
  temperature: ${temperature},
  first: ['${encodeTrees(final(own, 7))}'],
  second: ['${encodeTrees(final(withContext, 8))}'],
};
`;
writeFileSync(join(import.meta.dirname, '../../weights', `${kind}.generated.ts`), text);
console.log(`temperature ${temperature}, ${(text.length / 1024).toFixed(0)} KiB`);
