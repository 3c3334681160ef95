import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

const said = (...texts: string[]) => texts.map((text) => ({ type: 'text', text }));

test('the first words are the title, on one line', () => {
  expect(titleOf(said('  How  high\nshould', 'it hang? '))).toBe('How high should it hang?');
  expect(titleOf([{ type: 'file' }])).toBe('A picture');
  expect(titleOf(said('   '))).toBe('A picture');
});

test('a long one is cut after sixty characters, before a word where that leaves half of it', () => {
  expect(titleOf(said('a'.repeat(60)))).toBe('a'.repeat(60));
  expect(titleOf(said('a'.repeat(61)))).toBe(`${'a'.repeat(60)}…`);
  expect(titleOf(said(`${'a'.repeat(40)} ${'b'.repeat(40)}`))).toBe(`${'a'.repeat(40)}…`);
  expect(titleOf(said(`${'a'.repeat(20)} ${'b'.repeat(60)}`))).toBe(
    `${'a'.repeat(20)} ${'b'.repeat(39)}…`,
  );
  expect(titleOf(said(`${'a'.repeat(30)} ${'b'.repeat(60)}`))).toBe(
    `${'a'.repeat(30)} ${'b'.repeat(29)}…`,
  );
  expect(titleOf(said(`${'a'.repeat(31)} ${'b'.repeat(60)}`))).toBe(`${'a'.repeat(31)}…`);
});

test('no character is cut in half', () => {
  expect(titleOf(said(`${'a'.repeat(59)}🏠🏠`))).toBe(`${'a'.repeat(59)}…`);
});
