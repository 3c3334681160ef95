import { generateText, NoSuchModelError, NoSuchProviderError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { expect, test } from 'vitest';
import { ownConfiguration, readModelConfiguration } from './configuration.ts';
import type { ProviderEntry } from './provider.ts';
import { createModels, type JobEngine } from './registry.ts';
import { splitModelId } from './roles.ts';
import { ProviderProblem } from './transport/provider-problem.ts';

test('an id is split at the first colon', () => {
  expect(splitModelId('ollama:llava:7b')).toEqual({ providerId: 'ollama', modelId: 'llava:7b' });
});

test('distinguishes unknown providers from models of another kind; ours are no models', async () => {
  const environment = { SPEECH_MODEL: 'elevenlabs:x', ELEVENLABS_API_KEY: 'k' };
  const models = createModels({ configuration: readModelConfiguration(environment).configuration });
  await expect(models.imageModel('nobody:x')).rejects.toSatisfy(NoSuchProviderError.isInstance);
  await expect(models.imageModel('elevenlabs:x')).rejects.toSatisfy(NoSuchModelError.isInstance);
  await expect(models.speechModel('builtin:voice')).rejects.toSatisfy(
    NoSuchProviderError.isInstance,
  );
  await models.close();
});

test('a job has ordered models; none means our own', async () => {
  const { configuration } = readModelConfiguration({
    CHAT_MODEL: 'openai:gpt-5-mini, builtin:handbook',
    OPENAI_API_KEY: 'k',
  });
  const models = createModels({ configuration });
  expect(models.idsFor('chat')).toEqual(['openai:gpt-5-mini', 'builtin:handbook']);
  expect(models.idFor('restyle')).toBe('builtin:restyle');
});

test('the next model takes over and says so when one is down; a rejection is an answer', async () => {
  const { configuration } = readModelConfiguration({
    CHAT_MODEL: 'openai:gpt-5-mini, builtin:handbook',
    OPENAI_API_KEY: 'k',
  });
  const models = createModels({ configuration });
  const failing =
    (kind: 'UNREACHABLE' | 'REFUSED') =>
    ({ own }: JobEngine) =>
      own === undefined
        ? Promise.reject(new Error('wrapped', { cause: new ProviderProblem(kind, 'OpenAI') }))
        : Promise.resolve('ours');
  expect(await models.withFallback('chat', failing('UNREACHABLE'))).toEqual({
    result: 'ours',
    engineId: 'builtin:handbook',
    engineLabel: 'Maquette handbook',
    notes: ['OpenAI could not be reached. Maquette handbook stepped in.'],
  });
  await expect(models.withFallback('chat', failing('REFUSED'))).rejects.toThrow('wrapped');
  await models.close();
});

test('an invalid id never leaves the machine', async () => {
  let asked = 0;
  const models = createModels({
    fetch: async () => {
      asked++;
      return new Response();
    },
  });
  await expect(models.languageModel('openai:gpt-5-mini')).rejects.toSatisfy(
    NoSuchProviderError.isInstance,
  );
  await expect(generateText({ model: 'openai/gpt-5-mini', prompt: 'Hello' })).rejects.toThrow();
  expect(asked).toBe(0);
  await models.close();
});

test('a provider is loaded once, and again after a failure', async () => {
  let loads = 0;
  const entry: ProviderEntry = {
    name: 'Shaky',
    does: [],
    variables: [],
    load: async () => {
      loads++;
      if (loads === 1) throw new Error('not yet');
      return { languageModel: () => new MockLanguageModelV4() };
    },
  };
  const connection = { address: '', key: undefined, settings: {} };
  const shaky = { entry, connection };
  const models = createModels({ configuration: { ...ownConfiguration, providers: { shaky } } });
  await expect(models.languageModel('shaky:a')).rejects.toThrow('not yet');
  await models.languageModel('shaky:a');
  await models.languageModel('shaky:b');
  expect(loads).toBe(2);
});
