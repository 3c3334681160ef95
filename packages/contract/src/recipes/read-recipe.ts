import { z } from 'zod';
import { firstVersionRecipe } from './first-version.ts';
import { type Recipe, recipe, shownRecipe } from './recipe.ts';

const hasVersion = z.object({ version: z.number() });

/** Parses a stored recipe; older versions have their own schema. */
export function readRecipe(stored: unknown): Recipe {
  return hasVersion.safeParse(stored).success
    ? recipe.parse(stored)
    : firstVersionRecipe.parse(stored);
}

export const showRecipe = (stored: Recipe): z.infer<typeof shownRecipe> =>
  shownRecipe.parse(stored);
