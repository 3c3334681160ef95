/** The part of `npm run doctor` about files: compares them with rows, says what is missing, deletes when told to. */
import { commandLine, logAction } from '../http/guards/action-log.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { installation } from '../platform/db/schema/store.ts';
import { examineFiles } from '../platform/files/examine.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { isTooMany, removeStrays, removeUnfinished } from '../platform/files/strays.ts';
import { readDatabaseTime } from '../platform/hosts/database-clock.ts';
import { expectStopped } from '../platform/hosts/expect-stopped.ts';
import { listNames } from './list-names.ts';

/** Younger files may be of work under way. */
const strayAgeMs = 60 * 60_000;

export interface DoctorOptions {
  readonly delete: boolean;
  /** Includes new files, once all servers are stopped. */
  readonly now: boolean;
  /** The number of files that may go, as it was told. */
  readonly confirmed: string | undefined;
}

export interface StrayParts {
  readonly database: OpenDatabase;
  readonly store: FileStore;
  readonly options: DoctorOptions;
  /** Files of newer or older tables may look like strays. */
  readonly areTablesCurrent: boolean;
  say(line: string): void;
}

export interface StraysTold {
  readonly removed: number;
  readonly isWhole: boolean;
}

export async function tellStrays({
  database,
  store,
  options,
  areTablesCurrent,
  say,
}: StrayParts): Promise<StraysTold> {
  const { db, home } = database;
  if (options.now) await expectStopped(database);
  const now = await readDatabaseTime(db);
  const found = await examineFiles({
    db,
    store,
    clock: () => now,
    // This process locks the embedded database, so no other one writes files.
    graceMs: home === 'embedded' || options.now ? 0 : strayAgeMs,
  });
  say(`Files in ${store.place}: ${found.objects} stored, ${found.rows} known`);
  if (found.foreign > 0) say(`Files of others beside them, left alone: ${found.foreign}`);
  listNames(say, 'Unfinished files of killed processes', found.unfinished);
  const strays = found.filesWithoutRow.map(({ key }) => key);
  listNames(say, 'Missing files (rows without bytes)', found.rowsWithoutFile, found.missing);
  listNames(say, 'Files no row knows of', strays, found.strays);

  const [state] = await db.select({ restoredAt: installation.restoredAt }).from(installation);
  const restoredAt = state?.restoredAt ?? undefined;
  const isOlder =
    restoredAt !== undefined &&
    found.filesWithoutRow.some(({ changedAt }) => changedAt <= restoredAt);
  if (isOlder) {
    say(
      `Some are from before ${restoredAt.toISOString()}, when the database was restored or took over its files: it may not know all that are in use.`,
    );
  }
  const needsNumber = isOlder || isTooMany(found.strays, found.objects);
  const areExpected = !needsNumber || options.confirmed === String(found.strays);
  const mayDelete = options.delete && areTablesCurrent;
  if (options.delete && !areTablesCurrent) {
    say('None was deleted: the tables are of an earlier version. Run npm run migrate.');
  } else if (mayDelete && !areExpected) {
    say(
      `${isOlder ? 'They may belong to lost rows' : 'These are many'}: none was deleted. If they may all go: npm run doctor -- --delete ${found.strays}`,
    );
  }
  const unfinished = mayDelete ? found.unfinished : [];
  await removeUnfinished({ store }, unfinished);
  const removed = mayDelete && areExpected ? await removeStrays({ db, store }, strays) : [];
  if (removed.length + unfinished.length > 0) {
    const details = { files: String(removed.length), unfinished: String(unfinished.length) };
    await logAction(db, commandLine, { deed: 'delete-files', details });
  }
  if (removed.length > 0) say(`Deleted ${removed.length} files no row knew of.`);
  return {
    removed: removed.length,
    isWhole: found.missing === 0 && found.strays <= removed.length,
  };
}
