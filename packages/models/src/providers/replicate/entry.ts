import type { ProviderEntry } from '../../provider.ts';
import { orderLimits } from '../../transport/transport-limits.ts';
import { replicatePictures } from './picture-abilities.ts';

export const replicateEntry: ProviderEntry = {
  name: 'Replicate',
  label: (modelId) => `Replicate ${modelId.split(':')[0]}`,
  does: ['restyle', 'visuals', 'sketch'],
  pictures: replicatePictures,
  variables: [
    { name: 'REPLICATE_API_TOKEN', what: 'key', isRequired: true, example: 'r8_…' },
    {
      name: 'REPLICATE_BASE_URL',
      what: 'address',
      fallback: 'https://api.replicate.com/v1',
      example: 'https://api.replicate.com/v1',
    },
  ],
  examples: {
    restyle: 'black-forest-labs/flux-kontext-pro',
    visuals: 'black-forest-labs/flux-1.1-pro',
    sketch: 'black-forest-labs/flux-kontext-pro',
  },
  advice: 'A token is made at replicate.com under Account, API tokens.',
  limits: orderLimits,
  load: async (settings) => (await import('./provider.ts')).createReplicateProvider(settings),
};
