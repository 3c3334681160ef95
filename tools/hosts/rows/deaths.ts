/** Signals to process groups, and killed decoders: no work fails. */
import { databaseUrl } from '../../../apps/server/src/testing/databases/postgres-databases.ts';
import { killDecoders } from '../../faults/kill-decoders.ts';
import { runFaults } from '../../faults/run-faults.ts';
import { type Bench, onLinux, type Row, times } from '../row.ts';

/** A database of its own, in a shared bucket. */
const placeOf = async ({ cluster, postgresUrl }: Bench, prefix: string) => ({
  databaseUrl: databaseUrl(postgresUrl, await cluster.newDatabase()),
  more: { ...cluster.bucket.settings, S3_PREFIX: prefix },
});

export const deathRows: readonly Row[] = [
  {
    section: 3,
    isOutside: true,
    bar: 'SIGTERMs to the group of a server or worker: no work fails',
    async measure(bench) {
      const runs = times(100, bench.share);
      const { orders, failed, faults, slowestRecoveryMs } = await runFaults({
        kills: Array.from({ length: runs }, () => ({ signal: 'SIGTERM', group: true }) as const),
        ...(await placeOf(bench, 'signals')),
        say: bench.say,
      });
      return {
        figure: `${runs} signals, ${failed} of ${orders} works failed, on after ${slowestRecoveryMs} ms at most ${faults.join('; ')}`,
        holds: failed === 0 && faults.length === 0,
      };
    },
  },
  onLinux({
    section: 3,
    isOutside: true,
    bar: 'decoders that are killed: no work fails',
    async measure(bench) {
      const { kills, orders, done, faults } = await killDecoders({
        kills: times(100, bench.share),
        ...(await placeOf(bench, 'decoders')),
        say: bench.say,
      });
      return {
        figure: `${kills} killed, ${orders.length - done} of ${orders.length} works failed ${faults.join('; ')}`,
        holds: done === orders.length && faults.length === 0,
      };
    },
  }),
];
