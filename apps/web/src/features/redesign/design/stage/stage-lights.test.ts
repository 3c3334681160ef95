import { DirectionalLight, Scene } from 'three';
import { expect, test } from 'vitest';
import { StageLights } from './stage-lights.ts';

/** The sun casts shadows, the fill light does not. */
function sunOf(kind: 'room' | 'house', hour: number, season: 'summer' | 'winter') {
  const scene = new Scene();
  new StageLights(scene, { kind, sizeMetres: [6, 8, 0] }).set(hour, season);
  return scene.children.find((one) => one instanceof DirectionalLight && one.castShadow) as
    | DirectionalLight
    | undefined;
}

test.each([
  ['summer', 12, 3.4],
  // The root of the elevation, 0.42 rad.
  ['winter', 12, 3.4 * 0.648074],
  ['summer', 22, 0],
] as const)('in %s at %i the sun has intensity %f', (season, hour, intensity) => {
  expect(sunOf('house', hour, season)?.intensity).toBeCloseTo(intensity, 4);
});

test("at noon the sun is before a house's front, and behind a room's back wall", () => {
  expect(sunOf('house', 12, 'summer')!.position.z).toBeGreaterThan(1);
  expect(sunOf('room', 12, 'summer')!.position.z).toBeLessThan(-1);
  expect(sunOf('house', 8, 'summer')!.position.x).toBeGreaterThan(1);
});

test('shadows fall all around, however the model is turned', () => {
  const { bottom, far, left, right, top } = sunOf('house', 12, 'summer')!.shadow.camera;
  // Three quarters of the diagonal of 6 x 8 m, and a metre; the sun stands two diagonals away.
  expect([left, right, top, bottom]).toEqual([-8.5, 8.5, 8.5, -8.5]);
  expect(far).toBeCloseTo(44, 6);
});
