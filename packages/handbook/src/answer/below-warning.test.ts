import { expect, test } from 'vitest';
import { answer } from './answer.ts';

test.each([
  ['All wall behind the baby bed is black spots, can I paint over?', 'accent-wall'],
  [
    'Can i fit a bolt with a key on the inside of the front door and keep the key in a drawer?',
    'handleless-kitchen',
  ],
  [
    'can we plant a poplar near the patio for shade, about 3 m off the wall?',
    'great-wall-of-china',
  ],
])('%s: no %s below the warning', (question, slug) => {
  const { kind, sources, markdown } = answer(question);
  expect(kind).toBe('caution');
  expect(sources.map((source) => source.slug)).not.toContain(slug);
  expect(markdown).not.toContain('See also');
});

test.each([
  [
    'a big willow 4 m from the house drinks a lot, shall i just cut it down?',
    'building-near-trees',
  ],
  [
    'The e-bike charges in the hallway overnight, where could I hide the cable?',
    'e-bike-charging-in-a-block',
  ],
])('%s: %s stays below the warning', (question, slug) =>
  expect(answer(question).sources.map((source) => source.slug)).toContain(slug),
);
