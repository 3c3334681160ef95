/** Requests to an engine that an administrator tries. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type TrialContext, tryEngine } from './try-engine.ts';

const { signal } = new AbortController();

function trial() {
  const asked: Record<string, unknown>[] = [];
  const answering = (answer: object) => ({
    ...{ specificationVersion: 'v4', provider: 'acme', modelId: 'm', maxImagesPerCall: 1 },
    supportedUrls: {},
    doGenerate: async (options: Record<string, unknown>) => {
      asked.push(options);
      return { warnings: [], ...answer };
    },
  });
  const response = { timestamp: new Date(0), modelId: 'm', headers: {} };
  const models = {
    languageModel: async () =>
      answering({
        content: [{ type: 'text', text: ' Ready. ' }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: { inputTokens: {}, outputTokens: {} },
      }),
    speechModel: async () => answering({ audio: new Uint8Array([1]), response }),
    imageModel: async () =>
      answering({ images: [await sharp({ create: white }).png().toBuffer()], response }),
    abilities: () => ({
      ...{ words: true, edit: true, mask: false, progress: false, cancel: false },
      frames: { kind: 'grid', multipleOf: 1, maxSidePx: 1024 },
    }),
    label: () => 'Acme',
  };
  const context = { models, signal, clean: async (bytes: Uint8Array) => bytes };
  return { asked, context: context as unknown as TrialContext };
}
const white = { width: 640, height: 320, channels: 3, background: '#ffffff' } as const;

const contentOf = (options: Record<string, unknown> | undefined) =>
  (options?.prompt as { content: { type: string; text?: string }[] }[] | undefined)?.[0]?.content;

test('words: one short sentence, about architecture or a picture of a room', async () => {
  const { asked, context } = trial();
  expect(await tryEngine('chat', 'acme:m', context)).toEqual({ words: 'Ready.' });
  expect(await tryEngine('vision', 'acme:m', context)).toEqual({ words: 'Ready.' });
  expect(asked.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([400, 400]);
  expect(contentOf(asked[0])).toMatchObject([
    { text: 'Say in one short sentence that you are ready to talk about architecture.' },
  ]);
  expect(contentOf(asked[1])).toMatchObject([
    { text: 'What is on this picture? Answer with one short sentence.' },
    { type: 'file', mediaType: 'image/png' },
  ]);
});

test('a voice says a sentence, of which nothing is shown', async () => {
  const { asked, context } = trial();
  expect(await tryEngine('speech', 'acme:m', context)).toEqual({});
  expect(asked).toMatchObject([{ text: 'This voice is ready.', outputFormat: 'mp3' }]);
});

test('a picture of 512 pixels is asked for and shown in 320, always of one seed', async () => {
  const { asked, context } = trial();
  const { picture } = await tryEngine('visuals', 'acme:m', context);
  expect(asked).toMatchObject([{ size: '512x512', prompt: 'A timber cabin by a lake' }]);
  const { format, width, height } = await sharp(picture).metadata();
  expect([format, width, height]).toEqual(['jpeg', 320, 160]);
});
