import type { MessageMetadata } from '@maquette/contract';
import { ProviderProblem } from '@maquette/models';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testLog } from '../../testing/test-log.ts';
import { type AnswerParts, answerQuestion } from './answer-question.ts';
import type { LiveAnswer } from './answers/live-answers.ts';

type Answering = AnswerParts['answer'];
const engine = {
  engineId: 'builtin:handbook',
  engineLabel: 'Handbook',
  notes: ['One stepped in.'],
} as Parameters<Parameters<Answering>[0]>[0];
const nothing = {} as Awaited<ReturnType<Answering>>;

/** Chunks of an answer, and what is stored. */
async function told(
  answer: Answering,
  live: Partial<LiveAnswer> = {},
  onText?: AnswerParts['onText'],
) {
  const log = testLog();
  const kept: { parts: unknown; metadata: MessageMetadata }[] = [];
  const stream = answerQuestion({
    ...{ log, requestId: 'request-1', answer, onText },
    live: {
      ...{ id: 'answer', signal: new AbortController().signal, cutOff: () => undefined },
      ...live,
    } as LiveAnswer,
    onEnd: async (parts, metadata) => void kept.push({ parts, metadata }),
  });
  const chunks: { type: string; errorText?: string }[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  expect(kept).toHaveLength(1);
  return { chunks, ...kept[0]!, log };
}

const words: Answering = async (sayAs) => {
  const say = sayAs(engine);
  await say({ type: 'text-start', id: 't' });
  await say({ type: 'text-delta', id: 't', delta: 'Hello' });
  await say({ type: 'text-end', id: 't' });
  return { ...nothing, costUsd: 0.5, notes: ['Checked.'] };
};

test('an answer is stored with its engine, notes and price, and completes', async () => {
  const { chunks, parts, metadata } = await told(words);
  expect(chunks[0]).toMatchObject({ type: 'start', messageId: 'answer' });
  expect(chunks.at(-1)).toMatchObject({ type: 'finish' });
  expect(parts).toMatchObject([{ type: 'text', text: 'Hello', state: 'done' }]);
  expect(metadata).toEqual({
    ...{ engine: 'Handbook', notes: ['One stepped in.', 'Checked.'], costUsd: 0.5 },
  });
});

test('a failure is reported with the request id, and stored as interrupted', async () => {
  const { chunks, metadata, log } = await told(async (sayAs, fail) => {
    await words(sayAs, fail);
    throw new ProviderProblem('BUSY', 'Acme');
  });
  const { errorText = '{}' } = chunks.find(({ type }) => type === 'error') ?? {};
  expect(JSON.parse(errorText)).toMatchObject({
    ...{ code: 'RESPONSE_FAILED', requestId: 'request-1' },
    details: { reason: 'Acme is busy and turned the request away.' },
  });
  expect(metadata.ended).toBe('interrupted');
  expect(log.lines.join()).toContain('An answer failed');
});

test("a stopped answer is stored up to there, and isn't a failure", async () => {
  const stop = new AbortController();
  const { chunks, metadata, log } = await told(
    async (sayAs, fail) => {
      await words(sayAs, fail);
      stop.abort();
      throw stop.signal.reason;
    },
    { signal: stop.signal, cutOff: () => 'stopped' },
  );
  expect(chunks.map(({ type }) => type)).toContain('abort');
  expect(chunks.map(({ type }) => type)).not.toContain('error');
  expect(metadata.ended).toBe('stopped');
  expect(log.lines.join()).not.toContain('An answer failed');
});

/** Says two words, a second apart. */
const slowWords: Answering = async (sayAs) => {
  const say = sayAs(engine);
  await say({ type: 'text-start', id: 't' });
  for (const delta of ['Hello', ' there']) {
    vi.setSystemTime(Date.now() + 1000);
    await say({ type: 'text-delta', id: 't', delta });
  }
  await say({ type: 'text-end', id: 't' });
  return nothing;
};

function withFakeTime() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test('writing to an unresponsive database delays the answer by seconds at most', async () => {
  withFakeTime();
  const saved: string[] = [];
  const telling = told(slowWords, {}, (text) => {
    saved.push(text);
    return new Promise(() => undefined);
  });
  await vi.advanceTimersByTimeAsync(12_000);
  const { parts } = await telling;
  expect(saved).toEqual(['Hello']);
  expect(parts).toMatchObject([{ type: 'text', text: 'Hello there', state: 'done' }]);
});

test("failed intermediate writes don't fail the answer", async () => {
  withFakeTime();
  const { chunks, metadata, log } = await told(slowWords, {}, async () => {
    throw new Error('The database is gone');
  });
  expect(chunks.at(-1)).toMatchObject({ type: 'finish' });
  expect(metadata.ended).toBeUndefined();
  expect(log.lines.join()).toContain('not saved on the way');
});
