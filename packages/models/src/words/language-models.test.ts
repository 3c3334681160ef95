/**
 * Every language model's adapter against servers that speak its maker's format, faults included. They make
 * no pictures: what is edited, masked or comes as base64 is in the suite of the picture engines.
 */
import type { LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeService, json, startFakeService } from '../testing/fake-service.fixture.ts';
import { modelsAt } from '../testing/models-at.fixture.ts';
import { dialects, eventStream, sendHalf, sendStream } from '../testing/wire-dialects.fixture.ts';
import { findProviderProblem } from '../transport/provider-problem.ts';
import type { TransportLimits } from '../transport/transport-limits.ts';

const mock = new LLMock({ port: 0 });
let service: FakeService;
beforeAll(async () => {
  const call = { id: 'call_1', name: 'calculate', arguments: '{"calculator":"paint"}' };
  mock.onToolResult('call_1', { content: 'You need 4 litres.' });
  mock.onMessage(/how much paint/i, { toolCalls: [call] });
  mock.onMessage(/north/i, { content: 'Use warm whites in a room that faces north.' });
  await mock.start();
  service = await startFakeService();
});
afterAll(async () => {
  await service.close();
  await mock.stop();
});

async function partsOf(stream: ReadableStream<LanguageModelV4StreamPart>) {
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

const question = (text = 'A room facing north?'): LanguageModelV4Prompt => [
  { role: 'system', content: 'You are an architect.' },
  { role: 'user', content: [{ type: 'text', text }] },
];
const calculate = {
  type: 'function' as const,
  name: 'calculate',
  description: 'Calculates',
  inputSchema: { type: 'object' as const, properties: { calculator: { type: 'string' as const } } },
};
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe.each(Object.entries(dialects))('%s (R-03)', (_name, dialect) => {
  const { modelId, environment } = dialect;
  const modelAt = async (
    origin: string,
    limits: Partial<TransportLimits> = {},
    fetcher?: typeof fetch,
  ) => {
    const models = await modelsAt({ CHAT_MODEL: modelId, ...environment(origin) }, limits, fetcher);
    return models.languageModel(modelId);
  };
  /** All parts of a streamed answer. */
  async function streamed(
    origin: string,
    options: { limits?: Partial<TransportLimits>; signal?: AbortSignal } = {},
  ): Promise<LanguageModelV4StreamPart[]> {
    const model = await modelAt(origin, options.limits);
    const { stream } = await model.doStream({
      prompt: question(),
      ...(options.signal ? { abortSignal: options.signal } : {}),
    });
    return partsOf(stream);
  }
  /** The kind of problem, whether it came before the stream or inside it. */
  const kindOf = (work: Promise<readonly LanguageModelV4StreamPart[] | object>) =>
    work.then(
      (result) => {
        const parts = Array.isArray(result) ? (result as LanguageModelV4StreamPart[]) : [];
        const failed = parts.find((part) => part.type === 'error');
        return failed ? (findProviderProblem(failed.error)?.kind ?? failed.error) : 'no problem';
      },
      (error: unknown) => findProviderProblem(error)?.kind ?? error,
    );
  const wordsIn = (parts: readonly LanguageModelV4StreamPart[]) =>
    parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
  const both = async (limits?: Partial<TransportLimits>) => {
    const model = await modelAt(service.origin, limits);
    return [
      await kindOf(streamed(service.origin, limits ? { limits } : {})),
      await kindOf(Promise.resolve(model.doGenerate({ prompt: question() }))),
    ];
  };

  /** A true answer as it goes over the wire. */
  let wire = '';
  beforeAll(async () => {
    const model = await modelAt(mock.url, {}, async (input, init) => {
      const answer = await fetch(input, init);
      wire = await answer.clone().text();
      return answer;
    });
    await partsOf((await model.doStream({ prompt: question() })).stream);
  });
  beforeEach(() => mock.clearRequests());

  test('success, streamed and complete', async () => {
    const parts = await streamed(mock.url);
    expect(wordsIn(parts)).toBe('Use warm whites in a room that faces north.');
    expect(parts.at(-1)).toMatchObject({ type: 'finish', finishReason: { unified: 'stop' } });
    const whole = await (await modelAt(mock.url)).doGenerate({ prompt: question() });
    expect(whole.content).toContainEqual(
      expect.objectContaining({ text: 'Use warm whites in a room that faces north.' }),
    );
  });

  test('with a picture', async () => {
    service.answer(sendStream(wire));
    const model = await modelAt(service.origin);
    const picture = { type: 'data' as const, data: pixel };
    const prompt: LanguageModelV4Prompt = [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What faces north?' },
          { type: 'file', mediaType: 'image/png', data: picture },
        ],
      },
    ];
    await partsOf((await model.doStream({ prompt })).stream);
    expect(service.requests[0]?.body.toString()).toContain(pixel);
  });

  test('a tool is called, and its result becomes an answer', async () => {
    const model = await modelAt(mock.url);
    const asked = question('How much paint?');
    const parts = await partsOf(
      (await model.doStream({ prompt: asked, tools: [calculate] })).stream,
    );
    const called = parts.find((part) => part.type === 'tool-call');
    expect(called).toMatchObject({ toolName: 'calculate', input: '{"calculator":"paint"}' });
    const { toolCallId = '' } = called ?? {};
    const input = { calculator: 'paint' };
    const output = { type: 'text' as const, value: '4 l' };
    const answer = await model.doGenerate({
      prompt: [
        ...asked,
        {
          role: 'assistant',
          content: [{ type: 'tool-call', toolCallId, toolName: 'calculate', input }],
        },
        {
          role: 'tool',
          content: [{ type: 'tool-result', toolCallId, toolName: 'calculate', output }],
        },
      ],
      tools: [calculate],
    });
    expect(JSON.stringify(answer.content)).toContain('4 litres');
  });

  test('cancelled during the answer: the connection is closed', async () => {
    const stop = new AbortController();
    service.answer(sendHalf(wire, () => stop.abort()));
    expect(String(await kindOf(streamed(service.origin, { signal: stop.signal })))).toMatch(
      /AbortError|no problem/,
    );
    await service.quiet();
  });

  test("slow isn't silent", async () => {
    const stallMs = 400;
    service.answer((_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const pieces = wire.match(/[\s\S]{1,20}/g) ?? [];
      const gapMs = (1.5 * stallMs) / pieces.length;
      const next = () => {
        const piece = pieces.shift();
        if (piece === undefined) response.end();
        else response.write(piece, () => setTimeout(next, gapMs));
      };
      next();
    });
    const startedMs = performance.now();
    const parts = await streamed(service.origin, { limits: { stallMs } });
    expect(wordsIn(parts)).toContain('warm whites');
    expect(performance.now() - startedMs).toBeGreaterThan(stallMs);
  });

  test('silent during the answer', async () => {
    service.answer(sendHalf(wire, () => {}));
    expect(await kindOf(streamed(service.origin, { limits: { stallMs: 30 } }))).toBe('STALLED');
    await service.quiet();
  });

  test('broken off during the answer', async () => {
    service.answer(sendHalf(wire, (response) => response.destroy()));
    expect(await kindOf(streamed(service.origin))).toBe('DROPPED');
  });

  test.each([
    [401, 'KEY_REFUSED'],
    [402, 'NO_CREDIT'],
    [500, 'FAILED'],
  ])('%i', async (status, kind) => {
    service.answer(json({ error: { message: 'No.' } }, status));
    expect(await both()).toEqual([kind, kind]);
  });

  test('429 with Retry-After waits; without it is retried, then reported', async () => {
    service.answer((asked, response) => {
      const isFirst = service.requests.length === 1;
      const answer = isFirst ? json({}, 429, { 'retry-after-ms': '5' }) : sendStream(wire);
      return answer(asked, response);
    });
    expect(wordsIn(await streamed(service.origin))).toContain('warm whites');
    expect(service.requests).toHaveLength(2);
    service.answer(json({ error: { message: 'Slow down' } }, 429));
    expect(await kindOf(streamed(service.origin))).toBe('BUSY');
    expect(service.requests).toHaveLength(3);
  });

  test('200 with something else', async () => {
    service.answer(json({ surprise: true }));
    expect(await both()).toEqual(['GARBAGE', 'GARBAGE']);
    service.answer(sendStream('data: {not json}\n\n'));
    expect(await kindOf(streamed(service.origin))).toBe('GARBAGE');
  });

  test('a rejection with status 200', async () => {
    const { whole, stream } = dialect.refusal;
    service.answer((asked, response) => {
      const isStream = /stream/i.test(asked.path) || /"stream":true/.test(asked.body.toString());
      return (isStream ? sendStream(eventStream(dialect, stream)) : json(whole))(asked, response);
    });
    expect(await both()).toEqual(['REFUSED', 'REFUSED']);
  });

  test('a huge answer is cut off', async () => {
    service.answer(sendHalf(wire.repeat(50), (response, rest) => response.end(rest)));
    expect(await kindOf(streamed(service.origin, { limits: { answerBytes: 2_000 } }))).toBe(
      'TOO_LARGE',
    );
    await service.quiet();
  });
});

