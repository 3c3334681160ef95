import { expect, test } from 'vitest';
import { getEntry } from '../entries/handbook.ts';
import { closeness } from './closeness.ts';

const closenessTo = (question: string, slug: string) => closeness(question, getEntry(slug)!);

test.each([
  ['can we plant a poplar near the patio, about 3 m off the wall?', 'great-wall-of-china'],
  ['All wall behind the baby bed is black spots, can I paint over?', 'load-path'],
])('%s is not about %s', (question, slug) =>
  expect(closenessTo(question, slug)).toBeLessThan(0.45),
);

test.each([
  ['how wide must a path be for two people walking side by side', 'paving-and-patios'],
  ['how do i stop a door from sticking in summer', 'door-troubles'],
  ['Great Wall of China', 'great-wall-of-china'],
])('%s is about %s', (question, slug) => expect(closenessTo(question, slug)).toBeGreaterThan(0.45));

test('a name that is all of a question is as close as can be, a part of it less', () => {
  expect(closenessTo('Great Wall of China', 'great-wall-of-china')).toBe(1);
  const part = closenessTo('Great Wall of China pizza', 'great-wall-of-china');
  expect(part).toBeGreaterThan(0.4);
  expect(part).toBeLessThan(0.6);
});

test.each(['what now', ''])('nothing is close to a question without a subject: "%s"', (question) =>
  expect(closenessTo(question, 'door-troubles')).toBe(0),
);
