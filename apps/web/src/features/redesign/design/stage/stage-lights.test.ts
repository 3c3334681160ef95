import {
  AmbientLight,
  DirectionalLight,
  HemisphereLight,
  Light,
  MeshStandardMaterial,
  PointLight,
  Scene,
} from 'three';
import { expect, test } from 'vitest';
import { firstHours, StageLights } from './stage-lights.ts';

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

/** Intensities of sky, fill light, key light and lamp. */
function shineOf(kind: 'room' | 'house', hour: number) {
  const scene = new Scene();
  new StageLights(scene, { kind, sizeMetres: [6, 8, 2.5] }).set(hour, 'summer');
  const of = (isIt: (one: Light) => boolean) =>
    scene.children.find((one): one is Light => one instanceof Light && isIt(one))?.intensity;
  return [
    of((one) => one instanceof HemisphereLight),
    of((one) => one instanceof AmbientLight),
    of((one) => one instanceof DirectionalLight && !one.castShadow),
    of((one) => one instanceof PointLight),
  ].map((value) => value && Number(value.toFixed(3)));
}

test('by day the sky lights a room and a house, at night a lamp the room', () => {
  expect(shineOf('room', 12)).toEqual([1.9, 0.5, 1.3, 0]);
  expect(shineOf('house', 12)).toEqual([1.5, 0.5, 0, undefined]);
  expect(shineOf('room', 21)).toEqual([0.228, 0.06, 0.156, 9]);
  expect(shineOf('house', 21)).toEqual([0.18, 0.06, 0, undefined]);
  expect(firstHours).toEqual({ room: 13, house: 10 });
});

test('the ground has the colour of the season, also what is added later', () => {
  const lights = new StageLights(new Scene(), { kind: 'house', sizeMetres: [6, 8, 2.5] });
  const lawn = new MeshStandardMaterial();
  lights.addGround(lawn);
  expect(lawn.color.getHexString()).toBe('5f7046');
  lights.set(12, 'winter');
  expect([lawn.color.getHexString(), lights.skyColour]).toEqual(['dfe3e6', expect.any(String)]);
});
