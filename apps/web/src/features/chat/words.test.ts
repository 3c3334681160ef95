import { expect, test } from 'vitest';
import { placeholderFor, printedJson, withCapital } from './words.ts';

test.each([
  ['how wide', 'How wide'],
  ['élan', 'Élan'],
  ['😀 hi', '😀 hi'],
  ['', ''],
])('%s becomes %s', (typed, sent) => expect(withCapital(typed)).toBe(sent));

test('the placeholder is short on narrow screens and shows an answer in progress', () => {
  expect(placeholderFor(false, false)).toBe('Enter a prompt for instant architectural response...');
  expect(placeholderFor(false, true).length).toBeLessThan(20);
  expect(placeholderFor(true, false)).toBe('Generating...');
});

test('printed analysis has neither quotes nor escaped line breaks', () => {
  expect(printedJson({ a: 'x "y"\nz' })).toBe('{\n  a: x y\nz\n}');
});
