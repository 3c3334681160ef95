import type { ProviderEntry } from '../../provider.ts';

export const elevenlabsEntry: ProviderEntry = {
  name: 'ElevenLabs',
  does: ['speech'],
  variables: [
    { name: 'ELEVENLABS_API_KEY', what: 'key', isRequired: true, example: 'sk_…' },
    {
      name: 'ELEVENLABS_BASE_URL',
      what: 'address',
      fallback: 'https://api.elevenlabs.io',
      example: 'https://api.elevenlabs.io',
    },
    {
      name: 'ELEVENLABS_VOICE',
      what: 'setting',
      fallback: '21m00Tcm4TlvDq8ikWAM',
      example: '21m00Tcm4TlvDq8ikWAM',
    },
  ],
  examples: { speech: 'eleven_multilingual_v2' },
  advice: 'A key is made at elevenlabs.io under Developers.',
  load: async (settings) => (await import('./provider.ts')).createElevenlabsProvider(settings),
};
