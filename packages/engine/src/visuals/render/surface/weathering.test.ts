import { expect, test } from 'vitest';
import type { SceneMaterial } from '../../scene-model.ts';
import type { Weather } from '../../scene-setting.ts';
import { TriangleList } from '../../triangle-list.ts';
import { createEnvironment } from '../sky/environment.ts';
import { dayOutside } from '../test-solids.fixture.ts';
import { PreparedMaterial } from './prepared-material.ts';
import { evaluateSurface } from './surface.ts';
import { Hit, Surface } from './surface-point.ts';

/** Below this roughness a surface shows a sharp reflection; see shade.ts. */
const mirrorRoughness = 0.05;

/** Share of a level 40 x 40 metre square with a sharp reflection. */
function mirrorShare(weather: Weather, material: Partial<SceneMaterial>): number {
  const environment = createEnvironment(
    { ...dayOutside, weather },
    { albedo: [0.2, 0.2, 0.2] },
    1,
    0,
  );
  const prepared = new PreparedMaterial(
    { name: 'ground', surface: 'opaque', albedo: [0.07, 0.07, 0.07], ...material },
    environment,
  );
  const list = new TriangleList();
  const hit = new Hit();
  const surface = new Surface();
  let mirrors = 0;
  for (let place = 0; place < 1600; place++) {
    hit.x = place % 40;
    hit.z = Math.floor(place / 40);
    evaluateSurface(list, prepared, environment, hit, 1, surface);
    if (surface.roughness < mirrorRoughness) mirrors++;
  }
  return mirrors / 1600;
}

test.each(['rain', 'storm'] as const)('in %s puddles on a street are mirrors', (weather) => {
  const street = { tile: { kind: 'gravel' }, holdsWater: true } as const;
  expect(mirrorShare(weather, street)).toBeGreaterThan(0.1);
  expect(mirrorShare(weather, street)).toBeLessThan(0.6);
});

test('loose gravel drains, dry streets are dull', () => {
  expect(mirrorShare('rain', { tile: { kind: 'gravel' } })).toBe(0);
  expect(mirrorShare('clear', { tile: { kind: 'gravel' }, holdsWater: true })).toBe(0);
});

test('stripes of a mown lawn have more contrast under a grey sky', () => {
  const contrast = (weather: Weather) =>
    new PreparedMaterial(
      { name: 'lawn', surface: 'opaque', albedo: [0.1, 0.17, 0.05], growth: 'mown' },
      createEnvironment({ ...dayOutside, weather }, { albedo: [0.2, 0.2, 0.2] }, 1, 0),
    ).growthContrast;
  expect(contrast('clear')).toBe(1);
  expect(contrast('overcast')).toBeGreaterThan(1.8);
});
