import type { ProviderEntry } from '../../provider.ts';
import { orderLimits } from '../../transport/transport-limits.ts';
import { blackForestLabsPictures } from './picture-abilities.ts';

export const blackForestLabsEntry: ProviderEntry = {
  name: 'Black Forest Labs',
  does: ['restyle', 'visuals', 'sketch'],
  pictures: blackForestLabsPictures,
  variables: [
    { name: 'BFL_API_KEY', what: 'key', isRequired: true, example: 'the key as it was shown' },
    {
      name: 'BFL_BASE_URL',
      what: 'address',
      fallback: 'https://api.bfl.ai/v1',
      example: 'https://api.eu.bfl.ai/v1',
    },
  ],
  // An order is looked at in the region that took it.
  alsoAt: /^https:\/\/api(\.[a-z0-9-]+)?\.bfl\.ai$/,
  examples: {
    restyle: 'flux-kontext-pro',
    visuals: 'flux-pro-1.1',
    sketch: 'flux-kontext-pro',
  },
  advice: 'A key is made at dashboard.bfl.ai.',
  limits: orderLimits,
  load: async (settings) => (await import('./provider.ts')).createBlackForestLabsProvider(settings),
};
