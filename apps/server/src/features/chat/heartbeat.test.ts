/** A model that thinks for minutes: the connection is never silent for a proxy's timeout. */
import { createModels } from '@maquette/models';
import { MockLanguageModelV4 } from 'ai/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContext } from '../../http/request-context.ts';
import { createTurns } from '../../platform/turns.ts';
import { testLog } from '../../testing/test-log.ts';
import { LiveAnswers } from './answers/live-answers.ts';
import { streamAnswer } from './stream-answer.ts';

/** Proxies close a silent connection after a minute; heartbeats are four times as frequent. */
const promisedMs = 15_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const question = { id: '1', role: 'user', parts: [{ type: 'text', text: 'Hello' } as const] };

const turns = createTurns({ places: 1, placesEach: 1, waiting: 1, waitingEach: 1 });

const thinking = new MockLanguageModelV4({
  doStream: async () => ({ stream: new ReadableStream() }),
});

const engine = { engineId: 'test:it', engineLabel: 'It', notes: [], own: undefined };

const nobody = createContext(
  new Request('http://localhost'),
  {
    requestId: 'one',
    clientAddress: () => '127.0.0.1',
    stopping: new AbortController().signal,
  },
  async () => undefined,
);

async function* linesOf(stream: ReadableStream<string>) {
  for await (const part of stream) yield* part.split('\n\n').filter(Boolean);
}

async function untilHeartbeat(lines: AsyncGenerator<string>) {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('Expected a heartbeat before the end');
    if (value === ': keep-alive') return value;
  }
}

test('an idle answer sends heartbeats every 15 s, to all readers (R-12)', async () => {
  const live = new LiveAnswers().open('ada', 'talk', 'answer');
  const answer = await streamAnswer(
    {
      log: testLog(),
      models: async () => ({
        ...createModels(),
        withFallback: async (_role, run) => ({ ...engine, result: await run(engine) }),
        languageModel: async () => thinking,
      }),
      readPicture: async () => undefined,
      turns: { chat: turns, vision: turns },
    },
    nobody,
    { live, history: [question] },
  );
  const asked = linesOf(answer.body!.pipeThrough(new TextDecoderStream()));
  const joined = linesOf(live.read());
  for (let beat = 0; beat < 3; beat += 1) {
    const heard = Promise.all([untilHeartbeat(asked), untilHeartbeat(joined)]);
    await vi.advanceTimersByTimeAsync(promisedMs);
    expect(await heard).toEqual([': keep-alive', ': keep-alive']);
  }
});
