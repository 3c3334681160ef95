import { expect, test } from 'vitest';
import { daylightAt, hourText } from './daylight.ts';

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
