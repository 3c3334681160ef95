/**
 * Fits what the detector's scores for sofas are worth beside those for beds, on homes and on houses whose things are
 * labelled:
 *
 *   node training/homes/calibrate-sofas.ts HOMES HOUSES
 *
 * Both folders are what export-sights.ts wrote. Writes the row of sofas in packages/engine/weights/detector-kinds.json.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readThingLabels } from '../labelling/thing-labels.ts';
import { foldOf } from '../photos/folds.ts';
import { type Evidence, fitEvidence, likelihoodOf } from './fit-evidence.ts';
import { readHomes } from './read-homes.ts';
import { readSights, type Sights } from './sights.ts';

const [homes, houses] = process.argv.slice(2);
if (!homes || !houses) throw new Error('Expected the sights of homes and those of houses.');

const weights = path.join(import.meta.dirname, '../../packages/engine/weights/detector-kinds.json');
const labels = path.join(import.meta.dirname, '../labels');
const beside = 'bed';
/** So many of the sofas that are named are there; most others are upholstered armchairs. */
const precision = 0.8;
const folds = [1, 2, 3, 4];

const leastScore = 0.05;
const logit = (score: number) => {
  const bounded = Math.max(leastScore, Math.min(0.999, score));
  return Math.log(bounded / (1 - bounded));
};
const best = ({ detections }: Sights, name: string) =>
  logit(
    detections.reduce((most, { kind, score }) => (kind === name ? Math.max(most, score) : most), 0),
  );
const evidenceOf = (sights: Sights, isThere: boolean, fold: number) => ({
  values: [best(sights, 'sofa'), best(sights, beside)],
  isThere,
  fold,
});

const ofHomes = readHomes().map(({ number, things, fold }) =>
  evidenceOf(readSights(homes, number), things.has('sofa'), fold),
);
const ofHouses = ['things-rooms.txt', 'things-rooms-checked.txt'].flatMap((file) =>
  [...readThingLabels(readFileSync(path.join(labels, file), 'utf8'))].flatMap(([photo, boxes]) => {
    const { name } = path.parse(photo);
    if (!existsSync(path.join(houses, `${name}.json`))) return [];
    const isThere = boxes.some(({ letter }) => letter === 's');
    return [evidenceOf(readSights(houses, name), isThere, foldOf(photo))];
  }),
);
const taught = [...ofHomes, ...ofHouses].filter(({ fold }) => fold !== 0);
const others = (fold: number) => taught.filter((one) => one.fold !== fold);
const fits = new Map(folds.map((fold) => [fold, fitEvidence(others(fold))]));
const crossed = taught
  .map((one) => ({ ...one, likelihood: likelihoodOf(fits.get(one.fold)!, one.values) }))
  .sort((one, other) => other.likelihood - one.likelihood);
let [least, right] = [2, 0];
crossed.forEach(({ isThere, likelihood }, at) => {
  if (isThere) right++;
  if (right / (at + 1) >= precision) least = likelihood;
});
const fit = fitEvidence(taught);
const report = (title: string, these: readonly (Evidence & { likelihood: number })[]) => {
  const named = these.filter(({ likelihood }) => likelihood >= least);
  const there = these.filter(({ isThere }) => isThere).length;
  const hits = named.filter(({ isThere }) => isThere).length;
  console.log(
    `${title}: ${hits} of ${named.length} named rightly, ${there} there of ${these.length}`,
  );
};
report('by folds', crossed);
report(
  'homes, set aside',
  ofHomes
    .filter(({ fold }) => fold === 0)
    .map((one) => ({ ...one, likelihood: likelihoodOf(fit, one.values) })),
);
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const [slope, bed] = fit.factors as [number, number];
const table = JSON.parse(readFileSync(weights, 'utf8'));
table.sofa = {
  slope: rounded(slope),
  offset: rounded(fit.offset),
  least: rounded(least),
  others: { [beside]: rounded(bed) },
};
writeFileSync(weights, `${JSON.stringify(table, null, 2)}\n`);
