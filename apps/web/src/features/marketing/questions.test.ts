import { exampleContact, exteriorPresets, limits, premiumPrice } from '@maquette/contract';
import { expect, test } from 'vitest';
import { type Particulars, questionsFor } from './questions.ts';

const particulars: Particulars = { ...limits, ...exampleContact, isFree: true };
const answersFor = (change: Partial<Particulars> = {}) =>
  questionsFor({ ...particulars, ...change })
    .map(({ content }) => content)
    .join(' ');

test('ten different questions', () => {
  expect(new Set(questionsFor(particulars).map(({ title }) => title)).size).toBe(10);
});

test('the answers have the numbers that the server enforces', () => {
  expect(answersFor({ freePicturesPerDay: 3 })).toContain('up to 3 pictures a day');
  expect(answersFor()).toContain(`has ${exteriorPresets.length} styles`);
  expect(answersFor()).not.toMatch(/over 50/);
});

test('a server that takes payments calls nothing free', () => {
  expect(answersFor()).toContain(premiumPrice.label);
  expect(answersFor({ isFree: false })).not.toContain(premiumPrice.label);
});
