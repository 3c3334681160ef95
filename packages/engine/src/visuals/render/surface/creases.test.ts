import { expect, test } from 'vitest';
import { TriangleList } from '../../triangle-list.ts';
import { createEnvironment } from '../sky/environment.ts';
import { dayOutside } from '../test-solids.fixture.ts';
import { PreparedMaterial } from './prepared-material.ts';
import { evaluateSurface } from './surface.ts';
import { Hit, Surface } from './surface-point.ts';

/** Tilt of the normal on a level fabric of 2 x 2 metres: mean and maximum. */
function leaning(creases: number) {
  const setting = { ...dayOutside, indoors: true };
  const environment = createEnvironment(setting, { albedo: [0.2, 0.2, 0.2] }, 1, 0);
  const cloth = { name: 'cloth', surface: 'opaque', albedo: [0.6, 0.6, 0.6], creases } as const;
  const prepared = new PreparedMaterial(cloth, environment);
  const list = new TriangleList();
  const hit = new Hit();
  const surface = new Surface();
  const leans: number[] = [];
  for (let place = 0; place < 1600; place++) {
    hit.x = (place % 40) * 0.05;
    hit.z = Math.floor(place / 40) * 0.05;
    [hit.nx, hit.ny, hit.nz] = [0, 1, 0];
    evaluateSurface(list, prepared, environment, hit, 1, surface);
    expect(Math.hypot(surface.nx, surface.ny, surface.nz)).toBeCloseTo(1);
    leans.push(Math.hypot(surface.nx, surface.nz));
  }
  return { mean: leans.reduce((sum, one) => sum + one, 0) / 1600, most: Math.max(...leans) };
}

test('loose fabric has creases, stretched fabric is smooth', () => {
  expect(leaning(0).most).toBe(0);
  const bedding = leaning(0.8);
  expect(bedding.mean).toBeGreaterThan(0.02);
  expect(bedding.most).toBeLessThan(0.8);
  expect(leaning(0.12).mean).toBeLessThan(0.3 * bedding.mean);
});
