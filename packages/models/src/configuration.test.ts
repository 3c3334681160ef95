import { expect, test } from 'vitest';
import { readModelConfiguration } from './configuration.ts';

test('without settings: our own engines, and no chat model', async () => {
  const { configuration, wrong } = readModelConfiguration({ CHAT_MODEL: ' ' });
  expect(wrong).toEqual([]);
  expect(configuration.roles.chat).toEqual(['builtin:handbook']);
  expect(configuration.providers).toEqual({});
});

test('a key alone enables nothing; a model names its provider', async () => {
  const environment = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://10.0.0.2:4000/v1/' };
  expect(readModelConfiguration(environment).configuration.providers).toEqual({});
  const { configuration } = readModelConfiguration({
    ...environment,
    CHAT_MODEL: 'openai:gpt',
  });
  expect(configuration.providers.openai?.connection).toEqual({
    address: 'http://10.0.0.2:4000/v1',
    key: 'k',
    settings: {},
  });
});

test.each([
  ['', false],
  ['photo', false],
  [' design ', true],
])('RESTYLE_START=%s starts from a design: %s', (start, startsFromDesign) => {
  const environment = { RESTYLE_MODEL: 'openai:x', OPENAI_API_KEY: 'k', RESTYLE_START: start };
  const { configuration, wrong } = readModelConfiguration(environment);
  expect([configuration.startsFromDesign, wrong]).toEqual([startsFromDesign, []]);
});

test('our own voice is always the fallback', async () => {
  const { configuration } = readModelConfiguration({
    SPEECH_MODEL: 'openai:tts-1',
    OPENAI_API_KEY: 'k',
  });
  expect(configuration.roles.speech).toEqual(['openai:tts-1', 'builtin:voice']);
});

test.each([
  [{ CHAT_MODEL: 'gpt-5' }, /^CHAT_MODEL: "gpt-5" names no provider we know; one of builtin/],
  [{ CHAT_MODEL: 'toString:x' }, /^CHAT_MODEL: "toString:x" names no provider/],
  [{ CHAT_MODEL: 'openai:' }, /^CHAT_MODEL: "openai:" names no model/],
  [{ CHAT_MODEL: 'builtin:restyle' }, /^CHAT_MODEL: Maquette has no model "restyle" for this job/],
  [{ CHAT_MODEL: 'openai:x' }, /^OPENAI_API_KEY: expected a value such as .*CHAT_MODEL=openai:x$/],
  [{ CHAT_MODEL: 'openai:x', OPENAI_API_KEY: 'two words' }, /^OPENAI_API_KEY: expected a key/],
  [
    { CHAT_MODEL: 'openai:x', OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'ftp://x' },
    /^OPENAI_BASE_URL: expected an address starting with/,
  ],
  [
    { RESTYLE_MODEL: 'openai:x', OPENAI_API_KEY: 'k', RESTYLE_START: 'render' },
    /^RESTYLE_START is "render"; it can be photo or design\.$/,
  ],
])('%o stops the start with a sentence', async (environment, sentence) => {
  const { wrong } = readModelConfiguration(environment);
  expect(wrong).toEqual([expect.stringMatching(sentence)]);
  expect(wrong.join()).not.toContain('two words');
});
