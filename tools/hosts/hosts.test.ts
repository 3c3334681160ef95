/**
 * A small part of `npm run hosts` in each test run: real servers on one PostgreSQL. Time limits are ten times those
 * of `npm run hosts`, since other tests run as well: a stop on the other host may take 10 s, and one behind kept
 * connections 100 s.
 */
import { expect, test } from 'vitest';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/databases/postgres.ts';
import { openNetwork } from './network.ts';
import { rows, runHosts } from './run-hosts.ts';

const source = findPostgres(process.env);

test.skipIf(!source)('what is done on one host is whole on the other', async () => {
  const postgres = await startPostgres(source ?? {});
  const wanted = rows.filter(({ isInTests }) => isInTests);
  try {
    const found = await runHosts({
      network: openNetwork('this machine'),
      postgresUrl: postgres.url,
      rows: wanted,
      share: 0.02,
      patience: 10,
    });
    const wrong = found.flatMap(({ figure, holds, isLeftOut }, place) =>
      holds && !isLeftOut ? [] : [`${wanted[place]?.bar}: ${figure}`],
    );
    expect(wrong.join('\n')).toBe('');
    expect(found).toHaveLength(wanted.length);
    expect([...new Set(wanted.map(({ section }) => section))].sort()).toEqual([1, 2, 3, 5, 6]);
  } finally {
    await postgres.stop();
  }
});
