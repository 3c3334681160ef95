import { expect, test } from 'vitest';
import { drawnFront } from '../../drawn-front.fixture.ts';
import { houseOutline } from '../house-outline.ts';
import { withHiddenWings } from './hidden-wings.ts';

const wide = 24;
const colours = { leaf: [60, 100, 44], wall: [205, 190, 160] } as const;

/** A tall tree next to the synthetic house; two of three pixels below its crown are see-through. */
function treeBeside(behind: keyof typeof colours) {
  const { analysis, right, top, base } = drawnFront(3);
  const { widthPx: w, data } = analysis.photo;
  for (let y = 2; y < base; y++)
    for (let x = right; x < right + wide; x++) {
      const isSeenThrough = y > top + 4 && (x + y) % 3 !== 0;
      analysis.classOf[y * w + x] = 5;
      data.set(colours[isSeenThrough ? behind : 'leaf'], (y * w + x) * 3);
    }
  return { analysis, right };
}

test('a wing that shows through an adjacent tree belongs to the house', () => {
  const { analysis, right } = treeBeside('wall');
  const seen = houseOutline(analysis)!;
  expect(Math.abs(seen.right - right)).toBeLessThan(3);
  const whole = withHiddenWings(analysis, seen);
  expect(Math.abs(whole.right - (right + wide))).toBeLessThan(3);
  expect(whole.left).toBe(seen.left);
  const middle = Math.round(seen.base - 0.4 * (seen.base - seen.top)) * 192 + right + wide / 2;
  expect([0, 1, 2].some((k) => whole.mask[middle + k] === 1)).toBe(true);
});

test('a tree with nothing behind it ends the house', () => {
  const { analysis } = treeBeside('leaf');
  const seen = houseOutline(analysis)!;
  expect(withHiddenWings(analysis, seen)).toBe(seen);
});
