/** Requests to engines of the first version and to the services, word for word. */
import type { ImageModelV4 } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { createStabilityProvider } from './provider.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
const base64 = Buffer.from('picture').toString('base64');
const usual = { artifacts: [{ base64, finishReason: 'SUCCESS', seed: 5 }] };

/** The address and the body that a picture of this model was asked with. */
async function asked(modelId: string, options: object, answer: object = usual) {
  const requests: { url: string; init: RequestInit }[] = [];
  const provider = createStabilityProvider({
    connection: {
      ...{ address: 'https://api.acme.dev', key: 'k', settings: {} },
      fetch: async (url: unknown, init: RequestInit = {}) => {
        requests.push({ url: String(url), init });
        return Response.json(answer);
      },
    },
  } as unknown as Parameters<typeof createStabilityProvider>[0]);
  const model = provider.imageModel!(modelId) as ImageModelV4;
  const { images } = await model.doGenerate({
    ...{ prompt: 'a house', n: 1, size: '1024x768', aspectRatio: undefined, seed: 7 },
    ...{ files: undefined, mask: undefined, providerOptions: {}, ...options },
  } as Parameters<ImageModelV4['doGenerate']>[0]);
  const { url, init } = requests[0]!;
  const body =
    init.body instanceof FormData
      ? Object.fromEntries([...init.body].map(([k, v]) => [k, v instanceof File ? v.name : v]))
      : JSON.parse(String(init.body));
  return { path: new URL(url).pathname, body, images };
}
const photo = { type: 'file', mediaType: 'image/png', data: png };
const negative = { providerOptions: { stability: { negative_prompt: 'people', steps: 30 } } };

test('an engine draws from words and negative words', async () => {
  const { path, body, images } = await asked('stable-diffusion-xl', negative);
  expect(path).toBe('/v1/generation/stable-diffusion-xl/text-to-image');
  expect(body).toEqual({
    text_prompts: [
      { text: 'a house', weight: 1 },
      { text: 'people', weight: -1 },
    ],
    ...{ width: 1024, height: 768, steps: 30, samples: 1, seed: 7 },
  });
  expect(Buffer.from(images[0] as Uint8Array).toString()).toBe('picture');
});

test('an engine changes a photo by the requested or default strength', async () => {
  const files = { files: [photo], ...negative };
  const { path, body } = await asked('stable-diffusion-xl', files);
  expect(path).toBe('/v1/generation/stable-diffusion-xl/image-to-image');
  expect(body).toMatchObject({
    ...{ 'text_prompts[0][text]': 'a house', 'text_prompts[0][weight]': '1' },
    ...{ 'text_prompts[1][text]': 'people', 'text_prompts[1][weight]': '-1' },
    ...{ init_image: 'photo.png', init_image_mode: 'STEP_SCHEDULE', step_schedule_start: '0.45' },
  });
  const providerOptions = { stability: { step_schedule_start: 0.2 } };
  expect((await asked('xl', { files: [photo], providerOptions })).body).toMatchObject({
    step_schedule_start: '0.2',
  });
});

test('in a mask white may change', async () => {
  const { path, body } = await asked('xl', { files: [photo], mask: photo });
  expect(path).toBe('/v1/generation/xl/image-to-image/masking');
  expect(body).toMatchObject({ mask_source: 'MASK_IMAGE_WHITE', mask_image: 'mask.png' });
  expect(body).not.toHaveProperty('init_image_mode');
});

test('an engine reads two thousand characters', async () => {
  const { body } = await asked('xl', { prompt: 'a'.repeat(2_001) });
  expect(body.text_prompts[0].text).toHaveLength(2_000);
});

const service = { image: base64, finish_reason: 'SUCCESS', seed: 5 };

test.each([
  ['sd3', 'generate/sd3', { mode: 'text-to-image', aspect_ratio: '4:3' }],
  ['sd3.5-large', 'generate/sd3', { mode: 'text-to-image', model: 'sd3.5-large' }],
  ['core', 'generate/core', { aspect_ratio: '4:3', output_format: 'png', seed: '7' }],
])('%s is the service %s', async (modelId, path, fields) => {
  const found = await asked(modelId, { aspectRatio: '4:3' }, service);
  expect(found.path).toBe(`/v2beta/stable-image/${path}`);
  expect(found.body).toMatchObject({ prompt: 'a house', ...fields });
});

test.each([
  ['structure', 'control/structure', {}],
  ['inpaint', 'edit/inpaint', { mask: 'mask.png' }],
  ['sd3', 'generate/sd3', { mode: 'image-to-image' }],
])('%s accepts a photo of any shape', async (modelId, path, fields) => {
  const options = { files: [photo], mask: photo, aspectRatio: '4:3' };
  const found = await asked(modelId, options, service);
  expect(found.path).toBe(`/v2beta/stable-image/${path}`);
  expect(found.body).toMatchObject({ image: 'photo.png', ...fields });
  expect(found.body).not.toHaveProperty('aspect_ratio');
});

test.each([
  [{ ...service, finish_reason: 'CONTENT_FILTERED' }, 'REFUSED'],
  [{ ...service, finish_reason: 'ERROR' }, 'WORK_FAILED'],
  [{ ...service, finish_reason: 'LATER' }, 'GARBAGE'],
  [{ finish_reason: 'SUCCESS' }, 'GARBAGE'],
])('%j is no picture', async (answer, kind) => {
  await expect(asked('core', {}, answer)).rejects.toMatchObject({ kind });
});
