import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import type { SceneLight } from '../../../../visuals/scene-model.ts';
import { behind } from '../../../empty/planes-behind.ts';
import { addLampPools } from './lamp-pools.ts';
import { lightShades, shapeShades } from './lit-shades.ts';
import { heightPx, shell, widthPx } from './room-seen-straight-on.fixture.ts';

const size = widthPx * heightPx;

const lampAt = (x: number, y: number, z: number, when?: 'always'): SceneLight => ({
  kind: 'point',
  position: [x, y, z],
  radiusMetres: 0.1,
  intensity: [0.06, 0.04, 0.02],
  ...(when ? { when } : {}),
});

function poolsOf(lights: readonly SceneLight[], spared = (_at: number) => 0) {
  const factors = new Float32Array(size * 3).fill(1);
  const planes = new Uint8Array(size).fill(behind.back);
  addLampPools(factors, { shell, lights }, { widthPx, heightPx }, planes, spared);
  return (x: number, y: number) => factors[(y * widthPx + x) * 3]! - 1;
}

test('a lamp lights the wall behind it, warmly, with falloff', () => {
  const added = poolsOf([lampAt(0, 1.5, -2.6)]);
  // above the lamp, where light leaves its shade, then 0.5 m and 2 m aside
  expect(added(40, 18)).toBeGreaterThan(0.05);
  expect(added(52, 18)).toBeLessThan(0.8 * added(40, 18));
  expect(added(79, 18)).toBeLessThan(0.1 * added(40, 18));
});

test('less light passes through a shade than out of its ends', () => {
  const added = poolsOf([lampAt(0, 1.5, -2.6)]);
  expect(added(51, 30)).toBeLessThan(added(40, 19));
});

test("a lamp doesn't reach a far wall, neon is left to the render, windows are spared", () => {
  expect(poolsOf([lampAt(0, 1.5, 0.9)])(40, 30)).toBe(0);
  expect(poolsOf([lampAt(0, 1.5, -2.6, 'always')])(40, 18)).toBe(0);
  expect(poolsOf([lampAt(0, 1.5, -2.6)], () => 1)(40, 18)).toBe(0);
});

test("many lamps don't clip a wall", () => {
  const lamps = Array.from({ length: 9 }, () => lampAt(0, 1.5, -2.8));
  const added = poolsOf(lamps);
  expect(added(40, 24)).toBeLessThan(1.8);
});

test('a lit shade is brightest at its bulb', () => {
  const cutOut = new Float32Array(size * 3).fill(0.4);
  const lights = [lampAt(0, 1.5, -2)];
  lightShades(cutOut, { shell, lights }, { widthPx, heightPx }, (at) => at % widthPx < 60);
  const red = (x: number) => cutOut[(30 * widthPx + x) * 3]!;
  expect(red(40)).toBeGreaterThan(1.4 * red(50));
  expect(red(70)).toBeCloseTo(0.4);
});

test('a lit shade is warm up to its rim', () => {
  const cutOut = new Float32Array(size * 3).fill(0.4);
  const lights = [lampAt(0, 1.5, -2)];
  const { lit } = lightShades(cutOut, { shell, lights }, { widthPx, heightPx }, () => true);
  const rim = 30 * widthPx + 47;
  expect(lit[rim]).toBeGreaterThan(0.9);
  expect(cutOut[rim * 3]! / cutOut[rim * 3 + 2]!).toBeGreaterThan(1.15);
});

test('a shade fades from its bulb to its rim in any exposure, and dark parts of a lamp stay dark', () => {
  const [lit, core, coverage] = [1, 0, 1].map((value) => new Float32Array(3).fill(value)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  core[0] = 1;
  const image = createRgbImage(3, 1);
  image.data.set([250, 245, 235, 250, 245, 235, 40, 40, 40]);
  shapeShades(image, { lit, core }, coverage);
  expect(image.data[0]! - image.data[3]!).toBeGreaterThan(20);
  expect([...image.data.subarray(6)]).toEqual([40, 40, 40]);
});
