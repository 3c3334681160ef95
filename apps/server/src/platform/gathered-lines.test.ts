import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatheredLines } from './gathered-lines.ts';
import { createLog } from './log.ts';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const output = () => gatheredLines({ write: (lines) => void written.push(lines) });

test('simultaneous lines are written together, without loss', () => {
  const gathered = output();
  for (const line of ['one\n', 'two\n']) gathered.write(line);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(20);
  gathered.write('three\n');
  vi.advanceTimersByTime(20);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('errors are flushed at once, with earlier lines', () => {
  const log = createLog('info', output());
  log.info('Listening');
  log.error('A request failed');
  expect(written.join('').split('\n')).toHaveLength(3);
});

test('remaining lines are written at exit', () => {
  const gathered = output();
  gathered.write('last words\n');
  // The listeners of this test's process are left alone.
  process.listeners('exit')[0]?.(0);
  expect(written).toEqual(['last words\n']);
});
