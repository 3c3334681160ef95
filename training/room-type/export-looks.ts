/**
 * Exports what is seen of whole pictures, for train-room-type.ts: the numbers that tell a room from a building, and
 * what the detector finds. Of photos, of parts of them without what makes the room, and of drawn rooms.
 *
 *   node training/room-type/export-looks.ts HOUSES OUT
 *
 * Looks that are there already are kept. Needs the optional package that carries the detector.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sceneFeatures } from '../../packages/engine/src/analysis/scene-features.ts';
import { detectThings } from '../../packages/engine/src/detector/detect-things.ts';
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import { cropImage } from '../../packages/engine/src/sense/photo/letterbox.ts';
import { readThingLabels } from '../labelling/thing-labels.ts';
import { foldOf } from '../photos/folds.ts';
import { readPhoto } from '../photos/read-photo.ts';
import { drawEmptyRoom, drawnRooms, drawRoom } from './drawn-looks.ts';
import { partsWithout } from './parts.ts';

const labels = path.join(import.meta.dirname, '../labels');
const labelFiles = ['things-rooms.txt', 'things-rooms-checked.txt'];
/** Fronts that are learned from beside the rooms. */
const mostFronts = 60;
const emptyRooms = 40;

const [folder, out] = process.argv.slice(2);
if (!folder || !out) throw new Error('Expected the folder with the photos and one to write to.');
mkdirSync(out, { recursive: true });

async function look(name: string, pictureOf: () => Promise<RgbImage>): Promise<void> {
  const file = path.join(out!, `${name}.json`);
  if (existsSync(file)) return;
  const picture = await pictureOf();
  const detections = detectThings(picture);
  if (!detections) throw new Error('The package that carries the detector is not installed.');
  const features = [...sceneFeatures(picture)].map((value) => Number(value.toPrecision(6)));
  writeFileSync(file, JSON.stringify({ features, detections }));
}

const photos = readdirSync(folder).filter(
  (name) => /^\d+_\w+\.jpg$/.test(name) && foldOf(name) !== 0,
);
const isFront = (name: string) => name.includes('frontal');
const shown = [
  ...photos.filter((name) => !isFront(name)),
  ...photos.filter(isFront).slice(0, mostFronts),
];
for (const file of shown) {
  await look(path.parse(file).name, () => readPhoto(path.join(folder, file)));
}

const boxes = labelFiles.flatMap((file) => [
  ...readThingLabels(readFileSync(path.join(labels, file), 'utf8')),
]);
for (const [file, things] of boxes) {
  for (const [number, part] of partsWithout(file, things).entries()) {
    await look(`${path.parse(file).name}.part${number}`, async () => {
      const photo = await readPhoto(path.join(folder, file));
      const { widthPx, heightPx } = photo;
      return cropImage(photo, {
        x: Math.round(part.left * widthPx),
        y: Math.round(part.top * heightPx),
        widthPx: Math.round((part.right - part.left) * widthPx),
        heightPx: Math.round((part.bottom - part.top) * heightPx),
      });
    });
  }
}

for (let seed = 0; seed < drawnRooms; seed++) {
  const { name, pictureOf } = drawRoom(seed);
  await look(name, pictureOf);
}
for (let seed = 0; seed < emptyRooms; seed++) {
  await look(`drawn.empty room.${seed}`, () => drawEmptyRoom(seed));
}
