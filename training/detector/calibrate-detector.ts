/**
 * Fits what the scores of the detector are worth, kind by kind, on labelled photos of folds 1 to 4:
 *
 *   node training/detector/calibrate-detector.ts HOUSES
 *
 * writes packages/engine/weights/detector-kinds.json. Needs the optional package that carries the detector.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { thingKinds } from '../../packages/engine/src/analysis/thing-kinds.ts';
import {
  type Detection,
  detectThings,
  overlap,
} from '../../packages/engine/src/detector/detect-things.ts';
import { type LabelledThing, readThingLabels } from '../labelling/thing-labels.ts';
import { foldOf } from '../photos/folds.ts';
import { crossLikelihoods, type FittedKind, fitKind } from './fit-kind.ts';

const labels = path.join(import.meta.dirname, '../labels');
const table = path.join(import.meta.dirname, '../../packages/engine/weights/detector-kinds.json');
const photoSidePx = 1024;
/** A box is that of a label from this overlap on. */
const isPlaced = 0.3;

/** Kinds that were labelled and that the detector knows; small tables are labelled too, of which it knows none. */
const kindsOf = {
  interior: [
    ...['bed', 'chair', 'sink', 'toilet', 'oven or stove', 'refrigerator'],
    ...['microwave', 'television', 'plant'],
  ],
  exterior: ['car'],
} as const;
const filesOf = {
  interior: ['things-rooms.txt', 'things-rooms-checked.txt'],
  exterior: ['things-fronts.txt'],
} as const;

interface LabelledPhoto {
  readonly name: string;
  readonly boxes: readonly LabelledThing[];
  readonly detections: readonly Detection[];
}

async function readLabelled(folder: string, file: string): Promise<LabelledPhoto[]> {
  const photos: LabelledPhoto[] = [];
  for (const [name, boxes] of readThingLabels(readFileSync(path.join(labels, file), 'utf8'))) {
    if (foldOf(name) === 0) throw new Error(`${name} is set aside`);
    const { data, info } = await sharp(path.join(folder, name))
      .rotate()
      .resize(photoSidePx, photoSidePx, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const bytes = new Uint8ClampedArray(data);
    const picture = { widthPx: info.width, heightPx: info.height, data: bytes };
    const detections = detectThings(picture);
    if (!detections) throw new Error('The package that carries the detector is not installed');
    photos.push({ name, boxes, detections });
  }
  return photos;
}

function calibrate(name: string, letter: string, photos: readonly LabelledPhoto[]): FittedKind {
  const seen = photos.map(({ name: photo, boxes, detections }) => {
    const surest = detections.find(({ kind }) => kind === name);
    const there = boxes.filter((box) => box.letter === letter);
    const hits = there.some(
      ({ left, right, top, bottom }) =>
        surest &&
        overlap(surest.box, { x: left, y: top, width: right - left, height: bottom - top }) >=
          isPlaced,
    );
    return { fold: foldOf(photo), score: surest?.score ?? 0, isThere: there.length > 0, hits };
  });
  const kind = fitKind(seen);
  const likelihoods = crossLikelihoods(seen);
  const named = seen.filter((_, at) => likelihoods[at]! >= kind.least);
  const right = named.filter(({ isThere }) => isThere);
  const there = seen.filter(({ isThere }) => isThere).length;
  const placed = right.filter(({ hits }) => hits).length;
  console.log(
    `${name}: ${right.length} of ${named.length} named rightly, ${there} there, ${placed} in their box, from ${kind.least.toFixed(2)}`,
  );
  return kind;
}

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node training/detector/calibrate-detector.ts HOUSES');
const rounded = (value: number) => Math.round(value * 1000) / 1000;
// Rooms with sofas are few among these; homes/calibrate-sofas.ts fits theirs.
const { sofa } = JSON.parse(readFileSync(table, 'utf8'));
const rows: Record<string, FittedKind> = { sofa };
for (const scene of ['interior', 'exterior'] as const) {
  const photos: LabelledPhoto[] = [];
  for (const file of filesOf[scene]) photos.push(...(await readLabelled(folder, file)));
  for (const name of kindsOf[scene]) {
    const { letter } = thingKinds[scene].find((row) => row.name === name)!;
    const { slope, offset, least } = calibrate(name, letter, photos);
    rows[name] = { slope: rounded(slope), offset: rounded(offset), least: rounded(least) };
  }
}
writeFileSync(table, `${JSON.stringify(rows, null, 2)}\n`);
