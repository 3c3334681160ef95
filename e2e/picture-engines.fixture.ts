/** Journeys on a server whose picture tools use engines of others: imitations of them, in this process. */
import { fakeOpenAiPictures, fakeSdapi, startFakeService } from '@maquette/models/testing';
import { startProductServer } from '../tools/testing/product-server.ts';
import { test as journey } from './journey.fixture.ts';

async function startEngines() {
  const openAi = fakeOpenAiPictures();
  const sdapi = fakeSdapi();
  const openAiService = await startFakeService(openAi.answer);
  const sdapiService = await startFakeService(sdapi.answer);
  return {
    openAi,
    openAiService,
    sdapi,
    sdapiService,
    close: () => Promise.all([openAiService.close(), sdapiService.close()]),
  };
}
type Engines = Awaited<ReturnType<typeof startEngines>>;

export const test = journey.extend<{ engines: Engines }, { running: Engines }>({
  running: [
    async ({ playwright: _ }, use) => {
      const engines = await startEngines();
      await use(engines);
      await engines.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ running }, use) => {
      const server = await startProductServer({
        RESTYLE_MODEL: 'openai:gpt-image-1.5, builtin:restyle',
        OPENAI_API_KEY: 'sk-journey',
        OPENAI_BASE_URL: `${running.openAiService.origin}/v1`,
        SKETCH_MODEL: 'sdapi:default',
        SDAPI_URL: running.sdapiService.origin,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  /** In a good mood, and asked nothing yet. */
  engines: async ({ running }, use) => {
    for (const fake of [running.openAi, running.sdapi]) {
      fake.mood = 'draws';
      fake.orders.length = 0;
      fake.calledOff.length = 0;
    }
    running.openAiService.answer(running.openAi.answer);
    await use(running);
  },
});
