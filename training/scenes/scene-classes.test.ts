import { expect, test } from 'vitest';
import { classesOf } from '../../packages/engine/src/sense/analysis.ts';
import { classesOfObjects, untold } from './scene-classes.ts';

const thing = (
  label: 'sky' | 'textile' | 'trim' | 'furniture' | 'wall' | 'hill',
  name: string,
) => ({
  label,
  name,
  subject: false,
});

test('things of a room are called as the labels of photos call them', () => {
  const objects = [
    thing('wall', 'back wall'),
    thing('textile', 'curtains'),
    thing('textile', 'cushions'),
    thing('trim', 'skirting'),
  ];
  const names = [...classesOfObjects('interior', objects)].map((at) => classesOf.interior[at]);
  expect(names).toEqual(['wall', 'window', 'object', 'wall']);
});

test('what glass stands before is not told, nor is sky in a room', () => {
  const objects = [thing('furniture', 'shower'), thing('sky', 'sky')];
  expect([...classesOfObjects('interior', objects)]).toEqual([untold, untold]);
});

test('hills are something else, gutters belong to the roof', () => {
  const objects = [thing('sky', 'sky'), thing('hill', 'hills'), thing('trim', 'gutter')];
  const names = [...classesOfObjects('exterior', objects)].map((at) => classesOf.exterior[at]);
  expect(names).toEqual(['sky', 'other', 'roof']);
});
