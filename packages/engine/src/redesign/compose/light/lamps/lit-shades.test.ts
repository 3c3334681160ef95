import { expect, test } from 'vitest';
import type { SceneLight } from '../../../../visuals/scene-model.ts';
import { lightShades } from './lit-shades.ts';
import { heightPx, shell, widthPx } from './room-seen-straight-on.fixture.ts';

const size = widthPx * heightPx;

const lampAt = (x: number, y: number, z: number): SceneLight => ({
  kind: 'point',
  position: [x, y, z],
  radiusMetres: 0.1,
  intensity: [0.06, 0.04, 0.02],
});

test('a lit shade is brightest where its lamp is', () => {
  const cutOut = new Float32Array(size * 3).fill(0.4);
  const lights = [lampAt(0, 1.5, -2)];
  lightShades(cutOut, { shell, lights }, { widthPx, heightPx }, (at) => at % widthPx < 60);
  const red = (x: number) => cutOut[(30 * widthPx + x) * 3]!;
  expect(red(40)).toBeGreaterThan(1.4 * red(50));
  expect(red(70)).toBeCloseTo(0.4);
});

test('a lit shade is warm to its rim', () => {
  const cutOut = new Float32Array(size * 3).fill(0.4);
  const lights = [lampAt(0, 1.5, -2)];
  const lit = lightShades(cutOut, { shell, lights }, { widthPx, heightPx }, () => true);
  const rim = 30 * widthPx + 47;
  expect(lit[rim]).toBeGreaterThan(0.9);
  expect(cutOut[rim * 3]! / cutOut[rim * 3 + 2]!).toBeGreaterThan(1.15);
});
