import { expect, test } from 'vitest';
import { findDanger, findWarning } from '../safety/warnings.ts';
import { answer } from './answer.ts';

test.each([
  ['tile came loose on the wall', /^A crack|^\*\*One loose/, '**Before you drill'],
  ['doorbell smart no wiring', /^(?!\*\*Never)/, '**Never work on live wiring.**'],
  ['Can I put a heavy mirror on plasterboard?', /^\*\*It depends:\*\*/, 'into the studs'],
])('%s: a minor danger is mentioned below the answer', (question, begins, says) => {
  const { kind, markdown } = answer(question);
  expect(kind).toBe('entry');
  expect(markdown).toMatch(begins);
  expect(markdown).toContain(says);
  expect(findDanger(question)?.isFaint).toBe(true);
});

test.each([
  ['can i take out the wall between kitchen and living room myself', /^\*\*Stop before you cut/],
  ['Can I move the gas hob to the island on my own?', /^\*\*.*gas/i],
  ['1960s ceiling with popcorn texture, how do i scrape it off', /^\*\*Do not drill/],
  ['we sand the window frames in a 1920s house', /^\*\*Do not dry-sand/],
  ['roof leak by the chimney, can i go up the ladder and seal it', /^\*\*Falls from roofs/],
  ['extension lead gets warm with heater on it', /^\*\*No heater belongs on an extension/],
])('%s: a major danger is mentioned first', (question, begins) => {
  expect(answer(question).markdown).toMatch(begins);
  expect(findDanger(question)?.isFaint).toBe(false);
});

test('a minor danger without an answer is mentioned first', () => {
  const question = 'Got a chainsaw for Christmas, what do I start with?';
  expect(findDanger(question)?.isFaint).toBe(true);
  expect(answer(question).markdown.startsWith(findWarning(question)!.reply)).toBe(true);
});
