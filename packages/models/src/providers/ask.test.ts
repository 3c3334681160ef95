/** How a question is sent, and what of an answer is accepted. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask, askJson, fromBase64, type Line, parsed, refused } from '../pictures/ask.ts';

function recorded(answer = '{}') {
  const sent: (RequestInit & { url: string })[] = [];
  const line: Line = {
    provider: 'Acme',
    headers: { authorization: 'Key k', accept: 'application/json' },
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), ...init });
      return new Response(answer);
    },
  };
  return { sent, line };
}

test('a question without a body is a GET, one with a body a POST', async () => {
  const { sent, line } = recorded();
  const form = new FormData();
  const { signal } = new AbortController();
  await ask(line, 'https://acme.dev/jobs');
  await ask(line, 'https://acme.dev/jobs', { json: { steps: 0 }, headers: { accept: 'image/*' } });
  await ask(line, 'https://acme.dev/jobs', { form, signal });
  await ask(line, 'https://acme.dev/jobs/1', { method: 'DELETE' });
  const url = 'https://acme.dev/jobs';
  const headers = { authorization: 'Key k', accept: 'application/json' };
  expect(sent).toEqual([
    { url, method: 'GET', headers },
    {
      ...{ url, method: 'POST', body: '{"steps":0}' },
      headers: { authorization: 'Key k', accept: 'image/*', 'content-type': 'application/json' },
    },
    { url, method: 'POST', headers, body: form, signal },
    { url: 'https://acme.dev/jobs/1', method: 'DELETE', headers },
  ]);
});

const garbage = expect.objectContaining({ kind: 'GARBAGE', provider: 'Acme' });

test('an answer that is no JSON, or another than expected, is garbage', async () => {
  const schema = z.object({ id: z.string() });
  const { line } = recorded('{"id":"j1","more":1}');
  expect(await askJson(line, 'https://acme.dev', schema)).toEqual({ id: 'j1' });
  for (const text of ['<html>', '', '{"id":1}', 'null']) {
    expect(() => parsed(line, schema, text)).toThrow(garbage);
  }
});

test('bytes come with or without a prefix', () => {
  const { line } = recorded();
  expect([...fromBase64(line, 'data:image/png;base64,AQID')]).toEqual([1, 2, 3]);
  expect([...fromBase64(line, 'AQID')]).toEqual([1, 2, 3]);
  for (const text of ['', 'data:image/png;base64,', 'not * base64']) {
    expect(() => fromBase64(line, text)).toThrow(garbage);
  }
});

test('a refusal has the words of the service, if it said any', () => {
  const { line } = recorded();
  expect(refused(line, 'Not this').facts).toEqual({ words: 'Not this' });
  expect([refused(line).kind, refused(line, null).facts]).toEqual(['REFUSED', {}]);
});
