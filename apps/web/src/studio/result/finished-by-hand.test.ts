import type { Generation } from '@maquette/contract';
import { expect, test } from 'vitest';
import { finishedByHand } from './finished-by-hand.ts';

const named = (recipe: object) => finishedByHand(recipe as Generation['recipe']);
const photo = (more: object) => ({ from: 'photo', kind: 'interior', finishes: [], ...more });

test('surfaces and things with their materials and paints, each once', () => {
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const recipe = photo({
    finishes: [
      { surface: 'wall', material: 'limewash' },
      { surface: 'ceiling', colour: '#3b3b3d' },
    ],
    paintedThings: [
      { name: 'bed', box, material: 'linen' },
      { name: 'lamp', box, colour: '#3b3b3d' },
      { name: 'lamp', box, colour: '#3b3b3d' },
    ],
  });
  expect(named(recipe)).toEqual([
    ...['wall in limewash', 'ceiling in charcoal', 'bed in linen', 'lamp in charcoal'],
  ]);
});

test('a colour without a name is told as it is; words have no finishes', () => {
  const finishes = [
    { surface: 'wall', colour: '#123456' },
    { surface: 'floor', material: 'unheard of' },
  ];
  expect(named(photo({ finishes, paintedThings: [] }))).toEqual([
    'wall in #123456',
    'floor in unheard of',
  ]);
  expect(named({ from: 'words' })).toEqual([]);
});
