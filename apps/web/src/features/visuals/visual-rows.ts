/** Rows of the screen: prompts ordered here, then the history. */
import type { Generation } from '@maquette/contract';
import type { StartedVisual } from './visual-result.tsx';

export const gridOfFour = 4;

export function rowOf(generation: Generation): StartedVisual {
  const { id, prompt, title, recipe, pictures } = generation;
  const wordRecipe = recipe.from === 'words' ? recipe : undefined;
  return {
    id,
    prompt: prompt ?? title,
    shape: wordRecipe?.shape ?? 'landscape',
    change: wordRecipe?.change ?? {},
    edits: wordRecipe?.edits ?? [],
    written: wordRecipe?.written,
    count: Math.max(1, pictures.length || gridOfFour),
    known: generation,
  };
}

/** Without duplicates: what was ordered here is in the history as well after a refetch. */
export function visualRows(
  started: readonly StartedVisual[],
  history: readonly Generation[],
): readonly StartedVisual[] {
  const here = new Set(started.map(({ id }) => id));
  return [...started, ...history.filter(({ id }) => !here.has(id)).map(rowOf)];
}

/** The seed after all designs that this prompt has shown so far. */
export const unseenSeed = (started: readonly StartedVisual[], prompt: string): number =>
  (1 + started.filter((one) => one.prompt === prompt).length) * gridOfFour;
