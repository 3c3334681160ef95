import type { Generation } from '@maquette/contract';
import { expect, test } from 'vitest';
import { startedRows } from '../../studio/result/started-rows.ts';
import { rowOf } from './row-of-history.ts';

const made = (id: string) => ({ id }) as Generation;
const titled = ({ id }: Generation) => ({ id, title: 'from history' });

test('what was started here comes first and once', () => {
  const here = [
    { id: 'b', title: 'here' },
    { id: 'a', title: 'here' },
  ];
  expect(startedRows(here, [made('c'), made('b')], titled)).toEqual([
    ...here,
    { id: 'c', title: 'from history' },
  ]);
  expect(startedRows(here, undefined, titled)).toEqual(here);
});

test('a row of the history has the words of its photo', () => {
  const known = {
    ...{
      id: 'g1',
      style: 'Rustic',
      roomType: 'Bedroom',
      propertyType: 'House',
      aesthetic: 'Bright',
    },
    original: { url: '/api/files/p', thumbUrl: '/api/files/p/thumb' },
    recipe: { from: 'photo', change: 'shape' },
  } as Generation;
  expect(rowOf(known)).toEqual({
    ...{
      id: 'g1',
      style: 'Rustic',
      roomType: 'Bedroom',
      propertyType: 'House',
      aesthetic: 'Bright',
    },
    ...{ originalUrl: '/api/files/p', change: 'shape', known },
  });
  const words = { id: 'g2', original: null, recipe: { from: 'words' } } as Generation;
  expect(rowOf(words)).toEqual({
    ...{ id: 'g2', originalUrl: '', style: '', roomType: '', propertyType: '', aesthetic: '' },
    ...{ change: undefined, known: words },
  });
});
