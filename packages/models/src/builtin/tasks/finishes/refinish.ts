/** New finishes for a room that keeps its things, if it is readable. */
import {
  type RedesignHooks,
  type RefinishedRoom,
  refinishRoom,
  type UnreadableRoom,
} from '@maquette/engine/redesign';
import type { Analysis } from '@maquette/engine/restyle';
import type { RestyleRecipe } from '../messages/restyle.ts';
import { wordsOf } from '../redesign-doors.ts';
import { chosenFinishes } from './chosen-finishes.ts';
import { capital, spoken } from './spoken-names.ts';

/** Below this strength the photo is tinted instead of getting new materials. */
const leastStrength = 0.15;

export interface RefinishWish {
  readonly recipe: RestyleRecipe;
  readonly seed: number;
  /** 0..1 at the size of the analysed photo: 1 keeps a pixel unchanged. */
  readonly protect: Float32Array | undefined;
}

/**
 * The reason for unreadable rooms, if a redesign falls back to new finishes; undefined for houses and gentle changes.
 */
export async function refinish(
  analysis: Analysis,
  { recipe, seed, protect }: RefinishWish,
  hooks: RedesignHooks = {},
): Promise<RefinishedRoom | UnreadableRoom | undefined> {
  if (recipe.kind !== 'interior' || recipe.strength < leastStrength) return undefined;
  const { decor } = recipe;
  const chosen = chosenFinishes(recipe);
  return refinishRoom(analysis, { ...wordsOf(recipe), seed, decor, chosen, protect }, hooks);
}

/** Such as "Floor: oak planks", "One wall: red brick". */
export function refinishedBrief({ finish, decor, isRepainted }: RefinishedRoom): string[] {
  const clad = [...new Set(finish.coverings.map(({ spec }) => spec.kind))];
  return [
    ...(isRepainted ? [] : [`Floor: ${spoken(finish.floor.kind)}`]),
    `Walls: ${spoken(finish.wall.kind)}`,
    ...clad.map(
      (kind) => `${finish.coverings.length > 1 ? 'Lower walls' : 'One wall'}: ${spoken(kind)}`,
    ),
    ...decor.map((piece) => capital(spoken(piece))),
  ];
}
