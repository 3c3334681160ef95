import { expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';

const wordsOf = (text: string) =>
  text
    .replace(/\([^()]*\)/g, '')
    .replace(/_From.*?_/g, '')
    .split(/\s+/).length;

test('a long entry is shortened to relevant lines, with the rest on request', () => {
  const told = answer('How far from the wall should recessed downlights sit?');
  expect(told.markdown).toContain('600–900 mm');
  expect(wordsOf(told.markdown)).toBeLessThan(150);
  const asked = answer('Who received the very first Pritzker Prize?');
  expect(asked.markdown).toContain('Philip Johnson');
  expect(asked.markdown).not.toContain('| 1981 |');
  expect(asked.followUps[0]).toBe('Tell me about pritzker Prize');
  expect(answer('Tell me about Pritzker Prize').markdown).toContain('| 1981 | James Stirling');
});

test('each half of a question has its line', () => {
  const { markdown } = answer('vinyl over underfloor heating ok? max temp?');
  expect(markdown).toMatch(/^\*\*Usually yes\.\*\* \*\*Floors:\*\* Tile and stone best, vinyl/);
  expect(markdown).toMatch(/\n- \*\*Surface:\*\* At most 29 °C/);
});

test('a half that depends on the first is answered from its entry', () => {
  const { markdown } = answer(
    'How do I top up a boiler showing low pressure, and what should the gauge read?',
  );
  expect(markdown).toMatch(/^\*\*Pressure:\*\* 1–1.5 bar cold/);
  expect(markdown).not.toContain('Slates');
});

test("a line without a label isn't part of the next", () => {
  const { markdown } = answer('Tell me about ceiling fans');
  expect(markdown).toContain('- Feels two to four degrees cooler.\n- **Power:**');
});

test.each([
  [
    'My walls have an empty cavity. Is filling it with insulation always a good idea?',
    /^Usually yes: a clear cavity/,
  ],
  ["What is so special about Frank Lloyd Wright's Usonian houses?", /^Usonian houses are Frank/],
  ['How did Luis Barragán use strong colour without it looking garish?', /^\*\*Luis Barragán\*\*/],
  ['Name the classical orders from simplest to richest.', /Tuscan \| 7 \|/],
  ['Which architect attacked ornament as crime?', /^\*\*Adolf Loos:\*\*/],
  ['May I place an induction hob directly in front of a window?', /Hob under a window:\*\* Poor/],
])('the answering entry comes first: %s', (question, expected) => {
  const { kind, markdown } = answer(question);
  expect(kind).not.toBe('unknown');
  expect(markdown).toMatch(expected);
});
