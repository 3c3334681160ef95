/** The settings each guide prints, tried as they stand; and the provider that one of them adds. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LLMock } from '@copilotkit/aimock';
import { generateSpeech, generateText } from 'ai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readModelConfiguration } from '../configuration.ts';
import type { ProviderEntry } from '../provider.ts';
import { providers } from '../providers.ts';
import { createModels } from '../registry.ts';
import type { Fetch } from '../transport/transport.ts';

const mock = new LLMock({ port: 0 });
const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(400)]);
beforeAll(async () => {
  mock.onMessage(/north/, { content: 'Use warm whites.' });
  mock.onSpeech(/warm/, { audio: mp3.toString('base64'), format: 'mp3' });
  await mock.start();
});
afterAll(() => mock.stop());

const root = path.resolve(import.meta.dirname, '../../../..');
const guide = (name: string) => readFileSync(path.join(root, 'docs/guides', `${name}.md`), 'utf8');

function blocksOf(name: string, language: string): string[] {
  const fence = new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\``, 'gm');
  return [...guide(name).matchAll(fence)].map(([, , block = '']) => block);
}

const settingsIn = (name: string) =>
  Object.fromEntries(
    (blocksOf(name, 'env')[0] ?? '')
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/=(.*)/).slice(0, 2) as [string, string]),
  );

/** Whatever address a guide names leads to the imitation. */
const toMock: Fetch = (input, init) => {
  const { pathname, search } = new URL(String(input));
  return fetch(`${mock.url}${pathname}${search}`, init);
};

test.each([
  ['ollama', 'Ollama qwen3:8b'],
  ['openai', 'OpenAI gpt-6.1-terra'],
  ['anthropic', 'Anthropic claude-sonnet-5-5'],
  ['google', 'Google gemini-3.8-flash'],
])('%s', async (name, label) => {
  const { configuration, wrong } = readModelConfiguration(settingsIn(name));
  expect(wrong).toEqual([]);
  const models = createModels({ configuration, fetch: toMock, engineThreads: 1 });
  for (const role of ['chat', 'vision'] as const) {
    expect(configuration.roles[role]).toHaveLength(2);
    const model = await models.languageModel(models.idFor(role));
    const { text } = await generateText({ model, prompt: 'A room that faces north?' });
    expect(text).toBe('Use warm whites.');
  }
  expect(guide(name)).toContain(`"${label}"`);
  expect(models.label(models.idFor('chat'))).toBe(label);
  const [voice = ''] = models.idsFor('speech');
  if (!voice.startsWith('builtin:')) {
    const model = await models.speechModel(voice);
    const { audio } = await generateSpeech({ model, text: 'A warm room.', outputFormat: 'mp3' });
    expect(audio.uint8Array).toHaveLength(404);
  }
  await models.close();
});

test('elevenlabs', async () => {
  const { configuration, wrong } = readModelConfiguration(settingsIn('elevenlabs'));
  expect(wrong).toEqual([]);
  const asked: string[] = [];
  const toVoice: Fetch = async (input) => {
    asked.push(String(input));
    return new Response(new Uint8Array(mp3), { headers: { 'content-type': 'audio/mpeg' } });
  };
  const models = createModels({ configuration, fetch: toVoice, engineThreads: 1 });
  expect(models.idsFor('speech')).toEqual(['elevenlabs:eleven_multilingual_v2', 'builtin:voice']);
  const model = await models.speechModel(models.idFor('speech'));
  const { audio } = await generateSpeech({ model, text: 'A warm room.', outputFormat: 'mp3' });
  expect(audio.uint8Array).toHaveLength(404);
  const { ELEVENLABS_VOICE: voice } = settingsIn('elevenlabs');
  expect(asked).toEqual([
    `https://api.elevenlabs.io/v1/text-to-speech/${voice}?output_format=mp3_44100_128`,
  ]);
  await models.close();
});

test('example names exist in the makers’ packages', async () => {
  const known = (maker: string) =>
    readFileSync(path.join(root, 'node_modules/@ai-sdk', maker, 'dist/index.js'), 'utf8') +
    readFileSync(path.join(root, 'node_modules/@ai-sdk', maker, 'dist/index.d.ts'), 'utf8');
  for (const maker of ['openai', 'anthropic', 'google', 'elevenlabs']) {
    const { examples = {} } = providers[maker] ?? {};
    const names = Object.values(examples);
    const list = known(maker);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !list.includes(name))).toEqual([]);
    for (const line of Object.values(settingsIn(maker))) {
      const [, name] = new RegExp(`^${maker}:([^,]+)`).exec(line) ?? [];
      if (name) expect(names).toContain(name);
    }
  }
});

test('examples of makers without a package are models of theirs, which redesign photos', () => {
  const known = {
    'black-forest-labs': ['flux-kontext-pro', 'flux-pro-1.1'],
    fal: ['fal-ai/flux-pro/kontext', 'fal-ai/flux/dev'],
    replicate: ['black-forest-labs/flux-1.1-pro', 'black-forest-labs/flux-kontext-pro'],
    stability: ['core', 'sketch', 'structure'],
  };
  for (const [maker, names] of Object.entries(known)) {
    const { examples = {}, pictures = [] } = providers[maker] ?? {};
    expect([...new Set(Object.values(examples))].sort()).toEqual(names);
    for (const role of ['restyle', 'sketch'] as const) {
      const name = examples[role] ?? '';
      expect(pictures.find(({ model }) => model.test(name))?.abilities.edit, name).toBe(true);
    }
  }
});

test('a provider is added by one folder and one line', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-guide-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const [entry = '', provider = '', line = ''] = blocksOf('add-a-provider', 'ts');
  writeFileSync(path.join(folder, 'entry.ts'), entry);
  writeFileSync(path.join(folder, 'provider.ts'), provider);
  expect(line.trim()).toBe(
    "import { acmeEntry } from './providers/acme/entry.ts';\n…\n  acme: acmeEntry,",
  );
  const made: { acmeEntry: ProviderEntry } = await import(
    pathToFileURL(path.join(folder, 'entry.ts')).href
  );
  const table = { ...providers, acme: made.acmeEntry };
  const { configuration, wrong } = readModelConfiguration(
    { CHAT_MODEL: 'acme:small', ACME_API_KEY: 'acme-1' },
    table,
  );
  expect(wrong).toEqual([]);
  const models = createModels({ configuration, fetch: toMock, engineThreads: 1 });
  const model = await models.languageModel('acme:small');
  const { text } = await generateText({ model, prompt: 'A room that faces north?' });
  expect(text).toBe('Use warm whites.');
  await models.close();
  rmSync(folder, { recursive: true });
});
