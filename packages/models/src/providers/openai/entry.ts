import type { ProviderEntry } from '../../provider.ts';

export const openaiEntry: ProviderEntry = {
  name: 'OpenAI',
  does: ['chat', 'vision', 'speech'],
  variables: [
    { name: 'OPENAI_API_KEY', what: 'key', isRequired: true, example: 'sk-…' },
    {
      name: 'OPENAI_BASE_URL',
      what: 'address',
      fallback: 'https://api.openai.com/v1',
      example: 'https://api.openai.com/v1',
    },
    { name: 'OPENAI_VOICE', what: 'setting', example: 'alloy' },
  ],
  examples: { chat: 'gpt-5-mini', vision: 'gpt-5-mini', speech: 'gpt-4o-mini-tts' },
  advice: 'A key is made at platform.openai.com under API keys.',
  load: async (settings) => (await import('./provider.ts')).createOpenaiProvider(settings),
};
