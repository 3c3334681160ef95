import { expect, test } from 'vitest';
import type { BoxLayout } from '../../../sense/analysis.ts';
import { faceOfRay, floorFace } from '../../../sense/box/box-geometry.ts';
import { refitBox } from './box-agreement.ts';

const corner = { x: 0, y: 0 };
const boxOf = (left: number, right: number): BoxLayout => ({
  ...{ left, right, depth: 2.5, ceiling: 0.95, confidence: 1 },
  backWall: [corner, corner, corner, corner],
});
const truth = boxOf(1.1, 3);

/** Rays of a photo, each with its plane: 0 floor, 1 wall, 2 ceiling. */
function rays(): Float64Array {
  const all: number[] = [];
  for (let y = -0.6; y <= 0.6; y += 0.02) {
    for (let x = -0.9; x <= 0.9; x += 0.02) {
      const face = faceOfRay(x, y, 1, truth);
      all.push(x, y, 1, face === floorFace ? 0 : face === 1 ? 2 : 1, 1);
    }
  }
  return Float64Array.from(all);
}

test('moves a corner that was read beside the bend of floor and ceiling', () => {
  const { box, agreement } = refitBox(rays(), boxOf(1.5, 3));
  expect(box.left / box.depth).toBeCloseTo(truth.left / truth.depth, 1);
  expect(agreement).toBeGreaterThan(0.99);
});

test('a box that fits is unchanged', () => {
  const { box } = refitBox(rays(), truth);
  expect(box).toEqual(truth);
});
