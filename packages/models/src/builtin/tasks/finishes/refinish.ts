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
  /** Instead of furniture. */
  readonly isFallback?: boolean;
}

/**
 * The reason for unreadable rooms, if a redesign falls back to new finishes; undefined for houses and gentle changes.
 */
export async function refinish(
  analysis: Analysis,
  { recipe, seed, protect, isFallback }: RefinishWish,
  hooks: RedesignHooks = {},
): Promise<RefinishedRoom | UnreadableRoom | undefined> {
  if (recipe.kind !== 'interior' || recipe.strength < leastStrength) return undefined;
  const { decor } = recipe;
  const chosen = chosenFinishes(recipe);
  const wish = { ...wordsOf(recipe), seed, decor, chosen, protect, isFallback };
  return refinishRoom(analysis, wish, hooks);
}

/** Such as "Floor: oak planks", "One wall: red brick". */
export function refinishedBrief({ finish, decor, repainted }: RefinishedRoom): string[] {
  const clad = [...new Set(finish.coverings.map(({ spec }) => spec.kind))];
  return [
    ...(repainted && !repainted.floor ? [] : [`Floor: ${spoken(finish.floor.kind)}`]),
    ...(repainted && !repainted.wall ? [] : [`Walls: ${spoken(finish.wall.kind)}`]),
    ...(repainted?.apart ? ['One wall: paint of its own'] : []),
    ...(repainted?.covers ?? []).map((name) => `${capital(spoken(name))}: another colour`),
    ...clad.map(
      (kind) => `${finish.coverings.length > 1 ? 'Lower walls' : 'One wall'}: ${spoken(kind)}`,
    ),
    ...decor.map((piece) => capital(spoken(piece))),
  ];
}

const laidAnew =
  'Finishes: floor, walls and ceiling laid anew. Kept: the things in the room, windows, doors and viewpoint.';

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Tells the new parts, and those that stay for doubt. */
export function refinishedNote({
  repainted,
}: {
  readonly repainted?: RefinishedRoom['repainted'];
}): string {
  if (!repainted) return laidAnew;
  const { wall, apart, floor, covers } = repainted;
  const walls = apart ? 'walls painted, one in another colour' : 'walls painted';
  const parts = [
    ...(wall ? [walls] : []),
    ...(floor ? ['a new floor laid'] : []),
    ...(covers.length > 0 ? [`another colour for the ${covers.join(' and the ')}`] : []),
  ];
  const stays = [
    ...(wall ? [] : ['The walls stay, because they cannot be told surely as a whole.']),
    ...(floor ? [] : ['The floor stays, because it cannot be told surely as a whole.']),
  ];
  return [
    `Finishes: ${listed(parts)} along the edges in the photo, in its own light. Kept: everything else.`,
    ...stays,
  ].join(' ');
}
