/** Memory of all server processes, and the disk use of the data folder. */
import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryMb, processTree } from '../measure/processes.ts';

export const heldMemoryMb = (pid: number): number => memoryMb(processTree(pid));

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Deleted since the listing.
    return [];
  }
}

export function diskMb(folder: string): number {
  let bytes = 0;
  for (const entry of entriesOf(folder)) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) bytes += diskMb(file) * 1024 * 1024;
    else bytes += statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes / 1024 / 1024;
}

const pollIntervalMs = 250;

/** Peak memory until stopped. */
export function watchMemory(pid: number): { end(): Promise<number> } {
  let peakMb = heldMemoryMb(pid);
  let isGoing = true;
  const watching = (async () => {
    while (isGoing) {
      peakMb = Math.max(peakMb, heldMemoryMb(pid));
      await wait(pollIntervalMs);
    }
  })();
  return {
    end: async () => {
      isGoing = false;
      await watching;
      return peakMb;
    },
  };
}

/** Engines and decoders exit after a minute without work. */
const restMs = 66_000;
const mostRestMs = 180_000;

/**
 * Idle memory, after the engines have exited. With `mostMb` it waits longer for memory to fall below that,
 * since started pictures finish first.
 */
export async function restingMemoryMb(pid: number, mostMb = Number.POSITIVE_INFINITY) {
  const beganAt = performance.now();
  let mb = Number.POSITIVE_INFINITY;
  while (performance.now() < beganAt + mostRestMs) {
    await wait(pollIntervalMs);
    if (performance.now() < beganAt + restMs) continue;
    mb = heldMemoryMb(pid);
    if (mb <= mostMb) break;
  }
  return mb;
}
