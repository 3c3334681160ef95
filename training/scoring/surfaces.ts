/**
 * Shows what the engine sees in photos.
 *
 *   node training/scoring/surfaces.ts interior|exterior OUT_FOLDER PHOTO...
 *
 * For every photo: NAME.surfaces.png (as large as the photo, one flat colour a class), NAME.json
 * (facts; `surfaces` gives the colour of each class) and NAME.overlay.png to look at.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { analysePhoto } from '../../packages/engine/src/sense/analyse-photo.ts';
import type { SceneKind } from '../../packages/engine/src/sense/analysis.ts';
import { factsOf, surfacesImage } from '../../packages/engine/src/sense/surfaces-image.ts';
import { drawOverlay } from '../photos/overlay.ts';
import { readPhoto } from '../photos/read-photo.ts';

const [kind, folder, ...paths] = process.argv.slice(2);
if ((kind !== 'interior' && kind !== 'exterior') || !folder || paths.length === 0) {
  throw new Error('Usage: surfaces.ts interior|exterior OUT_FOLDER PHOTO...');
}
mkdirSync(folder, { recursive: true });
for (const path of paths) {
  const photo = await readPhoto(path);
  const started = performance.now();
  const analysis = analysePhoto(photo, kind as SceneKind);
  const name = join(folder, basename(path, extname(path)));
  const { autoOrient } = await sharp(path).metadata();
  const flat = surfacesImage(analysis, photo.widthPx, photo.heightPx);
  await sharp(flat.data, { raw: { width: flat.widthPx, height: flat.heightPx, channels: 3 } })
    .resize(autoOrient.width, autoOrient.height, { kernel: 'nearest', fit: 'fill' })
    .png()
    .toFile(`${name}.surfaces.png`);
  writeFileSync(`${name}.json`, `${JSON.stringify(factsOf(analysis), null, 1)}\n`);
  await drawOverlay(analysis, `${name}.overlay.png`);
  const tookMs = Math.round(performance.now() - started);
  const findings = analysis.findings.join(', ') || 'nothing wrong';
  console.log(
    `${basename(path)}: ${tookMs} ms, trust ${analysis.confidence.toFixed(2)}, ${findings}`,
  );
}
