import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testLog } from '../testing/test-log.ts';
import { sessionSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'maquette-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

//
test('the first start makes a secret, keeps it for the owner only, and says so', () => {
  const log = testLog();
  const secret = sessionSecret(folder, undefined, log);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(statSync(path.join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(log.lines.join()).toContain('A new secret for sessions was made');
  expect(log.lines.join()).not.toContain(secret);
});

test('later starts read it, another folder has another', () => {
  const first = sessionSecret(folder, undefined, testLog());
  const log = testLog();
  expect(sessionSecret(folder, undefined, log)).toBe(first);
  expect(log.lines).toEqual([]);
  expect(sessionSecret(path.join(folder, 'other'), undefined, testLog())).not.toBe(first);
});

test('a given secret is used and nothing is written', () => {
  const given = 'x'.repeat(40);
  expect(sessionSecret(folder, given, testLog())).toBe(given);
  expect(() => readFileSync(path.join(folder, 'session-secret'))).toThrow('ENOENT');
});

test('a damaged secret stops the start instead of signing with less', () => {
  const file = path.join(folder, 'session-secret');
  writeFileSync(file, 'abc');
  chmodSync(file, 0o600);
  expect(() => sessionSecret(folder, undefined, testLog())).toThrow('too short');
});
