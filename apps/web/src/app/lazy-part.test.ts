import { createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { failedChunkOf } from './failed-chunk.ts';
import { type LazyPart, lazyPart } from './lazy-part.ts';

afterEach(() => vi.useRealTimers());

const failureOf = async ({ Component }: LazyPart) => {
  let failure: unknown;
  const stream = await renderToReadableStream(
    createElement(Suspense, null, createElement(Component)),
    {
      onError: (error) => {
        failure = error;
      },
    },
  );
  await stream.allReady;
  await stream.cancel();
  return failedChunkOf(failure);
};

test('loads once for preload and render', async () => {
  const load = vi.fn(async () => () => 'the page');
  const part = lazyPart('about', load);
  part.start();
  part.start();
  const stream = await renderToReadableStream(createElement(part.Component));
  expect(await new Response(stream).text()).toContain('the page');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed script is named where the component renders', async () => {
  const part = lazyPart('about', async () => {
    throw new TypeError(
      'Failed to fetch dynamically imported module: /assets/about-page-Bx3kq_9Z.js',
    );
  });
  part.start();
  expect(await failureOf(part)).toBe('about-page');
});

test('a script times out after two minutes, and is named', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const part = lazyPart('/AboutUs', () => new Promise(() => {}));
  part.start();
  const failing = failureOf(part);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await failing).toBe('/AboutUs');
});
