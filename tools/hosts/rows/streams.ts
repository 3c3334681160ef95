/** Many clients waiting for queued pictures while a worker draws them: the database queries this causes. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../../hostile/client.ts';
import { type Row, times } from '../row.ts';

/** One person's queue limit. */
const ordersEach = 3;
const watchedMs = 20_000;
const firstPictureLimitMs = 120_000;
const mostStatements = 500;

export const streamRows: readonly Row[] = [
  {
    section: 10,
    bar: '1,000 streams that wait: below 500 statements a second',
    async measure(bench) {
      const streams = times(1_000, bench.share);
      const database = await bench.cluster.newDatabase();
      const more = { S3_PREFIX: 'streams', FREE_PICTURES_PER_DAY: '100' };
      const host = await bench.cluster.server({ database, more: { ...more, WORK: '0' } });
      const away = new AbortController();
      const readers: Promise<void>[] = [];
      let drawn = 0;
      let broken = 0;
      try {
        let opened = 0;
        while (opened < streams) {
          const person = await bench.cluster.person(host);
          const count = Math.min(ordersEach, streams - opened);
          for (let order = 0; order < count; order += 1, opened += 1) {
            const { ending } = await waitFor(person, away.signal);
            const counted = ending.then((isDone) => {
              if (isDone) drawn += 1;
              else broken += 1;
            });
            readers.push(counted);
          }
        }
        bench.say(`${opened} streams wait`);
        // Places in line move with each picture.
        await bench.cluster.worker({ database, more: { ...more, WORK: '1' } });
        const until = performance.now() + firstPictureLimitMs;
        while (drawn === 0 && performance.now() < until) await wait(100);
        const before = { statements: host.line.statements(), drawn };
        const at = performance.now();
        await wait(watchedMs);
        const seconds = (performance.now() - at) / 1_000;
        const perSecond = (host.line.statements() - before.statements) / seconds;
        const meanwhile = drawn - before.drawn;
        return {
          figure: `${streams} streams over HTTP: ${perSecond.toFixed(1)} statements a second of their server, while a worker drew ${meanwhile}; ${broken} broke off`,
          holds: perSecond < mostStatements && meanwhile > 0 && broken === 0,
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
async function waitFor(person: Client, signal: AbortSignal): Promise<{ ending: Promise<boolean> }> {
  const json = { prompt: 'a cabin by a lake', variations: 1, idempotencyKey: randomUUID() };
  const { id } = await person.json<{ id: string }>('/api/visuals', { json });
  const answer = await person.request(`/api/generations/${id}/events`, { signal });
  const reader = answer.body?.getReader();
  if (!answer.ok || !reader) throw new Error(`A stream was answered ${answer.status}`);
  await reader.read();
  const untilEnd = async () => {
    const decoder = new TextDecoder();
    let isDone = false;
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return isDone;
      isDone ||= decoder.decode(value, { stream: true }).includes('"type":"done"');
    }
  };
  return { ending: untilEnd().catch(() => false) };
}
