import { expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';
import { getEntry } from '../entries/handbook.ts';
import { entryNotes } from './notes-of-entries.ts';

test('every note belongs to entries', () => {
  const missing = entryNotes.flatMap(({ slugs }) => [...slugs].filter((slug) => !getEntry(slug)));
  expect(missing).toEqual([]);
});

test.each([
  ['what size of cable for an electric shower 9.5kw', /\n\n\*\*Mains voltage kills/],
  ['how thick must a garden wall be at 1.8 m', /\n\n\*\*Walls and banks fall on people/],
  [
    'Do I need a carbon monoxide alarm in a let flat with a gas boiler?',
    /\n\n\*\*Carbon monoxide has no smell/,
  ],
  ['how does a combi boiler work', /\n\n\*\*Carbon monoxide has no smell/],
])('a note ends the answer to: %s', (question, note) => {
  expect(answer(question).markdown).toMatch(note);
});

test("notes aren't repeated, and prices need none", () => {
  expect(answer('what does a boiler service cost').markdown).not.toContain('has no smell');
  expect(
    answer('how deep may I notch a joist').markdown.match(/structural engineer/g)?.length,
  ).toBe(1);
});
