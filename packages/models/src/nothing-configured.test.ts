/** Modules that a start with an empty environment loads, seen from a process of its own. */
import { expect, test } from 'vitest';
import { loadedBy } from './testing/loaded-by.fixture.ts';

test('the settings are three small files: no provider, no table of abilities, no package', () => {
  const loaded = loadedBy(
    import.meta.url,
    `
    const { readModelConfiguration } = await from('./configuration.ts');
    await readModelConfiguration({ OPENAI_API_KEY: 'a key alone opens nothing' });
  `,
  );
  expect(loaded.map((url) => url.split('/src/')[1])).toEqual([
    'configuration.ts',
    'providers.ts',
    'roles.ts',
  ]);
});

test('one provider named: its description is read, no other, and no package of a maker', () => {
  const loaded = loadedBy(
    import.meta.url,
    `
    const { readModelConfiguration } = await from('./configuration.ts');
    await readModelConfiguration({ CHAT_MODEL: 'openai:gpt', OPENAI_API_KEY: 'k' });
  `,
  );
  expect(loaded.join()).toContain('/providers/openai/entry.ts');
  expect(
    loaded.filter((url) =>
      /\/providers\/(?!openai\/)|\/provider\.ts|\/node_modules\/(?:ai|@ai-sdk|cockatiel|sharp|piscina|undici)\//.test(
        url,
      ),
    ),
  ).toEqual([]);
});

test('our own models load no provider and no package of another maker', () => {
  const loaded = loadedBy(
    import.meta.url,
    `
    const { createModels } = await from('./registry.ts');
    const models = createModels({ engineThreads: 1 });
    await models.languageModel(models.idFor('chat'));
    await models.speechModel(models.idFor('speech'));
    await models.close();
  `,
  );
  expect(loaded.join()).toContain('/builtin/provider.ts');
  expect(
    loaded.filter((url) =>
      /\/src\/providers\/|\/cockatiel\/|@ai-sdk\/(?!provider\/|provider-utils\/|gateway\/)/.test(
        url,
      ),
    ),
  ).toEqual([]);
});
