import { describe, expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';
import { getEntry } from '../entries/handbook.ts';
import { findDanger, findWarning, warnings } from './warnings.ts';

describe.each(warnings.map((warning) => [warning.subject, warning] as const))(
  '%s',
  (subject, { examples, counterExamples, slugs }) => {
    test.each(examples)('is warned of: %s', (question) => {
      expect(findWarning(question)?.subject).toBe(subject);
    });
    test.each(counterExamples)("isn't found in: %s", (question) => {
      expect(findWarning(question)?.subject).not.toBe(subject);
    });
    test('refers to existing entries', () => {
      for (const slug of slugs) expect(getEntry(slug)?.slug).toBe(slug);
    });
  },
);

test('the warning comes before everything else', () => {
  const { kind, markdown } = answer(
    'Is it OK to knock down the wall between kitchen and dining room? It sounds hollow.',
  );
  expect(kind).toBe('caution');
  expect(markdown).toMatch(/^\*\*Stop before you cut/);
  expect(markdown).toContain('structural engineer');
});

test('a calculation in a dangerous matter is still answered', () => {
  const { kind, markdown } = answer('What would knocking down a load-bearing wall set us back?');
  expect(kind).toBe('caution');
  expect(markdown).toMatch(/USD [\d,]+/);
});

test('a sum that only the classifier takes for a danger is answered without a warning', () => {
  const question = 'How much power of radiator do I need for 20 m2 in an old house?';
  expect(findDanger(question)?.isLearned).not.toBe(false);
  expect(answer(question).kind).toBe('calculation');
});

test('a smell of gas is answered with nothing else', () => {
  const { markdown, sources } = answer('I smell gas, how much does a new boiler cost?');
  expect(markdown).toMatch(/^\*\*If you smell gas/);
  expect(sources).toEqual([]);
});
