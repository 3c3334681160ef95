/** The operator's overview: engines in use, and others with the variables that set them up. */
import { expect, test } from 'vitest';
import { layerConnected } from '../connected-models.ts';
import { describeEngines, describeFinishing } from './describe-engines.ts';

const layers = layerConnected(
  { CHAT_MODEL: 'ollama:qwen3:8b', OLLAMA_URL: 'http://127.0.0.1:11434/v1' },
  { connections: { openai: { OPENAI_API_KEY: 'k' } }, jobs: { visuals: ['openai:gpt-image-1.5'] } },
);
const [chat, vision, ...others] = describeEngines(layers);
const visuals = others.find(({ job }) => job === 'visuals');

test('engines in use, with where they are', () => {
  expect([chat?.job, chat?.variable, chat?.isOfEnvironment]).toEqual(['chat', 'CHAT_MODEL', true]);
  expect(chat?.inUse).toEqual([
    {
      ...{ id: 'ollama:qwen3:8b', isOwn: false, isConnectedHere: false },
      address: 'http://127.0.0.1:11434/v1',
    },
  ]);
  expect(vision?.inUse).toMatchObject([{ id: 'builtin:eyes', isOwn: true, address: null }]);
  expect(visuals?.inUse.map(({ id, isConnectedHere }) => `${id} ${isConnectedHere}`)).toEqual([
    ...['openai:gpt-image-1.5 true', 'builtin:visuals false'],
  ]);
});

test('choices name the variables that are needed', () => {
  const choice = (provider: string) => chat?.choices.find((one) => one.provider === provider);
  expect(choice('openai')).toMatchObject({
    ...{ maker: 'OpenAI', reachedBy: 'connection', advice: expect.stringContaining('platform') },
    lines: ['OPENAI_API_KEY=sk-…', expect.stringMatching(/^CHAT_MODEL=openai:gpt-/)],
  });
  expect(choice('ollama')).toMatchObject({
    reachedBy: 'environment',
    lines: ['OLLAMA_URL=http://127.0.0.1:11434/v1', 'CHAT_MODEL=ollama:qwen3:8b'],
  });
  expect(choice('anthropic')?.reachedBy).toBe('nothing yet');
  expect(choice('openai')?.fields[0]).toEqual({
    ...{ name: 'OPENAI_API_KEY', label: 'Key', what: 'key', isRequired: true, fallback: null },
    example: 'sk-…',
  });
  expect(choice('ollama')?.fields.map(({ label }) => label)).toEqual(['Address', 'Key', 'Voice']);
});

test('a provider is offered for the jobs that it does', () => {
  expect(vision?.choices.map(({ provider }) => provider)).not.toContain('elevenlabs');
  const speech = others.find(({ job }) => job === 'speech');
  expect(speech?.choices.map(({ provider }) => provider)).toContain('elevenlabs');
  expect(speech?.choices.map(({ provider }) => provider)).not.toContain('anthropic');
});

test('finishing is told with the line that changes it', () => {
  const { configuration } = layers;
  const line = describeFinishing({ ...configuration, startsFromDesign: true });
  expect(line).toEqual({ isOn: true, line: expect.stringMatching(/^[A-Z_]+=photo$/) });
  expect(describeFinishing({ ...configuration, startsFromDesign: false })).toMatchObject({
    ...{ isOn: false, line: expect.stringMatching(/=design$/) },
  });
});
