import { expect, test } from 'vitest';
import type { Shape } from '../areas/shapes.ts';
import type { SketchWishes } from '../wishes.ts';
import { fillRegions } from './fill.ts';

const [widthPx, heightPx] = [90, 120];
const shape: Shape = {
  id: 1,
  area: 1,
  left: 0,
  right: 1,
  top: 0,
  bottom: 1,
  centreX: 0.5,
  centreY: 0.5,
  aspect: 0.75,
  fill: 1,
  roundness: 0.79,
  taper: 1,
  onTop: 1,
  onBottom: 1,
  onLeft: 1,
  onRight: 1,
  neighbours: new Map(),
};

test('leaves vary between a redder and a bluer green, but are of one tree', () => {
  const colour = fillRegions({
    widthPx,
    heightPx,
    label: new Int32Array(widthPx * heightPx).fill(1),
    understood: [undefined, { shape, part: 'tree', confidence: 1 }],
    wishes: {
      season: 'summer',
      time: 'day',
      colours: {},
      materials: {},
    } as unknown as SketchWishes,
    seed: 3,
  });
  const redToGreen = Array.from(
    { length: widthPx * heightPx },
    (_, i) => colour[3 * i]! / colour[3 * i + 1]!,
  );
  const [least, most] = [Math.min(...redToGreen), Math.max(...redToGreen)];
  expect(least).toBeGreaterThan(0);
  expect(most / least).toBeGreaterThan(1.05);
  expect(most / least).toBeLessThan(2);
});
