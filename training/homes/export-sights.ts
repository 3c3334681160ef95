/**
 * Exports what is seen on photos, for train-rooms.ts:
 *
 *   node training/homes/export-sights.ts PHOTOS OUT
 *
 * Each photo of the folder; those that are there already are kept. Needs the optional package that carries the
 * detector.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sceneFeatures } from '../../packages/engine/src/analysis/scene-features.ts';
import { findThings } from '../../packages/engine/src/analysis/things.ts';
import { detectThings } from '../../packages/engine/src/detector/detect-things.ts';
import { readPhoto } from '../photos/read-photo.ts';
import type { Sights } from './sights.ts';

const [folder, out] = process.argv.slice(2);
if (!folder || !out) throw new Error('Expected the folder with the photos and one to write to.');
mkdirSync(out, { recursive: true });
for (const file of readdirSync(folder)) {
  const target = path.join(out, `${path.parse(file).name}.json`);
  if (existsSync(target)) continue;
  const picture = await readPhoto(path.join(folder, file));
  const detections = detectThings(picture);
  if (!detections) throw new Error('The package that carries the detector is not installed.');
  const sights: Sights = {
    features: [...sceneFeatures(picture)].map((value) => Number(value.toPrecision(6))),
    detections,
    head: [...findThings(picture, 'interior', null).likelihoods],
  };
  writeFileSync(target, JSON.stringify(sights));
}
