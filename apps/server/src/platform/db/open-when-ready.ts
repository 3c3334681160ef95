/**
 * Machines that start together start in any order: a worker whose database does not answer yet waits
 * for it, and says so once.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { OpenDatabase } from './database.ts';
import { type DatabaseSettings, openDatabase } from './open.ts';
import { DatabaseSilentError } from './server.ts';

const betweenTriesMs = 1_000;
/** After it whoever runs the worker is told; what watches over it starts it again. */
const patienceMs = 120_000;

export interface Waiting {
  readonly open?: (settings: DatabaseSettings, log: Log) => Promise<OpenDatabase>;
  readonly betweenTriesMs?: number;
  readonly patienceMs?: number;
}

export async function openWhenReady(
  settings: DatabaseSettings,
  log: Log,
  waiting: Waiting = {},
): Promise<OpenDatabase> {
  const open = waiting.open ?? openDatabase;
  const pauseMs = waiting.betweenTriesMs ?? betweenTriesMs;
  const until = performance.now() + (waiting.patienceMs ?? patienceMs);
  for (let tries = 0; ; tries += 1) {
    try {
      return await open(settings, log);
    } catch (error) {
      if (!(error instanceof DatabaseSilentError) || performance.now() > until) throw error;
      if (tries === 0) log.warn('Waiting for the database', { error });
      await wait(pauseMs);
    }
  }
}
