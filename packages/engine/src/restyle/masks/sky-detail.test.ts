import { expect, test } from 'vitest';
import { surfaceOf } from '../../sense/analysis.ts';
import { renderRestyle } from '../render.ts';
import type { RestyleRequest } from '../request.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';

const request: RestyleRequest = {
  style: 'Santiago Calatrava',
  roomType: 'Exterior',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  strength: 0.45,
  cfgScale: 10,
  steps: 50,
  seed: 0,
  decor: 'off',
};

test('a twig against a white sky stays in front of the new one', () => {
  const house = syntheticScene({ kind: 'exterior' });
  const { widthPx, data } = house.photo;
  const sky = surfaceOf(house, 'sky').matte.data;
  for (let index = 0; index < sky.length; index++) {
    if (sky[index] === 1) data.fill(244, index * 3, index * 3 + 3);
  }
  const row = 12;
  const [from, to] = [40, 140];
  for (let x = from; x < to; x++) {
    const at = (row * widthPx + x) * 3;
    data.fill(40, at, at + 3);
  }
  const { image } = renderRestyle(house, request);
  for (let x = from + 10; x < to - 10; x += 10) {
    const twig = image.data[(row * widthPx + x) * 3 + 1]!;
    const beside = image.data[((row + 4) * widthPx + x) * 3 + 1]!;
    expect(beside - twig).toBeGreaterThan(60);
  }
});
