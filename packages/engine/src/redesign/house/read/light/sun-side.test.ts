import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { drawnFront, facadePlane } from '../../drawn-front.fixture.ts';
import { classNumber, houseOutline } from '../house-outline.ts';
import { sunSide } from './sun-side.ts';

const corner = 100;
/** The sun's side before a front left of a corner, and a side wall right of it, of these greys. */
function sideOf(front: number, side: number) {
  const { analysis } = drawnFront(3);
  const w = analysis.photo.widthPx;
  const photo = createRgbImage(w, analysis.photo.heightPx);
  for (let i = 0; i < analysis.classOf.length; i++) {
    const isWall = analysis.classOf[i] === classNumber.facade;
    const grey = isWall ? (i % w < corner ? front : side) : 120;
    photo.data.fill(grey, i * 3, i * 3 + 3);
  }
  const cornered = {
    ...analysis,
    planes: [facadePlane('facade-front', 10), facadePlane('facade-side', -6)],
    planeOf: Uint8Array.from(analysis.classOf, (_, i) => (i % w < corner ? 0 : 1)),
  };
  return sunSide({ ...cornered, photo }, houseOutline(analysis)!);
}

test('the sun is on the side of a side wall as light as the front', () => {
  expect(sideOf(190, 200)).toBe(1);
});

test('the sun is on the other side where the side wall is dark', () => {
  expect(sideOf(200, 90)).toBe(-1);
});

test('a wall in between, and a house without a corner, tell nothing', () => {
  expect(sideOf(200, 165)).toBeUndefined();
  const { analysis } = drawnFront(3);
  expect(sunSide(analysis, houseOutline(analysis)!)).toBeUndefined();
});
