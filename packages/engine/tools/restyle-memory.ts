/**
 * Peak memory of a process that makes one premium render: decode at 2048 px, analyse, render, score, encode.
 * Started by bench-restyle.ts in isolation.
 */
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { analysePhoto, restyleWithGuard, type SceneKind } from '../src/restyle/index.ts';

const sidePx = 2048;
const [path, given] = process.argv.slice(2);
if (!path) throw new Error('Name a photo.');
const kind: SceneKind = given === 'exterior' ? 'exterior' : 'interior';
sharp.cache(false);
const { data, info } = await sharp(path)
  .rotate()
  .resize(sidePx, sidePx, { fit: 'inside' })
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
const photo = {
  widthPx: info.width,
  heightPx: info.height,
  data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
};
const made = restyleWithGuard(analysePhoto(photo, kind), {
  style: 'Rustic',
  roomType: kind === 'interior' ? 'Living Room' : 'Exterior',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  strength: 0.45,
  cfgScale: 10,
  steps: 50,
  seed: 0,
  decor: 'light',
});
for (const image of [made.image, made.structure.overlay]) {
  const raw = { width: image.widthPx, height: image.heightPx, channels: 3 } as const;
  await sharp(image.data, { raw }).png({ compressionLevel: 6 }).toBuffer();
}
console.log(`peak memory of a 2048 px render      ${(peakKb() / 1024).toFixed(0).padStart(6)} MB`);

/** On Linux a child inherits its parent's peak in `resourceUsage`, but not in its status file. */
function peakKb(): number {
  const status = '/proc/self/status';
  const own = existsSync(status) ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8')) : null;
  return own ? Number(own[1]) : process.resourceUsage().maxRSS;
}
