/** A small part of `npm run hosts` in each test run: two real servers on one PostgreSQL. */
import { expect, test } from 'vitest';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/databases/postgres.ts';
import { openNetwork } from './network.ts';
import { rows, runHosts } from './run-hosts.ts';

const source = findPostgres(process.env);

test.skipIf(!source)('what is done on one host is whole on the other', async () => {
  const postgres = await startPostgres(source ?? {});
  try {
    const found = await runHosts({
      network: openNetwork('this machine'),
      postgresUrl: postgres.url,
      rows: rows.filter(({ isInTests }) => isInTests),
      share: 0.02,
    });
    // Ignores the duration of a stop, which depends on the machine's load.
    expect(
      found.filter(({ holds, figure }) => !holds && !/stops, the slowest/.test(figure)),
    ).toEqual([]);
    expect(found).toHaveLength(3);
  } finally {
    await postgres.stop();
  }
});
