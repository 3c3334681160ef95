import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testLog } from '../testing/test-log.ts';
import { closeToOthers, closeTreeToOthers } from './private-files.ts';

let around: string;
beforeAll(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'maquette-private-'));
});
afterAll(() => rmSync(around, { recursive: true }));

const modeOf = (...names: string[]) => statSync(path.join(around, ...names)).mode & 0o777;

test('files open to others are closed, and nothing outside is touched', async () => {
  const folder = path.join(around, 'data');
  const deep = path.join(folder, 'generations', 'one');
  mkdirSync(deep, { recursive: true });
  const files = [path.join(folder, 'session-secret'), path.join(deep, 'picture.png')];
  const outside = path.join(around, 'elsewhere.txt');
  for (const file of [...files, outside]) {
    writeFileSync(file, 'x');
    chmodSync(file, 0o664);
  }
  for (const place of [folder, path.dirname(deep), deep]) chmodSync(place, 0o775);
  symlinkSync(outside, path.join(folder, 'link'));
  closeToOthers(folder);
  expect(modeOf('data')).toBe(0o700);
  const log = testLog();
  const { signal } = new AbortController();
  await closeTreeToOthers(folder, log, signal);
  expect(modeOf('data', 'generations')).toBe(0o700);
  expect(modeOf('data', 'generations', 'one')).toBe(0o700);
  expect(modeOf('data', 'generations', 'one', 'picture.png')).toBe(0o600);
  expect(modeOf('data', 'session-secret')).toBe(0o600);
  expect(modeOf('elsewhere.txt')).toBe(0o664);
  expect(log.lines.join()).toContain('"count":4');
  // The second run finds nothing to do.
  await closeTreeToOthers(folder, log, signal);
  expect(log.lines).toHaveLength(1);
});
