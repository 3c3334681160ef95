import { expect, test } from 'vitest';
import { drawnFront } from '../../drawn-front.fixture.ts';
import { hasDrive } from './drive-before.ts';

test('a wide door above lawn is no garage, one above paving is', () => {
  const { analysis, left, right, base } = drawnFront(3);
  const run = { from: left, to: Math.round((left + right) / 2) };
  expect(hasDrive(analysis, run, base)).toBe(false);
  analysis.photo.data.fill(150, base * analysis.photo.widthPx * 3);
  analysis.classOf.fill(6, base * analysis.photo.widthPx);
  expect(hasDrive(analysis, run, base)).toBe(true);
});
