/** Patches of the windows of labelled photos, as rows to learn from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import { dressingFeatures } from '../../packages/engine/src/redesign/shell/dressing/dressing-features.ts';
import { wallLight } from '../../packages/engine/src/redesign/shell/dressing/dressing-judge.ts';
import {
  type WindowCrop,
  windowCrop,
} from '../../packages/engine/src/redesign/shell/dressing/window-crop.ts';
import {
  type WindowPart,
  windowParts,
} from '../../packages/engine/src/redesign/shell/dressing/window-parts.ts';
import { analysePhoto } from '../../packages/engine/src/sense/analyse-photo.ts';
import type { Analysis } from '../../packages/engine/src/sense/analysis.ts';
import {
  type DressedWindow,
  dressingAt,
  readDressedWindows,
} from '../labelling/window-dressing.ts';
import { readPhoto } from '../photos/read-photo.ts';

/** A window of today's Eyes is the labelled one if they overlap by this share. */
const leastOverlap = 0.5;

export interface LearnedWindow {
  readonly photo: string;
  readonly crop: WindowCrop;
  readonly patches: readonly number[];
  readonly columns: number;
  readonly data: Float32Array;
  readonly labels: readonly number[];
  readonly sizes: readonly number[];
}

function overlap({ box }: DressedWindow, { left, right, pixels }: WindowPart, photo: RgbImage) {
  const { widthPx: w, heightPx: h } = photo;
  const rows = pixels.map((at) => Math.floor(at / w));
  const [top, foot] = rows.reduce(
    ([low, high], y) => [Math.min(low, y), Math.max(high, y)],
    [h, 0],
  );
  const across = Math.min(box.x1, (right + 1) / w) - Math.max(box.x0, left / w);
  const down = Math.min(box.y1, (foot + 1) / h) - Math.max(box.y0, top / h);
  if (across <= 0 || down <= 0) return 0;
  const both = across * down;
  const areas =
    (box.x1 - box.x0) * (box.y1 - box.y0) + ((right + 1 - left) * (foot + 1 - top)) / (w * h);
  return both / (areas - both);
}

function learned(analysis: Analysis, part: WindowPart, window: DressedWindow): LearnedWindow {
  const crop = windowCrop(analysis, part);
  const { widthPx: w, heightPx: h } = analysis.photo;
  const { patches, columns, data } = dressingFeatures(crop, wallLight(analysis));
  const labels = patches.map((k) =>
    dressingAt(window, {
      x: (crop.left + (crop.patches.centreX[k]! + 0.5) * crop.scaleX) / w,
      y: (crop.top + (crop.patches.centreY[k]! + 0.5) * crop.scaleY) / h,
    }),
  );
  const sizes = patches.map((k) => crop.patches.size[k]!);
  return { photo: window.photo, crop, patches, columns, data, labels, sizes };
}

export async function collectWindows(labelsFile: string, folder: string): Promise<LearnedWindow[]> {
  const byPhoto = Map.groupBy(
    readDressedWindows(readFileSync(labelsFile, 'utf8')),
    ({ photo }) => photo,
  );
  const rows: LearnedWindow[] = [];
  for (const [name, windows] of byPhoto) {
    const analysis = analysePhoto(await readPhoto(join(folder, name)), 'interior');
    for (const part of windowParts(analysis)) {
      const window = windows.find((one) => overlap(one, part, analysis.photo) > leastOverlap);
      if (window) rows.push(learned(analysis, part, window));
    }
  }
  return rows;
}
