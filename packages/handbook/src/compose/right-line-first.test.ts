import { expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';

test.each([
  ['wifi is bad upstairs', 'Move the router first'],
  ['heat pump makes ice outside is it broken', 'No, a white frost is normal'],
  ['what grit to sand between coats', 'Between coats: 180–240 grit'],
])('%s: starts with what was asked', (question, begins) => {
  expect(answer(question).markdown.startsWith(begins)).toBe(true);
});

test('a follow-up about a detail stays with the previous entry', () => {
  const before = 'what is a skylight';
  const reply = answer('what does that cost?', [
    { role: 'user', text: before },
    { role: 'assistant', text: answer(before).markdown },
  ]);
  expect(reply.sources[0]?.slug).toBe('dormers-and-roof-windows');
  expect(reply.markdown).toMatch(/^\*\*Cost:\*\* Roof window/);
});

test('warns of saw kickback, not of mortar for pointing', () => {
  expect(answer('my saw blade kicks back').kind).toBe('caution');
  expect(answer('how much sand and cement for pointing 10 m2').kind).toBe('entry');
});

test("an accent doesn't make an architect unknown", () => {
  expect(answer('Who was Antoni Gaudí?').kind).toBe('person');
});
