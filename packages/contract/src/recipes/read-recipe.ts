import { z } from 'zod';
import { firstVersionRecipe } from './first-version.ts';
import { type Recipe, recipe, shownRecipe } from './recipe.ts';

const hasVersion = z.object({ version: z.number() });

/** A recipe as the database has it; a row of an older version is read by its own schema. */
export function readRecipe(stored: unknown): Recipe {
  return hasVersion.safeParse(stored).success
    ? recipe.parse(stored)
    : firstVersionRecipe.parse(stored);
}

export const showRecipe = (stored: Recipe): z.infer<typeof shownRecipe> =>
  shownRecipe.parse(stored);
