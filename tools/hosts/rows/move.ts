/** Moves all data to PostgreSQL and a bucket and back, without any visible change. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Generation } from '@maquette/contract';
import { startBucketServer } from '../../../apps/server/src/testing/bucket-server.ts';
import { databaseUrl } from '../../../apps/server/src/testing/databases/postgres-databases.ts';
import { addResults } from '../../../apps/server/src/testing/more-results.ts';
import {
  freePort,
  type ProcessSettings,
  runCommand,
  startServer,
} from '../../faults/server-process.ts';
import { Client } from '../../hostile/client.ts';
import { type Bench, type Measured, type Row, times } from '../row.ts';

const results = 1_000;
const people = 5;

export const moveRows: readonly Row[] = [
  {
    section: 8,
    isOutside: true,
    bar: '1,000 results moved: hashes equal, sessions valid, doctor clean',
    measure: moveThereAndBack,
  },
];

async function moveThereAndBack({ cluster, postgresUrl, share, say }: Bench): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-move-'));
  const bucket = await startBucketServer();
  const faults: string[] = [];
  try {
    const here = { dataFolder: path.join(folder, 'here'), port: await freePort() };
    const far = {
      ...{ dataFolder: path.join(folder, 'far'), port: await freePort() },
      databaseUrl: databaseUrl(postgresUrl, await cluster.newDatabase()),
      more: bucket.settings,
    };
    const back = { dataFolder: path.join(folder, 'back'), port: await freePort() };
    const clients = await drawSome(here);
    await addResults(here.dataFolder, times(results, share));
    const before = await seen(here, clients);
    say(`${before.size} pictures drawn and copied`);
    const legs = [
      { name: 'there', from: here, to: far, settings: leading(here, far) },
      { name: 'back', from: far, to: back, settings: leading(far, back) },
    ];
    const seconds: number[] = [];
    for (const { name, to, settings } of legs) {
      const startedAt = performance.now();
      const moved = await runCommand('move', settings);
      seconds.push((performance.now() - startedAt) / 1_000);
      say(`${name}: ${moved.said.trim().split('\n').at(-1)}`);
      if (moved.code !== 0) faults.push(`${name}: move ended with ${moved.code}: ${moved.said}`);
      const doctor = await runCommand('doctor', to);
      if (doctor.code !== 0) faults.push(`${name}: ${doctor.said}`);
      const after = await seen(to, clients);
      const same = [...before].filter(([url, hash]) => after.get(url) === hash).length;
      if (same < before.size || after.size !== before.size) {
        faults.push(`${name}: ${same} of ${before.size} hashes equal, ${after.size} are there`);
      }
    }
    const [there = 0, home = 0] = seconds;
    return {
      figure:
        faults.join('; ') ||
        `${before.size} pictures of ${people} people there in ${there.toFixed(0)} s, back in ${home.toFixed(0)} s`,
      holds: faults.length === 0 && before.size >= times(results, share),
    };
  } finally {
    await bucket.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const at = ({ port }: ProcessSettings) => `http://127.0.0.1:${port}`;

/** Settings of the source, and with `TO_` those of the target. */
function leading(from: ProcessSettings, to: ProcessSettings): ProcessSettings {
  const target = {
    S3_BUCKET: 'none',
    ...to.more,
    DATA_DIR: to.dataFolder,
    DATABASE_URL: to.databaseUrl ?? 'none',
  };
  const prefixed = Object.entries(target).map(([name, value]) => [`TO_${name}`, value]);
  return { ...from, more: { ...from.more, ...Object.fromEntries(prefixed) } };
}

async function drawSome(settings: ProcessSettings): Promise<Client[]> {
  const server = await startServer(settings);
  const clients: Client[] = [];
  try {
    for (let count = 0; count < people; count++) {
      const client = new Client(at(settings), `203.0.113.${count + 1}`);
      await client.signUp();
      await client.picture('/api/visuals', { prompt: 'a cabin by a lake', variations: 1 });
      clients.push(client);
    }
  } finally {
    await server.end('SIGTERM');
  }
  return clients;
}

/** Hashes of each picture as its owner downloads it, with the session from before. */
async function seen(settings: ProcessSettings, clients: readonly Client[]) {
  const server = await startServer(settings);
  const hashes = new Map<string, string>();
  try {
    for (const client of clients) {
      const person = client.on(at(settings));
      await person.json('/api/account/profile');
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: string = cursor && `&cursor=${cursor}`;
        const page: { items: Generation[]; nextCursor: string | null } = await person.json(
          `/api/generations?limit=24${query}`,
        );
        for (const { url } of page.items.flatMap(({ pictures }) => pictures)) {
          const answer = await person.request(url);
          if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
          const bytes = Buffer.from(await answer.arrayBuffer());
          hashes.set(url, createHash('sha256').update(bytes).digest('hex'));
        }
        cursor = page.nextCursor;
      }
    }
  } finally {
    await server.end('SIGTERM');
  }
  return hashes;
}
