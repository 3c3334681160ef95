import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { findSheet, flattenSheet } from './paper.ts';

async function raster(svg: string): Promise<RgbImage> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) };
}

const corners = [
  [110, 60],
  [520, 90],
  [560, 400],
  [70, 380],
] as const;

const sheetOnTable = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#5a4636"/><polygon points="${corners.map((c) => c.join()).join(' ')}" fill="#f3f0e8"/><path d="M150 120 L480 140 L500 350 L130 330 Z" fill="none" stroke="#222" stroke-width="3"/></svg>`;

test('finds the four corners of a sheet on a table', async () => {
  const found = findSheet(await raster(sheetOnTable));
  expect(found).toBeDefined();
  found!.forEach((corner, i) => {
    expect(Math.abs(corner.x * 640 - corners[i]![0])).toBeLessThan(8);
    expect(Math.abs(corner.y * 480 - corners[i]![1])).toBeLessThan(8);
  });
});

test('rectifies the sheet without the table', async () => {
  const flat = flattenSheet(await raster(sheetOnTable));
  const corner = (x: number, y: number) => flat.data[(y * flat.widthPx + x) * 3]!;
  const { widthPx: w, heightPx: h } = flat;
  for (const value of [corner(6, 6), corner(w - 7, 6), corner(6, h - 7), corner(w - 7, h - 7)]) {
    expect(value).toBeGreaterThan(200);
  }
});

test('a picture that is all paper is unchanged', () => {
  const page = createRgbImage(200, 150);
  page.data.fill(235);
  expect(flattenSheet(page)).toBe(page);
});
