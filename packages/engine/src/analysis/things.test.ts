import { expect, test } from 'vitest';
import { createRgbImage } from '../image/image.ts';
import { imagine } from '../visuals/imagine.ts';
import { roomType } from './room-type.ts';
import { findThings } from './things.ts';

test('finds cabinets and worktop of a synthetic kitchen', async () => {
  const { image } = await imagine('a white kitchen', {
    seed: 82,
    widthPx: 400,
    heightPx: 300,
  });
  const found = findThings(image, 'interior', null);
  const names = found.things.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['cabinets', 'worktop']));
  expect(names).not.toContain('bed');
  expect(roomType(found)?.name).toBe('Kitchen');
  for (const { likelihood, box } of found.things) {
    expect(likelihood).toBeGreaterThanOrEqual(0.5);
    expect(box.x + box.width).toBeLessThanOrEqual(1);
    expect(box.y + box.height).toBeLessThanOrEqual(1);
  }
});

test('names nothing in an empty picture', () => {
  for (const kind of ['interior', 'exterior'] as const)
    expect(findThings(createRgbImage(160, 120), kind).things).toEqual([]);
});

test('only looks for reliably recognised things', () => {
  const picture = createRgbImage(160, 120);
  const alone = findThings(picture, 'interior', null).lookedFor;
  expect(alone).toContain('bed');
  expect(alone).not.toContain('television');
  expect(findThings(picture, 'interior', []).lookedFor).toEqual([...alone, 'sofa', 'television']);
});
