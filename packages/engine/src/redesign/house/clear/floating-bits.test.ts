import { expect, test } from 'vitest';
import { drawnFront } from '../drawn-front.fixture.ts';
import { houseOutline } from '../read/house-outline.ts';
import { floatingBits } from './floating-bits.ts';

test('a treetop above the old roof alone is removed; one above plants beside it stays', () => {
  const { analysis, left, top } = drawnFront(3);
  const { widthPx: w } = analysis.photo;
  const vegetation = 5;
  for (let y = top - 6; y < top; y++)
    analysis.classOf.fill(vegetation, y * w + left, y * w + left + 5);
  const outline = houseOutline(analysis)!;
  const tip = (top - 5) * w + left + 2;
  const standing = Uint8Array.from(outline.mask);
  expect(floatingBits(analysis, outline, standing)[tip]).toBe(1);
  // a strip of plants beside the roof holds it
  for (let y = top; y < outline.base; y++) analysis.classOf[y * w + left - 1] = vegetation;
  analysis.classOf[top * w - w + left - 1] = vegetation;
  expect(floatingBits(analysis, outline, standing)[tip]).toBe(0);
});
