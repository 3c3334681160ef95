/** Room type of the recipe once a room was recognised on the photo. */
import type { RoomName } from '@maquette/contract';
import type { Recipe } from '../recipe.ts';

/** The recipe with the room that was seen; the same recipe where its room type was chosen by hand. */
export function withSeenRoom(
  recipe: Recipe,
  room: RoomName | null | undefined,
  /** The room type as last set from the photo rather than chosen. */
  unchosen: string,
): Recipe {
  return room && recipe.roomType === unchosen ? { ...recipe, roomType: room } : recipe;
}
