/** Modules that settings and our own engines load, seen from a process of its own. */
import { expect, test } from 'vitest';
import { loadedBy } from './testing/loaded-by.fixture.ts';

const ofOthers =
  /\/providers\/[^/]+\/(?!entry|picture-abilities)|\/node_modules\/@ai-sdk\/(?!provider\/|provider-utils\/|gateway\/)/;

test('reading settings loads neither provider packages nor heavy ones of ours', () => {
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

test("our own engines load no provider's package", () => {
  const loaded = loadedBy(
    import.meta.url,
    `
    const { createModels } = await from('./registry.ts');
    const models = createModels({ engineThreads: 1 });
    const calculation = { calculator: 'stairs', values: { floorHeight: 2.8 } };
    await models.own.answer({ question: '', history: [], calculation });
    await models.close();
  `,
  );
  expect(loaded.join()).toContain('/builtin/own-engines.ts');
  expect(loaded.filter((url) => ofOthers.test(url))).toEqual([]);
});
