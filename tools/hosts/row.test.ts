import { expect, test } from 'vitest';
import { onLinux, printed, type Row, summaryOf, wantedRows } from './row.ts';

const row = (section: number, bar: string, holds = true): Row => ({
  section,
  bar,
  measure: async () => ({ figure: '1 s', holds }),
});
const rows = [row(1, 'nothing is deleted'), row(10, 'streams wait'), row(3, 'stops')];
const bench = {} as Parameters<Row['measure']>[0];

test.each([
  ['', 3],
  ['§1', 1],
  ['streams', 1],
  ['§11', 0],
  ['straems', 0],
])('--only %j chooses %i rows', (only, count) => {
  expect(wantedRows(rows, only)).toHaveLength(count);
});

test('rows that read /proc are left out elsewhere, and named', async () => {
  const there = onLinux(rows[0]!, 'darwin');
  expect(await onLinux(rows[0]!, 'linux').measure(bench)).toEqual({ figure: '1 s', holds: true });
  const leftOut = await there.measure(bench);
  expect(printed(there, leftOut)).toContain('– §1 nothing is deleted');
  const summary = summaryOf([
    [there, leftOut],
    [rows[1]!, await rows[1]!.measure(bench)],
  ]);
  expect(summary).toEqual({
    line: '1 bars tried, 0 do not hold. Left out: nothing is deleted.',
    holds: true,
  });
});

test('a broken promise, or none, does not hold', async () => {
  const broken = row(2, 'the store returns', false);
  const { line, holds } = summaryOf([[broken, await broken.measure(bench)]]);
  expect([line, holds]).toEqual(['1 bars tried, 1 do not hold.', false]);
  expect(summaryOf([]).holds).toBe(false);
});
