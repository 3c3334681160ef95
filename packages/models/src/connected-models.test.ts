import { expect, test } from 'vitest';
import {
  type ConnectedModels,
  fillable,
  layerConnected,
  nothingConnected,
  providers,
  withEngine,
  withoutEngine,
} from './connected-models.ts';

const openAiChat: ConnectedModels = {
  connections: { openai: { OPENAI_API_KEY: 'k-app', OPENAI_BASE_URL: 'http://10.1.1.1/v1' } },
  jobs: { chat: ['openai:gpt'] },
};

test('connected engines fill gaps of the environment, with ours as fallback', () => {
  const { configuration, unused } = layerConnected({}, openAiChat);
  expect(unused).toEqual([]);
  expect(configuration.roles.chat).toEqual(['openai:gpt', 'builtin:handbook']);
  expect(configuration.roles.vision).toEqual(['builtin:eyes']);
  expect(configuration.providers.openai?.connection).toMatchObject({
    address: 'http://10.1.1.1/v1',
    key: 'k-app',
    isFenced: true,
  });
});

test('a job set by the environment keeps its engine, which is reported', () => {
  const environment = { CHAT_MODEL: 'ollama:qwen3:8b' };
  const { configuration, unused, jobsOfEnvironment } = layerConnected(environment, openAiChat);
  expect(configuration.roles.chat).toEqual(['ollama:qwen3:8b']);
  expect(configuration.providers.openai).toBeUndefined();
  expect(unused).toEqual([
    {
      job: 'chat',
      ids: ['openai:gpt'],
      why: 'CHAT_MODEL is set in the environment, which wins.',
    },
  ]);
  expect([...jobsOfEnvironment]).toEqual(['chat']);
});

test('a job of the environment for which nothing was connected is not reported', () => {
  const jobs = { chat: [], speech: [] };
  const { configuration, unused } = layerConnected(
    { CHAT_MODEL: 'ollama:a' },
    { connections: {}, jobs },
  );
  expect([unused, configuration.roles.speech]).toEqual([[], ['builtin:voice']]);
});

test('a setting of blanks is none', () => {
  const blank = layerConnected({ CHAT_MODEL: ' ', OPENAI_API_KEY: '' }, openAiChat);
  expect([blank.unused, [...blank.jobsOfEnvironment]]).toEqual([[], []]);
  expect(blank.configuration.providers.openai?.connection.key).toBe('k-app');
});

test('a key of the environment is never sent to an address entered in the app', () => {
  const { configuration } = layerConnected({ OPENAI_API_KEY: 'k-environment' }, openAiChat);
  expect(configuration.providers.openai?.connection).toMatchObject({
    address: 'https://api.openai.com/v1',
    key: 'k-environment',
    isFenced: false,
  });
});

test("an unusable engine doesn't affect the others", () => {
  const { configuration, unused } = layerConnected(
    {},
    { ...openAiChat, jobs: { ...openAiChat.jobs, speech: ['elevenlabs:x'] } },
  );
  expect(configuration.roles.chat[0]).toBe('openai:gpt');
  expect(configuration.roles.speech).toEqual(['builtin:voice']);
  expect(unused).toEqual([
    { job: 'speech', ids: ['elevenlabs:x'], why: expect.stringMatching(/^ELEVENLABS_API_KEY: /) },
  ]);
});

test('a key is forgotten with its last job', () => {
  const values = { OPENAI_API_KEY: 'k' };
  const wish = { job: 'chat', provider: 'openai', model: 'gpt', values } as const;
  const one = withEngine(nothingConnected, wish);
  const two = withEngine(one, { job: 'visuals', provider: 'openai', model: 'gpt-image-1.5' });
  expect(two.jobs).toEqual({ chat: ['openai:gpt'], visuals: ['openai:gpt-image-1.5'] });
  const three = withoutEngine(two, 'chat', 'openai:gpt');
  expect(three.connections).toEqual({ openai: values });
  expect(withoutEngine(three, 'visuals', 'openai:gpt-image-1.5').connections).toEqual({});
});

test("a job's newest engine comes first, and each one once", () => {
  const wish = { job: 'chat', provider: 'ollama', model: 'a' } as const;
  const both = withEngine(withEngine(nothingConnected, wish), { ...wish, model: 'b' });
  expect(both.jobs.chat).toEqual(['ollama:b', 'ollama:a']);
  expect(withEngine(both, wish).jobs.chat).toEqual(['ollama:a', 'ollama:b']);
});

test('no file of the server can be named from the app', () => {
  const names = Object.values(providers).flatMap(({ variables }) =>
    fillable(variables)
      .filter(({ example }) => example.startsWith('/'))
      .map(({ name }) => name),
  );
  expect(names).toEqual([]);
  expect(fillable(providers.comfyui?.variables ?? []).map(({ name }) => name)).toEqual([
    'COMFYUI_URL',
  ]);
});
