/** Room type of the recipe once the photo was read. */
import type { PhotoAnalysis, RoomName, StudioKind } from '@maquette/contract';
import type { Recipe } from '../recipe.ts';

export interface RoomOfPhoto {
  readonly name: RoomName;
  /** The photo does not tell which room it is. */
  readonly isGuess: boolean;
}

/** Empty rooms tell least of themselves, and are most often meant to be lived in. */
const usualRoom: RoomName = 'Living Room';

/** Undefined for the exterior studio, whose room types are parts of a plot. */
export function roomOfPhoto(
  kind: StudioKind,
  scene: Pick<PhotoAnalysis['scene'], 'kind' | 'room'> | undefined,
): RoomOfPhoto | undefined {
  if (kind !== 'interior' || scene?.kind !== 'interior') return undefined;
  return { name: scene.room ?? usualRoom, isGuess: scene.room === null };
}

/** The recipe with the room that was seen; the same recipe where its room type was chosen by hand. */
export function withSeenRoom(
  recipe: Recipe,
  room: RoomName | undefined,
  /** The room type as last set from the photo rather than chosen. */
  unchosen: string,
): Recipe {
  return room && recipe.roomType === unchosen ? { ...recipe, roomType: room } : recipe;
}
