/**
 * `npm run doctor`: checks the installation and reports in plain words. Changes nothing; `--delete` removes files
 * without a row, and asks for their number if there are many. `--now` includes files a minute old. Exits with 1 if
 * anything is missing.
 */
import { statfs } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { detectorFiles, detectorPackage } from '@maquette/engine/detector';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { commandLine, logAction } from '../http/guards/action-log.ts';
import { systemClock } from '../platform/clock.ts';
import { openUnchanged } from '../platform/db/open.ts';
import { examineFiles } from '../platform/files/examine.ts';
import { expectOwnStore } from '../platform/files/installation.ts';
import { isTooMany, removeStrays, removeUnfinished } from '../platform/files/strays.ts';
import { createLog } from '../platform/log.ts';
import { version } from '../platform/version.ts';
import { openStore } from '../studio.ts';

const strayAgeMs = 60_000;
const listed = 20;
/** Brought the table that says whose files they are. */
const installationStep = '0007_installation';

const { values: options, positionals } = parseArgs({
  options: {
    delete: { type: 'boolean', default: false },
    now: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { database, tables } = await openUnchanged(config.data, createLog('warn'));
  try {
    const store = await openStore(config);
    const { db } = database;
    const { bavail, bsize } = await statfs(config.data.folder);
    console.log(`Maquette ${version}`);
    console.log(`Database: ${database.home}, answers`);
    if (tables.isAhead) console.log('Tables: a newer Maquette has added to them');
    tell(
      'Changes of tables that a start or `npm run migrate` makes',
      tables.pending.map(({ name }) => name),
      tables.pending.length,
    );
    console.log(`Room on the disk: ${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB`);
    const { rows: open } = await database.db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from generations group by status order by status`,
    );
    console.log(
      `Generations: ${open.map(({ status, count }) => `${count} ${status}`).join(', ') || 'none'}`,
    );
    if (tables.pending.some(({ name }) => name === installationStep)) {
      console.log('The files are not compared: the tables are too old. Run npm run migrate first.');
      process.exitCode = 1;
      return;
    }
    await expectOwnStore({ db, store });
    console.log(
      detectorFiles()
        ? `Detector of things: installed (${detectorPackage})`
        : `Detector of things: missing; photos are read without it. To have it: npm install ${detectorPackage}`,
    );
    const found = await examineFiles({
      db,
      store,
      clock: systemClock,
      // This process locks the embedded database, so no other one writes files.
      graceMs: database.home === 'embedded' || options.now ? 0 : strayAgeMs,
    });
    console.log(`Files in ${store.place}: ${found.objects} stored, ${found.rows} known`);
    if (found.foreign > 0) console.log(`Files of others beside them, left alone: ${found.foreign}`);
    tell('Unfinished files of killed processes', found.unfinished, found.unfinished.length);
    const strays = found.filesWithoutRow.map(({ key }) => key);
    tell('Missing files (rows without bytes)', found.rowsWithoutFile, found.missing);
    tell('Files no row knows of', strays, found.strays);
    const mayDelete = options.delete && tables.pending.length === 0;
    const areExpected =
      !isTooMany(found.strays, found.objects) || positionals.includes(String(found.strays));
    if (options.delete && !mayDelete) {
      console.log('None was deleted: the tables are of an earlier version. Run npm run migrate.');
    } else if (mayDelete && !areExpected) {
      console.log(
        `These are many: none was deleted. If they may all go: npm run doctor -- --delete ${found.strays}`,
      );
    }
    const unfinished = mayDelete ? found.unfinished : [];
    await removeUnfinished({ store }, unfinished);
    const removed = mayDelete && areExpected ? await removeStrays({ db, store }, strays) : [];
    if (removed.length + unfinished.length > 0) {
      const details = { files: String(removed.length), unfinished: String(unfinished.length) };
      await logAction(db, commandLine, { deed: 'delete-files', details });
    }
    if (removed.length > 0) console.log(`Deleted ${removed.length} files no row knew of.`);
    const sick = found.missing > 0 || found.strays > removed.length;
    console.log(sick ? 'Something needs attention.' : 'Everything is in its place.');
    if (sick) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

function tell(what: string, names: readonly string[], count: number): void {
  if (count === 0) return;
  console.log(`${what}: ${count}`);
  for (const name of names.slice(0, listed)) console.log(`  ${name}`);
  if (count > listed) console.log(`  and ${count - listed} more`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
