import { expect, test } from 'vitest';
import type { SceneSetting } from '../../scene-setting.ts';
import { dayOutside } from '../test-solids.fixture.ts';
import { createEnvironment, limitMist } from './environment.ts';

const ground = { albedo: [0.17, 0.19, 0.11] as const };
const glowAzimuthRad = 0;

type Direction = readonly [dx: number, dy: number, dz: number];

function towards(elevationDeg: number, azimuthRad: number): Direction {
  const elevation = (elevationDeg * Math.PI) / 180;
  const flat = Math.cos(elevation);
  return [Math.sin(azimuthRad) * flat, Math.sin(elevation), Math.cos(azimuthRad) * flat];
}

const outside = (setting: Partial<SceneSetting>) =>
  createEnvironment({ ...dayOutside, ...setting }, ground, 3, glowAzimuthRad);

/** The sky as a light source. */
function skyTowards(setting: Partial<SceneSetting>, elevationDeg: number, azimuthRad = 0) {
  const colour = new Float64Array(3);
  outside(setting).sky.sample(...towards(elevationDeg, azimuthRad), colour);
  return { red: colour[0]!, green: colour[1]!, blue: colour[2]! };
}

/** The sky as seen by the camera. */
function skyInPicture(setting: Partial<SceneSetting>, elevationDeg: number, azimuthRad = 0) {
  const colour = new Float64Array(3);
  outside(setting).viewSky(...towards(elevationDeg, azimuthRad), colour);
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

test('a low sun is warmer than a high one', () => {
  const noon = createEnvironment(dayOutside, ground, 3, glowAzimuthRad).sunRadiance;
  const evening = createEnvironment(
    { ...dayOutside, time: 'golden' },
    ground,
    3,
    glowAzimuthRad,
  ).sunRadiance;
  expect(evening[0] / evening[2]).toBeGreaterThan((noon[0] / noon[2]) * 1.2);
});

test('mist never hides a distant house', () => {
  const fog = createEnvironment({ ...dayOutside, weather: 'fog' }, ground, 3, glowAzimuthRad);
  expect(limitMist(fog, 20).weather.fogPerMetre).toBe(fog.weather.fogPerMetre);
  const far = 700;
  expect(limitMist(fog, far).weather.fogPerMetre * far).toBeLessThan(1);
});

test('a low sun makes the sky around it orange at the horizon, and warm well above', () => {
  const besideSunRad = dayOutside.sunAzimuthRad + 0.6;
  const horizon = skyInPicture({ time: 'golden' }, 3, besideSunRad);
  const above = skyInPicture({ time: 'golden' }, 15, besideSunRad);
  expect(horizon.red / horizon.blue).toBeGreaterThan(3);
  expect(above.red / above.blue).toBeGreaterThan(1.2);
});

test("the evening sky is darkened so that its colours don't bleach; the day sky isn't", () => {
  const brightness = ({ red, green, blue }: { red: number; green: number; blue: number }) =>
    red + green + blue;
  const held = (time: 'golden' | 'day') =>
    brightness(skyInPicture({ time, weather: 'fog' }, 40, 2)) /
    brightness(skyTowards({ time, weather: 'fog' }, 40, 2));
  expect(held('golden')).toBeLessThan(0.8);
  expect(held('day')).toBeCloseTo(1, 1);
});

test('dawn is pink and misty where the golden hour is orange and clear', () => {
  const low = 4;
  const dawn = skyInPicture({ time: 'dawn' }, low);
  const golden = skyInPicture({ time: 'golden' }, low);
  expect(dawn.blue / dawn.green).toBeGreaterThan(1.5 * (golden.blue / golden.green));
  expect(outside({ time: 'dawn' }).weather.fogPerMetre).toBeGreaterThan(0.003);
  expect(outside({ time: 'golden' }).weather.fogPerMetre).toBeLessThan(0.001);
});

test('with white balance sky and sun keep a quarter of their colour', () => {
  const sky = skyTowards({}, 85);
  const white = skyTowards({ hasWhiteLight: true }, 85);
  const light = ({ red, green, blue }: typeof sky) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  expect(light(white)).toBeCloseTo(light(sky), 3);
  expect(white.blue / white.red).toBeLessThan(1.35);
  expect(white.blue - light(white)).toBeCloseTo(0.0625 * (sky.blue - light(sky)), 2);
  const [red, , blue] = outside({ hasWhiteLight: true }).sunRadiance;
  const [warmRed, , warmBlue] = outside({}).sunRadiance;
  expect(red / blue).toBeGreaterThan(1);
  expect(red / blue).toBeLessThan(warmRed / warmBlue);
});
