import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { optionalPart } from './optional-part.ts';

async function drawn(load: () => Promise<() => string>) {
  const errors: unknown[] = [];
  const Part = optionalPart<object>(load);
  const stream = await renderToReadableStream(
    <p>
      Studio
      <Suspense fallback="">
        <Part />
      </Suspense>
    </p>,
    { onError: (error) => void errors.push(error) },
  );
  await stream.allReady;
  return { page: await new Response(stream).text(), errors };
}

test('a part whose script is gone after an update leaves the page as it is', async () => {
  const missing = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const { page, errors } = await drawn(missing);
  expect(page).toContain('Studio');
  expect(errors).toEqual([]);
  expect((await drawn(async () => () => 'Running now')).page).toContain('Running now');
});
