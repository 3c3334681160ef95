import type { ProviderEntry } from '../../provider.ts';
import { ownServerLimits } from '../../transport/transport-limits.ts';
import { comfyUiPictures, firstCheckpoint } from './picture-abilities.ts';

export const comfyUiEntry: ProviderEntry = {
  name: 'ComfyUI',
  label: (modelId) => (modelId === firstCheckpoint ? 'ComfyUI' : `ComfyUI ${modelId}`),
  does: ['restyle', 'visuals', 'sketch'],
  pictures: comfyUiPictures,
  variables: [
    {
      name: 'COMFYUI_URL',
      what: 'address',
      fallback: 'http://127.0.0.1:8188',
      example: 'http://127.0.0.1:8188',
    },
    {
      name: 'COMFYUI_GRAPH',
      what: 'setting',
      example: '/home/me/restyle-api.json',
      onlyInEnvironment: true,
    },
  ],
  examples: { restyle: 'default', visuals: 'default', sketch: 'default' },
  advice: 'Start ComfyUI; "default" is the first checkpoint it has, or name one.',
  limits: { ...ownServerLimits, concurrency: 4 },
  load: async (settings) => (await import('./provider.ts')).createComfyUiProvider(settings),
};
