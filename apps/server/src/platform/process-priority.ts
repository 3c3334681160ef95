/**
 * Lowers this process's priority. On Linux niceness is per thread, and existing threads keep theirs, such as libuv's,
 * which decode pictures. A process with its own session is also a scheduling group (autogroup), with a separate
 * niceness.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const threadFolder = '/proc/self/task';
export const groupFileOf = (process: number | 'self') => `/proc/${process}/autogroup`;
/** The kernel accepts one such change per tenth of a second, system-wide. */
const groupTries = 20;
const betweenTriesMs = 110;

/** Best effort: not every system supports or permits it. */
export async function lowerProcessPriority(niceness: number): Promise<void> {
  for (const thread of threadIds()) {
    try {
      setPriority(thread, niceness);
    } catch {
      // The thread has ended, or the system forbids it.
    }
  }
  for (let tries = 0; tries < groupTries; tries++) {
    try {
      writeFileSync(groupFileOf('self'), String(niceness));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      await wait(betweenTriesMs, undefined, { ref: false });
    }
  }
}

/** Except on Linux the process is one unit, number 0. */
function threadIds(): number[] {
  if (process.platform !== 'linux') return [0];
  try {
    return readdirSync(threadFolder).map(Number);
  } catch {
    // Without /proc the process counts as one thread.
    return [0];
  }
}
