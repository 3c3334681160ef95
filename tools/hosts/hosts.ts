/**
 * `npm run hosts`: two servers with workers on a real PostgreSQL and an S3 store, each host in its own
 * network namespace if possible, and the product's promises for several hosts. `-- --share 0.1` does a tenth
 * of it, `-- --only §6` the rows that contain the word. The previous version runs alongside for ten minutes or
 * `--seconds`: an installation in `-- --before FOLDER`, otherwise one that is made from git. Exits with 1 if a
 * promise is broken.
 */
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/databases/postgres.ts';
import { openNetwork } from './network.ts';
import { printed, type Row } from './row.ts';
import { upgradeRow } from './rows/upgrade.ts';
import { rows, runHosts } from './run-hosts.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
    before: { type: 'string' },
    seconds: { type: 'string', default: '600' },
    quiet: { type: 'boolean', default: false },
  },
});

const source = findPostgres(process.env);
if (!source) throw new Error('No PostgreSQL here: install one or set TEST_DATABASE_URL.');
const postgres = await startPostgres(source);
const network = openNetwork('namespaces');
console.log(
  `Database: ${postgres.described}. Store: ${process.env.TEST_S3_ENDPOINT ?? 'fauxqs'}. Network: ${network.described}.\n`,
);
try {
  process.exitCode = (await everyBarHolds()) ? 0 : 1;
} finally {
  network.remove();
  await postgres.stop();
}

/** By section, or by words of the promise. */
function isWanted({ section, bar }: Row): boolean {
  if (/^§\d+$/.test(values.only)) return values.only === `§${section}`;
  return bar.includes(values.only);
}

async function everyBarHolds(): Promise<boolean> {
  const all = [...rows, upgradeRow(values.before, Number(values.seconds))];
  const found = await runHosts({
    network,
    postgresUrl: postgres.url,
    rows: all.filter(isWanted),
    share: Number(values.share),
    ...(values.quiet ? {} : { say: (line: string) => console.error(`    ${line}`) }),
    onRow: (row, measured) => console.log(printed(row, measured)),
  });
  const outside = found.filter(({ holds }) => !holds).length;
  console.log(`\n${found.length} bars, ${outside} do not hold.`);
  return outside === 0;
}
