/** The words a recipe would be sent in, and what of it the engine has no place for. */
import { type EngineWords, plans, type RenderRecipe, withDefaults } from '@maquette/contract';
import { engineWordsOf, type Models } from '@maquette/models';
import { Problem } from '../../platform/problem.ts';

type WordedRecipe = Omit<
  RenderRecipe,
  'photoId' | 'variations' | 'surfaceHints' | 'protectStrokes' | 'keptThings'
>;

export function wordsForEngine(models: Models, request: WordedRecipe): EngineWords {
  const abilities = models.abilities(models.idFor('restyle'));
  if (!abilities) throw new Problem('NOT_FOUND');
  const recipe = { ...withDefaults(request), maxSidePx: plans.free.maxSidePx };
  return engineWordsOf(recipe, abilities, recipe.seed, models.startsFromDesign);
}
