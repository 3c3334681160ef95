import type { Models } from '@maquette/models';
import { expect, test } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import { createTurns } from '../../platform/turns.ts';
import { answerOnce } from './answer-once.ts';

/** Only our own engine answers this way. */
const modelsThat = (answer: (question: string) => Promise<{ markdown: string }>) =>
  ({
    withFallback: async (
      _job: string,
      run: (engine: { engineId: string; own: unknown }) => Promise<string>,
    ) => ({
      result: await run({
        engineId: 'builtin:handbook',
        own: { answer: ({ question }: { question: string }) => answer(question) },
      }),
    }),
  }) as unknown as Models;

const ask = (models: Models) =>
  answerOnce(
    models,
    createTurns({ places: 1, placesEach: 1, waiting: 1, waitingEach: 1 }),
    'ada',
    '  How high? ',
    new AbortController().signal,
  );

test('the question is trimmed', async () => {
  expect(await ask(modelsThat(async (question) => ({ markdown: `About: ${question}` })))).toBe(
    'About: How high?',
  );
});

test('our own engine answers in the turn of whoever asks, until they leave', async () => {
  const turned: unknown[] = [];
  const turns = {
    run: (requester: string, work: () => unknown, signal: AbortSignal) => {
      turned.push(requester, signal);
      return work();
    },
  } as unknown as ReturnType<typeof createTurns>;
  const { signal } = new AbortController();
  const own = {
    answer: (
      _question: object,
      job: { signal: AbortSignal; inTurn(work: () => unknown): unknown },
    ) => {
      turned.push(job.signal);
      return job.inTurn(async () => ({ markdown: 'A metre.' }));
    },
  };
  const models = {
    withFallback: async (_job: string, run: (engine: object) => Promise<string>) => ({
      result: await run({ engineId: 'builtin:handbook', own }),
    }),
  } as unknown as Models;
  expect(await answerOnce(models, turns, 'ada', 'How high?', signal)).toBe('A metre.');
  expect(turned).toEqual([signal, 'ada', signal]);
});

test('problems are passed on, anything else is a failed answer', async () => {
  const full = modelsThat(() => Promise.reject(new Problem('BUSY')));
  await expect(ask(full)).rejects.toMatchObject({ code: 'BUSY' });
  const broken = modelsThat(() => Promise.reject(new Error('of the disk')));
  await expect(ask(broken)).rejects.toMatchObject({ code: 'RESPONSE_FAILED' });
});

/** Another engine, which keeps what it was asked. */
function elsewhere(answer: () => unknown) {
  const asked: Record<string, unknown>[] = [];
  const model = {
    ...{ specificationVersion: 'v4', provider: 'acme', modelId: 'm', supportedUrls: {} },
    doGenerate: async (options: Record<string, unknown>) => {
      asked.push(options);
      return answer();
    },
  };
  const models = {
    withFallback: async (_job: string, run: (engine: object) => Promise<string>) => ({
      result: await run({ engineId: 'acme:m', own: undefined }),
    }),
    languageModel: async (id: string) => (id === 'acme:m' ? model : undefined),
  } as unknown as Models;
  return { asked, models };
}

test('another engine is asked once, for at most 1,200 tokens, and may be called off', async () => {
  const { asked, models } = elsewhere(() => ({
    ...{ content: [{ type: 'text', text: 'A metre.' }], warnings: [] },
    finishReason: { unified: 'stop', raw: 'stop' },
    usage: { inputTokens: {}, outputTokens: {} },
  }));
  expect(await ask(models)).toBe('A metre.');
  expect(asked).toEqual([
    expect.objectContaining({
      ...{ maxOutputTokens: 1200, abortSignal: expect.any(AbortSignal) },
      prompt: [
        expect.objectContaining({
          ...{ role: 'user', content: [expect.objectContaining({ text: '  How high? ' })] },
        }),
      ],
    }),
  ]);
});

test('an engine that fails is not asked again', async () => {
  const { asked, models } = elsewhere(() => {
    throw new Error('down');
  });
  await expect(ask(models)).rejects.toMatchObject({ code: 'RESPONSE_FAILED' });
  expect(asked).toHaveLength(1);
});
