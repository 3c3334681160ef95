import { expect, test } from 'vitest';
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { createRandom } from '../../random/random.ts';
import { cropImage, findLetterbox } from './letterbox.ts';

function barred(top: number, foot: number, watermark: boolean): RgbImage {
  const random = createRandom(4);
  const image = createRgbImage(200, 160);
  for (let y = 0; y < 160; y++) {
    for (let x = 0; x < 200; x++) {
      const inside = y >= top && y < 160 - foot;
      const text = watermark && y > 148 && y < 156 && x > 140 && x % 3 === 0;
      const value = inside ? random.integer(20, 200) : text ? 90 : 255;
      image.data.fill(value, 3 * (y * 200 + x), 3 * (y * 200 + x) + 3);
    }
  }
  return image;
}

test('finds paired bars, with or without a watermark', () => {
  for (const watermark of [false, true]) {
    const photo = barred(20, 18, watermark);
    const box = findLetterbox(photo);
    expect(box).toEqual({ x: 0, y: 20, widthPx: 200, heightPx: 122 });
    expect(cropImage(photo, box).data.length).toBe(200 * 122 * 3);
  }
});

test("a single bright strip, a blank picture and a ragged edge aren't bars", () => {
  expect(findLetterbox(barred(20, 0, false)).heightPx).toBe(160);
  expect(findLetterbox(barred(160, 0, false)).heightPx).toBe(160);
  const fraying = barred(0, 0, false);
  for (let x = 0; x < 200; x++) {
    for (let y = 0; y < 10 + x / 8; y++) {
      for (const row of [y, 159 - y]) {
        fraying.data.fill(250, 3 * (row * 200 + x), 3 * (row * 200 + x) + 3);
      }
    }
  }
  expect(findLetterbox(fraying).heightPx).toBe(160);
});
