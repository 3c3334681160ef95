import { expect, test } from 'vitest';
import type { SceneSetting } from '../scene-model.ts';
import { clearOfMist, createEnvironment } from './environment.ts';
import { dayOutside } from './test-solids.fixture.ts';

const ground = { albedo: [0.17, 0.19, 0.11] as const };
const glowAzimuthRad = 0;

function skyTowards(setting: Partial<SceneSetting>, elevationDeg: number, azimuthRad = 0) {
  const environment = createEnvironment({ ...dayOutside, ...setting }, ground, 3, glowAzimuthRad);
  const elevation = (elevationDeg * Math.PI) / 180;
  const flat = Math.cos(elevation);
  const colour = new Float64Array(3);
  environment.sky.sample(
    Math.sin(azimuthRad) * flat,
    Math.sin(elevation),
    Math.cos(azimuthRad) * flat,
    colour,
  );
  return { red: colour[0]!, green: colour[1]!, blue: colour[2]! };
}

test('the day sky is blue overhead and paler at the horizon', () => {
  const zenith = skyTowards({}, 85);
  const horizon = skyTowards({}, 6, 2.4);
  expect(zenith.blue / zenith.red).toBeGreaterThan(2);
  expect(horizon.blue / horizon.red).toBeLessThan(zenith.blue / zenith.red);
});

test('after sunset the glow is orange and the sky above it blue, never mauve', () => {
  const glow = skyTowards({ time: 'dusk' }, 2);
  const above = skyTowards({ time: 'dusk' }, 50);
  expect(glow.red).toBeGreaterThan(glow.green);
  expect(glow.green).toBeGreaterThan(glow.blue);
  expect(above.blue).toBeGreaterThan(above.green);
  expect(above.green).toBeGreaterThan(above.red);
});

test('an overcast sky is grey and hides the sun', () => {
  const sky = skyTowards({ weather: 'overcast' }, 60);
  expect(sky.blue / sky.red).toBeLessThan(1.9);
  const environment = createEnvironment(
    { ...dayOutside, weather: 'overcast' },
    ground,
    3,
    glowAzimuthRad,
  );
  expect(environment.hasSun).toBe(false);
});

test('the low sun is warmer than the high one', () => {
  const noon = createEnvironment(dayOutside, ground, 3, glowAzimuthRad).sunRadiance;
  const evening = createEnvironment(
    { ...dayOutside, time: 'golden' },
    ground,
    3,
    glowAzimuthRad,
  ).sunRadiance;
  expect(evening[0] / evening[2]).toBeGreaterThan((noon[0] / noon[2]) * 1.2);
});

test('mist between eye and house never takes a house that stands far off', () => {
  const fog = createEnvironment({ ...dayOutside, weather: 'fog' }, ground, 3, glowAzimuthRad);
  expect(clearOfMist(fog, 20).weather.fogPerMetre).toBe(fog.weather.fogPerMetre);
  const far = 700;
  expect(clearOfMist(fog, far).weather.fogPerMetre * far).toBeLessThan(1);
});
