import { expect, test } from 'vitest';
import { daylightAt, groundOf, hours, hourText, seasons } from './daylight.ts';

test('the sun rises in the east, stands high in the south at noon and is gone at night', () => {
  expect(daylightAt(8).sun[0]).toBeGreaterThan(0.5);
  expect(daylightAt(16).sun[0]).toBeLessThan(-0.5);
  expect(daylightAt(12).sun[1]).toBeGreaterThan(daylightAt(9).sun[1]);
  expect(daylightAt(20).sunlight).toBe(0);
});

test('the sun of winter stays low', () => {
  expect(daylightAt(12, 'winter').sun[1]).toBeLessThan(daylightAt(12, 'summer').sun[1] / 2);
});

test('lamps are lit when the day ends', () => {
  expect(daylightAt(12).lamps).toBe(0);
  expect(daylightAt(21).lamps).toBe(1);
  expect(daylightAt(21).skylight).toBeLessThan(daylightAt(12).skylight / 2);
});

test('an hour as text', () => {
  expect([hourText(9.5), hourText(12)]).toEqual(['9:30', '12:00']);
});

test.each([
  ['spring', 51.6, '#75874f'],
  ['summer', 61.9, '#5f7046'],
  ['autumn', 40.1, '#7c7049'],
  ['winter', 24.1, '#dfe3e6'],
] as const)('at noon in %s the sun stands %d degrees high', (season, degrees, ground) => {
  const [east, up, south] = daylightAt(12, season).sun;
  expect((Math.asin(up) * 180) / Math.PI).toBeCloseTo(degrees, 1);
  expect(east).toBeCloseTo(0, 6);
  expect(south).toBeGreaterThan(0);
  expect(groundOf(season)).toBe(ground);
});

test('from six to nine in the evening, spring first', () => {
  expect([hours.first, hours.noon, hours.last]).toEqual([6, 12, 21]);
  expect(seasons).toEqual(['spring', 'summer', 'autumn', 'winter']);
  expect(daylightAt(12)).toEqual(daylightAt(12, 'spring'));
});

test('the sun rises and sets on the horizon, due east and west', () => {
  const [east, up, south] = daylightAt(6).sun;
  expect([east, up]).toEqual([1, 0.02]);
  expect(south).toBeCloseTo(0, 6);
  expect(daylightAt(18).sun[0]).toBeCloseTo(-1, 6);
});

test('a high sun is white in a blue sky, a low one is orange, and the night is dark blue', () => {
  expect(daylightAt(12)).toMatchObject({
    ...{ sunColour: 'rgb(255, 246, 230)', skyColour: 'rgb(206, 224, 242)', skylight: 1 },
  });
  expect(daylightAt(6)).toMatchObject({
    ...{ sunColour: 'rgb(255, 176, 104)', skyColour: 'rgb(226, 188, 164)', sunlight: 0 },
    lamps: expect.closeTo(0.5, 6),
  });
  expect(daylightAt(21)).toMatchObject({ skyColour: 'rgb(34, 42, 64)', lamps: 1 });
  expect(daylightAt(21).skylight).toBeCloseTo(0.12, 6);
});

test('minutes have two digits', () => {
  expect([hourText(9.25), hourText(9 + 5 / 60)]).toEqual(['9:15', '9:05']);
});
