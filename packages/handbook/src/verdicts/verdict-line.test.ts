import { expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';
import { getEntry } from '../entries/handbook.ts';
import { verdictLine } from './verdict-line.ts';

test.each([
  ['do i have to sand between coats of varnish?', 'sanding-between-coats', 'Needed'],
  ['will a home battery work in a power cut', 'home-batteries', 'Power cut'],
  ['how fine should i sand', 'sanding-between-coats', undefined],
])('%s: the line of %s that says so', (question, slug, label) =>
  expect(verdictLine(getEntry(slug)!, question)?.label).toBe(label),
);

test('a line with the verdict leads an answer whose short answer has none', () => {
  expect(answer('do i have to sand between coats of varnish?').markdown).toMatch(
    /^\*\*Needed:\*\* Yes between varnish coats/,
  );
});
