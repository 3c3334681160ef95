import { expect, test } from 'vitest';
import { lightFrom, turnFor, viewNameFor } from './outside-view.ts';

const all = Array.from({ length: 60 }, (_, k) => (k / 60) * 2 * Math.PI - Math.PI);
const lightAt = (
  name: Parameters<typeof lightFrom>[0],
  azimuthRad: number,
  elevationRad: number,
) => {
  const out = new Float32Array(3);
  lightFrom(name, 300, azimuthRad, elevationRad, out, 0);
  return out;
};
const meanAt = (name: Parameters<typeof lightFrom>[0], elevationRad: number) =>
  [0, 1, 2].map((c) => all.reduce((sum, az) => sum + lightAt(name, az, elevationRad)[c]!, 0) / 60);

test.each(['garden', 'meadow'] as const)(
  '%s: sky on top, trees at the horizon, a lawn below',
  (name) => {
    const [red, , blue] = meanAt(name, 0.6);
    expect(blue!).toBeGreaterThan(red!);
    const trees = meanAt(name, 0.12);
    expect(trees[1]!).toBeLessThan(meanAt(name, 0.6)[1]!);
    const lawn = meanAt(name, -0.3);
    expect(lawn[1]! - lawn[2]!).toBeGreaterThan(0.1);
  },
);

test('the sky over a town by night is dark', () => {
  const [, green] = meanAt('town', 0.5);
  expect(green!).toBeLessThan(0.2);
});

test('is seamless all around, and mirrored beyond its ends', () => {
  for (let az = -Math.PI; az < Math.PI; az += 0.01) {
    const [one, other] = [lightAt('garden', az, 0.5), lightAt('garden', az + 0.0005, 0.5)];
    expect(Math.abs(one[2]! - other[2]!)).toBeLessThan(0.14);
  }
});

test('neon-lit rooms get a town, others a garden or a meadow', () => {
  expect(viewNameFor(3, true)).toBe('town');
  expect([viewNameFor(2, false), viewNameFor(3, false)]).toEqual(['garden', 'meadow']);
});

test('windows show parts without the ends, and other photos other parts', () => {
  const turns = [411.3, 522.8, 700.1].map((seed) => turnFor('garden', [0.4, 1.2], seed));
  expect(new Set(turns).size).toBe(3);
  for (const turn of turns) {
    expect(0.4 + turn).toBeGreaterThan(-0.95);
    expect(1.2 + turn).toBeLessThan(0.95);
  }
  // wider than the view: their centres coincide
  expect(turnFor('garden', [-1.4, 1], 411.3)).toBeCloseTo(0.2);
});

test('a large picture samples finer leaves than a small one', () => {
  const grain = (focalPx: number) => {
    let sum = 0;
    const [one, other] = [new Float32Array(3), new Float32Array(3)];
    for (let az = -0.6; az < 0.6; az += 0.003) {
      lightFrom('garden', focalPx, az, 0.2, one, 0);
      lightFrom('garden', focalPx, az + 0.003, 0.2, other, 0);
      sum += Math.abs(one[1]! - other[1]!);
    }
    return sum;
  };
  expect(grain(800)).toBeGreaterThan(2 * grain(160));
});
