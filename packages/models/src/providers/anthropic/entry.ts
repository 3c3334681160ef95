import type { ProviderEntry } from '../../provider.ts';

export const anthropicEntry: ProviderEntry = {
  name: 'Anthropic',
  does: ['chat', 'vision'],
  variables: [
    { name: 'ANTHROPIC_API_KEY', what: 'key', isRequired: true, example: 'sk-ant-…' },
    {
      name: 'ANTHROPIC_BASE_URL',
      what: 'address',
      fallback: 'https://api.anthropic.com/v1',
      example: 'https://api.anthropic.com/v1',
    },
  ],
  examples: { chat: 'claude-sonnet-5-5', vision: 'claude-sonnet-5-5' },
  advice: 'A key is made at console.anthropic.com under API keys.',
  load: async (settings) => (await import('./provider.ts')).createAnthropicProvider(settings),
};
