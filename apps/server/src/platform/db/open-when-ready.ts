/** Waits for a database that does not answer yet: machines start in any order. */
import type { Log } from '../log.ts';
import { sayWaiting, whenItAnswers } from '../process/when-it-answers.ts';
import type { OpenDatabase } from './database.ts';
import { type DatabaseSettings, openDatabase } from './open.ts';
import { DatabaseSilentError } from './server.ts';

export interface Waiting {
  readonly open?: (settings: DatabaseSettings, log: Log) => Promise<OpenDatabase>;
  readonly betweenTriesMs?: number;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
}

export async function openWhenReady(
  settings: DatabaseSettings,
  log: Log,
  { open = openDatabase, ...rules }: Waiting = {},
): Promise<OpenDatabase> {
  return whenItAnswers(() => open(settings, log), {
    ...rules,
    isSilence: (error) => error instanceof DatabaseSilentError,
    onWaiting: sayWaiting(log, 'Waiting for the database'),
  });
}
