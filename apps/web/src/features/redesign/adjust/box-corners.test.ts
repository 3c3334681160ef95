import { expect, test } from 'vitest';
import { draggedCorner, handleOf } from './box-corners.ts';

const picture = { width: 400, height: 200 };
const grip = { corner: { x: 0.1, y: 0.5 }, from: { x: 50, y: 100 } };

test('a corner follows the pointer without a jump at the start', () => {
  expect(draggedCorner(grip, grip.from, picture)).toEqual(grip.corner);
  expect(draggedCorner(grip, { x: 90, y: 120 }, picture)).toEqual({ x: 0.2, y: 0.6 });
});

test('it may leave the picture, while its handle stays reachable', () => {
  const outside = draggedCorner(grip, { x: -150, y: 100 }, picture);
  expect(outside).toEqual({ x: -0.4, y: 0.5 });
  expect(handleOf(outside)).toEqual({ x: -0.14, y: 0.5 });
  expect(draggedCorner(grip, { x: 9_000, y: -9_000 }, picture)).toEqual({ x: 2, y: -1 });
});
