/**
 * Sheets for labelling by eye: a grid of numbered places on two photos a sheet.
 *
 *   node training/labelling/label-sheet.ts OUT_FOLDER PHOTO...
 *
 * Write what lies at each place into a text file, one photo a block (see label-notes.ts).
 */
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { quietPlaces } from '../photos/quiet-places.ts';
import { readPhoto } from '../photos/read-photo.ts';

const [folder, ...paths] = process.argv.slice(2);
if (!folder || paths.length === 0) throw new Error('Usage: label-sheet.ts OUT_FOLDER PHOTO...');
const tileWidth = 800;
const tileHeight = 640;
const titleHeight = 20;
mkdirSync(folder, { recursive: true });
for (let at = 0; at < paths.length; at += 2) {
  const pair = paths.slice(at, at + 2);
  const tiles = await Promise.all(pair.map(drawTile));
  await sharp({
    create: { width: tileWidth * pair.length, height: tileHeight, channels: 3, background: '#222' },
  })
    .composite(tiles.map((input, k) => ({ input, left: k * tileWidth, top: 0 })))
    .png()
    .toFile(join(folder, `sheet-${String(at / 2).padStart(2, '0')}.png`));
}

async function drawTile(path: string): Promise<Buffer> {
  const photo = await readPhoto(path, 0.7);
  const { widthPx, heightPx } = photo;
  const scale = Math.min(tileWidth / widthPx, (tileHeight - titleHeight) / heightPx);
  const width = Math.round(widthPx * scale);
  const height = Math.round(heightPx * scale);
  const marks = quietPlaces(photo).map(({ id, x, y }) => {
    const px = x * width;
    const py = titleHeight + y * height;
    return `<circle cx="${px}" cy="${py}" r="4" fill="magenta" stroke="white"/>
      <text x="${px + 5}" y="${py + 4}" font-size="12" font-family="sans-serif"
       fill="white" stroke="black" stroke-width="2.5" paint-order="stroke">${id}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${tileWidth}" height="${tileHeight}">
    <text x="4" y="15" font-size="14" font-family="sans-serif" fill="white">${basename(path)}</text>
    ${marks.join('')}</svg>`;
  const resized = await sharp(photo.data, {
    raw: { width: widthPx, height: heightPx, channels: 3 },
  })
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();
  return sharp({
    create: { width: tileWidth, height: tileHeight, channels: 3, background: '#222' },
  })
    .composite([
      { input: resized, left: 0, top: titleHeight },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}
