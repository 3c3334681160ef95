import { expect, test } from 'vitest';
import { labelColumns, labelRows, pointsOfRows } from './label-rows.ts';

const rows = (row: string) => Array.from({ length: labelRows }, () => row).join('\n');

test('runs of letters become points in the middle of their places', () => {
  const text = `1_kitchen.jpg\n${rows(`2w${labelColumns - 3}-1o`)}\n`;
  const points = pointsOfRows(text, 'room').get('1_kitchen.jpg')!;
  expect(points).toHaveLength(3 * labelRows);
  const [first, second, last] = points;
  expect(first).toEqual({ x: 0.5 / labelColumns, y: 0.5 / labelRows, c: 'wall' });
  expect(second!.c).toBe('wall');
  expect(last).toEqual({ x: 1 - 0.5 / labelColumns, y: 0.5 / labelRows, c: 'object' });
});

test('a row that is too short is refused', () => {
  const text = `1_kitchen.jpg\n${rows('95w')}\n`;
  expect(() => pointsOfRows(text, 'room')).toThrow('a row has 95 places');
});
