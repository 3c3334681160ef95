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
