import type { EngineDescription } from '../provider.ts';
import { roles } from '../roles.ts';
import { builtinPictures } from './picture-abilities.ts';

const labels: Readonly<Record<string, string>> = {
  restyle: 'Maquette restyle engine',
  visuals: 'Maquette scene engine',
  sketch: 'Maquette sketch engine',
  handbook: 'Maquette handbook',
  voice: 'Maquette voice',
  eyes: 'Maquette eyes',
};

export const builtinEntry: EngineDescription = {
  name: 'Maquette',
  label: (modelId) => labels[modelId] ?? modelId,
  does: ['chat', 'vision', 'speech', 'restyle', 'visuals', 'sketch'],
  variables: [],
  pictures: builtinPictures,
  knows: (role, modelId) => roles[role].builtin === `builtin:${modelId}`,
};
