import { expect, test } from 'vitest';
import { connectedComponents, extentsOf } from './components.ts';

/** Labels drawn as rows of digits. */
const labelsOf = (...rows: readonly string[]) => Uint8Array.from(rows.join(''), Number);

test('equal labels that touch by a side are one component, by a corner two', () => {
  const { of, size, label } = connectedComponents(labelsOf('1102', '0102', '2011', '2000'), 4, 4);
  expect([...of]).toEqual([
    ...[0, 0, -1, 1],
    ...[-1, 0, -1, 1],
    ...[2, -1, 3, 3],
    ...[2, -1, -1, -1],
  ]);
  expect([size, label]).toEqual([
    [3, 2, 2, 2],
    [1, 2, 2, 1],
  ]);
});

test('a row does not go on at the start of the next', () => {
  const { size } = connectedComponents(labelsOf('001', '100'), 3, 2);
  expect(size).toEqual([1, 1]);
});

test('the last row and column belong to it', () => {
  const { size } = connectedComponents(labelsOf('001', '001', '111'), 3, 3);
  expect(size).toEqual([5]);
});

test('extents include their edges', () => {
  const components = connectedComponents(labelsOf('0110', '0100', '0003'), 4, 3);
  expect(extentsOf(components, 4)).toEqual([
    { left: 1, right: 2, top: 0, foot: 1 },
    { left: 3, right: 3, top: 2, foot: 2 },
  ]);
});
