import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Detection } from '../../detector/detect-things.ts';
import { drawnSketches, drawSketch } from '../../sketch/testing/drawings.fixture.ts';
import { guessKind } from '../scene-kind.ts';
import { leftAlone, portraitOf } from './living-things.ts';

const letters = 'We hereby confirm the order of 12 chairs and one table, due on Monday';

/** A letter: lines of text under a heading, on a slightly rotated sheet. */
async function letter(paper: string, desk: string) {
  const lines = Array.from(
    { length: 24 },
    (_, row) => `<text x="40" y="${110 + row * 17}" font-size="12">${letters.slice(row)}</text>`,
  );
  const sheet = `<rect x="15" y="15" width="450" height="530" fill="${paper}"/>`;
  const text = `<g font-family="sans-serif" fill="#222"><text x="40" y="60" font-size="22">Invoice 4711</text>${lines.join('')}</g>`;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="560"><rect width="480" height="560" fill="${desk}"/><g transform="rotate(2 240 280)">${sheet}${text}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) };
}

test.each([
  ['white paper', '#ffffff', '#ffffff'],
  ['grey paper', '#d8d4ca', '#d8d4ca'],
  ['a desk', '#f2efe6', '#7a5230'],
])('a page of text on %s is not a place', async (_, paper, desk) => {
  const page = await letter(paper, desk);
  expect(guessKind(page)).toMatchObject({ kind: 'none', why: expect.stringContaining('text') });
});

test('line drawings are not pages of text', async () => {
  for (const drawing of drawnSketches.slice(0, 3))
    expect(guessKind(await drawSketch(drawing, { widthPx: 480 })).kind).toBe('drawing');
});

const seen = (kind: string, score: number, side: number): Detection => ({
  kind,
  score,
  box: { x: 0, y: 0, width: side, height: side },
});

test('a cat that fills the picture is the subject; one on a sofa is not', () => {
  expect(portraitOf([seen('cat', 0.7, 0.9)])).toBe('a cat');
  expect(portraitOf([seen('cat', 0.7, 0.3)])).toBeUndefined();
  expect(portraitOf([seen('sofa', 0.5, 0.9), seen('cat', 0.7, 0.9)])).toBeUndefined();
  expect(portraitOf([seen('television', 0.7, 0.9)])).toBeUndefined();
});

test('confident people, animals, vehicles and screens are left alone', () => {
  const all = [seen('person', 0.8, 0.2), seen('car', 0.5, 0.2), seen('dog', 0.2, 0.2)];
  const names = leftAlone([...all, seen('sofa', 0.9, 0.4)]).map(({ name }) => name);
  expect(names).toEqual(['person', 'car']);
});
