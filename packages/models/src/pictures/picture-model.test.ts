/** Requests to other engines in our words, and their answers. */
import type { ImageModelV4CallOptions } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { type PictureFacts, withPictureCall } from '../picture-call.ts';
import { ProviderProblem } from '../transport/provider-problem.ts';
import { fileNameOf, mediaTypeOf, type PictureRequest, pictureModel } from './picture-model.ts';
import { readAsExpected } from './read-as-expected.ts';

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);

function painter(answer: { seed?: number; notes?: readonly string[] } = {}) {
  const asked: PictureRequest[] = [];
  const model = pictureModel({
    provider: 'acme',
    modelId: 'painter',
    draw: async (request) => {
      asked.push(request);
      return { bytes: png, ...answer };
    },
  });
  return { asked, model };
}

const call = (more: Partial<ImageModelV4CallOptions> = {}): ImageModelV4CallOptions => ({
  ...{ prompt: 'a barn', n: 1, size: undefined, aspectRatio: undefined, seed: undefined },
  ...{ files: undefined, mask: undefined, providerOptions: {} },
  ...more,
});
const fileOf = (data: Uint8Array | string) =>
  ({ type: 'file', mediaType: 'image/png', data }) as const;

test('photo, mask, size, seed and the fields of this engine arrive', async () => {
  const { asked, model } = painter();
  await model.doGenerate(
    call({
      ...{ size: '640x480', aspectRatio: '4:3', seed: 7 },
      ...{ files: [fileOf(jpeg)], mask: fileOf(Buffer.from(png).toString('base64')) },
      providerOptions: { acme: { steps: 30 }, other: { steps: 9 } },
    }),
  );
  expect(asked).toMatchObject([
    {
      ...{ prompt: 'a barn', size: { widthPx: 640, heightPx: 480 }, ratio: '4:3', seed: 7 },
      ...{ photo: jpeg, fields: { steps: 30 } },
    },
  ]);
  expect([...asked[0]!.mask!]).toEqual([...png]);
});

test('of words alone a square is drawn, of no photo', async () => {
  const { asked, model } = painter();
  await model.doGenerate(call());
  expect(asked).toMatchObject([
    { size: { widthPx: 1024, heightPx: 1024 }, photo: undefined, mask: undefined, fields: {} },
  ]);
});

test('what was cancelled is not sent', async () => {
  const { asked, model } = painter();
  const cancelled = model.doGenerate(call({ abortSignal: AbortSignal.abort() }));
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toEqual([]);
});

test.each([
  [
    { seed: 0, notes: ['It cost 0.04.'] },
    { seed: 0, notes: ['It cost 0.04.'] },
  ],
  [{}, { notes: [] }],
])('an engine that says %j tells %j', async (answer, told) => {
  const facts: PictureFacts[] = [];
  const scope = { onFacts: (each: PictureFacts) => void facts.push(each) };
  const made = await withPictureCall(scope, () => painter(answer).model.doGenerate(call()));
  expect(made.images).toEqual([png]);
  expect(facts).toEqual([told]);
});

test('files are named by their bytes', () => {
  expect([jpeg, png].map(mediaTypeOf)).toEqual(['image/jpeg', 'image/png']);
  expect([jpeg, png].map((bytes) => fileNameOf('room', bytes))).toEqual(['room.jpg', 'room.png']);
});

const line = { provider: 'Acme' };
const staying = new AbortController().signal;
const failing = (error: unknown, signal = staying) =>
  readAsExpected(line, signal, () => Promise.reject(error));

test('an answer is given on', async () => {
  expect(await readAsExpected(line, staying, async () => 7)).toBe(7);
});

test('what cannot be read is garbage, a problem inside an error is told', async () => {
  await expect(failing(new TypeError('no such field'))).rejects.toMatchObject({ kind: 'GARBAGE' });
  const busy = new Error('failed', { cause: new ProviderProblem('BUSY', 'Acme') });
  await expect(failing(busy)).rejects.toMatchObject({ kind: 'BUSY', provider: 'Acme' });
});

test('what was cancelled is no fault of the maker', async () => {
  const cancelled = failing(new TypeError('cut off'), AbortSignal.abort());
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
});
