import { expect, test } from 'vitest';
import { behind } from '../../empty/planes-behind.ts';
import type { ShellOpening } from '../../shell/photo-shell.ts';
import { addSun, roomSun, withoutSun } from './room-sun.ts';

const corner = { x: 0, y: 0 };
const opening = (
  side: ShellOpening['side'],
  wide: number,
  kind: ShellOpening['kind'] = 'window',
) => ({
  side,
  kind,
  u0: 1,
  u1: 1 + wide,
  v0: 0.9,
  v1: 2.1,
  corners: [corner, corner, corner, corner] as const,
});
const floor = { plane: behind.floor, albedo: 0.5, colour: [0.5, 0.5, 0.5] as const };
/** A floor of four pixels with radiance 0.2; a white one would have 0.4. */
const bare = { width: 2, height: 2, radiance: new Float32Array(12).fill(0.2) };
const sunOf = (...openings: ShellOpening[]) => roomSun({ openings }, bare, () => floor);

test('the sun comes from the side with most glass, and from above', () => {
  const azimuth = (side: ShellOpening['side']) =>
    sunOf(opening(side, 2), opening('back', 0.9, 'door'))!.setting.sunAzimuthRad;
  expect(Math.sin(azimuth('left'))).toBeLessThan(-0.7);
  expect(Math.sin(azimuth('right'))).toBeGreaterThan(0.7);
  expect(Math.cos(azimuth('back'))).toBeLessThan(-0.7);
});

test('where little glass is seen it comes from behind us, and lower', () => {
  for (const one of [opening('left', 1.5, 'door'), opening('left', 0.3)]) {
    const { setting } = sunOf(one)!;
    expect(Math.cos(setting.sunAzimuthRad)).toBeGreaterThan(0.7);
    expect(setting.sunElevationRad).toBeLessThan(0.5);
  }
});

test('the floor in the sun is about twice as bright; none of it is on the ceiling', () => {
  const { gains, floorLevel } = sunOf(opening('left', 2))!;
  expect(floorLevel).toBeCloseTo(0.4);
  expect(gains.get(behind.floor)).toBeCloseTo(0.97, 2);
  expect(gains.get(behind.ceiling)).toBe(0);
  expect(gains.get(behind.left)).toBe(0);
  expect(gains.get(behind.right)).toBeGreaterThan(0.5);
});

test('shade is told without it, and it is added to what is seen of the shell', () => {
  const sun = sunOf(opening('left', 2))!;
  const added = 0.5 * 0.4 * sun.gains.get(behind.floor)!;
  const radiance = new Float32Array(12).fill(0.2);
  radiance.fill(0.2 + added, 0, 3);
  const light = {
    radiance,
    coverage: Float32Array.of(0, 0, 1, 0.5),
    sun: Float32Array.of(1, 0, 0, 0.25),
  };
  const plain = withoutSun(light, sun, () => floor);
  expect(plain.radiance[0]).toBeCloseTo(0.2);
  expect(plain.radiance[3]).toBeCloseTo(0.2);
  const factors = new Float32Array(12).fill(1);
  const planes = new Uint8Array(4).fill(behind.floor);
  addSun(factors, light, sun, planes, (at) => (at === 3 ? 0.5 : 0));
  const green = [1, 4, 7, 10].map((at) => Math.round(factors[at]! * 100) / 100);
  expect(green).toEqual([1.97, 1, 1, 1.24]);
  // sunlight is warmer than sky light
  expect(factors[0]).toBeGreaterThan(factors[1]!);
  expect(factors[2]).toBeLessThan(factors[1]!);
});
