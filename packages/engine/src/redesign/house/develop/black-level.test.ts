import { expect, test } from 'vitest';
import { matchBlacks } from './black-level.ts';

/** A grey ramp from this code to white. */
function ramp(from: number) {
  const coverage = new Float32Array(3000).fill(1);
  const colours = new Float32Array(9000);
  for (let i = 0; i < 3000; i++) colours.fill(from + ((255 - from) * i) / 2999, i * 3, i * 3 + 3);
  return { coverage, colours };
}

test('a house in a hazy photo has no black, and white stays white', () => {
  const { coverage, colours } = ramp(5);
  matchBlacks(colours, coverage, 0.05);
  expect(colours[0]).toBeGreaterThan(35);
  expect(colours[8999]).toBeGreaterThan(253);
});

test('a pale house gets the depth of its photo', () => {
  const { coverage, colours } = ramp(50);
  matchBlacks(colours, coverage, 0.004);
  expect(colours[0]).toBeLessThan(38);
  expect(colours[8999]).toBeGreaterThan(253);
});
