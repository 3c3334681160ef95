import { describe, expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';
import { getEntry } from '../entries/handbook.ts';
import { colourQuestion } from './colour-question.ts';
import { colours } from './colour-table.ts';
import { settings } from './two-colours.ts';

test.each([
  [
    'sage green or navy for a north facing living room',
    /^\*\*Sage green\*\*: both are cool.*\n\n- \*\*Sage green:.*\n- \*\*Navy:/,
  ],
  [
    'terracotta or light blue in a north-facing study?',
    /^\*\*Terracotta\*\*: the light of such a room is cool/,
  ],
  ['beige or dark green for a tiny hall', /^\*\*Beige\*\*: pale/],
  ['Should I paint the lounge teal or mustard?', /60 %/],
  ['do navy and orange go together', /^\*\*Yes\*\*: navy and orange lie opposite/],
  ['does mustard go with grey', /^\*\*Yes\*\*: mustard and grey are a proven pair/],
  ['do teal and blue match', /^\*\*Yes\*\*: teal and blue are neighbours/],
  ['do pink and green clash?', /^\*\*No\*\*: pink and green lie opposite/],
])('%s', (question, opening) => expect(answer(question).markdown).toMatch(opening));

describe('gives no opinion on two colours', () => {
  test.each([
    'red oak or white oak floor',
    'which wire is blue and which is brown, live or neutral',
    'olive, sage or navy',
    'What colours go with navy?',
    'Is black mould worse than white mould or green?',
  ])('%s', (question) => expect(colourQuestion(question)).toBeUndefined());
});

test('every referenced line and entry exists', () => {
  const labels = getEntry('colours-that-go-together')?.facts.map(({ label }) => label);
  for (const { label } of colours) if (label !== undefined) expect(labels).toContain(label);
  for (const { slug } of settings) expect(getEntry(slug)?.slug).toBe(slug);
});
