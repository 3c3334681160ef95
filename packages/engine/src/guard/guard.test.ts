import { expect, test } from 'vitest';
import type { RgbImage } from '../image/image.ts';
import { createRgbImage } from '../image/image.ts';
import { createRandom } from '../random/random.ts';
import { scoreStructure } from './score-structure.ts';

interface RoomOptions {
  readonly windowX?: number;
  readonly second?: boolean;
  readonly wall?: readonly [number, number, number];
  readonly hasWindow?: boolean;
}

/** A drawn room: floor line, two corners, a window with a bar, a door, some noise. */
function room(options: RoomOptions = {}): RgbImage {
  const { windowX = 240, second = false, wall = [188, 180, 168], hasWindow = true } = options;
  const image = createRgbImage(600, 400);
  const random = createRandom(4);
  const fill = (x0: number, y0: number, x1: number, y1: number, c: readonly number[]) => {
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) image.data.set(c, (y * 600 + x) * 3);
    }
  };
  fill(0, 0, 600, 400, wall);
  fill(
    0,
    0,
    90,
    400,
    wall.map((value) => value * 0.82),
  );
  fill(0, 280, 600, 400, [122, 92, 66]);
  fill(470, 130, 540, 280, [92, 66, 48]);
  if (hasWindow) {
    fill(windowX - 6, 84, windowX + 116, 196, [226, 222, 214]);
    fill(windowX, 90, windowX + 110, 190, [250, 251, 252]);
  }
  if (second) fill(110, 80, 200, 200, [252, 252, 252]);
  for (let at = 0; at < image.data.length; at++) image.data[at]! += random.between(-3, 3);
  return image;
}

test('a picture keeps its own structure', () => {
  const photo = room();
  const score = scoreStructure(photo, photo);
  expect(score.score).toBeCloseTo(100, 5);
  expect(score.verdict).toBe('kept');
});

test("new paint and warmer light don't count as changes", () => {
  const score = scoreStructure(room(), room({ wall: [120, 140, 132] }));
  expect(score.verdict).toBe('kept');
  expect(score.score).toBeGreaterThan(80);
});

test('detects a moved window', () => {
  const score = scoreStructure(room(), room({ windowX: 300 }));
  expect(score.verdict).not.toBe('kept');
  expect(score.openingsKept).toBeLessThan(0.7);
});

test('detects a removed window', () => {
  const score = scoreStructure(room(), room({ hasWindow: false }));
  expect(score.verdict).not.toBe('kept');
  expect(score.openingsKept).toBeLessThan(0.5);
});

test('detects and marks an added window', () => {
  const score = scoreStructure(room(), room({ second: true }));
  expect(score.openingsInvented).toBeGreaterThan(0.02);
  expect(score.verdict).toBe('invented-opening');
  const amber = score.overlay.data.findIndex(
    (value, at, data) => at % 3 === 0 && value === 240 && data[at + 1] === 170,
  );
  expect(amber).toBeGreaterThan(-1);
});

test('rejects a different picture', () => {
  const random = createRandom(9);
  const noise = createRgbImage(600, 400);
  for (let at = 0; at < noise.data.length; at += 3)
    noise.data.fill(random.integer(90, 160), at, at + 3);
  expect(scoreStructure(room(), noise).verdict).not.toBe('kept');
});

test('compares results of another size, and handles tiny and blank pictures', () => {
  const blank = createRgbImage(1, 1);
  expect(scoreStructure(blank, blank).verdict).toBe('kept');
  const small = createRgbImage(300, 200);
  const photo = room();
  for (let y = 0; y < 200; y++) {
    for (let x = 0; x < 300; x++) {
      for (let k = 0; k < 3; k++) {
        small.data[(y * 300 + x) * 3 + k] = photo.data[(y * 2 * 600 + x * 2) * 3 + k]!;
      }
    }
  }
  expect(scoreStructure(photo, small).score).toBeGreaterThan(85);
});
