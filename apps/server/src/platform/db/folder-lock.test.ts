import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'maquette lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const moduleFile = fileURLToPath(new URL('./folder-lock.ts', import.meta.url));

/** Another process that holds the lock until it is killed. */
async function otherProcess() {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(moduleFile)});
    globalThis.lock = lockFolder(${JSON.stringify(folder)});
    process.stdout.write('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a second process is refused with a clear sentence', async () => {
  const child = await otherProcess();
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is in use by another running Maquette. Stop that one first, or give this one a DATA_DIR of its own.`,
  );
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  // However the other ended, its lock is gone with it.
  lockFolder(folder).release();
});

test('the same process cannot hold it twice, and releasing gives it back', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  lock.release();
  lockFolder(folder).release();
});
