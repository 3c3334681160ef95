import { expect, test } from 'vitest';
import { behind } from '../../empty/planes-behind.ts';
import type { ShellOpening } from '../../shell/photo-shell.ts';
import { roomSun, usualLevel } from './room-sun.ts';

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
    sunOf(opening(side, 2), opening('back', 0.9, 'door'))!.sunAzimuthRad;
  expect(Math.sin(azimuth('left'))).toBeLessThan(-0.7);
  expect(Math.sin(azimuth('right'))).toBeGreaterThan(0.7);
  expect(Math.cos(azimuth('back'))).toBeLessThan(-0.7);
});

test('no sun shines where no window in view explains its patches', () => {
  for (const one of [opening('left', 1.5, 'door'), opening('left', 0.3)])
    expect(sunOf(one)).toBeUndefined();
});

test('the sun is as bright as one and a half floors', () => {
  expect(sunOf(opening('left', 2))!.sunLevel).toBeCloseTo(0.64);
});

test('without a floor in view the light of the walls is the usual one, and there is no sun', () => {
  const wall = { ...floor, plane: behind.back };
  expect(roomSun({ openings: [opening('left', 2)] }, bare, () => wall)).toBeUndefined();
  expect(usualLevel(bare, () => wall)).toBeCloseTo(0.4);
  expect(usualLevel(bare, () => undefined)).toBeUndefined();
});