test('a model without tools is asked without them', async () => {
  service.answer((asked, response) => {
    const answer = asked.body.includes('"tools"')
      ? json({ error: { message: 'registry.ollama.ai/library/gemma does not support tools' } }, 400)
      : json({
          choices: [{ message: { role: 'assistant', content: 'Plain.' }, finish_reason: 'stop' }],
        });
    return answer(asked, response);
  });
  const models = await modelsAt({ CHAT_MODEL: 'ollama:gemma', OLLAMA_URL: service.origin });
  const model = await models.languageModel('ollama:gemma');
  const ask = () => model.doGenerate({ prompt: question(), tools: [calculate] });
  expect((await ask()).content).toMatchObject([{ type: 'text', text: 'Plain.' }]);
  await ask();
  expect(service.requests).toHaveLength(3);
});

test('the price is reported if the maker states it', async () => {
  service.answer(
    json({
      choices: [{ message: { role: 'assistant', content: 'Dear.' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, cost: 0.0021 },
    }),
  );
  const models = await modelsAt({
    CHAT_MODEL: 'compatible:x',
    COMPATIBLE_URL: `${service.origin}/v1`,
  });
  const model = await models.languageModel('compatible:x');
  const { providerMetadata } = await model.doGenerate({ prompt: question() });
  expect(providerMetadata?.maquette).toEqual({ costUsd: 0.0021 });
});
