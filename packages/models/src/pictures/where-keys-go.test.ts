/** Answers name further addresses; keys go to none but those of the service itself. */
import { expect, test } from 'vitest';
import { createBlackForestLabsProvider } from '../providers/black-forest-labs/provider.ts';
import { createFalProvider } from '../providers/fal/provider.ts';
import { createReplicateProvider } from '../providers/replicate/provider.ts';
import type { Fetch } from '../transport/transport.ts';

const pollIntervalMs = 1;
const elsewhere = 'https://collector.example/take';

/** Answers the order and keeps every address with the key it came with. */
function listening(answer: unknown) {
  const asked: { readonly origin: string; readonly hasKey: boolean }[] = [];
  const fetch: Fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    asked.push({
      origin: new URL(String(input)).origin,
      hasKey: headers.has('authorization') || headers.has('x-key'),
    });
    return Response.json(answer);
  };
  return { asked, fetch };
}
const connect = (address: string, fetch: Fetch) => ({
  connection: { address, key: 'word', settings: {}, deadlineMs: 5_000, fetch },
});
const order = {
  prompt: 'A room',
  n: 1,
  size: undefined,
  aspectRatio: undefined,
  seed: undefined,
  files: undefined,
  mask: undefined,
  providerOptions: {},
};

test.each([
  [
    'Replicate',
    'https://api.replicate.com',
    { status: 'processing', urls: { get: elsewhere, cancel: elsewhere } },
    createReplicateProvider,
  ],
  [
    'fal',
    'https://queue.fal.run',
    { status_url: elsewhere, response_url: elsewhere, cancel_url: elsewhere },
    createFalProvider,
  ],
  [
    'Black Forest Labs',
    'https://api.bfl.ai',
    { id: 'b1', polling_url: elsewhere },
    createBlackForestLabsProvider,
  ],
] as const)('%s', async (_name, address, answer, create) => {
  const { asked, fetch } = listening(answer);
  const model = create(connect(address, fetch), pollIntervalMs).imageModel?.('a/b');
  await expect(model?.doGenerate(order)).rejects.toMatchObject({ kind: 'GARBAGE' });
  expect(asked.every(({ origin }) => origin === address)).toBe(true);
});

test('a picture at another address is fetched without the key', async () => {
  const asked: { readonly url: string; readonly hasKey: boolean }[] = [];
  const fetch: Fetch = async (input, init) => {
    const url = String(input);
    asked.push({ url, hasKey: new Headers(init?.headers).has('authorization') });
    if (url === elsewhere) return new Response('picture');
    const urls = { get: 'https://api.replicate.com/p', cancel: 'https://api.replicate.com/c' };
    return Response.json({ status: 'succeeded', output: [elsewhere], urls });
  };
  const { imageModel } = createReplicateProvider(connect('https://api.replicate.com', fetch));
  await imageModel?.('a/b')?.doGenerate(order);
  expect(asked.at(-1)).toEqual({ url: elsewhere, hasKey: false });
  expect(asked[0]?.hasKey).toBe(true);
});

test('a Black Forest Labs order is polled in the region that accepted it', async () => {
  const { asked, fetch } = listening({
    id: 'b1',
    polling_url: 'https://api.eu.bfl.ai/v1/get_result',
    status: 'Error',
  });
  const { imageModel } = createBlackForestLabsProvider(connect('https://api.bfl.ai', fetch));
  await expect(imageModel?.('flux-pro')?.doGenerate(order)).rejects.toMatchObject({
    kind: 'WORK_FAILED',
  });
  expect(asked.at(-1)).toEqual({ origin: 'https://api.eu.bfl.ai', hasKey: true });
});
