import { expect, test } from 'vitest';
import { tonedView } from './tone-view.ts';

const size = { widthPx: 8, heightPx: 4 };
const share = new Float32Array(32).fill(1);
const viewOf = (...rgb: readonly number[]) =>
  new Uint8ClampedArray(96).map((_, at) => rgb[at % 3]!);

test('a bright, pale view is unchanged', () => {
  const view = viewOf(225, 230, 240);
  expect(tonedView({ share, view }, size)).toEqual(view);
});

test('a garish one becomes paler, and stays recognisable', () => {
  const [red, green, blue] = tonedView({ share, view: viewOf(20, 60, 230) }, size);
  expect(blue! - red!).toBeLessThan(150);
  expect(Math.abs(blue! - 230)).toBeLessThanOrEqual(36);
  expect(green!).toBeGreaterThan(60);
});

test('dark glass is lightened', () => {
  const [level] = tonedView({ share, view: viewOf(80, 80, 80) }, size);
  expect(level!).toBeGreaterThan(105);
  expect(level!).toBeLessThanOrEqual(116);
});

test('other pixels are unchanged', () => {
  const view = viewOf(20, 60, 230);
  expect(tonedView({ share: new Float32Array(32), view }, size)).toEqual(view);
});
