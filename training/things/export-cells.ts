/**
 * What the surface network knows of each cell of photos, and of their mirror images, for train.py.
 *
 *   node training/things/export-cells.ts FOLDER OUT
 *
 * A file a photo and kind: sizes and the part between letterbox bars, summary, scores, cells.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readAs } from '../../packages/engine/src/analysis/scene-features.ts';
import { lend } from '../../packages/engine/src/ops/passing-arrays.ts';
import { cropImage, findLetterbox } from '../../packages/engine/src/sense/photo/letterbox.ts';

const [folder, out] = process.argv.slice(2);
if (!folder || !out) throw new Error('Expected the folder with the photos and one to write to.');
const photoSidePx = 1024;
mkdirSync(out, { recursive: true });

for (const file of readdirSync(folder).filter((name) => /\.jpe?g$/.test(name))) {
  for (const mirrored of [false, true]) {
    const pipeline = sharp(path.join(folder, file))
      .rotate()
      .resize(photoSidePx, photoSidePx, { fit: 'inside', withoutEnlargement: true });
    if (mirrored) pipeline.flop();
    const { data, info } = await pipeline
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = {
      widthPx: info.width,
      heightPx: info.height,
      data: new Uint8ClampedArray(data),
    };
    const crop = findLetterbox(picture);
    for (const kind of ['interior', 'exterior'] as const) {
      const parts = lend(() => {
        const seen = readAs(cropImage(picture, crop), kind);
        const cells = seen.features();
        const classes = seen.scores.length / (seen.width * seen.height);
        const sizes = Float32Array.of(
          ...[cells.width, cells.height, cells.channels, info.width, info.height],
          ...[crop.x, crop.y, crop.widthPx, crop.heightPx, seen.width, seen.height, classes],
        );
        return [sizes, seen.summary, seen.scores, cells.data];
      });
      const name = `${path.parse(file).name}${mirrored ? '.mirrored' : ''}.${kind}.bin`;
      const bytes = parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength));
      writeFileSync(path.join(out, name), Buffer.concat(bytes));
    }
  }
}
