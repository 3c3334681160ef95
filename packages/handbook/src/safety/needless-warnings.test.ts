import { expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';

test.each([
  'My landlord says the wet bedroom wall is from how I live. Is he right?',
  'paint peeling above shower again',
  'My bedroom blind lets the street lamp in. What darkens it without screws?',
  'Is a 50 mm sand-cement screed enough over underfloor heating pipes on insulation?',
  'how to drill in bathroom tiles without cracking',
])('no warning of something else: %s', (question) => {
  const { kind, markdown } = answer(question);
  expect(kind).toBe('entry');
  expect(markdown).not.toMatch(/silica|voltage|circuit off|asbestos|can hurt people/);
});

test('says when an old ceiling is dangerous', () => {
  const { markdown } = answer('Could the cracks in my old ceiling be dangerous?');
  expect(markdown).toMatch(/keep out of the room below and call a structural engineer/);
  expect(markdown).not.toContain('asbestos');
});

test('warns of plants near a house on clay', () => {
  const { markdown } = answer('Which plants may I specify close to an old house on clay soil?');
  expect(markdown).toMatch(/subsidence/);
  expect(markdown).toMatch(/heave/);
});
