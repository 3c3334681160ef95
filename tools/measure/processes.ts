/** Memory and CPU time of a server's processes, from /proc. */
import { readdirSync, readFileSync } from 'node:fs';

function statusOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return undefined;
  }
}

const numberAt = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** A process and all its descendants. */
export function processTree(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const status = /^\d+$/.test(name) ? statusOf(Number(name)) : undefined;
    if (!status) continue;
    const parent = numberAt(status, 'PPid');
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const family = [pid];
  for (const each of family) family.push(...(children.get(each) ?? []));
  return family;
}

/** Proportional set size: shared pages divided among their processes. */
export const memoryMb = (pids: readonly number[]): number => rolledUpMb(pids, 'Pss');

/** Resident set size: shared pages counted for each process. */
export const residentMb = (pids: readonly number[]): number => rolledUpMb(pids, 'Rss');

function rolledUpMb(pids: readonly number[], what: 'Pss' | 'Rss'): number {
  let kilobytes = 0;
  for (const pid of pids) {
    try {
      kilobytes += numberAt(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'), what);
    } catch {
      // The process ended in between.
    }
  }
  return kilobytes / 1024;
}

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

const ticksPerSecond = 100;

export function cpuMs(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** Processor time of processes, and of their children that have ended. */
export function spentMs(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    try {
      const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      for (const field of rest.split(' ').slice(11, 15)) ticks += Number(field);
    } catch {
      // The process ended in between.
    }
  }
  return (ticks * 1000) / ticksPerSecond;
}
