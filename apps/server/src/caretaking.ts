/**
 * Housekeeping, in one process at a time: deletes expired data every minute, and compares rows with files every
 * night. Files without a row for two nights are removed, missing ones reported.
 */
import { pruneInvitations } from './features/administration/prune-invitations.ts';
import { sumStorage } from './features/administration/storage-by-kind.ts';
import { pruneSignIns } from './features/auth/prune-sign-ins.ts';
import { fillSearchText, searchIndex } from './features/generations/fill-search-text.ts';
import { pruneQuotas } from './features/generations/ledger/prune-quotas.ts';
import { pruneEvents } from './features/generations/prune-events.ts';
import { purge } from './features/generations/purge.ts';
import type { PictureService } from './picture-service.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { readSteps } from './platform/db/migrate.ts';
import { makeIndexes, missingIndexes } from './platform/db/migrations/later-indexes.ts';
import type { StoreWatch } from './platform/files/store-watch.ts';
import { sweepStrays } from './platform/files/strays.ts';
import { takeDuty, tidyDuty, turnMs, updateDuty } from './platform/jobs/duty.ts';
import { forgetAddresses } from './platform/limits/forget-addresses.ts';
import type { Log } from './platform/log.ts';
import { once } from './platform/once.ts';
import { sweepRates } from './platform/rates.ts';

const tidyEveryMs = 60_000;
const dutyMs = turnMs(tidyEveryMs);
/** Rows per statement: milliseconds, so that no request waits. */
const prunedAtOnce = 500;
/** Once a night in one process; others find it done. */
const examineEveryMs = 60 * 60_000;

export interface CaretakingParts {
  readonly database: OpenDatabase;
  readonly pictureService: Pick<PictureService, 'files'> & {
    readonly storeWatch: Pick<StoreWatch, 'isUp'>;
  };
  readonly log: Log;
  readonly clock: Clock;
}

/** False if it is another process's turn. */
export async function tidy({ database, pictureService, clock }: CaretakingParts): Promise<boolean> {
  const { db } = database;
  const held = await takeDuty(db, tidyDuty, dutyMs);
  if (!held) return false;
  // Rows whose files could not be removed would have to be found by the nightly comparison.
  await purge({ db, files: pictureService.files, clock }, async () =>
    (await pictureService.storeWatch.isUp()) ? held.renew() : false,
  );
  const prunes = [pruneEvents, pruneSignIns, pruneInvitations, pruneQuotas, forgetAddresses];
  for (const prune of prunes) {
    while (await held.renew()) {
      if ((await prune(db, clock, prunedAtOnce)) < prunedAtOnce) break;
    }
  }
  await sweepRates(db, clock);
  return true;
}

const steps = once(async () => readSteps());

/**
 * Finishes an update in the background: search text and indexes of large tables, and storage totals. False if it is
 * another process's turn.
 */
export async function finishUpdate({
  database,
  log,
}: Pick<CaretakingParts, 'database' | 'log'>): Promise<boolean> {
  const { db } = database;
  const held = await takeDuty(db, updateDuty, dutyMs);
  if (!held) return false;
  await sumStorage(database);
  const missing = await missingIndexes(db, await steps());
  if (missing.length === 0) return true;
  if (missing.some(({ name }) => name === searchIndex)) {
    if (!(await fillSearchText(db, held.renew))) return false;
  }
  if (await makeIndexes(database, missing)) {
    log.info('The indexes of an update were made', { count: missing.length });
  }
  return true;
}

export function startCaretaking(parts: CaretakingParts) {
  const { database, pictureService, log, clock } = parts;
  const tidying = setInterval(() => {
    tidy(parts).catch((error: unknown) =>
      log.warn('What is over could not be removed yet', { error }),
    );
    finishUpdate(parts).catch((error: unknown) =>
      log.warn('An update could not be finished yet', { error }),
    );
  }, tidyEveryMs);
  const examining = setInterval(() => {
    sweepStrays({ db: database.db, store: pictureService.files.store, clock, log }).catch(
      (error: unknown) => log.warn('Rows and files could not be compared', { error }),
    );
  }, examineEveryMs);
  tidying.unref();
  examining.unref();
  return {
    stop: () => {
      clearInterval(tidying);
      clearInterval(examining);
    },
  };
}
