/** Pictures of public pages are there, and are described as what they show. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { comparedPictures, stylePictures } from './pictures.ts';

const all = [...stylePictures, ...Object.values(comparedPictures)];
const fileOf = (src: string) => fileURLToPath(new URL(`../../../public${src}`, import.meta.url));

test.each(all)('$src is there, in 1000 by 800', ({ src, widthPx, heightPx }) => {
  expect([existsSync(fileOf(src)), widthPx, heightPx]).toEqual([true, 1000, 800]);
});

test.each(stylePictures)('$caption is named by its file and in its description', (picture) => {
  const { src, caption, alt } = picture;
  expect(src).toBe(`/pictures/${caption.toLowerCase()}.webp`);
  expect(alt).toMatch(new RegExp(`^An? ${caption} \\w+`));
});

test('before and after are not confused', () => {
  const { before, after } = comparedPictures;
  expect([before.src, after.src]).toEqual([
    '/pictures/room-before.webp',
    '/pictures/room-after.webp',
  ]);
  expect([before.caption, after.caption]).toEqual(['The room', 'Scandinavian']);
  expect(after.alt).toMatch(/^The same room and view/);
});
