/** How to recognise a thing, and what is left to comparisons. */
import { describe, expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';
import { handbook } from '../entries/handbook.ts';
import { comparedIn } from './compared.ts';
import { distinguishingEntry } from './telling-apart.ts';

test.each([
  ['how do i tell if my wall is lathe and plaster or plasterboard', /^\*\*Lath and plaster:\*\*/],
  ['How do I tell pine from spruce?', /^\*\*Pine:\*\* Yellow/],
  ['how can i see whether the worktop is granite or quartz', /^\*\*Granite:\*\* Cold/],
  ['how do I know if my floor is engineered or laminate', /^\*\*Engineered:\*\*/],
  ['how to tell slate from fibre cement on a roof', /^\*\*Slate:\*\*/],
])('%s', (question, opening) => expect(answer(question).markdown).toMatch(opening));

describe("doesn't match", () => {
  test.each([
    'Which is better for a worktop, granite or quartz?',
    'How do I know how much granite I need?',
    'pine or spruce',
  ])('%s', (question) => expect(distinguishingEntry(question)).toBeUndefined());

  test('compared styles', () => {
    const kinds = comparedIn('How do I tell Art Deco from Art Nouveau?')?.map(({ kind }) => kind);
    expect(kinds).toEqual(['style', 'style']);
  });
});

test('each entry on differences has a line for three of them', () => {
  const entries = handbook().entries.filter(({ tags }) => tags.includes('telling apart'));
  expect(entries.length).toBeGreaterThan(10);
  for (const { facts } of entries) expect(facts.length).toBeGreaterThanOrEqual(3);
});
