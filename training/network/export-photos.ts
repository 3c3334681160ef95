/**
 * Writes what the surface network is shown of photos, for training (see ../README.md).
 *
 *   node training/network/export-photos.ts OUT_FOLDER [--judges WEIGHTS_FOLDER] SOURCE...
 *
 * A source is LABELS.json=PHOTO_FOLDER, or interior:NAMES.txt=PHOTO_FOLDER (or exterior:) for photos
 * without labels, of which the network learns what others believe, or drawn:COUNT for drawn rooms.
 * Photos that are set aside are not read.
 *
 * For every photo NAME.json (sizes, fold, labelled points in working pixels) and NAME.bin: the planes
 * of network-planes.ts, and the patch of every working pixel (two bytes).
 * With --judges, NAME.local holds what near-sighted judges (train.ts) believe of every patch.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import type { SceneKind } from '../../packages/engine/src/sense/analysis.ts';
import { gatherEvidence } from '../../packages/engine/src/sense/evidence.ts';
import { createPatchFeatures } from '../../packages/engine/src/sense/features/patch-features.ts';
import { loadLook, lookLocally } from '../../packages/engine/src/sense/judges/local-look.ts';
import { cropImage, findLetterbox } from '../../packages/engine/src/sense/photo/letterbox.ts';
import { createWorkingImage } from '../../packages/engine/src/sense/photo/working-image.ts';
import {
  areRows,
  classIndex,
  kindOf,
  type LabelledPoint,
  readLabels,
} from '../labelling/labels.ts';
import { foldOf } from '../photos/folds.ts';
import { isSetAside } from '../photos/held-out.ts';
import { readPhoto } from '../photos/read-photo.ts';
import { drawRooms } from '../scenes/drawn-rooms.ts';
import { planesOf } from './network-planes.ts';

interface Wanted {
  readonly path: string;
  readonly kind: SceneKind;
  readonly points: LabelledPoint[];
  /** A picture that is not in a file. */
  readonly drawn?: RgbImage;
}

const words = process.argv.slice(2);
const flag = words.indexOf('--judges');
const judgesFolder = flag < 0 ? null : words.splice(flag, 2)[1]!;
const [folder, ...sources] = words;
if (!folder || sources.length === 0) {
  throw new Error('Usage: export-photos.ts OUT_FOLDER [--judges WEIGHTS_FOLDER] SOURCE...');
}
/** Drawn rooms are learned from, never scored. */
const noFold = 5;
mkdirSync(folder, { recursive: true });
for (const [name, { path, kind, points, drawn }] of wantedPhotos()) {
  if (!drawn && !existsSync(path)) {
    console.log(`no ${name}`);
    continue;
  }
  const picture = drawn ?? (await readPhoto(path));
  const crop = findLetterbox(picture);
  const image = createWorkingImage(cropImage(picture, crop));
  const evidence = gatherEvidence(image, kind);
  const { width, height } = image;
  const placed = points.flatMap(({ x, y, c }) => {
    const px = Math.floor(((x * picture.widthPx - crop.x) / crop.widthPx) * width);
    const py = Math.floor(((y * picture.heightPx - crop.y) / crop.heightPx) * height);
    return px < 0 || py < 0 || px >= width || py >= height ? [] : [[px, py, classIndex(kind, c)]];
  });
  const about = {
    kind,
    width,
    height,
    patches: evidence.patches.count,
    fold: drawn ? noFold : foldOf(name),
    trust: evidence.room?.fitted.confidence ?? 0,
    points: placed,
  };
  const patches = Uint16Array.from(evidence.patches.of);
  const bytes = Buffer.concat([Buffer.from(planesOf(evidence)), Buffer.from(patches.buffer)]);
  writeFileSync(join(folder, `${name}.bin`), bytes);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(about));
  if (judgesFolder) {
    const { data } = createPatchFeatures(evidence);
    const beliefs = lookLocally(loadLook(kind, judgesFolder), data, evidence.patches.count);
    writeFileSync(join(folder, `${name}.local`), beliefs);
  }
}

/** Each photo once, with the points of all label files that name it; dense rows replace those. */
function wantedPhotos(): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  const setAside = new Set<string>();
  for (const source of sources) {
    const drawn = /^drawn:(\d+)$/.exec(source);
    for (const { name, photo, points } of drawRooms(Number(drawn?.[1] ?? 0))) {
      wanted.set(name, { path: '', kind: 'interior', points, drawn: photo });
    }
    if (drawn) continue;
    const [list, photoFolder] = source.split('=') as [string, string];
    const unlabelled = /^(interior|exterior):(.*)$/.exec(list);
    const labels = unlabelled ? namesIn(unlabelled[2]!) : readLabels([list]);
    const kind = unlabelled ? (unlabelled[1] as SceneKind) : kindOf(labels);
    for (const [name, points] of labels) {
      const known = areRows(list) ? undefined : wanted.get(name);
      if (known) known.points.push(...points);
      else wanted.set(name, { path: join(photoFolder, name), kind, points: [...points] });
      if (isSetAside(list, name)) setAside.add(name);
    }
  }
  for (const name of setAside) wanted.delete(name);
  return wanted;
}

function namesIn(path: string): Map<string, LabelledPoint[]> {
  const names = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return new Map(names.map((name) => [name, []]));
}
