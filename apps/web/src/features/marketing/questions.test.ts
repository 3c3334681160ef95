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

test('figures of the answers, literally', () => {
  const answers = answersFor({ freePicturesPerDay: 25, supportMail: 'help@house.dev' });
  for (const words of [
    'Without an account 5 pictures a day, with a free account 25, with premium as many as you like',
    'The exterior studio has 16 styles, from Zaha Hadid and Frank Lloyd Wright to',
    'The interior studio has 10, from Modern to Bohemian.',
    'JPEG, PNG or WebP, up to 15 MB.',
    'pictures up to 2048 pixels on the long side (free: 1024)',
    'It is $9.99 per month, at the moment temporary free.',
    'Write to help@house.dev from the e-mail address of your account',
  ])
    expect(answers).toContain(words);
  const paid = answersFor({ isFree: false });
  expect(paid).toContain('It is $9.99 per month. ');
  expect(paid).toContain('A subscription is cancelled in your profile, at any time. Write to');
  expect(answers).not.toContain('A subscription is cancelled');
});
