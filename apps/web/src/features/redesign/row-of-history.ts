import type { Generation } from '@maquette/contract';
import type { StartedRender } from './render-row.tsx';

/** A row of the history. */
export const rowOf = (generation: Generation): StartedRender => ({
  id: generation.id,
  originalUrl: generation.original?.url ?? '',
  style: generation.style ?? '',
  roomType: generation.roomType ?? '',
  propertyType: generation.propertyType ?? '',
  aesthetic: generation.aesthetic ?? '',
  change: generation.recipe.from === 'photo' ? generation.recipe.change : undefined,
  known: generation,
});
