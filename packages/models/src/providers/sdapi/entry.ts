import { z } from 'zod';
import type { ProviderEntry } from '../../provider.ts';
import { ownServerLimits } from '../../transport/transport-limits.ts';
import { loadedModel, sdapiPictures } from './picture-abilities.ts';

export const sdapiEntry: ProviderEntry = {
  name: 'Stable Diffusion server',
  label: (modelId) =>
    modelId === loadedModel ? 'Stable Diffusion server' : `Stable Diffusion ${modelId}`,
  does: ['restyle', 'visuals', 'sketch'],
  pictures: sdapiPictures,
  variables: [
    {
      name: 'SDAPI_URL',
      what: 'address',
      fallback: 'http://127.0.0.1:7860',
      example: 'http://127.0.0.1:7860',
    },
    { name: 'SDAPI_AUTH', what: 'key', example: 'user:password, as given to --api-auth' },
    {
      name: 'SDAPI_CONTROLNET',
      what: 'setting',
      example: 'mlsd:control_v11p_sd15_mlsd',
      schema: z
        .string()
        .regex(/^[^:]+:.+$/, 'a module and a model, such as mlsd:control_v11p_sd15_mlsd'),
    },
  ],
  examples: { restyle: 'default', visuals: 'default', sketch: 'default' },
  advice: 'Start AUTOMATIC1111 or Forge with --api; "default" is the model it has loaded.',
  // The provider itself limits pictures to one at a time; progress requests run beside it.
  limits: { ...ownServerLimits, concurrency: 4 },
  load: async (settings) => (await import('./provider.ts')).createSdapiProvider(settings),
};
