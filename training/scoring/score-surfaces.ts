/**
 * Scores the whole engine, through its full-size class maps, on labelled points.
 *
 *   node training/scoring/score-surfaces.ts PHOTO_FOLDER LABELS.json [--held-out | --seen]
 *
 * --held-out takes only the photos set aside (see held-out.ts), --seen only the others.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { analysePhoto } from '../../packages/engine/src/sense/analyse-photo.ts';
import { classIndex, kindOf, readLabels } from '../labelling/labels.ts';
import { isHeldOut } from '../photos/held-out.ts';
import { readPhoto } from '../photos/read-photo.ts';
import { addPoint, emptyScore, printScore } from './score.ts';

const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith('--'));
const [folder, labelPath] = words.filter((word) => !word.startsWith('--'));
if (!folder || !labelPath) throw new Error('Usage: score-surfaces.ts PHOTO_FOLDER LABELS.json');
const labels = readLabels([labelPath]);
const kind = kindOf(labels);
const score = emptyScore(kind);
let photos = 0;
for (const [name, points] of labels) {
  if (flags.includes('--held-out') && !isHeldOut(name)) continue;
  if (flags.includes('--seen') && isHeldOut(name)) continue;
  const path = join(folder, name);
  if (!existsSync(path)) {
    console.log(`no ${name}`);
    continue;
  }
  const photo = await readPhoto(path);
  const { classOf, certainty, crop } = analysePhoto(photo, kind);
  photos++;
  for (const { x, y, c } of points) {
    const px = Math.floor(x * photo.widthPx) - crop.x;
    const py = Math.floor(y * photo.heightPx) - crop.y;
    const column = Math.max(0, Math.min(crop.widthPx - 1, px));
    const row = Math.max(0, Math.min(crop.heightPx - 1, py));
    const i = row * crop.widthPx + column;
    addPoint(score, classIndex(kind, c), classOf[i]!, certainty.data[i]!);
  }
}
printScore(`${photos} photos`, score);
