/** Sheets of four photos cut into numbered segments, to look at. */
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { SceneKind } from '../../packages/engine/src/sense/analysis.ts';
import { innermost, outline } from './segment-marks.ts';
import { cutPhoto } from './segments.ts';

const tileWidth = 800;
const tileHeight = 570;
const titleHeight = 18;
const background = '#222';

export async function drawSegmentSheets(
  kind: SceneKind,
  folder: string,
  paths: readonly string[],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < paths.length; at += 4) {
    const tiles: Buffer[] = [];
    for (const path of paths.slice(at, at + 4)) tiles.push(await drawTile(path, kind));
    await sharp({
      create: { width: 2 * tileWidth, height: 2 * tileHeight, channels: 3, background },
    })
      .composite(
        tiles.map((input, k) => ({
          input,
          left: (k % 2) * tileWidth,
          top: (k >> 1) * tileHeight,
        })),
      )
      .png()
      .toFile(join(folder, `sheet-${String(at / 4).padStart(2, '0')}.png`));
  }
}

async function drawTile(path: string, kind: SceneKind): Promise<Buffer> {
  const { photo, width, height, map } = await cutPhoto(path, kind);
  const scale = Math.min(tileWidth / width, (tileHeight - titleHeight) / height);
  const numbers = innermost(map, width, height).map(
    ({ segment, x, y }) =>
      `<text x="${x * scale}" y="${titleHeight + y * scale + 4}" font-size="12" fill="yellow"
       text-anchor="middle" stroke="black" stroke-width="2.5" paint-order="stroke">${segment}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${tileWidth}" height="${tileHeight}"
    font-family="sans-serif">
    <text x="4" y="14" font-size="14" fill="white">${basename(path)}</text>
    <path transform="translate(0 ${titleHeight}) scale(${scale})" d="${outline(map, width, height)}"
     stroke="#ff20ff" stroke-opacity=".75" stroke-width="${0.9 / scale}" fill="none"/>
    ${numbers.join('')}</svg>`;
  const resized = await sharp(photo.data, {
    raw: { width: photo.widthPx, height: photo.heightPx, channels: 3 },
  })
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .png()
    .toBuffer();
  return sharp({ create: { width: tileWidth, height: tileHeight, channels: 3, background } })
    .composite([
      { input: resized, left: 0, top: titleHeight },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}
