import { expect, test } from 'vitest';
import { keptNotes, listed, paintedNotes } from './kept-words.ts';

const thing = (name: string) => ({ name, box: { x: 0, y: 0, width: 1, height: 1 } });
const recipe = (kept: string[], painted: string[] = []) => ({
  keptThings: kept.map(thing),
  paintedThings: painted.map(thing),
});

test('things are listed in spoken words', () => {
  expect([[], ['bed'], ['bed', 'lamp'], ['bed', 'lamp', 'table']].map(listed)).toEqual([
    ...['', 'bed', 'bed and lamp', 'bed, lamp and table'],
  ]);
});

test('kept things are named once, and unrecognised ones reported', () => {
  expect(keptNotes(recipe(['bed', 'lamp', 'lamp', 'desk']), ['bed', 'lamp', 'lamp'])).toEqual([
    'Kept as the photo shows it: bed and lamp.',
    'Not kept, because it could not be told from what is around it: desk.',
  ]);
  expect(keptNotes(recipe([]), [])).toEqual([]);
});

test("painted things don't count as kept, always kept ones do", () => {
  expect(keptNotes(recipe(['bed'], ['sofa']), ['bed', 'sofa'])).toEqual([
    'Kept as the photo shows it: bed.',
  ]);
  expect(keptNotes(recipe(['bed'], ['bed']), ['bed'])).toEqual([
    'Kept as the photo shows it: bed.',
  ]);
  expect(keptNotes(recipe([]), ['television'])).toEqual([
    'Kept as the photo shows it: television.',
  ]);
});

test('painted and unpainted things are named', () => {
  expect(paintedNotes(recipe([], ['sofa', 'desk']), ['sofa'])).toEqual([
    'Painted or clad as you chose: sofa.',
    'Not painted, because it could not be told from what is around it: desk.',
  ]);
  expect(paintedNotes({})).toEqual([]);
});
