import type { ProviderEntry } from '../../provider.ts';
import { stabilityPictures } from './picture-abilities.ts';

export const stabilityEntry: ProviderEntry = {
  name: 'Stability AI',
  label: (modelId) => `Stability ${modelId}`,
  does: ['restyle', 'visuals', 'sketch'],
  pictures: stabilityPictures,
  variables: [
    { name: 'STABILITY_API_KEY', what: 'key', isRequired: true, example: 'sk-…' },
    {
      name: 'STABILITY_BASE_URL',
      what: 'address',
      fallback: 'https://api.stability.ai',
      example: 'https://api.stability.ai',
    },
  ],
  examples: { restyle: 'structure', visuals: 'core', sketch: 'sketch' },
  advice: 'A key is made at platform.stability.ai under Account, API keys.',
  load: async (settings) => (await import('./provider.ts')).createStabilityProvider(settings),
};
