/**
 * Journeys with somebody else's models behind the product, all imitated in this process: one that talks,
 * two that draw, and one that is not there.
 */
import { LLMock } from '@copilotkit/aimock';
import { fakeOpenAiPictures, fakeSdapi, startFakeService } from '@maquette/models/testing';
import { startProductServer } from '../tools/testing/product-server.ts';
import { test as base } from './journey.fixture.ts';

export { expect, patient } from './journey.fixture.ts';

/** Nobody listens there. */
const nowhere = 'http://127.0.0.1:9';

async function startTalker() {
  const talker = new LLMock({ port: 0 });
  const call = (id: string, name: string, input: object) => ({
    toolCalls: [{ id, name, arguments: JSON.stringify(input) }],
  });
  talker.onToolResult('stairs', { content: 'For 2.8 m you need **16 risers**.' });
  talker.onToolResult('cabin', { content: 'Press the button and I will have it drawn.' });
  talker.onMessage(
    /risers/,
    call('stairs', 'calculate', { calculator: 'stairs', values: { floorHeight: 2.8 } }),
  );
  talker.onMessage(
    /cabin/,
    call('cabin', 'propose_picture', { description: 'A timber cabin by a lake' }),
  );
  talker.onMessage(/ready/, { content: 'I am ready to talk about architecture.' });
  await talker.start();
  return talker;
}

async function startEngines() {
  const talker = await startTalker();
  const openAi = fakeOpenAiPictures();
  const sdapi = fakeSdapi();
  const openAiService = await startFakeService(openAi.answer);
  const sdapiService = await startFakeService(sdapi.answer);
  return {
    talker,
    openAi,
    openAiService,
    sdapi,
    sdapiService,
    close: () => Promise.all([talker.stop(), openAiService.close(), sdapiService.close()]),
  };
}
type Engines = Awaited<ReturnType<typeof startEngines>>;

export const test = base.extend<{ engines: Engines }, { running: Engines }>({
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
        ADMIN_EMAILS: 'premium.phone@maquette.example, premium.desktop@maquette.example',
        COMPATIBLE_URL: running.talker.url,
        CHAT_MODEL: 'compatible:small, builtin:handbook',
        OLLAMA_URL: nowhere,
        VISION_MODEL: 'ollama:llava:7b, builtin:eyes',
        RESTYLE_MODEL: 'openai:gpt-image-1.5, builtin:restyle',
        IMAGE_MODEL: 'openai:gpt-image-1.5',
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
