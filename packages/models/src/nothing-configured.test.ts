/** Modules that settings and our own engines load, seen from a process of its own. */
import { expect, test } from 'vitest';
import { loadedBy } from './testing/loaded-by.fixture.ts';

const ofOthers =
  /\/providers\/[^/]+\/(?!entry|picture-abilities)|\/node_modules\/@ai-sdk\/(?!provider\/|provider-utils\/|gateway\/)/;

test('settings read what providers say of themselves: no package of a maker, none of ours that is heavy', () => {
  const loaded = loadedBy(
    import.meta.url,
    `
    const { readModelConfiguration } = await from('./configuration.ts');
    readModelConfiguration({ CHAT_MODEL: 'openai:gpt', OPENAI_API_KEY: 'k' });
  `,
  );
  expect(loaded.join()).toContain('/providers/openai/entry.ts');
  expect(loaded.filter((url) => ofOthers.test(url))).toEqual([]);
  expect(
    loaded.filter((url) => /\/node_modules\/(?:ai|cockatiel|sharp|piscina|undici)\//.test(url)),
  ).toEqual([]);
});

test('our own engines load no package of another maker', () => {
  const loaded = loadedBy(
    import.meta.url,
    `
    const { createModels } = await from('./registry.ts');
    const models = createModels({ engineThreads: 1 });
    await models.own.prepareAnswers();
    await models.close();
  `,
  );
  expect(loaded.join()).toContain('/builtin/own-engines.ts');
  expect(loaded.filter((url) => ofOthers.test(url))).toEqual([]);
});
