import type { ProviderEntry } from '../../provider.ts';
import { orderLimits } from '../../transport/transport-limits.ts';
import { falPictures } from './picture-abilities.ts';

export const falEntry: ProviderEntry = {
  name: 'fal',
  label: (modelId) => `fal ${modelId.replace(/^fal-ai\//, '')}`,
  does: ['restyle', 'visuals', 'sketch'],
  pictures: falPictures,
  variables: [
    { name: 'FAL_KEY', what: 'key', isRequired: true, example: 'id:secret' },
    {
      name: 'FAL_BASE_URL',
      what: 'address',
      fallback: 'https://queue.fal.run',
      example: 'https://queue.fal.run',
    },
  ],
  examples: {
    restyle: 'fal-ai/flux-pro/kontext',
    visuals: 'fal-ai/flux/dev',
    sketch: 'fal-ai/flux-pro/kontext',
  },
  advice: 'A key is made at fal.ai under Dashboard, Keys.',
  limits: orderLimits,
  load: async (settings) => (await import('./provider.ts')).createFalProvider(settings),
};
