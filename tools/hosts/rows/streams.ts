/** Many clients waiting for queued pictures: the database queries this causes. */
import { randomUUID } from 'node:crypto';
import type { Client } from '../../hostile/client.ts';
import { type Row, times } from '../row.ts';

/** One person's queue limit. */
const ordersEach = 3;
const watchedMs = 20_000;
const mostStatements = 500;

export const streamRows: readonly Row[] = [
  {
    section: 10,
    bar: '1,000 streams that wait: below 500 statements a second',
    async measure(bench) {
      const streams = times(1_000, bench.share);
      const host = await bench.cluster.server({
        database: await bench.cluster.newDatabase(),
        more: { WORK: '0', S3_PREFIX: 'streams', FREE_PICTURES_PER_DAY: '100' },
      });
      const away = new AbortController();
      const readers: Promise<void>[] = [];
      let ended = 0;
      try {
        let opened = 0;
        while (opened < streams) {
          const person = await bench.cluster.person(host);
          const count = Math.min(ordersEach, streams - opened);
          for (let order = 0; order < count; order += 1, opened += 1) {
            const { ending } = await waitFor(person, away.signal);
            const counted = ending.then(() => {
              ended += 1;
            });
            readers.push(counted);
          }
        }
        bench.say(`${opened} streams wait`);
        const before = host.line.statements();
        const at = performance.now();
        await new Promise((resolve) => setTimeout(resolve, watchedMs));
        const seconds = (performance.now() - at) / 1_000;
        const perSecond = (host.line.statements() - before) / seconds;
        return {
          figure: `${streams} streams over HTTP: ${perSecond.toFixed(1)} statements a second, ${ended} broke off`,
          holds: perSecond < mostStatements && ended === 0,
        };
      } finally {
        away.abort();
        await Promise.all(readers);
        await host.process.end('SIGTERM');
      }
    },
  },
];

/** Resolves after the first event. */
async function waitFor(person: Client, signal: AbortSignal): Promise<{ ending: Promise<void> }> {
  const json = { prompt: 'a cabin by a lake', variations: 1, idempotencyKey: randomUUID() };
  const { id } = await person.json<{ id: string }>('/api/visuals', { json });
  const answer = await person.request(`/api/generations/${id}/events`, { signal });
  const reader = answer.body?.getReader();
  if (!answer.ok || !reader) throw new Error(`A stream was answered ${answer.status}`);
  await reader.read();
  const untilEnd = async () => {
    for (;;) if ((await reader.read()).done) return;
  };
  return { ending: untilEnd().catch(() => undefined) };
}
