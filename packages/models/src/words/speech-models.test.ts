/**
 * Every voice's adapter against servers that speak its maker's format, faults included. Nothing is edited,
 * masked or told to be half done here, and sound comes as bytes, not as base64.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeService, json, startFakeService } from '../testing/fake-service.fixture.ts';
import { modelsAt } from '../testing/models-at.fixture.ts';
import { findProviderProblem } from '../transport/provider-problem.ts';
import type { TransportLimits } from '../transport/transport-limits.ts';

let service: FakeService;
beforeAll(async () => {
  service = await startFakeService();
});
afterAll(() => service.close());

/** The head of a frame of MPEG 1 layer III, then silence. */
const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(4_000)]);

interface Voice {
  readonly modelId: string;
  readonly environment: (origin: string) => Readonly<Record<string, string>>;
  readonly path: string;
  readonly asks: object;
}

const voices: Readonly<Record<string, Voice>> = {
  OpenAI: {
    modelId: 'openai:tts-test',
    environment: (origin) => ({
      OPENAI_API_KEY: 'k',
      OPENAI_BASE_URL: `${origin}/v1`,
      OPENAI_VOICE: 'sage',
    }),
    path: '/v1/audio/speech',
    asks: { model: 'tts-test', input: 'A warm room.', voice: 'sage', response_format: 'mp3' },
  },
  'OpenAI-compatible': {
    modelId: 'compatible:kokoro',
    environment: (origin) => ({ COMPATIBLE_URL: origin, COMPATIBLE_VOICE: 'af_heart' }),
    path: '/v1/audio/speech',
    asks: { model: 'kokoro', input: 'A warm room.', voice: 'af_heart', response_format: 'mp3' },
  },
  ElevenLabs: {
    modelId: 'elevenlabs:eleven-test',
    environment: (origin) => ({
      ELEVENLABS_API_KEY: 'k',
      ELEVENLABS_BASE_URL: origin,
      ELEVENLABS_VOICE: 'Rachel',
    }),
    path: '/v1/text-to-speech/Rachel?output_format=mp3_44100_128',
    asks: { model_id: 'eleven-test', text: 'A warm room.' },
  },
};

describe.each(Object.entries(voices))(
  '%s (R-03)',
  (_name, { modelId, environment, path, asks }) => {
    async function speak(limits: Partial<TransportLimits> = {}, signal?: AbortSignal) {
      const given = { SPEECH_MODEL: modelId, ...environment(service.origin) };
      const models = await modelsAt(given, { tries: 2, ...limits });
      const model = await models.speechModel(modelId);
      const asked = { text: 'A warm room.', outputFormat: 'mp3' };
      return (await model.doGenerate({ ...asked, ...(signal ? { abortSignal: signal } : {}) }))
        .audio;
    }
    const kindOf = (work: Promise<unknown>) =>
      work.then(
        () => 'no problem',
        (error: unknown) => findProviderProblem(error)?.kind ?? String(error),
      );

    test('success, with the configured voice', async () => {
      service.answer((_asked, response) => {
        response.setHeader('content-type', 'audio/mpeg').end(mp3);
      });
      expect(await speak()).toHaveLength(mp3.length);
      expect(service.requests[0]?.path).toBe(path);
      expect(JSON.parse(String(service.requests[0]?.body))).toMatchObject(asks);
    });

    test('cancelled, slow, silent, broken off, huge', async () => {
      const stop = new AbortController();
      service.answer((_asked, response) => {
        response.write(mp3.subarray(0, 100), () => stop.abort());
      });
      expect(await kindOf(speak({}, stop.signal))).toContain('AbortError');
      await service.quiet();
      service.answer((_asked, response) => {
        response.write(mp3.subarray(0, 2_000), () => setTimeout(() => response.end(mp3), 30));
      });
      expect(await kindOf(speak())).toBe('no problem');
      service.answer((_asked, response) => {
        response.write(mp3);
      });
      expect(await kindOf(speak({ stallMs: 30 }))).toBe('STALLED');
      await service.quiet();
      service.answer((_asked, response) => {
        response.writeHead(200, { 'content-length': '9000' });
        response.write(mp3, () => response.destroy());
      });
      expect(await kindOf(speak())).toBe('DROPPED');
      service.answer((_asked, response) => {
        response.end(Buffer.concat([mp3, mp3, mp3]));
      });
      expect(await kindOf(speak({ answerBytes: 5_000 }))).toBe('TOO_LARGE');
      await service.quiet();
    });

    test.each([
      [
        401,
        { detail: { status: 'invalid_api_key', message: 'Invalid API key' } },
        'KEY_REFUSED',
        1,
      ],
      [402, {}, 'NO_CREDIT', 1],
      [429, { error: { message: 'Slow down' } }, 'BUSY', 2],
      [500, {}, 'FAILED', undefined],
      [400, { error: { code: 'content_policy_violation', message: 'No.' } }, 'REFUSED', 1],
    ])('%i', async (status, body, kind, tries) => {
      service.answer(json(body, status));
      expect(await kindOf(speak())).toBe(kind);
      if (tries) expect(service.requests).toHaveLength(tries);
    });

    test('429 with Retry-After waits', async () => {
      service.answer((asked, response) => {
        if (service.requests.length === 1) {
          return json({}, 429, { 'retry-after-ms': '5' })(asked, response);
        }
        response.end(mp3);
      });
      expect(await kindOf(speak())).toBe('no problem');
    });

    test('200 with something else, or with nothing', async () => {
      service.answer(json({ surprise: true }));
      expect(await kindOf(speak())).toBe('GARBAGE');
      service.answer((_asked, response) => {
        response.end();
      });
      expect(await kindOf(speak())).toBe('GARBAGE');
    });
  },
);
