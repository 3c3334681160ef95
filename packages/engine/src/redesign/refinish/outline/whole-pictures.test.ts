import { expect, test } from 'vitest';
import { fillPictures } from './whole-pictures.ts';

const [w, h] = [80, 60];

function drawn(isPart: (x: number, y: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: w * h }, (_, at) =>
    isPart(at % w, Math.floor(at / w)) ? 1 : 0,
  );
}

const frame = (x: number, y: number) => x > 30 && x < 48 && y > 15 && y < 30;
const bitten = (x: number, y: number) => frame(x, y) && !(x > 44 && y > 18 && y < 24);

test("a bite out of a picture's edge is filled", () => {
  const mask = drawn(bitten);
  fillPictures(mask, () => true, w, h);
  expect(mask).toEqual(drawn(frame));
});

test('branches, and things on the floor, keep their shape', () => {
  const branches = (x: number, y: number) => frame(x, y) && (x % 6 === 0 || y === 22);
  for (const [part, isWall] of [
    [branches, () => true],
    [bitten, (at: number) => at < w * 25],
  ] as const) {
    const mask = drawn(part);
    fillPictures(mask, isWall, w, h);
    expect(mask).toEqual(drawn(part));
  }
});
