/** `npm start` that is stopped or loses its npm while it installs leaves nothing behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const tools = fileURLToPath(new URL('..', import.meta.url));
const files = ['start.mjs', 'start/supervised.mjs', 'install.mjs', 'build.mjs', 'allocation.mjs'];

/** Stands for npm: its installation has a program of its own and never ends. */
const fakeInstall = `
const { spawn } = require('node:child_process');
const { writeFileSync } = require('node:fs');
const inner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
writeFileSync('pids', JSON.stringify([process.ppid, process.pid, inner.pid]));
setInterval(() => {}, 1000);
`;
const fakeNpm = (start: string) => `
const { spawn } = require('node:child_process');
const child = spawn(process.execPath, [${JSON.stringify(start)}], { stdio: 'ignore' });
require('node:fs').writeFileSync('starter', String(child.pid));
setInterval(() => {}, 1000);
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'maquette-start-'));
  mkdirSync(path.join(root, 'tools', 'start'), { recursive: true });
  mkdirSync(path.join(root, 'node_modules'));
  for (const file of files) copyFileSync(path.join(tools, file), path.join(root, 'tools', file));
  writeFileSync(path.join(root, 'package.json'), '{}');
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  writeFileSync(path.join(root, 'install.js'), fakeInstall);
});
let pids: number[] = [];
afterEach(() => {
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie has ended.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The processes of an installation under way, npm's stand-in first. */
async function startInstalling() {
  writeFileSync(path.join(root, 'npm.js'), fakeNpm(path.join(root, 'tools', 'start.mjs')));
  const npm = spawn(process.execPath, ['npm.js'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      npm_lifecycle_event: 'start',
      npm_execpath: path.join(root, 'install.js'),
    },
  });
  const numbers = (file: string) =>
    (
      JSON.parse(`[${readFileSync(path.join(root, file), 'utf8')}]`) as unknown[]
    ).flat() as number[];
  pids = await vi.waitFor(() => [...numbers('starter'), ...numbers('pids')], 30_000);
  expect(pids.map(isAlive)).not.toContain(false);
  return { npm, starter: pids[0]! };
}

const hasProcesses = existsSync('/proc/self/stat');

test.skipIf(!hasProcesses)('npm is killed', async () => {
  const { npm } = await startInstalling();
  npm.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 20_000);
});

test.skipIf(!hasProcesses)('it is told to stop', async () => {
  const { npm, starter } = await startInstalling();
  process.kill(starter, 'SIGTERM');
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 20_000);
  npm.kill('SIGKILL');
  await once(npm, 'exit');
});
