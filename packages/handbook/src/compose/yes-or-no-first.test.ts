import { expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';

test.each([
  ['should i turn the water off when i go on holiday', 'Yes, for more than a day or two'],
  ['is it ok to paint over damp patch', 'No, not while it is damp'],
  ['can i use bathroom paint in a bedroom', 'Yes: it is a tougher'],
  ['is it bad to dry clothes on the radiator', 'Better not, as a habit'],
  ['is fiberglass insulation dangerous to touch?', 'No, touching it is not dangerous'],
  ['is north facing room best painted white?', '**Better not a cold white**'],
])('%s: starts with yes or no', (question, begins) => {
  expect(answer(question).markdown.startsWith(begins)).toBe(true);
});

test('a named region still comes before yes or no', () => {
  expect(answer('do i need planning permission for a loft conversion in germany').markdown).toMatch(
    /^\*\*It depends:\*\* \*\*Germany:\*\*/,
  );
});
