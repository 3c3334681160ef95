/** Signals to whole groups and decoders that are killed: no work fails. */
import { killDecoders } from '../../faults/kill-decoders.ts';
import { runFaults } from '../../faults/run-faults.ts';
import { type Row, times } from '../row.ts';

export const deathRows: readonly Row[] = [
  {
    section: 3,
    bar: 'SIGTERMs to the group: no work fails',
    async measure({ share, say }) {
      const runs = times(100, share);
      const { orders, failed, faults } = await runFaults({
        kills: Array.from({ length: runs }, () => ({ signal: 'SIGTERM', group: true }) as const),
        say,
      });
      return {
        figure: `${runs} signals, ${failed} of ${orders} works failed ${faults.join('; ')}`,
        holds: failed === 0 && faults.length === 0,
      };
    },
  },
  {
    section: 3,
    bar: 'decoders that are killed: no work fails',
    async measure({ share, say }) {
      const { kills, orders, done, faults } = await killDecoders({ kills: times(100, share), say });
      return {
        figure: `${kills} killed, ${orders.length - done} of ${orders.length} works failed ${faults.join('; ')}`,
        holds: done === orders.length && faults.length === 0,
      };
    },
  },
];
