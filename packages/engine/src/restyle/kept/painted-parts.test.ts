import { expect, test } from 'vitest';
import { paintedParts } from './painted-parts.ts';

const size = { widthPx: 40, heightPx: 20 };

function painted(...boxes: (readonly [x: number, y: number, width: number, height: number])[]) {
  const share = new Float32Array(size.widthPx * size.heightPx);
  for (const [x, y, width, height] of boxes)
    for (let row = y; row < y + height; row++)
      share.fill(1, row * size.widthPx + x, row * size.widthPx + x + width);
  return { ...size, share };
}

test('each painted part is a thing of its own, with its box', () => {
  const parts = paintedParts(painted([4, 2, 10, 8], [30, 10, 4, 10]), size);
  expect(parts.map(({ box }) => box)).toEqual([
    { x: 0.1, y: 0.1, width: 0.25, height: 0.4 },
    { x: 0.75, y: 0.5, width: 0.1, height: 0.5 },
  ]);
  expect(parts[1]!.matte.reduce((sum, value) => sum + value, 0)).toBe(40);
});

test('mattes have the size of the picture, not of the mask', () => {
  const [part] = paintedParts(painted([4, 2, 10, 8]), { widthPx: 80, heightPx: 40 });
  expect(part!.box).toEqual({ x: 0.1, y: 0.1, width: 0.25, height: 0.4 });
  expect(part!.matte.reduce((sum, value) => sum + value, 0)).toBe(4 * 80);
});

test('nothing painted keeps nothing', () => {
  expect(paintedParts(undefined, size)).toEqual([]);
  expect(paintedParts(painted(), size)).toEqual([]);
});
