import { expect, test } from 'vitest';
import type { Fetch } from '../../transport/transport.ts';
import { createSdapiProvider } from './provider.ts';

const order = (abortSignal?: AbortSignal) => ({
  prompt: 'A room',
  n: 1,
  size: '512x512' as const,
  aspectRatio: undefined,
  seed: 1,
  files: undefined,
  mask: undefined,
  providerOptions: {},
  ...(abortSignal ? { abortSignal } : {}),
});

/** Draws on command; keeps its requests. */
function server() {
  const paths: string[] = [];
  const waiting: (() => void)[] = [];
  const fetch: Fetch = async (input, init) => {
    const path = new URL(String(input)).pathname;
    paths.push(path);
    if (path === '/sdapi/v1/interrupt') return Response.json({});
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push(resolve);
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    await promise;
    return Response.json({ images: ['cGljdHVyZQ=='], info: '{"seed":1}' });
  };
  const connection = {
    address: 'http://own.example',
    key: undefined,
    settings: {},
    deadlineMs: 5_000,
    fetch,
  };
  // Long enough not to ask for progress here.
  const { imageModel } = createSdapiProvider({ connection }, 60_000);
  return { paths, waiting, model: imageModel?.('default') };
}

test('one picture at a time: the server’s progress and stop button are global', async () => {
  const { paths, waiting, model } = server();
  const first = model?.doGenerate(order());
  const second = model?.doGenerate(order());
  await expect.poll(() => paths.length, { interval: 1 }).toBe(1);
  waiting[0]?.();
  await first;
  await expect.poll(() => paths.length, { interval: 1 }).toBe(2);
  waiting[1]?.();
  await second;
  expect(paths).toEqual(['/sdapi/v1/txt2img', '/sdapi/v1/txt2img']);
});

test('cancelling while waiting stops no other picture', async () => {
  const { paths, waiting, model } = server();
  const first = model?.doGenerate(order());
  const stop = new AbortController();
  const second = model?.doGenerate(order(stop.signal));
  await expect.poll(() => paths.length, { interval: 1 }).toBe(1);
  stop.abort(new Error('gone'));
  waiting[0]?.();
  await first;
  await expect(second).rejects.toThrow('gone');
  expect(paths).toEqual(['/sdapi/v1/txt2img']);
});
