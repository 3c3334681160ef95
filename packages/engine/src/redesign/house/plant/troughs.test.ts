import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { emptyLayer } from './clumps.ts';
import { drawTroughs, troughsUnder } from './troughs.ts';

const plants = [20, 30, 40].map((x) => ({ x, y: 50, wide: 8, high: 20, isPaved: true as const }));

test('plants on paving that touch share one trough', () => {
  expect(troughsUnder([...plants, { x: 90, y: 50, wide: 8, high: 20 }])).toHaveLength(1);
  expect(troughsUnder([...plants, { x: 25, y: 50, wide: 8, high: 20 }])).toEqual([]);
  const sloped = plants.map((plant, index) => ({ ...plant, y: 50 + index * 8 }));
  expect(troughsUnder(sloped)).toEqual([]);
});

test('a trough hides the foot of its plants, with a light rim and shade before it', () => {
  const [w, h] = [100, 80];
  const photo = createRgbImage(w, h);
  photo.data.fill(180);
  const layer = emptyLayer(w * h);
  drawTroughs(layer, photo, plants, 1);
  const at = (y: number) => y * w + 30;
  expect(layer.alpha[at(48)]).toBe(1);
  expect(layer.alpha[at(38)]).toBe(0);
  expect(layer.colours[at(42) * 3]).toBeGreaterThan(layer.colours[at(48) * 3]! + 20);
  expect(layer.shade[at(52)]).toBeLessThan(0.8);
  expect(layer.shade[at(70)]).toBeGreaterThan(0.95);
});
