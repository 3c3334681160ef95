/**
 * Equal CPU shares for some processes: one core each, or, if there are too few, half a core each by cgroups.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

export interface Shares {
  readonly described: string;
  /** Command prefixes that limit a process, one each. */
  readonly held: readonly (readonly string[])[];
  remove(): void;
}

/** For server, database, store and the bench itself. */
const coresForTheRest = 2;
const periodMicroseconds = 20_000;
/** Gives each its full half despite other programs: these have weight 100, or 1,024 in cgroups v1. */
const weight = { unified: '1000', older: '10240' } as const;
const groups = '/sys/fs/cgroup';

/** Undefined if neither is possible: it needs root on Linux. */
export function sharesFor(count: number): Shares | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const cores = availableParallelism();
  const isPinnable = spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;
  if (isPinnable && cores >= count + coresForTheRest) {
    const held = Array.from({ length: count }, (_, core) => ['taskset', '-c', String(core)]);
    return { described: `a core each, ${cores} in all`, held, remove() {} };
  }
  return halves(count, cores);
}

function halves(count: number, cores: number): Shares | undefined {
  const isUnified = existsSync(path.join(groups, 'cgroup.controllers'));
  const folders = Array.from({ length: count }, (_, number) =>
    path.join(isUnified ? groups : path.join(groups, 'cpu'), `maquette-${process.pid}-${number}`),
  );
  const half = String(periodMicroseconds / 2);
  try {
    if (isUnified) writeFileSync(path.join(groups, 'cgroup.subtree_control'), '+cpu');
    for (const folder of folders) {
      mkdirSync(folder);
      if (isUnified) {
        writeFileSync(path.join(folder, 'cpu.weight'), weight.unified);
        writeFileSync(path.join(folder, 'cpu.max'), `${half} ${periodMicroseconds}`);
      } else {
        writeFileSync(path.join(folder, 'cpu.shares'), weight.older);
        writeFileSync(path.join(folder, 'cpu.cfs_period_us'), String(periodMicroseconds));
        writeFileSync(path.join(folder, 'cpu.cfs_quota_us'), half);
      }
    }
  } catch {
    return undefined;
  }
  return {
    described: `half a core each, ${cores} in all`,
    held: folders.map((folder) => [
      ...['sh', '-c', `echo $$ > ${folder}/cgroup.procs && exec "$@"`, 'sh'],
    ]),
    remove() {
      for (const folder of folders) rmdirSync(folder);
    },
  };
}
