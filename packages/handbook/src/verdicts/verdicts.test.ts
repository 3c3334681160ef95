import { describe, expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';
import { getEntry } from '../entries/handbook.ts';
import { commonQuestions } from './common-questions.ts';
import { limits, withinLimits } from './limits.ts';
import { asksLeave, wantsYesOrNo } from './yes-or-no.ts';

test.each([
  ['Is a 1:10 ramp allowed?', /^\*\*Not usually\*\*.*1:12/],
  ['is a ramp of 5 % ok', /^\*\*Yes\*\*/],
  ['Is a ramp of 1 in 6 OK for a wheelchair?', /^\*\*No\*\*/],
  ['Is an 80 cm hallway ok?', /^\*\*Not usually\*\*.*900 mm/],
  ['Is a 90 cm balcony railing allowed?', /^\*\*It depends on the country\*\*.*914 mm.*1,100/],
  ['Is a 100 cm balcony railing enough?', /^\*\*In many countries\*\*.*Britain asks 1,100/],
  ['Is a 70 cm balcony railing allowed?', /^\*\*Not usually\*\*/],
  ['is a wardrobe 60 deep ok in a 1.2 m wide hallway', /^\*\*Not usually\*\*: less than 900 mm/],
  [
    'can a 35 cm deep cabinet stand in a hallway of 1.4 m',
    /^\*\*Yes\*\*: 1,000–1,200 mm stays free/,
  ],
  ['are steps of 25 cm legal', /^\*\*No\*\*/],
  ['Is a 2.2 m ceiling allowed?', /^\*\*In some countries\*\*/],
  ['is 2.2 m ceiling too low for a bedroom?', /^\*\*Rather, though some countries allow it\*\*/],
  ['is 60 cm enough for a walkway between kitchen units', /^\*\*Not usually\*\*: 900 mm/],
  ['Is a 1.1 m gap between worktop and island ok?', /^\*\*Yes, for one cook\*\*/],
  ['Is 60 cm enough between the bed and the wall?', /^\*\*Just\*\*: 600 mm/],
  ['is a 9,000 btu unit enough for an office of 25 m2 in the attic?', /^\*\*No\*\*/],
  ['is a 9,000 btu unit enough for a bedroom of 20 m2?', /^\*\*Just, in a shaded room\*\*/],
  ['is 2.4m ceiling too low', /^\*\*No\*\*: the standard for new homes is 2\.4/],
  ['is a 2 m ceiling too low?', /^\*\*Usually yes\*\*/],
  ['is an 80 cm hallway too narrow', /^\*\*Usually yes\*\*: 900 mm/],
  ['are steps of 25 cm too high?', /^\*\*Yes\*\*: in most codes/],
  ['is a ramp of 1:15 too steep?', /^\*\*Usually not\*\*/],
  ['can I keep the fridge next to the oven?', /^\*\*Usually yes\.\*\*/],
  ['should I seal a granite worktop?', /^\*\*Yes\.\*\* Granite/],
  ['Can I lay vinyl over tiles?', /^\*\*Yes\.\*\*/],
  ['Can I put a freezer in an unheated garage?', /^\*\*Only on conditions/],
  ['can i wallpaper a bathroom', /^\*\*Yes\.\*\*/],
  ['14 risers for 2.65 m, going 24 cm. ok?', /^\*\*In some countries only\*\*/],
  ['will a 2.1 m sofa and two armchairs fit in 3 by 4 m', /^\*\*Yes\. It fits/],
  ['will a 180x200 bed fit in a room 2.6 x 1.7 m', /^\*\*No\. It does not fit/],
  ['bed 160x200 in a room 2.6 x 3.4, will it fit?', /^\*\*Yes\. It fits against a wall.*1 m/],
  ['does a 3 x 3 m table fit in a 2 x 4 m room', /^\*\*No\. It does not fit/],
])('%s', (question, opening) => expect(answer(question).markdown).toMatch(opening));

describe('gives no verdict', () => {
  test.each([
    'How steep may a ramp be?',
    'What is the width of a hallway?',
    'Is a ramp of 1:8 ok for a garage?',
    'will a ramp 1:12 or 1:15 be better',
    'is a 3.2 m ceiling too high?',
    'is a 1.8 m hallway too wide?',
  ])('%s', (question) => expect(withinLimits(question)).toBeUndefined());

  test('if the country has its own limits', () => {
    expect(answer('Is a 2.2 m ceiling allowed in Australia?').markdown).toMatch(/^\*\*Australia:/);
  });

  test('if "is it bad" would reverse it', () => {
    expect(asksLeave('Is it bad to paint over wallpaper, is that ok?')).toBe(false);
    expect(wantsYesOrNo('Oak or pine?')).toBe(false);
  });
});

test('every limit is in an entry', () => {
  for (const { slug } of limits) expect(getEntry(slug)?.slug).toBe(slug);
});

test('a radiator is sized for the given climate and walls', () => {
  const { calculation } = answer(
    'how big a radiator for a 5x4 room, 2.6 high, badly insulated, outside -10',
  );
  expect(calculation?.values).toMatchObject({ outside: -10, height: 2.6, wallU: 1.6 });
});

describe.each(commonQuestions.map((row) => [row.verdict, row] as const))('%s', (verdict, row) => {
  test.each(row.examples)('starts the answer to: %s', (question) => {
    expect(answer(question).markdown.startsWith(verdict)).toBe(true);
    expect(getEntry(row.slug)?.slug).toBe(row.slug);
  });
  test.each(row.counterExamples)("doesn't start the answer to: %s", (question) => {
    expect(answer(question).markdown).not.toContain(verdict);
  });
});
