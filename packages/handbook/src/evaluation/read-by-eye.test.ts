import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const file = fileURLToPath(new URL('../../evaluation/read-by-eye.txt', import.meta.url));
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '));

const rightOf = (set: string, column: number) =>
  rows.filter((row) => row[0] === set && row[column] === 'right').length;

test('two sets of sixty questions, each with two verdicts and what is right', () => {
  const verdicts = new Set(['right', 'partly', 'beside', 'warned of needlessly']);
  expect(rows.filter((row) => row.length !== 6)).toEqual([]);
  expect(new Set(rows.flatMap((row) => [row[3]!, row[4]!]))).toEqual(verdicts);
  expect(rows.filter(([set]) => set === 'A').length).toBe(60);
  expect(rows.filter(([set]) => set === 'B').length).toBe(60);
});

test('the figures of the note follow from the verdicts', () => {
  expect([rightOf('A', 3), rightOf('A', 4)]).toEqual([36, 57]);
  expect([rightOf('B', 3), rightOf('B', 4)]).toEqual([25, 31]);
});
