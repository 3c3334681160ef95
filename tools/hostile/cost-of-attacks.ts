/**
 * Compares the CPU time of an attack's request with that of ordinary work in the same run, which makes it
 * independent of speed and load.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layDatabaseInto } from '../../apps/server/src/testing/databases/embedded-template.ts';
import { freePort, startServer } from '../faults/server-process.ts';
import { cpuMs, processTree } from '../measure/processes.ts';
import type { Activity } from './activities.ts';
import type { Attack } from './attack.ts';
import { Client } from './client.ts';
import { arrive } from './ordinary-activities.ts';

export interface CostOptions {
  readonly attacks: readonly Attack[];
  /** Requests per attack, with its row's concurrency. */
  readonly requests: number;
  /** The second person's activities per round, in sequence. */
  readonly round: readonly Activity[];
  /** Aborts the run and stops the server. */
  readonly signal: AbortSignal;
}

export interface AttackCost {
  readonly name: string;
  /** Statuses of the responses. */
  readonly answers: readonly number[];
  readonly requestMs: number;
}

export interface CostRun {
  /** One round without an attack. */
  readonly roundMs: number;
  readonly costs: readonly AttackCost[];
}

/** Warm-up. */
const roundsBefore = 1;
const roundsCounted = 2;

/** Throws if any of the second person's requests is refused. */
export async function costOfAttacks(options: CostOptions): Promise<CostRun> {
  const { attacks, requests, round, signal } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-hostile-'));
  await layDatabaseInto(folder);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({ dataFolder: folder, port });
  const spentMs = () =>
    processTree(server.child.pid ?? 0).reduce((sum, pid) => sum + cpuMs(pid), 0);
  const costOf = async (work: () => Promise<void>) => {
    const before = spentMs();
    await work();
    return spentMs() - before;
  };
  signal.addEventListener('abort', () => server.child.kill('SIGKILL'), { once: true });
  try {
    const works = await arrive(origin);
    const rounds = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1) {
        for (const activity of round) await works[activity](signal);
      }
    };
    await rounds(roundsBefore);
    const roundMs = (await costOf(() => rounds(roundsCounted))) / roundsCounted;
    const costs: AttackCost[] = [];
    for (const [place, attack] of attacks.entries()) {
      const attacker = new Client(origin, `203.0.113.${place + 1}`, signal);
      if (attack.actor === 'free') await attacker.signUp();
      const send = await attack.prepare(attacker);
      const answers: number[] = [];
      const bothMs = await costOf(async () => {
        const attacking = sendAll(send, { requests, parallel: attack.parallel, answers });
        await Promise.all([attacking, rounds(1)]);
      });
      costs.push({ name: attack.name, answers, requestMs: (bothMs - roundMs) / requests });
    }
    return { roundMs, costs };
  } catch (error) {
    const errors = server.complaints();
    throw new Error(`The run was cut off. The server said: ${errors}`, { cause: error });
  } finally {
    if (server.child.exitCode === null) await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Sending {
  readonly requests: number;
  readonly parallel: number;
  readonly answers: number[];
}

async function sendAll(
  send: () => Promise<number>,
  { requests, parallel, answers }: Sending,
): Promise<void> {
  let left = requests;
  const keepSending = async () => {
    while (left > 0) {
      left -= 1;
      answers.push(await send());
    }
  };
  await Promise.all(Array.from({ length: parallel }, keepSending));
}
