import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface LoopDelay {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** Options that make a server report its loop delay into this folder. */
export const loopDelayOptions = (folder: string) => ({
  preload: path.join(import.meta.dirname, 'loop-delay.ts'),
  more: { LOOP_DELAY_FILE: path.join(folder, 'loop-delay.json') },
});

export async function readLoopDelay(server: ChildProcess, folder: string): Promise<LoopDelay> {
  const file = loopDelayOptions(folder).more.LOOP_DELAY_FILE;
  rmSync(file, { force: true });
  server.kill('SIGUSR2');
  while (!statSync(file, { throwIfNoEntry: false })) await wait(20);
  return JSON.parse(readFileSync(file, 'utf8'));
}
