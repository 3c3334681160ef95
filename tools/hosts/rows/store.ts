/** Files are never deleted by mistake, and an outage of the store fails no order. */
import { databaseUrl } from '../../../apps/server/src/testing/databases/postgres-databases.ts';
import { takeStoreAway } from '../../faults/store-outage.ts';
import { type Row, times } from '../row.ts';

const outageSeconds = 600;

export const storeRows: readonly Row[] = [
  {
    section: 1,
    bar: 'a second installation on the same bucket is refused',
    async measure({ cluster, near }) {
      const person = await cluster.person(near);
      await person.picture('/api/visuals', { prompt: 'a cabin by a lake', variations: 1 });
      const before = await cluster.bucket.keys();
      const output = await cluster.refused('server', { database: await cluster.newDatabase() });
      const sentence = output
        .split('\n')
        .find((line) => line.includes('belong to another Maquette'));
      const after = new Set(await cluster.bucket.keys());
      const gone = before.filter((key) => !after.has(key)).length;
      return {
        figure: `${gone} of ${before.length} objects removed; ${sentence ? 'refused in a sentence' : 'not refused'}`,
        holds: gone === 0 && sentence !== undefined,
      };
    },
  },
  {
    section: 2,
    isOutside: true,
    bar: 'a store that is gone under 60 orders: all done, going on in 15 s',
    async measure({ cluster, postgresUrl, share, say }) {
      const seconds = times(outageSeconds, share);
      const { orders, done, goingOnAfterMs, faults } = await takeStoreAway({
        ...{ seconds, people: 15, ordersEach: 4 },
        // Its hosts have their own store and secret.
        databaseUrl: databaseUrl(postgresUrl, await cluster.newDatabase()),
        say,
      });
      return {
        figure: `gone for ${seconds} s: ${done} of ${orders} done, on after ${goingOnAfterMs} ms ${faults.join('; ')}`,
        holds: faults.length === 0,
      };
    },
  },
];
