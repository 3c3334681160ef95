import { expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';

test("a line that starts an answer isn't repeated", () => {
  const { markdown } = answer(
    'Is it OK to knock down the wall between kitchen and dining room? It sounds hollow.',
  );
  expect(markdown.match(/Open plan loses/g)).toHaveLength(1);
  expect(markdown.match(/Dishwasher under 44 dB/g)).toHaveLength(1);
  expect(markdown).toContain('Smell and grease');
});

test('a sum says what it assumed, also if that is a single thing', () => {
  const { markdown } = answer('How many risers do I need for a floor height of 2.8 m?');
  expect(markdown).toMatch(/\*\*Assumed:\*\* [^\n]+; say otherwise or change it in the form\.\n/);
});
