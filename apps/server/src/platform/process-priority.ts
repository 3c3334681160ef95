/**
 * Lowers the priority of this whole process. On Linux a niceness belongs to a thread, and those that
 * were there before keep theirs: libuv's, which decode pictures, start while the program is loaded. A
 * process with a session of its own is also a scheduling group of its own there, whose share of the
 * processor only the group's niceness lowers.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const threadFolder = '/proc/self/task';
export const groupFileOf = (process: number | 'self') => `/proc/${process}/autogroup`;
/** The kernel takes one such change in a tenth of a second, of all processes together. */
const groupTries = 20;
const betweenTriesMs = 110;

/** Best effort: not every system has it, nor lets everybody; the work is the same without. */
export async function lowerProcessPriority(niceness: number): Promise<void> {
  for (const thread of threadIds()) {
    try {
      setPriority(thread, niceness);
    } catch {
      // A thread that has ended, or a system that forbids it.
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

/** Elsewhere than on Linux the process is one, by the number 0. */
function threadIds(): number[] {
  if (process.platform !== 'linux') return [0];
  try {
    return readdirSync(threadFolder).map(Number);
  } catch {
    // Without /proc the process counts as one thread.
    return [0];
  }
}
