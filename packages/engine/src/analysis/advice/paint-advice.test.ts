import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import { analysePicture } from '../analyse-picture.ts';
import { replyTo } from '../reply.ts';
import type { SeenPicture, SeenSurface } from '../seen.ts';

const blank = analysePicture(createRgbImage(64, 48)).seen;
const wall: SeenSurface = {
  ...{ name: 'wall', share: 0.4, confidence: 0.9, colour: 'greige', hex: '#c7bda9' },
};
const room = (measures: Partial<SeenPicture['measures']>): SeenPicture => ({
  ...blank,
  surfaces: [wall],
  measures: { ...blank.measures, brightness: 0.6, warmth: 1, ...measures },
});
const question = 'What colour should I paint the walls here?';

test('which colour to paint the walls is answered by what is seen', () => {
  expect(replyTo(question, room({ warmth: 1.2 }), [])).toBe(
    'The wall is mostly greige now. Its colours are warm: warm white, clay or sage agree with them, deep green or blue on one wall is bold. Adjust in the studio shows a paint on your own photo.',
  );
  expect(replyTo(question, room({ warmth: 0.8 }), [])).toContain('Its colours are cool');
  expect(replyTo(question, room({ brightness: 0.3 }), [])).toContain(
    'It is dark, so a light tone is safer.',
  );
});

test('other advice, and a picture without a wall, get the suggestions', () => {
  const lamp = ['Add a lamp.'];
  expect(replyTo('What should I improve?', room({}), lamp)).toBe('Add a lamp.');
  expect(replyTo(question, { ...room({}), surfaces: [] }, lamp)).toBe('Add a lamp.');
});
