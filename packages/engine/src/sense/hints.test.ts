import { expect, test } from 'vitest';
import { analysePhoto } from './analyse-photo.ts';
import { syntheticRoom } from './testing/synthetic-room.ts';

const { photo } = syntheticRoom(4);

test('dragged corners of the back wall become the box', () => {
  const corners = [
    { x: 210, y: 150 },
    { x: 450, y: 150 },
    { x: 450, y: 330 },
    { x: 210, y: 330 },
  ] as const;
  const { box } = analysePhoto(photo, 'interior', { hints: { backWall: corners } });
  expect(box!.confidence).toBe(1);
  const middle = box!.backWall.reduce((sum, { x }) => sum + x / 4, 0);
  expect(middle).toBeGreaterThan(310);
  expect(middle).toBeLessThan(350);
  expect(Math.abs(box!.backWall[2].y - 330)).toBeLessThan(25);
});

test('the class given for a point is used', () => {
  const x = 320;
  const y = 440;
  const at = y * photo.widthPx + x;
  const analysis = analysePhoto(photo, 'interior', { hints: { points: [{ x, y, is: 'object' }] } });
  expect(analysis.surfaces[analysis.classOf[at]!]!.className).toBe('object');
});
