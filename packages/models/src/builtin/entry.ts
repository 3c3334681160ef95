import type { ProviderEntry } from '../provider.ts';
import { roles } from '../roles.ts';
import { builtinPictures } from './picture-abilities.ts';

export const builtinEntry: ProviderEntry = {
  name: 'Maquette',
  does: ['chat', 'vision', 'speech', 'restyle', 'visuals', 'sketch'],
  variables: [],
  pictures: builtinPictures,
  knows: (role, modelId) => roles[role].builtin === `builtin:${modelId}`,
  load: async (settings) => (await import('./provider.ts')).createBuiltin(settings),
};
