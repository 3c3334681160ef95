import { expect, test } from 'vitest';
import { aspectsOf } from './aspects.ts';

test.each([
  ['how long does it last and is fire a worry?', ['how long does it last', 'is fire a worry?']],
  ['Is oak hard? And its colour?', ['Is oak hard?', 'And its colour?']],
  ['is it warm, is it quiet', ['is it warm', 'is it quiet']],
  [
    'how wide is it, how deep is it, how high is it and how heavy is it',
    ['how wide is it', 'how deep is it', 'how high is it'],
  ],
])('%s', (question, aspects) => expect(aspectsOf(question)).toEqual(aspects));

test.each([
  'Is oak hard and heavy?',
  'I have a dog. Is vinyl good?',
  'Is vinyl good? Thanks.',
  'sofa and rug sizes',
])('one aspect, the whole question: %s', (question) =>
  expect(aspectsOf(question)).toEqual([question]),
);
