/** The nightly comparison of rows and files, on a restored database and over very many files. */
import {
  databaseUrl,
  onServer,
} from '../../../apps/server/src/testing/databases/postgres-databases.ts';
import { openPhotosInABucket } from '../../../apps/server/src/testing/photos-in-a-bucket.ts';
import { type Bench, type Row, times } from '../row.ts';

const nights = 3;
const photosAfter = 2;
/** Files for each of these, so that those newer than the backup are less than one in a hundred. */
const photosBefore = 150;
const foreignKey = 'backup/2026.tar';
const objects = 100_000;
const examinedWithinMs = 120_000;

const openOn = ({ cluster, postgresUrl }: Bench, name: string, prefix: string) =>
  openPhotosInABucket({
    databaseUrl: databaseUrl(postgresUrl, name),
    access: cluster.bucket.access,
    prefix,
  });

export const sweepRows: readonly Row[] = [
  {
    section: 1,
    isInTests: true,
    isOutside: true,
    bar: 'a restored older database, a foreign backup: nothing removed',
    async measure(bench) {
      const added = times(photosAfter, bench.share);
      const name = await bench.cluster.newDatabase();
      const older = `${name}_older`;
      const open = (database: string) => openOn(bench, database, 'restored/');
      const first = await open(name);
      await first.add(added * photosBefore);
      await first.claim();
      await first.close();
      await onServer(bench.postgresUrl, `create database ${older} template ${name}`);
      const later = await open(name);
      await later.add(added);
      await later.claim();
      await later.put(foreignKey);
      const before = await later.keys();
      await later.close();

      const restored = await open(older);
      const isRestored = await restored.claim();
      // Files are ignored on the day on which they are written.
      for (let night = 1; night <= nights; night += 1) await restored.sweepAfter(night);
      const { strays } = await restored.examine();
      const after = new Set(await restored.keys());
      await restored.close();
      await onServer(bench.postgresUrl, `drop database ${older}`);
      const gone = before.filter((key) => !after.has(key)).length;
      return {
        figure: `${gone} of ${before.length} objects removed in ${nights} nights, ${strays} of them unknown to it; the foreign one ${after.has(foreignKey) ? 'untouched' : 'gone'}`,
        holds: gone === 0 && isRestored && strays === 2 * added,
      };
    },
  },
  {
    section: 1,
    isOutside: true,
    bar: '100,000 objects compared in under 2 minutes',
    async measure(bench) {
      const wanted = times(objects, bench.share);
      const photos = await openOn(bench, await bench.cluster.newDatabase(), 'many/');
      try {
        await photos.add(wanted / 2);
        bench.say(`${wanted} objects are there`);
        const at = performance.now();
        const found = await photos.examine();
        const tookMs = performance.now() - at;
        const isWhole = found.objects === wanted && found.missing + found.strays === 0;
        return {
          figure: `${found.objects} objects, ${found.rows} rows in ${(tookMs / 1000).toFixed(1)} s`,
          holds: isWhole && tookMs < examinedWithinMs,
        };
      } finally {
        await photos.close();
      }
    },
  },
];
