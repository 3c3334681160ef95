import { type Models, ProviderProblem } from '@maquette/models';
import { expect, test } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import { analysePicture, type LookParts } from './analyse-picture.ts';

const report = { description: 'A room, say our eyes.', answer: 'Grey, say our eyes.', palette: [] };

/** Our own analysis, with another engine's words if there is one. */
function partsWith(words: string | undefined | Error) {
  const looked: { prompt: string }[] = [];
  const models = {
    limitMsFor: () => 10_000,
    withFallback: async () => {
      if (words instanceof Error) throw words;
      return { result: words, engineId: 'acme:eyes', engineLabel: 'Acme', notes: ['A note.'] };
    },
    own: {
      look: async (asked: { prompt: string }) => {
        looked.push(asked);
        return report;
      },
    },
  } as unknown as Models;
  const parts = {
    models: async () => models,
    intake: {
      takeIn: async () => ({
        ...{ bytes: Uint8Array.of(1), contentType: 'image/png', locationRemoved: true },
        ...{ widthPx: 8, heightPx: 6 },
      }),
    },
    turns: { run: (_owner: string, work: () => unknown) => work() },
  } as unknown as LookParts;
  return { parts, looked };
}
const look = (parts: LookParts, prompt?: string) =>
  analysePicture(parts, 'user:ada', Uint8Array.of(1), prompt, undefined);

test('our own analysis describes the processed picture', async () => {
  const { parts, looked } = partsWith(undefined);
  expect(await look(parts, ' What colour? ')).toMatchObject({
    ...{ description: report.description, answer: report.answer, widthPx: 8, heightPx: 6 },
    ...{ locationRemoved: true, engine: { id: 'acme:eyes', label: 'Acme' }, notes: ['A note.'] },
  });
  expect(looked).toEqual([expect.objectContaining({ prompt: 'What colour?' })]);
});

test('another engine describes it, and answers questions', async () => {
  const { parts } = partsWith('A hall.');
  expect(await look(parts)).toMatchObject({ description: 'A hall.', answer: report.answer });
  expect(await look(parts, 'What is it?')).toMatchObject({ answer: 'A hall.' });
});

test('a question may have 32,000 characters', async () => {
  const { parts, looked } = partsWith(undefined);
  await look(parts, 'a'.repeat(32_001));
  expect(looked[0]?.prompt).toHaveLength(32_000);
});

test.each([
  [new ProviderProblem('BUSY', 'Acme'), 'ENGINE_UNAVAILABLE'],
  [new Error('wrapped', { cause: new ProviderProblem('BUSY', 'Acme') }), 'ENGINE_UNAVAILABLE'],
  [new Problem('BUSY'), 'BUSY'],
  [new Error('of the disk'), 'ANALYSIS_FAILED'],
])('%s is %s', async (error, code) => {
  await expect(look(partsWith(error).parts)).rejects.toMatchObject({ code });
});

test('a busy service has its own sentence', async () => {
  const busy = new ProviderProblem('BUSY', 'Acme');
  await expect(look(partsWith(busy).parts)).rejects.toMatchObject({
    details: { reason: 'Acme is busy and turned the request away.' },
  });
});

test('another engine is sent the processed picture, with a question of ours if there is none', async () => {
  const asked: Record<string, unknown>[] = [];
  const model = {
    ...{ specificationVersion: 'v4', provider: 'acme', modelId: 'eyes', supportedUrls: {} },
    doGenerate: async (options: Record<string, unknown>) => {
      asked.push(options);
      return {
        ...{ content: [{ type: 'text', text: 'A hall.' }], warnings: [] },
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: { inputTokens: {}, outputTokens: {} },
      };
    },
  };
  const taken: unknown[] = [];
  const { parts } = partsWith(undefined);
  const models = {
    ...(await parts.models()),
    languageModel: async (id: string) => (id === 'acme:eyes' ? model : undefined),
    withFallback: async (_job: string, run: (engine: object) => Promise<unknown>) => ({
      result: await run({ engineId: 'acme:eyes', own: undefined }),
      ...{ engineId: 'acme:eyes', engineLabel: 'Acme', notes: [] },
    }),
  } as unknown as Models;
  const intake = {
    takeIn: async (...given: unknown[]) => {
      taken.push(given.slice(0, 2));
      return parts.intake.takeIn(Uint8Array.of(1), 'user:ada', undefined);
    },
  } as unknown as LookParts['intake'];
  const ask = (prompt?: string) => look({ ...parts, models: async () => models, intake }, prompt);
  expect(await ask()).toMatchObject({ description: 'A hall.', answer: report.answer });
  expect(await ask(' Which wood? ')).toMatchObject({ answer: 'A hall.' });
  expect(taken[0]).toEqual([Uint8Array.of(1), 'user:ada']);
  const question = (text: unknown) => ({
    maxOutputTokens: 800,
    prompt: [
      expect.objectContaining({
        content: [
          expect.objectContaining({ type: 'file', mediaType: 'image/png' }),
          expect.objectContaining({ type: 'text', text }),
        ],
      }),
    ],
  });
  expect(asked).toEqual([
    expect.objectContaining(question(expect.stringContaining('plans or changes a home'))),
    expect.objectContaining(question('Which wood?')),
  ]);
});
