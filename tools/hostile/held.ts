/** Memory of all server processes, and the disk use of the data folder. */
import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../measure/median.ts';
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

/** Engines and decoders exit after a minute without work; an attacker's last pictures take up to a minute before. */
const restMs = 130_000;
const samplesForMs = 20_000;

/** Idle memory, after the engines have exited: the median of many samples. */
export async function restingMemoryMb(pid: number): Promise<number> {
  await wait(restMs);
  const endsAt = performance.now() + samplesForMs;
  const samplesMb: number[] = [];
  while (performance.now() < endsAt) {
    samplesMb.push(heldMemoryMb(pid));
    await wait(pollIntervalMs);
  }
  return median(samplesMb);
}
