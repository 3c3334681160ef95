/** The words a recipe would be sent in, and what of it the engine has no place for. */
import { changes, type EngineWords, plans, type RenderRecipe } from '@maquette/contract';
import { engineWordsOf, type Models } from '@maquette/models';
import { Problem } from '../../platform/problem.ts';
import { numbersOf } from './order-render.ts';

type Worded = Parameters<typeof numbersOf>[0] &
  Pick<RenderRecipe, 'roomType' | 'propertyType' | 'aesthetic' | 'decor' | 'finishes' | 'change'>;

export function wordsForEngine(models: Models, asked: Worded): EngineWords {
  const abilities = models.abilities(models.idFor('restyle'));
  if (!abilities) throw new Problem('NOT_FOUND');
  const { kind, style, roomType, propertyType, aesthetic, decor, finishes } = asked;
  const { change = changes[kind].default } = asked;
  const { seed, ...numbers } = numbersOf(asked);
  const recipe = {
    kind,
    style,
    roomType,
    propertyType,
    aesthetic,
    decor,
    finishes,
    change,
    ...numbers,
  };
  return engineWordsOf({ ...recipe, maxSidePx: plans.free.maxSidePx }, abilities, seed);
}
