/**
 * What happens by itself: deleted results go for good every minute, and once a night rows and files
 * are compared: what no row knew of for two nights is removed, what is missing is told.
 */
import { purge } from './features/generations/purge.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { sweepStrays } from './platform/files/strays.ts';
import type { Log } from './platform/log.ts';
import type { Studio } from './studio.ts';

const purgeEveryMs = 60_000;
/** Once a night is enough, and one process of all does it; the others find it done. */
const examineEveryMs = 60 * 60_000;

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
    sweepStrays({ db: database.db, store: studio.files.store, clock, log }).catch(
      (error: unknown) => log.warn('Rows and files could not be compared', { error }),
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
