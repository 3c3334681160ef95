import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { layers } from '../layers.ts';
import { levelGround } from './level-ground.ts';

test('lawn that was copied from the shade is as light as the lawn around, and keeps its blades', () => {
  const [w, h] = [100, 60];
  const photo = createRgbImage(w, h);
  photo.data.fill(120);
  const holes = new Uint8Array(w * h);
  const sources = new Uint8Array(w * h).fill(layers.ground);
  const data = Float32Array.from(photo.data);
  for (let y = 20; y < 40; y++)
    for (let x = 40; x < 60; x++) {
      const i = y * w + x;
      holes[i] = layers.ground;
      sources[i] = layers.none;
      data.fill((x + y) % 2 === 0 ? 30 : 50, i * 3, i * 3 + 3);
    }
  levelGround(data, photo, holes, sources);
  const at = (x: number, y: number) => data[(y * w + x) * 3]!;
  expect(Math.abs((at(50, 30) + at(51, 30)) / 2 - 120)).toBeLessThan(4);
  expect(at(51, 30) - at(50, 30)).toBeGreaterThan(18);
  expect(at(10, 30)).toBe(120);
});
