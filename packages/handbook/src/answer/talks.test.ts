/** Conversations whose last question depends on the earlier ones. */
import { describe, expect, test } from 'vitest';
import type { Answer, ChatTurn } from '../compose/answer-words.ts';
import { answer } from './answer.ts';
import { namesPlace } from './in-same-entry.ts';

function lastOf(...turns: readonly string[]): Answer {
  const history: ChatTurn[] = [];
  let reply = answer(turns[0]!);
  for (const turn of turns.slice(1)) {
    history.push({ role: 'user', text: turns[history.length / 2]! });
    history.push({ role: 'assistant', text: reply.markdown });
    reply = answer(turn, history);
  }
  return reply;
}

test.each([
  [['How wide should a single bed be?', 'and a double?'], /Usual mattresses/],
  [
    ['How big should a dining table for six be?', 'is that enough for eight?'],
    /^\*\*No\*\*, that is for six; for eight:\n\n\*\*A table of about 2\.2 m/,
  ],
  [['what size table for 8 people', 'is that enough for six?'], /^\*\*Yes\*\*, that is for 8/],
  [['How high should kitchen worktops be?', "I'm 1.90 tall though"], /worktop/],
  [['How much paint for a room 5 x 4 m?', "it's 2.7 high"], /× 2\.7 = 48\.6 m²/],
  [['What temperature should the living room be?', 'and upstairs?'], /Upstairs:\*\* Bedrooms/],
  [
    ['how many litres in a 3 x 2 m pond 50 cm deep', "and if it's 80 cm deep?"],
    /^\*\*About 4,800 litres/,
  ],
])('%s', (turns, says) => expect(lastOf(...turns).markdown).toMatch(says));

describe('a follow-up is checked for danger with its full question', () => {
  test('which is harmless, though its words alone look dangerous', () => {
    const { kind } = lastOf('How much paint for a room 4 x 5 m?', 'and for the ceiling as well?');
    expect(kind).toBe('calculation');
  });

  test('or dangerous', () => {
    const { kind } = lastOf('What is asbestos?', 'can I just snap it off and sweep it up?');
    expect(kind).toBe('caution');
  });
});

describe('gives no verdict', () => {
  test('on who is right or wrong', () => {
    const { markdown } = answer(
      'Since the new windows the bedroom panes are wet every morning. He says they are faulty. Is he right?',
    );
    expect(markdown).not.toMatch(/^\*\*(?:Often )?(?:yes|no)/i);
  });

  test.each([
    'can i put a trampoline near the hedge',
    'can you put hot pans on the marble garden bench',
  ])('if the entry is about something else: %s', (question) =>
    expect(answer(question).markdown).not.toMatch(/^\*\*(?:It depends|Yes|No)/),
  );
});

test("a second half that asks whether it is wise isn't a side of a comparison", () => {
  expect(answer('can you paint over wallpaper or is that a bad idea').kind).toBe('entry');
});

test('a warning is followed by the entry on the matter, or its own', () => {
  const { markdown } = answer(
    'can I drill into the old grey boards on the garage ceiling, corrugated stuff',
  );
  expect(markdown).toMatch(/asbestos/i);
  expect(markdown).not.toContain('concrete ceilings');
});

test.each(namesPlace.examples)('%s: names a place from the previous question', (text) => {
  expect(text).toMatch(namesPlace.pattern);
});

test.each(namesPlace.counterExamples)('%s: names none', (text) => {
  expect(text).not.toMatch(namesPlace.pattern);
});

test.each([
  ['stair rise and going for a comfortable stair', 'and for a loft?', 'stair-dimensions', 'Loft'],
  [
    'do i need permission for a dormer',
    'what about at the back?',
    'permission-for-a-loft-conversion',
    'At the back',
  ],
  ['can i tile over tiles', 'what about in the shower?', 'tiling-over-tiles', 'In the shower'],
])('%s > %s stays with the entry that has a line for it', (first, then, slug, label) => {
  const reply = lastOf(first, then);
  expect(reply.sources[0]?.slug).toBe(slug);
  expect(reply.markdown.startsWith(`**${label}:**`)).toBe(true);
});

test.each([
  ['how deep is a wardrobe', 'and a sandpit?', 'sandpit-and-trampoline'],
  ['how much is a smart thermostat', 'what about a robot vacuum?', 'robot-vacuum'],
])('%s > %s: its own subject is answered', (first, then, slug) => {
  expect(lastOf(first, then).sources[0]?.slug).toBe(slug);
});
