import { expect, test } from 'vitest';
import { createPlane, type Plane } from '../../image/image.ts';
import type { SketchMedium } from '../wishes.ts';
import { finishOnPaper } from './finish.ts';

const sidePx = 400;
const planeOf = (value: number): Plane => {
  const plane = createPlane(sidePx, sidePx);
  plane.data.fill(value);
  return plane;
};

/** Mean width of the unpainted margin at the top of a dark sheet, in thousandths of its side. */
function marginOf(medium: SketchMedium): number {
  const { data } = finishOnPaper({
    colour: new Float32Array(sidePx * sidePx * 3).fill(0.05),
    light: planeOf(1),
    ink: planeOf(0),
    toEdge: new Float32Array(sidePx * sidePx).fill(1000),
    label: new Int32Array(sidePx * sidePx),
    medium,
    exposure: 1,
  });
  let bare = 0;
  for (let y = 0; y < 40; y++) {
    for (let x = 100; x < 300; x++) if (data[(y * sidePx + x) * 3]! > 170) bare++;
  }
  return (1000 * bare) / (200 * sidePx);
}

test('the margin is 3 % of the side in watercolour, 2 % in pencil, none with markers', () => {
  const [watercolour, pencil, marker] = (['watercolour', 'pencil', 'marker'] as const).map(
    marginOf,
  );
  expect(marker).toBe(0);
  // Paint fades in from 55 % of it, on a ragged line.
  expect(watercolour).toBeGreaterThan(0.5 * 30);
  expect(watercolour).toBeLessThan(0.65 * 30);
  expect(pencil).toBeGreaterThan(0.5 * 20);
  expect(pencil).toBeLessThan(0.65 * 20);
});
