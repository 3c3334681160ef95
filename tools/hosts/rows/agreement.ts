/** Hosts with different settings, starting at once, or losing their connection. */
import type { RunningProcess } from '../../faults/server-process.ts';
import { pause } from '../../faults/server-process.ts';
import type { StartOptions } from '../cluster.ts';
import type { Row } from '../row.ts';

const longestAnswerMs = 10_000;
const startLimitMs = 120_000;
const togetherCount = 8;

const refusals: readonly {
  readonly bar: string;
  readonly kind: 'server' | 'worker';
  readonly options: StartOptions;
  readonly says: string;
  readonly isInTests?: true;
}[] = [
  {
    isInTests: true,
    bar: 'a server with another AUTH_SECRET is refused',
    kind: 'server',
    options: { more: { AUTH_SECRET: 'another one than the others have, as long' } },
    says: 'signs sessions with another secret',
  },
  {
    bar: 'a worker without the shared store is refused',
    kind: 'worker',
    options: { more: { S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' } },
    says: 'keeps its files elsewhere',
  },
  {
    bar: 'a worker two hours ahead is refused',
    kind: 'worker',
    options: { preload: new URL('../wrong-clock.mjs', import.meta.url).href },
    says: 'ahead of the database',
  },
  {
    bar: 'a worker of a release that cannot run beside is refused',
    kind: 'worker',
    options: { preload: new URL('../old-version.mjs', import.meta.url).href },
    says: 'cannot run beside 0.0.9',
  },
];

export const agreementRows: readonly Row[] = [
  ...refusals.map(
    ({ kind, options, says, ...row }): Row => ({
      section: 6,
      ...row,
      async measure({ cluster }) {
        const output = await cluster.refused(kind, options);
        const line = output.split('\n').find((one) => one.includes(says));
        const sentence = line?.replace(/^The server did not start: /, '');
        return {
          figure: sentence ?? `not refused: ${output.slice(-200)}`,
          holds: Boolean(sentence),
        };
      },
    }),
  ),
  {
    section: 6,
    bar: 'processes that start together on an empty database',
    async measure({ cluster }) {
      const database = await cluster.newDatabase();
      const more = { S3_PREFIX: 'together' };
      const starts: RunningProcess[] = [];
      for (let count = 0; count < togetherCount; count += 1) {
        starts.push(await cluster.worker({ database, more: { ...more, LOG_LEVEL: 'info' } }));
      }
      const works = ({ complaints }: RunningProcess) => complaints().includes('"Working"');
      const isDecided = (one: RunningProcess) => works(one) || one.child.exitCode !== null;
      const until = performance.now() + startLimitMs;
      while (!starts.every(isDecided) && performance.now() < until) await pause(200);
      const working = starts.filter((one) => works(one) && one.child.exitCode === null).length;
      await Promise.all(starts.map((one) => one.end('SIGTERM')));
      return { figure: `${working} of ${togetherCount} work`, holds: working === togetherCount };
    },
  },
  {
    section: 6,
    bar: 'requests while the store is silent are answered within 10 s',
    async measure({ cluster, near }) {
      const person = await cluster.person(near);
      const json = { prompt: 'a cabin by a lake', variations: 1 };
      const { id } = await person.json<{ id: string }>('/api/visuals', { json });
      await person.status(`/api/generations/${id}/events`);
      const { pictures } = await person.json<{ pictures: { url: string }[] }>(
        `/api/generations/${id}`,
      );
      const url = pictures[0]?.url ?? '';
      const photo = await (await person.request(url)).blob();
      const ask = [
        () => person.status(`${url}/download`),
        () => person.status('/api/photos', { form: photoForm(photo) }),
      ];
      cluster.bucketLine.hold();
      const at = performance.now();
      const statuses = await Promise.all([...ask, ...ask, ...ask].map((one) => one()));
      const tookMs = performance.now() - at;
      cluster.bucketLine.mend();
      const after = await person.status('/api/photos', { form: photoForm(photo) });
      const wrong = statuses.filter((status) => status !== 503);
      return {
        figure: `${statuses.length} requests, the last after ${(tookMs / 1000).toFixed(1)} s, ${wrong.length} without a sentence; mended: ${after}`,
        holds: tookMs <= longestAnswerMs && wrong.length === 0 && after < 300,
      };
    },
  },
  {
    section: 6,
    bar: 'requests in a network cut are answered within 10 s',
    async measure({ cluster, near }) {
      const person = await cluster.person(near);
      const ask = [
        () => person.status('/api/account/profile'),
        () => person.status('/api/quota'),
        () => person.status('/api/visuals', { json: { prompt: 'a cabin by a lake' } }),
      ];
      for (const one of ask) await one();
      near.line.hold();
      const at = performance.now();
      const statuses = await Promise.all([...ask, ...ask, ...ask, ...ask].map((one) => one()));
      const tookMs = performance.now() - at;
      near.line.mend();
      const after = await person.status('/api/account/profile');
      const wrong = statuses.filter((status) => status !== 503);
      return {
        figure: `${statuses.length} requests, the last after ${(tookMs / 1000).toFixed(1)} s, ${wrong.length} without a sentence; mended: ${after}`,
        holds: tookMs <= longestAnswerMs && wrong.length === 0 && after === 200,
      };
    },
  },
];

function photoForm(photo: Blob): FormData {
  const form = new FormData();
  form.set('file', new File([photo], 'photo.png', { type: photo.type }));
  return form;
}
