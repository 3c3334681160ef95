import { expect, test } from 'vitest';
import { zoomToCover } from './crop-dialog.tsx';

test('a straight picture is not zoomed', () => expect(zoomToCover(3, 2, 0)).toBe(1));

test('a turned square needs cos + sin to cover its own frame', () => {
  expect(zoomToCover(1, 1, 10)).toBeCloseTo(Math.cos(Math.PI / 18) + Math.sin(Math.PI / 18), 10);
  expect(zoomToCover(1, 1, -10)).toBe(zoomToCover(1, 1, 10));
});

test('a panorama needs more', () =>
  expect(zoomToCover(3, 1, 5)).toBeGreaterThan(zoomToCover(1, 1, 5)));
