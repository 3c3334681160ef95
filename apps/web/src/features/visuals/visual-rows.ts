/** Rows of the screen: prompts ordered here, then the history. */
import type { Generation } from '@maquette/contract';
import { startedRows } from '../../studio/result/started-rows.ts';
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

/** A result with a name that is unique on the page: results of one prompt are numbered, oldest first. */
export interface VisualRow extends StartedVisual {
  readonly name: string;
}

export function visualRows(
  started: readonly StartedVisual[],
  history: readonly Generation[] | undefined,
): readonly VisualRow[] {
  const rows = startedRows(started, history, rowOf);
  return rows.map((row, index) => {
    const older = rows.slice(index + 1).filter(({ prompt }) => prompt === row.prompt).length;
    return { ...row, name: older === 0 ? row.prompt : `${row.prompt} (${older + 1})` };
  });
}

/** The seed after all designs that this prompt has shown so far. */
export const unseenSeed = (started: readonly StartedVisual[], prompt: string): number =>
  (1 + started.filter((one) => one.prompt === prompt).length) * gridOfFour;
