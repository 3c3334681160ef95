/** An answer written on one host; read, stopped and followed up on the other. */
import { randomUUID } from 'node:crypto';
import type { Client } from '../../hostile/client.ts';
import type { Bench, Row } from '../row.ts';
import { times } from '../row.ts';
import { markOf } from '../slow-model.ts';

/** Within one person's rate limit. */
const questionsEach = 12;
const reloadsEach = 10;
const longestStopMs = 1_000;

const question = (id: string) => ({
  trigger: 'submit-message',
  id,
  message: {
    id: randomUUID(),
    role: 'user',
    parts: [{ type: 'text', text: `Tell me about bricks ${markOf(id)}` }],
  },
});

/** Sends a question and reads up to the first words. */
async function ask(client: Client, id: string): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const answer = await client.request('/api/assistant', { json: question(id) });
  if (!answer.ok || !answer.body) throw new Error(`A question was answered ${answer.status}`);
  const reader = answer.body.getReader();
  let text = '';
  while (!text.includes('text-delta')) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`An answer ended before its first word: ${text.slice(0, 300)}`);
    text += Buffer.from(value).toString();
  }
  return reader;
}

interface Seen {
  readonly answering: boolean;
  readonly messages: readonly { readonly metadata?: { readonly ended?: string } }[];
}

type Look = 'goes on' | 'is over' | 'is interrupted';

/** Like reloading the page. On a busy machine the answer may be complete by then. */
async function reload(client: Client, id: string): Promise<Look> {
  const look = async () => {
    const { answering, messages } = await client.json<Seen>(`/api/conversations/${id}`);
    if (messages.at(-1)?.metadata?.ended) return 'is interrupted';
    return answering ? 'goes on' : 'is over';
  };
  const seen = await look();
  if (seen !== 'goes on') return seen;
  const joined = await client.request(`/api/assistant/${id}/stream`);
  const reader = joined.status === 200 ? joined.body?.getReader() : undefined;
  const first = await reader?.read();
  // Left open, it would hold up the stop of its host.
  await reader?.cancel();
  if (first?.done === false) return 'goes on';
  return (await look()) === 'is over' ? 'is over' : 'is interrupted';
}

/** One person after the other, with a few questions each. */
async function byPeople(
  { cluster, near, far }: Bench,
  isEnough: (acts: number) => boolean,
  each: number,
  act: (here: Client, there: Client) => Promise<void>,
): Promise<void> {
  for (let acts = 0; !isEnough(acts); ) {
    const here = await cluster.person(near);
    const there = here.on(far.origin);
    for (let turn = 0; turn < each && !isEnough(acts); turn += 1, acts += 1) await act(here, there);
  }
}

export const chatRows: readonly Row[] = [
  {
    section: 5,
    bar: 'reloads on the other host while an answer is written',
    isInTests: true,
    async measure(bench) {
      const reloads = times(100, bench.share);
      let interrupted = 0;
      let done = 0;
      const isEnough = () => done >= reloads;
      await byPeople(bench, isEnough, questionsEach, async (here, there) => {
        const id = randomUUID();
        const reader = await ask(here, id);
        for (let turn = 0; turn < reloadsEach && !isEnough(); turn += 1) {
          const look = await reload(there, id);
          if (look === 'is over') break;
          if (look === 'is interrupted') interrupted += 1;
          done += 1;
        }
        await there.status(`/api/assistant/${id}/stop`, { method: 'POST' });
        await reader.cancel();
      });
      return { figure: `${interrupted} of ${done} interrupted`, holds: interrupted === 0 };
    },
  },
  {
    section: 5,
    bar: 'stops on the other host end the call of the model within 1 s',
    isInTests: true,
    async measure(bench) {
      const stops = times(100, bench.share);
      let slowestMs = 0;
      await byPeople(
        bench,
        (acts) => acts >= stops,
        questionsEach,
        async (here, there) => {
          const id = randomUUID();
          const reader = await ask(here, id);
          const at = performance.now();
          await there.status(`/api/assistant/${id}/stop`, { method: 'POST' });
          await bench.cluster.model.letGo(markOf(id));
          slowestMs = Math.max(slowestMs, performance.now() - at);
          await reader.cancel();
        },
      );
      return {
        figure: `${stops} stops, the slowest after ${Math.round(slowestMs)} ms`,
        holds: slowestMs <= longestStopMs * bench.patience,
      };
    },
  },
  {
    section: 5,
    bar: 'second questions on the other host: never two calls at once',
    isInTests: true,
    async measure(bench) {
      const questions = times(100, bench.share);
      await byPeople(
        bench,
        (acts) => acts >= questions,
        questionsEach,
        async (here, there) => {
          const id = randomUUID();
          const first = await ask(here, id);
          const second = await ask(there, id);
          await here.status(`/api/assistant/${id}/stop`, { method: 'POST' });
          await bench.cluster.model.letGo(markOf(id));
          await Promise.all([first.cancel(), second.cancel()]);
        },
      );
      const most = bench.cluster.model.mostAtOnce();
      return { figure: `${questions} questions, at most ${most} call at once`, holds: most === 1 };
    },
  },
];
