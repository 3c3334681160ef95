import { expect, test } from 'vitest';
import { classNames } from '../../ui/class-names.ts';
import { scaleDrawingKinds, scaleDrawings } from './scale-drawings.ts';

test('drawings to scale, by kind of file', () => {
  expect(scaleDrawings).toEqual({
    ...{ plan: 'Plan', elevation: 'Elevation', 'side-elevation': 'Side elevation' },
  });
  expect(scaleDrawingKinds).toEqual(['plan', 'elevation', 'side-elevation']);
});

test('names of classes are joined, without those that do not apply', () => {
  expect(classNames('row', false, null, 'wide', undefined, '')).toBe('row wide');
});
