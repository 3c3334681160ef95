/** What a foreign engine would be told of a recipe, for the user to read and change beforehand. */
import type { EngineWords } from '@maquette/contract';
import type { RestyleRecipe } from '../builtin/tasks/task-table.ts';
import type { PictureAbilities } from './abilities.ts';
import { strengthOf } from './change-strength.ts';
import { composeRestyleWords } from './compose-words.ts';
import { mapOptions } from './map-options.ts';

export function engineWordsOf(
  recipe: RestyleRecipe,
  abilities: PictureAbilities,
  seed: number,
): EngineWords {
  const { prompt, negative } = composeRestyleWords(recipe, abilities);
  const { steps, cfgScale } = recipe;
  const { notes } = mapOptions(abilities, {
    ...{ strength: strengthOf(recipe), steps, cfgScale, seed, negative },
    isEdit: true,
    hasProtectedParts: false,
  });
  return { prompt, notes: [...notes] };
}
