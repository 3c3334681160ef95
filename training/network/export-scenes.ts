/**
 * Writes rooms and houses of our own renderer for the training of the surface network, their classes
 * beside them (see ../README.md).
 *
 *   node training/network/export-scenes.ts OUT_FOLDER interior|exterior FROM TO
 *
 * For every seed from FROM up to TO a NAME.json (sizes) and a NAME.bin: the planes of
 * network-planes.ts, and the class of every pixel at half the working size (255: not told).
 * Those that are there already are left alone. With a fifth word NAME.jpg is written too, to look at.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createRandom } from '../../packages/engine/src/random/random.ts';
import { gatherEvidence } from '../../packages/engine/src/sense/evidence.ts';
import { createWorkingImage } from '../../packages/engine/src/sense/photo/working-image.ts';
import { addPhotoFaults } from '../photos/photo-faults.ts';
import { drawScene } from '../scenes/drawn-scenes.ts';
import { planesOf } from './network-planes.ts';

const [folder, kind, from, to, show] = process.argv.slice(2);
if (!folder || (kind !== 'interior' && kind !== 'exterior') || !from || !to) {
  throw new Error('Usage: export-scenes.ts OUT_FOLDER interior|exterior FROM TO [show]');
}
mkdirSync(folder, { recursive: true });
for (let seed = Number(from); seed < Number(to); seed++) {
  const path = join(folder, `${kind}-${seed}`);
  if (existsSync(`${path}.json`)) continue;
  const { photo, classes } = await drawScene(seed, kind);
  const seen = await addPhotoFaults(photo, createRandom(seed).fork('faults'));
  const image = createWorkingImage(seen);
  const evidence = gatherEvidence(image, kind);
  const [width, height] = [image.width >> 1, image.height >> 1];
  const told = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) / height) * photo.heightPx) * photo.widthPx;
    for (let x = 0; x < width; x++) {
      told[y * width + x] = classes[row + Math.floor(((x + 0.5) / width) * photo.widthPx)]!;
    }
  }
  writeFileSync(`${path}.bin`, Buffer.concat([planesOf(evidence), told]));
  const trust = evidence.room?.fitted.confidence ?? 0;
  const about = { kind, width: image.width, height: image.height, trust };
  writeFileSync(`${path}.json`, JSON.stringify(about));
  if (show) {
    const raw = { width: seen.widthPx, height: seen.heightPx, channels: 3 as const };
    await sharp(seen.data, { raw }).jpeg().toFile(`${path}.jpg`);
    const flat = Buffer.from(classes.map((code) => (code === 255 ? 255 : code * 32)));
    const grey = { width: photo.widthPx, height: photo.heightPx, channels: 1 as const };
    await sharp(flat, { raw: grey }).png().toFile(`${path}.classes.png`);
  }
}
