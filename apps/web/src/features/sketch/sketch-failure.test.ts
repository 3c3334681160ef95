import { expect, test } from 'vitest';
import { sketchFailure } from './sketch-failure.ts';

const answered = (body: unknown) => ({ status: 500, message: 'x', data: { body } });

test.each([
  [
    'a problem of ours',
    { code: 'BUSY', data: {} },
    'The studio is busy. Please try again in a moment.',
  ],
  ['the error field of a JSON body', answered({ error: 'No lines found.' }), 'No lines found.'],
  ['the text of another body', answered('Too many sketches today.'), 'Too many sketches today.'],
  ['a page', answered('<!doctype html><title>502</title>'), 'Failed to generate image.'],
  ['nothing', answered(undefined), 'Failed to generate image.'],
  ['an accident', new Error('x is undefined'), 'Failed to generate image.'],
])('%s', (_, error, sentence) => expect(sketchFailure(error).sentence).toBe(sentence));
