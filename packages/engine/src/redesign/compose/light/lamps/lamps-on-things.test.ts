import { expect, test } from 'vitest';
import { lightThings } from './lamps-on-things.ts';
import { heightPx, shell, widthPx } from './room-seen-straight-on.fixture.ts';

const size = widthPx * heightPx;

/** A board three metres away facing the camera, and a lamp in front of or behind it by `lampZ`. */
function boardBy(lampZ: number, isThing = (_at: number) => true) {
  const light = {
    cutOut: new Float32Array(size * 3).fill(0.2),
    coverage: new Float32Array(size).fill(1),
    depth: new Float32Array(size).fill(3),
  };
  const lamp = {
    kind: 'point',
    position: [0, 1.2, lampZ],
    radiusMetres: 0.1,
    intensity: [0.06, 0.04, 0.02],
  } as const;
  lightThings(light, { shell, lights: [lamp] }, { widthPx, heightPx }, isThing);
  return (x: number, y: number, c = 0) => light.cutOut[(y * widthPx + x) * 3 + c]! / 0.2;
}

test('a lamp in front of a thing lights it, warmly, with falloff', () => {
  const lit = boardBy(-1.7);
  expect(lit(40, 30)).toBeGreaterThan(1.1);
  expect(lit(40, 30)).toBeLessThan(2);
  expect(lit(40, 30, 2)).toBeLessThan(lit(40, 30));
  expect(lit(75, 30)).toBeLessThan(lit(40, 30));
});

test("a lamp behind a thing doesn't light its visible side", () => {
  expect(boardBy(-2.4)(40, 30)).toBeCloseTo(1);
});

test('lamps are excluded', () => {
  expect(boardBy(-1.7, () => false)(40, 30)).toBeCloseTo(1);
});
