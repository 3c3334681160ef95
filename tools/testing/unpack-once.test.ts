import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackOnce } from './unpack-once.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'maquette-unpack-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('two concurrent unpacks both get a complete folder', async () => {
  const folder = path.join(parent, 'browser');
  const halfWritten = Promise.withResolvers<void>();
  const first = unpackOnce(folder, async (into) => {
    writeFileSync(path.join(into, 'program'), 'half');
    await halfWritten.promise;
    writeFileSync(path.join(into, 'program'), 'whole');
  });
  const second = await unpackOnce(folder, async (into) => {
    writeFileSync(path.join(into, 'program'), 'whole');
  });
  expect(readFileSync(path.join(second, 'program'), 'utf8')).toBe('whole');
  halfWritten.resolve();
  expect(await first).toBe(folder);
  expect(readdirSync(parent)).toEqual(['browser']);
});

test('a failure leaves nothing behind and is reported', async () => {
  const folder = path.join(parent, 'browser');
  await expect(unpackOnce(folder, () => Promise.reject(new Error('disk full')))).rejects.toThrow(
    'disk full',
  );
  expect(readdirSync(parent)).toEqual([]);
});
