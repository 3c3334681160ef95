import sharp from 'sharp';
import { expect, test } from 'vitest';
import { protectMask } from './protect-mask.ts';

type Stroke = Parameters<typeof protectMask>[0]['strokes'][number];

const dot = (x: number, y: number, width = 0.1): Stroke => ({
  points: [{ x, y }],
  width,
  erase: false,
});

/** Size of the mask, and the value at places given as shares of its sides. */
async function drawn(strokes: readonly Stroke[], widthPx: number, heightPx: number) {
  const png = await protectMask({ strokes: [...strokes], widthPx, heightPx });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [column, row] = [Math.floor(x * info.width), Math.floor(y * info.height)];
    return data[(row * info.width + column) * info.channels];
  };
  return { size: [info.width, info.height], at };
}

test.each([
  [4000, 3000, [1024, 768]],
  [3000, 4000, [768, 1024]],
  [400, 400, [1024, 1024]],
  [5000, 2, [1024, 1]],
])(
  'a photo of %i x %i gets a mask of its shape, 1024 on the long side',
  async (width, height, size) => {
    expect((await drawn([dot(0.5, 0.5)], width, height)).size).toEqual(size);
  },
);

test('a brush of a tenth of the long side leaves a dot of that size', async () => {
  const { at } = await drawn([dot(0.5, 0.5)], 4000, 3000);
  expect([at(0.5, 0.5), at(0.54, 0.5), at(0.46, 0.5)]).toEqual([255, 255, 255]);
  expect([at(0.56, 0.5), at(0.44, 0.5)]).toEqual([0, 0]);
  // A tenth of the long side is more of the short one.
  expect([at(0.5, 0.56), at(0.5, 0.58)]).toEqual([255, 0]);
});

test('a long stroke has no gaps between its pieces', async () => {
  const points = Array.from({ length: 21 }, (_, step) => ({ x: step / 20, y: 0.5 }));
  const { at } = await drawn([{ points, width: 0.02, erase: false }], 1000, 1000);
  for (let step = 1; step < 100; step++) expect(at(step / 100, 0.5)).toBe(255);
});

test('what is erased after painting is not protected, what is painted over it is', async () => {
  const erased = { ...dot(0.5, 0.5), erase: true };
  expect((await drawn([dot(0.5, 0.5), erased], 800, 600)).at(0.5, 0.5)).toBe(0);
  expect((await drawn([dot(0.1, 0.1), erased, dot(0.5, 0.5)], 800, 600)).at(0.5, 0.5)).toBe(255);
});

test('without paint there is no mask', async () => {
  const sides = { widthPx: 800, heightPx: 600 };
  expect(await protectMask({ ...sides, strokes: [] })).toBeUndefined();
  expect(
    await protectMask({ ...sides, strokes: [{ ...dot(0.5, 0.5), erase: true }] }),
  ).toBeUndefined();
});
