import { expect, test, vi } from 'vitest';
import { watchedBody } from './watched-body.ts';

const maxBytes = 1024 * 1024;

test('an answer of the largest size is read to its end', async () => {
  const from = new Blob([new Uint8Array(maxBytes)]).stream();
  const cut = vi.fn();
  const { body, ended } = watchedBody(from, { provider: 'Acme', maxBytes, stallMs: 60_000, cut });
  expect((await new Response(body).bytes()).length).toBe(maxBytes);
  await ended;
  expect(cut).not.toHaveBeenCalled();
});

test('of a byte more nothing is kept, and the connection is cut', async () => {
  const from = new Blob([new Uint8Array(maxBytes + 1)]).stream();
  const cut = vi.fn();
  const { body, ended } = watchedBody(from, { provider: 'Acme', maxBytes, stallMs: 60_000, cut });
  const refused = expect(ended).rejects.toMatchObject({ kind: 'TOO_LARGE' });
  await expect(new Response(body).bytes()).rejects.toMatchObject({
    kind: 'TOO_LARGE',
    facts: { megabytes: 1 },
  });
  await refused;
  expect(cut).toHaveBeenCalledOnce();
});
