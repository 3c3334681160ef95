import { expect, test } from 'vitest';
import { addContactLines } from './contact-lines.ts';

const [widthPx, heightPx] = [60, 60];
const size = widthPx * heightPx;

/** A thing of 20 x 20 pixels in front of a floor `floorMetres` below it. */
function shadeWith(floorMetres: number, isFloor = true, cover = 1) {
  const coverage = new Float32Array(size);
  const depth = new Float32Array(size).fill(9);
  for (let y = 20; y < 40; y++) coverage.fill(cover, y * widthPx + 20, y * widthPx + 40);
  for (let at = 0; at < size; at++)
    if (coverage[at]) depth[at] = 3;
    else if (at >= 40 * widthPx) depth[at] = floorMetres;
  const factors = new Float32Array(size * 3).fill(1);
  addContactLines(
    factors,
    { coverage, depth, cutOut: new Float32Array(size * 3) },
    {
      widthPx,
      heightPx,
      focalPx: 400,
      isFloor: (at) => isFloor && coverage[at] === 0,
      isRug: () => false,
      isThing: (at) => coverage[at]! > 0.5,
    },
  );
  return (x: number, y: number) => factors[(y * widthPx + x) * 3 + 1]!;
}

test('a standing thing has a short dark contact line', () => {
  const at = shadeWith(3);
  expect(at(30, 40)).toBeLessThan(0.85);
  expect(at(30, 41)).toBeGreaterThan(at(30, 40));
  expect(at(30, 49)).toBe(1);
});

test('a thing in front of a more distant floor has none', () => {
  expect(shadeWith(3.4)(30, 40)).toBe(1);
});

test('a thing hanging on a wall has none', () => {
  expect(shadeWith(3, false)(30, 40)).toBe(1);
});

test("the thing itself isn't darkened", () => {
  expect(shadeWith(3)(30, 39)).toBe(1);
});

test('a leg too thin to cover a pixel has one', () => {
  expect(shadeWith(3, true, 0.4)(30, 40)).toBeLessThan(0.85);
});

test('a thing on a rug darkens it', () => {
  const cutOut = new Float32Array(size * 3).fill(0.5);
  const isRug = (at: number) => at >= 40 * widthPx;
  const coverage = new Float32Array(size);
  for (let y = 20; y < 40; y++) coverage.fill(1, y * widthPx + 20, y * widthPx + 40);
  coverage.fill(1, 40 * widthPx);
  const depth = new Float32Array(size).fill(3);
  const isThing = (at: number) => coverage[at]! > 0.5;
  const picture = { widthPx, heightPx, focalPx: 400, isFloor: () => false, isRug, isThing };
  addContactLines(new Float32Array(size * 3).fill(1), { coverage, depth, cutOut }, picture);
  expect(cutOut[(40 * widthPx + 30) * 3]).toBeLessThan(0.4);
  expect(cutOut[(50 * widthPx + 30) * 3]).toBe(0.5);
  expect(cutOut[(39 * widthPx + 30) * 3]).toBe(0.5);
});

test('a rug has no black rim on the floor', () => {
  const rim = (isRug: boolean) => {
    const coverage = new Float32Array(size);
    for (let y = 20; y < 40; y++) coverage.fill(1, y * widthPx + 20, y * widthPx + 40);
    const factors = new Float32Array(size * 3).fill(1);
    addContactLines(
      factors,
      { coverage, depth: new Float32Array(size).fill(1.5), cutOut: new Float32Array(size * 3) },
      {
        widthPx,
        heightPx,
        focalPx: 400,
        isFloor: (at) => coverage[at] === 0,
        isRug: (at) => isRug && coverage[at] === 1,
        isThing: (at) => coverage[at]! > 0.5,
      },
    );
    return 1 - factors[(42 * widthPx + 30) * 3]!;
  };
  expect(rim(false)).toBeGreaterThan(0.2);
  expect(rim(true)).toBe(0);
});

test('nor does its edge where it covers a part of a pixel', () => {
  const coverage = new Float32Array(size);
  for (let y = 20; y < 40; y++) coverage.fill(1, y * widthPx + 20, y * widthPx + 40);
  coverage.fill(0.45, 40 * widthPx + 20, 40 * widthPx + 40);
  const factors = new Float32Array(size * 3).fill(1);
  addContactLines(
    factors,
    { coverage, depth: new Float32Array(size).fill(1.5), cutOut: new Float32Array(size * 3) },
    {
      ...{ widthPx, heightPx, focalPx: 400 },
      isFloor: (at) => coverage[at]! < 0.5,
      isRug: (at) => coverage[at] === 1,
      isThing: (at) => coverage[at] === 1,
    },
  );
  expect(Math.min(...factors)).toBe(1);
});
