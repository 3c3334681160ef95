/**
 * `npm run hosts`: two servers on a real PostgreSQL and an S3 store, and the product's promises for several
 * hosts. As root on Linux each host has its own network namespace, except in the rows that the head names; these
 * start servers and workers of their own. `-- --share 0.1` does a tenth of it, `-- --only §6` the rows that
 * contain the word. The previous version runs alongside for ten minutes or `--seconds`: an installation in
 * `-- --before FOLDER`, otherwise one that is made from git. Exits with 1 if a promise is broken, or no row fits.
 */
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/databases/postgres.ts';
import { openNetwork } from './network.ts';
import { type Measured, printed, type Row, summaryOf, wantedRows } from './row.ts';
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

const all = [...rows, upgradeRow(values.before, Number(values.seconds))];
const wanted = wantedRows(all, values.only);
if (wanted.length === 0) {
  console.error(`No row fits --only ${values.only}. There are:`);
  for (const { section, bar } of all) console.error(`  §${section} ${bar}`);
  process.exit(1);
}

const source = findPostgres(process.env);
if (!source) throw new Error('No PostgreSQL here: install one or set TEST_DATABASE_URL.');
const postgres = await startPostgres(source);
const network = openNetwork('namespaces');
console.log(
  `Database: ${postgres.described}. Store: ${process.env.TEST_S3_ENDPOINT ?? 'fauxqs'}. Network: ${network.described}.`,
);
const outside = wanted.filter(({ isOutside }) => isOutside).map(({ bar }) => bar);
if (outside.length > 0)
  console.log(`On this machine, whatever the network: ${outside.join('; ')}.`);
console.log();
try {
  process.exitCode = (await everyBarHolds()) ? 0 : 1;
} finally {
  network.remove();
  await postgres.stop();
}

async function everyBarHolds(): Promise<boolean> {
  const found: [Row, Measured][] = [];
  await runHosts({
    network,
    postgresUrl: postgres.url,
    rows: wanted,
    share: Number(values.share),
    ...(values.quiet ? {} : { say: (line: string) => console.error(`    ${line}`) }),
    onRow: (row, measured) => {
      found.push([row, measured]);
      console.log(printed(row, measured));
    },
  });
  const { line, holds } = summaryOf(found);
  console.log(`\n${line}`);
  return holds;
}
