/**
 * `npm run hosts`: two servers with workers on a real PostgreSQL and a store that speaks S3, each host in
 * a network namespace of its own where these may be made, and what the product promises of many hosts. `-- --share 0.1`
 * does a tenth of it, `-- --only chat` the rows that hold the word, `-- --before FOLDER --seconds 600`
 * runs an installation of the version before beside this one instead. Ends with 1 when a bar does not hold.
 */
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/databases/postgres.ts';
import { openNetwork } from './network.ts';
import { printed } from './row.ts';
import { sideBySide } from './rows/upgrade.ts';
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
console.log(`Database: ${postgres.described}. Store: fauxqs. Network: ${network.described}.\n`);
try {
  process.exitCode = (await everyBarHolds()) ? 0 : 1;
} finally {
  network.remove();
  await postgres.stop();
}

async function everyBarHolds(): Promise<boolean> {
  const { before } = values;
  if (before !== undefined) {
    const seconds = Number(values.seconds);
    const found = await sideBySide(network, postgres.url, { before, seconds });
    console.log(
      `${found.holds ? '✓' : '✗'} §7 the version before beside this one: ${found.figure}`,
    );
    return found.holds;
  }
  const found = await runHosts({
    network,
    postgresUrl: postgres.url,
    rows: rows.filter(({ section, bar }) => `§${section} ${bar}`.includes(values.only)),
    share: Number(values.share),
    ...(values.quiet ? {} : { say: (line: string) => console.error(`    ${line}`) }),
    onRow: (row, measured) => console.log(printed(row, measured)),
  });
  const outside = found.filter(({ holds }) => !holds).length;
  console.log(`\n${found.length} bars, ${outside} do not hold.`);
  return outside === 0;
}
