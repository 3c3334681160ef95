/**
 * Writes what the surface network is shown of photos, for training (see network/README.md).
 *
 *   node packages/engine/tools/surfaces/export-photos.ts OUT_FOLDER LABELS.json=PHOTO_FOLDER...
 *
 * For every labelled photo NAME.json (sizes, fold, labelled points in working pixels) and NAME.bin:
 * lightness, a and b at half the working size, edges along the three axes, the upward part of the
 * ray, the face of the box (all one byte a pixel), and the patch of every working pixel (two bytes).
 * Photos that are set aside are not read.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rayThrough } from '../../src/sense/box-geometry.ts';
import { gatherEvidence } from '../../src/sense/evidence.ts';
import { cropImage, findLetterbox } from '../../src/sense/letterbox.ts';
import { createWorkingImage } from '../../src/sense/working-image.ts';
import { foldOf } from './folds.ts';
import { isSetAside } from './held-out.ts';
import { classIndex, kindOf, readLabels } from './labels.ts';
import { readPhoto } from './read-photo.ts';

const [folder, ...sources] = process.argv.slice(2);
if (!folder || sources.length === 0) {
  throw new Error('Usage: export-photos.ts OUT_FOLDER LABELS.json=PHOTO_FOLDER...');
}
mkdirSync(folder, { recursive: true });
const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
for (const source of sources) {
  const [labelPath, photoFolder] = source.split('=') as [string, string];
  const labels = readLabels([labelPath]);
  const kind = kindOf(labels);
  for (const [name, points] of labels) {
    const path = join(photoFolder, name);
    if (isSetAside(labelPath, name)) continue;
    if (!existsSync(path)) {
      console.log(`no ${name}`);
      continue;
    }
    const picture = await readPhoto(path);
    const crop = findLetterbox(picture);
    const image = createWorkingImage(cropImage(picture, crop));
    const evidence = gatherEvidence(image, kind);
    const { width, height } = image;
    const [halfWidth, halfHeight] = [width >> 1, height >> 1];
    const cells = halfWidth * halfHeight;
    const planes = new Uint8Array(8 * cells);
    const ray = new Float64Array(3);
    for (let y = 0; y < halfHeight; y++) {
      for (let x = 0; x < halfWidth; x++) {
        const full = 2 * y * width + 2 * x;
        const cell = y * halfWidth + x;
        const mean = (plane: Float32Array) =>
          0.25 *
          (plane[full]! + plane[full + 1]! + plane[full + width]! + plane[full + width + 1]!);
        rayThrough(evidence.frame, 2 * x + 1, 2 * y + 1, ray);
        const values = [
          255 * mean(image.lightness),
          300 * mean(image.a) + 128,
          300 * mean(image.b) + 128,
          ...evidence.edges.maps.map((map) => 255 * map[cell]!),
          128 + (127 * ray[1]!) / Math.hypot(ray[0]!, ray[1]!, ray[2]!),
          evidence.room ? evidence.room.faces[full]! : 0,
        ];
        values.forEach((value, plane) => {
          planes[plane * cells + cell] = byte(value);
        });
      }
    }
    const patches = Uint16Array.from(evidence.patches.of);
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
      fold: foldOf(name),
      trust: evidence.room?.fitted.confidence ?? 0,
      points: placed,
    };
    const bytes = Buffer.concat([Buffer.from(planes), Buffer.from(patches.buffer)]);
    writeFileSync(join(folder, `${name}.bin`), bytes);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(about));
  }
}
