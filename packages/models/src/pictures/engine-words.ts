/** Prompt that a foreign engine would get for a recipe, for the user to read and change beforehand. */
import type { EngineWords } from '@maquette/contract';
import type { RestyleRecipe } from '../builtin/tasks/messages/restyle.ts';
import type { PictureAbilities } from './abilities.ts';
import { finishStrength, keepsEveryLine, strengthOf } from './change-strength.ts';
import { composeFinishWords, composeRestyleWords } from './compose-words.ts';
import { mapOptions } from './map-options.ts';

export function engineWordsOf(
  recipe: RestyleRecipe,
  abilities: PictureAbilities,
  seed: number,
  startsFromDesign: boolean,
): EngineWords {
  const isFinish = startsFromDesign && !keepsEveryLine(recipe);
  const compose = isFinish ? composeFinishWords : composeRestyleWords;
  const { prompt, negative } = compose(recipe, abilities);
  const { steps, cfgScale } = recipe;
  const { notes } = mapOptions(abilities, {
    ...{ strength: isFinish ? finishStrength : strengthOf(recipe) },
    ...{ steps, cfgScale, seed, negative },
    isEdit: true,
    hasProtectedParts: false,
  });
  return { prompt, notes: [...notes] };
}
