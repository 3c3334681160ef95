import { expect, test } from 'vitest';
import { activities } from './activities.ts';
import { headLine, rowLines } from './print-row.ts';

const row = {
  name: 'chat: unknown words',
  answers: new Map([[200, 3]]),
  felt: activities.map(({ name: activity }) => ({
    activity,
    count: 1,
    slowestMs: 10,
    times: 1,
    limitMs: 250,
    refusals: [],
  })),
  held: { beforeMb: 301.2, peakMb: 412.4, afterMb: 318.6, diskMb: 0 },
  lateMs: 2,
  outside: [],
};

test('a row tells the memory before, at most, and when the server is quick again', () => {
  const [line = ''] = rowLines(row);
  const column = headLine().indexOf('memory');
  expect(line.slice(column)).toMatch(/^301 412 319 {2,}0\.0 /);
  expect(headLine().slice(column)).toMatch(/^memory before, at most and after, MB {2,}disk, MB/);
});
