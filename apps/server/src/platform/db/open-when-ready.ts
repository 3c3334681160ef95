/** A worker waits for a database that does not answer yet. */
import type { Log } from '../log.ts';
import { whenItAnswers } from '../process/when-it-answers.ts';
import type { OpenDatabase } from './database.ts';
import { type DatabaseSettings, openDatabase } from './open.ts';
import { DatabaseSilentError } from './server.ts';

export interface Waiting {
  readonly open?: (settings: DatabaseSettings, log: Log) => Promise<OpenDatabase>;
  readonly betweenTriesMs?: number;
  readonly timeoutMs?: number;
}

export async function openWhenReady(
  settings: DatabaseSettings,
  log: Log,
  { open = openDatabase, ...rules }: Waiting = {},
): Promise<OpenDatabase> {
  return whenItAnswers(() => open(settings, log), {
    ...rules,
    isSilence: (error) => error instanceof DatabaseSilentError,
    onWaiting: (error) => log.warn('Waiting for the database', { error }),
  });
}
