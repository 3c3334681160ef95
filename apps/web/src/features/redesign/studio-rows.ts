/** Rows of the studio: renders started here, then those of the history. */
import type { Generation } from '@maquette/contract';
import type { StartedRender } from './render-row.tsx';

const rowOf = (generation: Generation): StartedRender => ({
  id: generation.id,
  originalUrl: generation.original?.url ?? '',
  style: generation.style ?? '',
  roomType: generation.roomType ?? '',
  propertyType: generation.propertyType ?? '',
  aesthetic: generation.aesthetic ?? '',
  change: generation.recipe.from === 'photo' ? generation.recipe.change : undefined,
  known: generation,
});

/** Rows started here come first; rows from the history are added without duplicates. */
export function joinRows(
  started: readonly StartedRender[],
  history: readonly Generation[],
): StartedRender[] {
  const here = new Set(started.map(({ id }) => id));
  return [...started, ...history.filter(({ id }) => !here.has(id)).map(rowOf)];
}
