import { expect, test } from 'vitest';
import { workNamed } from './works.ts';

test.each([
  ['Who designed the Sydney Opera House?', 'Sydney Opera House'],
  ['the opera in Sydney', 'Sydney Opera House'],
  ['the Guggenheim in Bilbao', 'Guggenheim Museum Bilbao'],
])('%s names a building', (text, name) => {
  expect(workNamed(text)?.work.name).toBe(name);
});

test.each([
  'the Sydney Tower',
  'Sydney Harbour Bridge',
  'the Guggenheim bridge in Bilbao',
  'the opera house of Narnia',
  'a house',
])('%s names none: an additional word, or another kind, means another building', (text) => {
  expect(workNamed(text)).toBeUndefined();
});
