/**
 * Learns to tell a room from a building: logistic regression on `sceneFeatures`.
 *
 *   node packages/engine/tools/train-scene-kind.ts FOLDER
 *
 * FOLDER holds photos named `<number>_{frontal,kitchen,bathroom,bedroom}.jpg`, as in the public house
 * photos of Ahmed and Moustafa (House Price Estimation from Visual and Textual Features, 2016).
 * Every fifth number is set aside and only scored. Writes weights/scene-kind.generated.ts.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { sceneFeatureCount, sceneFeatures } from '../src/analysis/scene-features.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Expected the folder with the photos.');
const rounds = 400;
const rate = 0.5;
const decay = 2e-4;

interface Example {
  readonly features: Float64Array;
  readonly exterior: number;
  readonly held: boolean;
}

async function read(file: string, mirrored: boolean): Promise<Float64Array> {
  const pipeline = sharp(path.join(folder!, file)).rotate().resize(240, 240, { fit: 'inside' });
  if (mirrored) pipeline.flop();
  const { data, info } = await pipeline.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sceneFeatures({
    widthPx: info.width,
    heightPx: info.height,
    data: new Uint8ClampedArray(data),
  });
}

const examples: Example[] = [];
for (const file of readdirSync(folder)
  .filter((name) => /^\d+_\w+\.jpg$/.test(name))
  .sort()) {
  const held = Number.parseInt(file, 10) % 5 === 0;
  const exterior = file.includes('frontal') ? 1 : 0;
  for (const mirrored of held ? [false] : [false, true]) {
    examples.push({ features: await read(file, mirrored), exterior, held });
  }
}

const training = examples.filter(({ held }) => !held);
const weights = new Float64Array(sceneFeatureCount + 1);
const chanceOf = (features: Float64Array) => {
  let sum = weights[sceneFeatureCount]!;
  for (let i = 0; i < sceneFeatureCount; i++) sum += weights[i]! * features[i]!;
  return 1 / (1 + Math.exp(-sum));
};
// Three rooms to every house: weigh the houses so that both kinds count alike.
const houseWeight =
  training.filter((e) => !e.exterior).length / training.filter((e) => e.exterior).length;
for (let round = 0; round < rounds; round++) {
  const gradient = new Float64Array(weights.length);
  for (const { features, exterior } of training) {
    const error = (exterior - chanceOf(features)) * (exterior ? houseWeight : 1);
    for (let i = 0; i < sceneFeatureCount; i++) gradient[i]! += error * features[i]!;
    gradient[sceneFeatureCount]! += error;
  }
  for (let i = 0; i < weights.length; i++) {
    weights[i]! += (rate * gradient[i]!) / training.length - decay * rate * weights[i]!;
  }
}

const score = (set: readonly Example[]) =>
  set.filter(({ features, exterior }) => (chanceOf(features) > 0.5 ? 1 : 0) === exterior).length /
  set.length;
console.log(`learned from ${training.length}: ${score(training).toFixed(3)}`);
const held = examples.filter((e) => e.held);
console.log(`set aside ${held.length}: ${score(held).toFixed(3)}`);
const out = path.join(import.meta.dirname, '..', 'weights', 'scene-kind.generated.ts');
writeFileSync(
  out,
  `// Written by tools/train-scene-kind.ts; the last number is the bias.\nexport const sceneKindWeights: readonly number[] = [${[...weights].map((w) => Number(w.toFixed(3))).join(',')}];\n`,
);
