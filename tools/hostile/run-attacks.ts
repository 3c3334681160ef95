/** Starts a server and a second person, and runs one attack after the other. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { getPriority, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, pause, type RunningProcess, startServer } from '../faults/server-process.ts';
import { readMs } from './activities.ts';
import type { Attack } from './attack.ts';
import { beginAttack } from './attack-once.ts';
import { diskMb, heldMemoryMb, restingMemoryMb, watchMemory } from './held.ts';
import { workOrdinarily } from './ordinary-work.ts';
import { feltRows, limitViolations, type QuietMs, quietTimes, type Row } from './row.ts';
import type { Looked } from './second-person.ts';

export interface HostileOptions {
  readonly attacks: readonly Attack[];
  /** PostgreSQL URL; otherwise the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Duration of a quiet period, and of an attack. */
  readonly lookMs: number;
  /**
   * Also measures idle memory three times: fresh, after as much work of the second person as beside all attacks but
   * without any, and after the attacks. It takes eleven minutes.
   */
  readonly rests: boolean;
  /** Niceness of the attacker's process, which in reality is another machine. */
  readonly attackerNiceness?: number;
  readonly onQuiet?: (quiet: QuietMs) => void;
  readonly onRow?: (row: Row) => void;
}

/** Delay between the attack's start and the first measurement. */
const leadMs = 150;
/** The first requests of a new server load what it needs. */
const warmUpShare = 0.5;
const quickAgainLimitMs = 180_000;
/** Unmeasured work after an attack, so that leftovers don't affect the next row. */
const leftoverMs = 2_000;

interface SecondPerson {
  look(forMs: number): Promise<Looked>;
  leave(): void;
}

export interface RestingMb {
  readonly fresh: number;
  readonly afterWork: number;
  readonly afterAttacks: number;
}

export interface HostileRun {
  readonly rows: readonly Row[];
  /** Idle memory, if measured. */
  readonly restingMb: RestingMb | undefined;
}

export async function runAttacks(options: HostileOptions): Promise<HostileRun> {
  const { attacks, databaseUrl, lookMs, rests } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-hostile-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({ dataFolder: folder, port, databaseUrl });
  let second: SecondPerson | undefined;
  try {
    second = await secondPerson(origin);
    const pid = server.child.pid ?? 0;
    await second.look(lookMs * warmUpShare);
    const fresh = rests ? await restingMemoryMb(pid) : 0;
    if (rests) await workOrdinarily(origin);
    // The comparison: the same person works for as long as beside all attacks, without any.
    if (rests) await second.look(lookMs * attacks.length);
    const afterWork = rests ? await restingMemoryMb(pid) : 0;
    await second.look(lookMs * warmUpShare);
    const quiet = quietTimes((await second.look(lookMs)).felt);
    options.onQuiet?.(quiet);
    // Set after the measured processes have started, which would inherit it.
    const { attackerNiceness } = options;
    if (attackerNiceness) setPriority(Math.max(getPriority(), attackerNiceness));
    const rows: Row[] = [];
    for (const [place, attack] of attacks.entries()) {
      const address = `203.0.113.${place + 1}`;
      const row = await attacked(attack, {
        ...options,
        folder,
        origin,
        address,
        server,
        second,
        quiet,
      });
      rows.push(row);
      options.onRow?.(row);
    }
    const afterAttacks = rests ? await restingMemoryMb(pid) : 0;
    return { rows, restingMb: rests ? { fresh, afterWork, afterAttacks } : undefined };
  } catch (error) {
    throw new Error(`The run was cut off. The server said: ${server.complaints()}`, {
      cause: error,
    });
  } finally {
    second?.leave();
    if (server.child.exitCode === null) await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Scene extends HostileOptions {
  readonly folder: string;
  readonly origin: string;
  readonly address: string;
  readonly server: RunningProcess;
  readonly second: SecondPerson;
  readonly quiet: QuietMs;
}

async function attacked(attack: Attack, scene: Scene): Promise<Row> {
  const { folder, origin, address, server, second, quiet, lookMs } = scene;
  const pid = server.child.pid ?? 0;
  const attacker = await beginAttack(attack, origin, address);
  // Some prepare for longer than an idle engine stays, and the next picture would wait for a new one.
  await second.look(Math.min(leftoverMs, lookMs));
  const beforeMb = heldMemoryMb(pid);
  const beforeDiskMb = diskMb(folder);
  const memory = watchMemory(pid);
  const attacking = attacker.start();
  await pause(leadMs);
  const looked = await second.look(lookMs);
  const felt = feltRows(looked.felt, quiet, attacker.pictureMs);
  const answers = await attacking.end();
  const peakMb = await memory.end();
  await untilQuick(origin);
  const afterMb = heldMemoryMb(pid);
  // Cancelled pictures end their threads: the next one loads the engine again.
  await second.look(Math.min(leftoverMs, lookMs));
  const held = { beforeMb, peakMb, afterMb, diskMb: diskMb(folder) - beforeDiskMb };
  const { lateMs } = looked;
  return { name: attack.name, answers, felt, held, lateMs, outside: limitViolations(felt) };
}

/** Waits until leftover work of an attack is done. */
async function untilQuick(origin: string): Promise<void> {
  const endsAt = performance.now() + quickAgainLimitMs;
  let tookMs = Number.POSITIVE_INFINITY;
  while (tookMs > readMs && performance.now() < endsAt) {
    const startedMs = performance.now();
    await (await fetch(`${origin}/healthz`)).arrayBuffer();
    tookMs = performance.now() - startedMs;
  }
}

async function secondPerson(origin: string): Promise<SecondPerson> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'second-person.ts'), [origin]);
  const gone = once(child, 'exit').then(() => {
    throw new Error('The second person is gone');
  });
  const report = async (): Promise<Looked> => {
    const [looked] = await Promise.race([once(child, 'message'), gone]);
    return looked;
  };
  await report();
  return {
    look: (forMs) => {
      child.send({ forMs });
      return report();
    },
    leave: () => void child.kill(),
  };
}
