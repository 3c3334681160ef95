import { expect, test } from 'vitest';
import { markFoot } from './ground-on-wall.ts';

const [w, h, foot] = [60, 200, 150];

/** A grey wall over ground of this colour, with the marks; mean code of a row and channel. */
function marked(ground: readonly [number, number, number], isGround = () => true) {
  const colours = new Float32Array(w * h * 3);
  const coverage = new Float32Array(w * h);
  const photo = new Uint8ClampedArray(w * h * 3);
  for (let i = 0; i < w * h; i++) {
    coverage[i] = i / w < foot + 1 ? 1 : 0;
    colours.fill(coverage[i] === 1 ? 180 : 0, i * 3, i * 3 + 3);
    photo.set(ground, i * 3);
  }
  const lowest = new Int32Array(w).fill(foot);
  markFoot({ colours, coverage }, lowest, { photo, isGround, tallPx: 100 }, w, 3);
  return (row: number, c: number) => {
    let sum = 0;
    for (let x = 0; x < w; x++) sum += colours[(row * w + x) * 3 + c]!;
    return sum / w;
  };
}

test('a wall is darkest where it meets the ground, and as before above', () => {
  const code = marked([120, 120, 120]);
  expect(code(foot, 1)).toBeLessThan(165);
  expect(code(foot - 4, 1)).toBeGreaterThan(code(foot, 1));
  expect(code(foot - 30, 1)).toBe(180);
});

test('it takes the hue of the ground, not of things before it', () => {
  const code = marked([90, 140, 60]);
  expect(code(foot - 2, 1) - code(foot - 2, 2)).toBeGreaterThan(8);
  const hidden = marked([90, 140, 60], () => false);
  expect(hidden(foot - 2, 1)).toBe(hidden(foot - 2, 2));
});
