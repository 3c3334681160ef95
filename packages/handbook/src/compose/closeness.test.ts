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

test('nothing is close to a question without a subject', () =>
  expect(closenessTo('what now', 'door-troubles')).toBe(0));
