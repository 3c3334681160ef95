import { expect, test } from 'vitest';
import { createRgbImage } from '../image/image.ts';
import { workedWidthPx } from './worked-size.ts';

test.each([
  ['a small photo', 640, 480, 1024],
  ['a small one that stands', 360, 480, 720],
  ['a tiny one, twice', 200, 150, 400],
  ['a large one', 1536, 1024, 1536],
])('%s of %i x %i is rendered %i wide', (_name, widthPx, heightPx, wanted) => {
  expect(workedWidthPx(createRgbImage(widthPx, heightPx), { enlargedToPx: 1024 })).toBe(wanted);
});

test('a smaller picture is rendered on request, never a larger one than the photo', () => {
  const photo = createRgbImage(640, 480);
  expect(workedWidthPx(photo, { widthPx: 480, enlargedToPx: 1024 })).toBe(480);
  expect(workedWidthPx(photo, { widthPx: 900 })).toBe(640);
  expect(workedWidthPx(photo, {})).toBe(640);
});
