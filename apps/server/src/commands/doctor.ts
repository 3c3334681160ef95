/**
 * `npm run doctor`: looks whether the installation is whole and says so in plain words. With
 * `--repair` it removes files nobody knows of; `--now` counts files that are a minute young as well.
 * Ends with 1 when something is missing.
 */
import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/open.ts';
import { examineFiles, removeStrays } from '../platform/files/examine.ts';
import { createLog } from '../platform/log.ts';
import { openStore } from '../studio.ts';

const strayAgeMs = 60_000;
const listed = 20;

async function main(): Promise<void> {
  const repair = process.argv.includes('--repair');
  const config = await readConfig(process.env);
  const database = await openDatabase(config.data, createLog('warn'));
  try {
    const store = await openStore(config);
    const { bavail, bsize } = await statfs(config.data.folder);
    console.log(`Database: ${database.home}, answers`);
    console.log(`Room on the disk: ${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB`);
    const { rows: open } = await database.db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from generations group by status order by status`,
    );
    console.log(
      `Generations: ${open.map(({ status, count }) => `${count} ${status}`).join(', ') || 'none'}`,
    );
    const found = await examineFiles({
      db: database.db,
      store,
      clock: systemClock,
      // The embedded database is ours alone by now: nobody is writing a file.
      graceMs: database.home === 'embedded' || process.argv.includes('--now') ? 0 : strayAgeMs,
    });
    console.log(`Files: ${found.objects} stored, ${found.rows} known`);
    tell('Missing files (rows without bytes)', found.rowsWithoutFile);
    tell('Files nobody knows of', found.filesWithoutRow);
    if (repair) {
      await removeStrays(store, found.filesWithoutRow);
      console.log(`Removed ${found.filesWithoutRow.length} files nobody knew of.`);
    }
    const sick = found.rowsWithoutFile.length > 0 || (!repair && found.filesWithoutRow.length > 0);
    console.log(sick ? 'Something needs attention.' : 'Everything is in its place.');
    if (sick) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

function tell(what: string, names: readonly string[]): void {
  if (names.length === 0) return;
  console.log(`${what}: ${names.length}`);
  for (const name of names.slice(0, listed)) console.log(`  ${name}`);
  if (names.length > listed) console.log(`  and ${names.length - listed} more`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
