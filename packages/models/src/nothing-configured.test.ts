/** What a start with an empty environment loads, seen from outside by a process of its own. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The files a script has loaded, in the order of their loading. */
function loadedBy(script: string): string[] {
  const watched = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const from = (name) => import(new URL(name, ${JSON.stringify(import.meta.url)}).href);
    ${script}
    console.log(JSON.stringify(loaded));
  `;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', watched], {
    encoding: 'utf8',
  });
  return JSON.parse(printed) as string[];
}

test('the settings are read without loading a model or the AI SDK', () => {
  const loaded = loadedBy(`
    const { readModelConfiguration } = await from('./configuration.ts');
    readModelConfiguration({});
  `);
  expect(loaded.join()).toContain('configuration.ts');
  // What remains is what the server needs anyway: zod, and the contract's own words.
  expect(
    loaded.filter((url) =>
      /\/node_modules\/(?:ai|@ai-sdk|cockatiel|sharp|piscina|undici)\/|\/provider\.ts/.test(url),
    ),
  ).toEqual([]);
});

test('our own models load no package of another maker', () => {
  const loaded = loadedBy(`
    const { createModels } = await from('./registry.ts');
    const models = createModels({ engineThreads: 1 });
    await models.languageModel(models.idFor('chat'));
    await models.speechModel(models.idFor('speech'));
    await models.close();
  `);
  expect(loaded.join()).toContain('/builtin/provider.ts');
  expect(
    loaded.filter((url) =>
      /\/providers\/[^/]+\/provider\.ts|\/cockatiel\/|@ai-sdk\/(?!provider\/|provider-utils\/|gateway\/)/.test(
        url,
      ),
    ),
  ).toEqual([]);
});
