/**
 * Learns to tell a room from a building: logistic regression on `sceneFeatures`.
 *
 *   node training/scene-kind/train-scene-kind.ts FOLDER
 *
 * FOLDER holds photos named `<number>_{frontal,kitchen,bathroom,bedroom}.jpg`, as in the public house
 * photos of Ahmed and Moustafa (House Price Estimation from Visual and Textual Features, 2016). They show
 * no city and no living room, so drawn scenes of both are learned from as well. Houses of the first fold
 * are set aside and only scored. Writes weights/scene-kind.bin.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  sceneFeatureCount,
  sceneFeatures,
} from '../../packages/engine/src/analysis/scene-features.ts';
import {
  buildingLikelihood,
  widestFeature,
} from '../../packages/engine/src/analysis/scene-kind.ts';
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import { createRandom } from '../../packages/engine/src/random/random.ts';
import { imagine } from '../../packages/engine/src/visuals/imagine.ts';
import { foldOf } from '../photos/folds.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Expected the folder with the photos.');

const photoSidePx = 1024;
const drawnScenes = 700;
const rounds = 400;
const rate = 0.02;
const decay = 0.02;

interface Example {
  readonly features: Float32Array;
  readonly exterior: number;
  readonly weight: number;
}

async function readPhoto(file: string, mirrored: boolean): Promise<RgbImage> {
  const pipeline = sharp(path.join(folder!, file))
    .rotate()
    .resize(photoSidePx, photoSidePx, { fit: 'inside', withoutEnlargement: true });
  if (mirrored) pipeline.flop();
  const { data, info } = await pipeline
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) };
}

const words = {
  room: [
    'kitchen',
    'bedroom',
    'bathroom',
    'living room',
    'dining room',
    'office',
    'den',
    'foyer',
    'garage interior',
    'barbershop',
  ],
  dress: ['modern', 'traditional', 'farmhouse', 'rustic', 'industrial', 'bohemian', 'minimal'],
  house: [
    'townhouses',
    'apartment block',
    'office building',
    'brick apartment building',
    'villa',
    'glass tower',
    'museum',
    'concrete office block',
    'traditional house',
  ],
  place: ['in the suburbs', 'in a city', 'in a city', 'in the countryside'],
  time: ['', '', 'in the morning', 'at dusk'],
  sky: ['', 'cloudy', 'overcast'],
} as const;

async function drawExample(seed: number): Promise<Example> {
  const random = createRandom(seed);
  const isRoom = random.chance(0.6);
  const row = (...names: (keyof typeof words)[]) =>
    names.map((name) => random.pick<string>(words[name])).join(' ');
  const prompt = isRoom ? row('dress', 'room', 'time') : row('house', 'place', 'time', 'sky');
  const isWide = random.chance(0.7);
  const { image } = await imagine(prompt, {
    seed,
    widthPx: isWide ? 384 : 288,
    heightPx: isWide ? 288 : 384,
    quality: 'draft',
  });
  return { features: sceneFeatures(image), exterior: isRoom ? 0 : 1, weight: 0.5 };
}

const learned: Example[] = [];
const setAside: Example[] = [];
const files = readdirSync(folder).filter((name) => /^\d+_\w+\.jpg$/.test(name));
for (const file of files.sort()) {
  const exterior = file.includes('frontal') ? 1 : 0;
  const isAside = foldOf(file) === 0;
  for (const mirrored of isAside ? [false] : [false, true]) {
    const features = sceneFeatures(await readPhoto(file, mirrored));
    // Three rooms to every house: both kinds shall count alike.
    const example = { features, exterior, weight: exterior ? 1.5 : 0.7 };
    (isAside ? setAside : learned).push(example);
  }
}
for (let seed = 0; seed < drawnScenes; seed++) learned.push(await drawExample(seed));

/** Means, scales, weights and bias, as they are written. */
function standardise(): Float32Array {
  const model = new Float32Array(3 * sceneFeatureCount + 1);
  for (let i = 0; i < sceneFeatureCount; i++) {
    let [sum, squares] = [0, 0];
    for (const { features } of learned) sum += features[i]!;
    const mean = sum / learned.length;
    for (const { features } of learned) squares += (features[i]! - mean) ** 2;
    model[i] = mean;
    model[sceneFeatureCount + i] = 1 / (Math.sqrt(squares / learned.length) + 1e-6);
  }
  return model;
}

function learn(): Float32Array {
  const model = standardise();
  const count = sceneFeatureCount;
  const rows = learned.map(({ features }) =>
    features.map((value, i) => {
      const scaled = (value - model[i]!) * model[count + i]!;
      return Math.max(-widestFeature, Math.min(widestFeature, scaled));
    }),
  );
  const total = learned.reduce((sum, { weight }) => sum + weight, 0);
  const [weights, first, second] = [0, 1, 2].map(() => new Float64Array(count + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let round = 1; round <= rounds; round++) {
    const slope = new Float64Array(count + 1);
    rows.forEach((row, at) => {
      let sum = weights[count]!;
      for (let i = 0; i < count; i++) sum += weights[i]! * row[i]!;
      const { exterior, weight } = learned[at]!;
      const error = ((1 / (1 + Math.exp(-sum)) - exterior) * weight) / total;
      for (let i = 0; i < count; i++) slope[i]! += error * row[i]!;
      slope[count]! += error;
    });
    // Adam, with weights drawn towards nought.
    for (let i = 0; i <= count; i++) {
      const down = slope[i]! + (i < count ? decay * weights[i]! : 0);
      first[i] = 0.9 * first[i]! + 0.1 * down;
      second[i] = 0.999 * second[i]! + 0.001 * down * down;
      const step = first[i]! / (1 - 0.9 ** round);
      weights[i]! -= (rate * step) / (Math.sqrt(second[i]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  for (let i = 0; i <= count; i++) model[2 * count + i] = weights[i]!;
  return model;
}

const model = learn();
const score = (set: readonly Example[]) =>
  set.filter(
    ({ features, exterior }) => (buildingLikelihood(features, model) > 0.5 ? 1 : 0) === exterior,
  ).length / set.length;
console.log(`learned from ${learned.length}: ${(100 * score(learned)).toFixed(2)} % right`);
if (setAside.length > 0) {
  console.log(`set aside ${setAside.length}: ${(100 * score(setAside)).toFixed(2)} % right`);
}
writeFileSync(
  path.join(import.meta.dirname, '../../packages/engine/weights/scene-kind.bin'),
  model,
);
