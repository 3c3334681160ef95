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

test('problems are passed on, anything else is a failed answer', async () => {
  const full = modelsThat(() => Promise.reject(new Problem('BUSY')));
  await expect(ask(full)).rejects.toMatchObject({ code: 'BUSY' });
  const broken = modelsThat(() => Promise.reject(new Error('of the disk')));
  await expect(ask(broken)).rejects.toMatchObject({ code: 'RESPONSE_FAILED' });
});
