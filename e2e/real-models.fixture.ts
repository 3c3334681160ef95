/** Journeys with somebody else's models behind the product: one that works, one that is not there. */
import { LLMock } from '@copilotkit/aimock';
import { startProductServer } from '../tools/testing/product-server.ts';
import { test as base } from './journey.fixture.ts';

export { expect } from '@playwright/test';

/** Nobody listens there. */
const nowhere = 'http://127.0.0.1:9';

export const test = base.extend({
  server: [
    async ({ playwright: _ }, use) => {
      const service = new LLMock({ port: 0 });
      const call = (id: string, name: string, input: object) => ({
        toolCalls: [{ id, name, arguments: JSON.stringify(input) }],
      });
      service.onToolResult('stairs', { content: 'For 2.8 m you need **16 risers**.' });
      service.onToolResult('cabin', { content: 'Press the button and I will have it drawn.' });
      service.onMessage(
        /risers/,
        call('stairs', 'calculate', { calculator: 'stairs', values: { floorHeight: 2.8 } }),
      );
      service.onMessage(
        /cabin/,
        call('cabin', 'propose_picture', { description: 'A timber cabin by a lake' }),
      );
      service.onMessage(/ready/, { content: 'I am ready to talk about architecture.' });
      await service.start();
      const server = await startProductServer({
        ADMIN_EMAILS: 'premium@maquette.example',
        COMPATIBLE_URL: service.url,
        CHAT_MODEL: 'compatible:small, builtin:handbook',
        OLLAMA_URL: nowhere,
        VISION_MODEL: 'ollama:llava:7b, builtin:eyes',
      });
      await use(server);
      await server.stop();
      await service.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
