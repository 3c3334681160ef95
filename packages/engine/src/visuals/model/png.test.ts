import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePng } from './png.ts';

test('another decoder gives the same pixels', async () => {
  const rgba = Uint8Array.from([
    255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0, 9, 8, 7, 6, 1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  const { data, info } = await sharp(encodePng(3, 2, rgba))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 2, channels: 4 });
  expect([...data]).toEqual([...rgba]);
});
