/** What happens by itself: deleted results go for good every minute. */
import { purge } from './features/generations/purge.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Log } from './platform/log.ts';
import type { Studio } from './studio.ts';

const purgeEveryMs = 60_000;

export interface CaretakingParts {
  readonly database: OpenDatabase;
  readonly studio: Studio;
  readonly log: Log;
  readonly clock: Clock;
}

export function startCaretaking({ database, studio, log, clock }: CaretakingParts) {
  const purging = setInterval(() => {
    purge({ db: database.db, files: studio.files, clock }).catch((error: unknown) =>
      log.warn('Deleted results could not be removed yet', { error }),
    );
  }, purgeEveryMs);
  purging.unref();
  return { stop: () => clearInterval(purging) };
}
