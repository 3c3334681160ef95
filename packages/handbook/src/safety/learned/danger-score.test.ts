import { expect, test } from 'vitest';
import { isDangerous, isFaint } from './danger-score.ts';

test.each([
  // Scores low as a whole.
  ['my pipes froze what now', true],
  // Scores low without its small words.
  ['mice in the walls', true],
  ['clearing moss from the tiles, i have a harness made of rope', true],
  ['the gas fire in the lounge leaves black marks on the wall', false],
  ['Can I take the radiator pipe nearest the boiler off without calling anyone?', false],
])('%s: a marginal danger is %s', (question, isMarginal) => {
  expect(isDangerous(question)).toBe(true);
  expect(isFaint(question, 'learned')).toBe(isMarginal);
});
