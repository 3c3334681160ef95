/**
 * What happens by itself: deleted results go for good every minute, and once a night rows and files
 * are compared, what nobody knows of is removed and what is missing is told.
 */
import { purge } from './features/generations/purge.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { examineFiles, removeStrays } from './platform/files/examine.ts';
import type { Log } from './platform/log.ts';
import type { Studio } from './studio.ts';

const purgeEveryMs = 60_000;
const examineEveryMs = 24 * 60 * 60_000;
const strayAgeMs = 60 * 60_000;

export interface CaretakingParts {
  readonly database: OpenDatabase;
  readonly studio: Studio;
  readonly log: Log;
  readonly clock: Clock;
}

export function startCaretaking(parts: CaretakingParts) {
  const { database, studio, log, clock } = parts;
  const purging = setInterval(() => {
    purge({ db: database.db, files: studio.files, clock }).catch((error: unknown) =>
      log.warn('Deleted results could not be removed yet', { error }),
    );
  }, purgeEveryMs);
  const examining = setInterval(() => {
    examineAndTell(parts).catch((error: unknown) =>
      log.warn('Rows and files could not be compared', { error }),
    );
  }, examineEveryMs);
  purging.unref();
  examining.unref();
  return {
    stop: () => {
      clearInterval(purging);
      clearInterval(examining);
    },
  };
}

async function examineAndTell({ database, studio, log, clock }: CaretakingParts): Promise<void> {
  const { store } = studio.files;
  const found = await examineFiles({ db: database.db, store, clock, graceMs: strayAgeMs });
  await removeStrays(store, found.filesWithoutRow);
  log.info('Files nobody knew of were removed', { count: found.filesWithoutRow.length });
  if (found.rowsWithoutFile.length > 0) {
    log.error('Files are missing; `npm run doctor` names them', {
      count: found.rowsWithoutFile.length,
    });
  }
}
