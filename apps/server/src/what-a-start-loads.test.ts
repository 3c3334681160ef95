/** The first response needs no engines: their code is loaded later. */
import { loadedBy } from '@maquette/models/testing';
import { expect, test } from 'vitest';

test('the server starts without the AI SDK, an engine, a decoder of pictures, a provider or OpenTelemetry’s SDK', () => {
  const loaded = loadedBy(
    import.meta.url,
    `
    const [{ readConfig }] = await Promise.all([from('./config.ts'), from('./start.ts')]);
    readConfig({});
  `,
  );
  expect(loaded.join()).toContain('/apps/server/src/app.ts');
  expect(
    loaded.filter((url) =>
      /\/node_modules\/(?:ai|@ai-sdk|sharp|piscina|cockatiel|@opentelemetry\/(?:sdk|exporter|otlp|resources|context)[\w-]*)\/|\/packages\/(?:engine|models\/src\/(?:registry|index|builtin\/own|providers\/[^/]+\/provider))/.test(
        url,
      ),
    ),
  ).toEqual([]);
});
