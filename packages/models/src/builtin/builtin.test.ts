import { generateImage, generateSpeech, generateText } from 'ai';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createModels } from '../registry.ts';
import { type PictureFacts, withStudioScope } from '../studio-scope.ts';
import type { Seen } from './tasks/task-table.ts';

const models = createModels({ engineThreads: 1 });
afterAll(() => models.close());

const photo = await sharp({
  create: { width: 320, height: 240, channels: 3, background: '#8a6a50' },
})
  .composite([
    {
      input: { create: { width: 160, height: 90, channels: 3, background: '#dfe8ef' } },
      left: 20,
      top: 20,
    },
  ])
  .jpeg()
  .toBuffer();

const recipe = {
  kind: 'interior',
  style: 'Modern',
  roomType: 'Foyer',
  propertyType: 'Residential',
  aesthetic: 'Dark',
  strength: 0.45,
  cfgScale: 9.5,
  steps: 50,
  decor: 'off',
  maxSidePx: 1024,
} as const;

describe('restyle', () => {
  test('gives a png as large as the photo, with stages and facts', async () => {
    const stages: string[] = [];
    let facts: PictureFacts | undefined;
    const { image } = await withStudioScope(
      {
        onStage: (name) => stages.push(name),
        onFacts: (found) => {
          facts = found;
        },
      },
      async () =>
        generateImage({
          model: await models.imageModel('builtin:restyle'),
          prompt: { text: 'Modern foyer', images: [photo] },
          seed: 0,
          providerOptions: { builtin: recipe },
        }),
    );
    const { width, height, format } = await sharp(image.uint8Array).metadata();
    expect({ width, height, format }).toEqual({ width: 320, height: 240, format: 'png' });
    expect(stages.length).toBeGreaterThan(1);
    expect(facts?.seed).toBe(0);
  });

  test('strength 0 leaves the photo as it was', async () => {
    const { image } = await generateImage({
      model: await models.imageModel('builtin:restyle'),
      prompt: { text: '', images: [photo] },
      seed: 0,
      providerOptions: { builtin: { ...recipe, strength: 0 } },
    });
    const [made, given] = await Promise.all(
      [image.uint8Array, photo].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
    );
    const difference = made!.reduce((sum, value, at) => sum + Math.abs(value - given![at]!), 0);
    expect(difference / made!.length).toBeLessThan(1);
  });
});

test('visuals: same words and seed give the same bytes, another seed others', async () => {
  const previews: Uint8Array[] = [];
  const make = async (seed: number) => {
    const { image } = await withStudioScope(
      { onPreview: (picture) => previews.push(picture) },
      async () =>
        generateImage({
          model: await models.imageModel('builtin:visuals'),
          prompt: 'a modern villa at dusk',
          size: '240x160',
          seed,
        }),
    );
    return Buffer.from(image.uint8Array);
  };
  const [first, again, other] = [await make(1), await make(1), await make(2)];
  expect(first.equals(again)).toBe(true);
  expect(first.equals(other)).toBe(false);
  expect((await sharp(previews[0]).metadata()).format).toBe('jpeg');
});

test('an aborted picture ends its thread and rejects', async () => {
  const controller = new AbortController();
  const running = generateImage({
    model: await models.imageModel('builtin:visuals'),
    prompt: 'a very large villa',
    size: '4096x4096',
    seed: 1,
    abortSignal: controller.signal,
    maxRetries: 0,
  });
  controller.abort(new Error('stop'));
  await expect(running).rejects.toThrow();
});

test('the eyes name the colours of a picture, in words and in figures', async () => {
  let seen: Seen | undefined;
  const { text } = await withStudioScope(
    {
      onSeen: (found) => {
        seen = found;
      },
    },
    async () =>
      generateText({
        model: await models.languageModel('builtin:eyes'),
        messages: [
          { role: 'user', content: [{ type: 'file', mediaType: 'image/jpeg', data: photo }] },
        ],
      }),
  );
  expect(text).toContain('main colours');
  expect(seen?.palette[0]?.hex).toMatch(/^#8a6a5/);
  expect(seen?.palette[0]?.share).toBeGreaterThan(0.7);
  expect(seen?.widthPx).toBe(320);
});

test('the voice says a sentence as mp3', async () => {
  const { audio } = await generateSpeech({
    model: await models.speechModel('builtin:voice'),
    text: 'A room of 20 m² at 2.4 m height costs £5 — naïvely.',
  });
  expect(audio.mediaType).toMatch(/^audio\/mp/);
  expect(audio.uint8Array.length).toBeGreaterThan(10_000);
}, 30_000);

test('the handbook answers with its sources', async () => {
  const { text, sources } = await generateText({
    model: await models.languageModel('builtin:handbook'),
    prompt: 'How high should a kitchen worktop be?',
  });
  expect(text).toMatch(/cm|mm|in/);
  expect(sources.length).toBeGreaterThan(0);
});

test('our own engines measure what a restyle kept, and say what is on a photo', async () => {
  const own = await models.own();
  const { score, isKept } = await own.score({ before: photo, after: photo });
  expect({ score, isKept }).toEqual({ score: 100, isKept: true });
  const { surfaces, mask } = await own.analyse({ photo, kind: 'interior' });
  expect(surfaces.map(({ name }) => name)).toContain('floor');
  expect((await sharp(mask).metadata()).width).toBeGreaterThan(0);
});
