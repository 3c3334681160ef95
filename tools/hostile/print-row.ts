/** Rows as lines for a terminal. */
import { type Activity, activities } from './activities.ts';
import type { QuietMs, Row } from './row.ts';

const nameWidth = 52;
const cellWidth = 15;
const limitWidth = 9;
const memoryWidth = 38;
const widthOf = (name: Activity) => cellWidth + (name === 'picture' ? limitWidth : 0);

const inMs = (ms: number) => (ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(0)} s`);

export const headLine = (): string =>
  [
    '  attack'.padEnd(nameWidth),
    ...activities.map(({ name }) => name.padEnd(widthOf(name))),
    'memory before, at most and after, MB'.padEnd(memoryWidth),
    'disk, MB'.padEnd(10),
    'idle late'.padEnd(11),
    'attacker was answered',
  ].join('');

export const quietLine = (quiet: QuietMs): string =>
  [
    '(quiet)'.padEnd(nameWidth),
    ...activities.map(({ name }) => inMs(quiet[name]).padEnd(widthOf(name))),
  ]
    .join('')
    .trimEnd();

export function rowLines({ name, answers, felt, held, lateMs, outside }: Row): string[] {
  const cells = felt.map(({ activity, slowestMs, times, limitMs }) => {
    const limit = activity === 'picture' ? ` <${inMs(limitMs)}` : '';
    return `${inMs(slowestMs)} ${times.toFixed(1)}x${limit}`;
  });
  const memory = [held.beforeMb, held.peakMb, held.afterMb].map((mb) => mb.toFixed(0)).join(' ');
  const statuses = [...answers]
    .sort(([left], [right]) => left - right)
    .map(([status, count]) => `${status || 'none'}: ${count}`);
  const sign = outside.length === 0 ? '✓' : '✗';
  return [
    [
      `${sign} ${name}`.padEnd(nameWidth),
      ...cells.map((cell, place) => cell.padEnd(widthOf(felt[place]!.activity))),
      memory.padEnd(memoryWidth),
      held.diskMb.toFixed(1).padEnd(10),
      inMs(lateMs).padEnd(11),
      statuses.join(', '),
    ].join(''),
    ...outside.map((what) => `    outside: ${what}`),
  ];
}
