/**
 * `npm run doctor`: checks the installation and reports in plain words. Changes nothing; `--delete` removes files
 * without a row, and asks for their number if there are many, or the database was restored. `--now` includes files of
 * the last hour, with all servers stopped. Exits with 1 if anything is missing.
 */
import { statfs } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { detectorFiles, detectorPackage } from '@maquette/engine/detector';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { openStore } from '../picture-service.ts';
import { openUnchanged } from '../platform/db/open.ts';
import { expectOwnStore } from '../platform/files/installation.ts';
import { createLog } from '../platform/log.ts';
import { version } from '../platform/version.ts';
import { listNames } from './list-names.ts';
import { tellStrays } from './strays-told.ts';

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
    const say = (line: string) => console.log(line);
    listNames(
      say,
      'Changes of tables that a start or `npm run migrate` makes',
      tables.pending.map(({ name }) => name),
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
    const { isWhole } = await tellStrays({
      database,
      store,
      options: { ...options, confirmed: positionals[0] },
      areTablesCurrent: tables.pending.length === 0,
      say,
    });
    console.log(isWhole ? 'Everything is in its place.' : 'Something needs attention.');
    if (!isWhole) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
