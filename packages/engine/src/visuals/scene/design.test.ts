import { expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { type Design, makeDesign, sceneSetting } from './design.ts';

const seeds = Array.from({ length: 30 }, (_, seed) => seed);
const designs = (prompt: string, places: Parameters<typeof makeDesign>[2]): Design[] =>
  seeds.map((seed) => makeDesign(readBrief(prompt), seed, places));

test('if everything drawable is refused, something else is drawn', () => {
  for (const { place, weather } of designs('a tower, not in a city, no clouds, not sunny', {
    city: 1,
  })) {
    expect(place).not.toBe('city');
    expect(['clear', 'cloudy']).not.toContain(weather);
  }
});

test('a prompt that refuses every season still gets one', () => {
  const refused = 'a house, not in spring, not in summer, not in autumn, not in winter';
  for (const { season } of designs(refused, { suburb: 1 })) expect(season).toBe('summer');
});

test('an unmentioned place fits the trees and the weather', () => {
  const places = { desert: 0.4, suburb: 0.3, forest: 0.2, countryside: 0.1 };
  for (const { place } of designs('bungalow with coconut palms during monsoon', places))
    expect(place).toBe('suburb');
  for (const { place } of designs('house with pine trees, winter', places))
    expect(place).not.toBe('desert');
  const free = new Set(designs('bungalow', places).map(({ place }) => place));
  expect(free.size).toBeGreaterThan(2);
});

test('a mood decides only the light that words leave open', () => {
  for (const { time, weather } of designs('a gloomy haunted house', { suburb: 1 })) {
    expect(['night', 'dusk']).toContain(time);
    expect(weather).toBe('overcast');
  }
  for (const { time } of designs('a bright and airy villa', { suburb: 1 }))
    expect(['day', 'morning']).toContain(time);
  for (const { time } of designs('a cosy villa at noon', { suburb: 1 })) expect(time).toBe('day');
});

test("a sunny house isn't shown at dusk unless requested", () => {
  for (const { time } of designs('a house under a clear blue sky', { suburb: 1 }))
    expect(time).not.toBe('dusk');
  for (const { time } of designs('a house at dusk, clear sky', { suburb: 1 }))
    expect(time).toBe('dusk');
});

test('the sun of dawn is low and shines across the picture', () => {
  const design = makeDesign(readBrief('a cottage at dawn'), 3, { suburb: 1 });
  const setting = sceneSetting(design, 0, false);
  expect(setting.time).toBe('dawn');
  expect(setting.sunElevationRad).toBeUndefined();
  expect(Math.abs(setting.sunAzimuthRad)).toBeGreaterThan(1.2);
  expect(Math.abs(setting.sunAzimuthRad)).toBeLessThan(1.6);
});
