import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import { footPlanting, type Standing } from './foot-planting.ts';

const [w, h] = [200, 150];
const mask = new Uint8Array(w * h);
const outline = { left: 20, right: 180, top: 40, base: 100, mask } as HouseOutline;

function scene(ground: readonly [number, number, number]): Analysis {
  const photo = createRgbImage(w, h);
  for (let i = 0; i < w * h; i++) photo.data.set(ground, i * 3);
  return { photo, classOf: new Uint8Array(w * h).fill(classNumber.ground) } as unknown as Analysis;
}

function standing(): Standing {
  const lowest = Int32Array.from({ length: w }, (_, x) => (x >= 20 && x < 180 ? 100 : -1));
  return {
    foot: { shade: new Float32Array(w * h).fill(1), lowest },
    front: new Float32Array(w * h),
    gone: new Uint8Array(w * h),
    doors: Uint8Array.from({ length: w }, (_, x) => (x >= 90 && x < 110 ? 1 : 0)),
    evidence: new Float32Array(w * h),
  };
}

test('plants along lawns and leaves doors free', () => {
  const clumps = footPlanting(scene([70, 120, 50]), outline, standing(), 1);
  expect(clumps.length).toBeGreaterThan(5);
  for (const { x, y, wide } of clumps) {
    expect(x + wide * 0.8 < 90 || x - wide * 0.8 > 109).toBe(true);
    expect(y >= 100 && y < 104).toBe(true);
  }
});

test('plants where bark or soil lies before the wall', () => {
  expect(footPlanting(scene([120, 80, 60]), outline, standing(), 1).length).toBeGreaterThan(5);
});

test('plants on a drive only where the old house is still seen', () => {
  const paved = scene([150, 148, 145]);
  expect(footPlanting(paved, outline, standing(), 1)).toEqual([]);
  const around = standing();
  for (let y = 101; y < 110; y++) around.gone.fill(1, y * w + 40, y * w + 60);
  const clumps = footPlanting(paved, outline, around, 1);
  expect(clumps.length).toBeGreaterThan(1);
  for (const { x } of clumps) expect(x > 38 && x < 66).toBe(true);
});

test('a drive goes up to the new foot where old walls reached lower', () => {
  const paved = scene([150, 148, 145]);
  const around = standing();
  const walls = new Uint8Array(w * h);
  for (let y = 60; y < 106; y++) walls.fill(1, y * w + 40, y * w + 60);
  around.gone.set(walls);
  expect(footPlanting(paved, { ...outline, mask: walls }, around, 1)).toEqual([]);
});

test('plants under shrubs that stood on the old porch', () => {
  const paved = scene([150, 148, 145]);
  const around = standing();
  for (let y = 88; y < 96; y++) around.front.fill(1, y * w + 40, y * w + 60);
  const clumps = footPlanting(paved, outline, around, 1);
  expect(clumps.length).toBeGreaterThan(1);
  for (const { x, y } of clumps) {
    expect(x > 38 && x < 66).toBe(true);
    expect(y).toBeGreaterThanOrEqual(100);
  }
});
