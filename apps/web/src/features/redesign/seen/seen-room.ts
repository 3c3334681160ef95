/** Room type of the recipe after the photo's analysis. */
import type { PhotoAnalysis, RoomName, StudioKind } from '@maquette/contract';
import type { Recipe } from '../recipe.ts';

export interface RoomOfPhoto {
  readonly name: RoomName;
  /** The photo doesn't show which room it is. */
  readonly isGuess: boolean;
}

/** Default for empty rooms, which are the hardest to classify, and for what isn't surely a room. */
const usualRoom: RoomName = 'Living Room';

/** Undefined for the exterior studio, whose room types are parts of a plot. */
export function roomOfPhoto(
  kind: StudioKind,
  scene: Pick<PhotoAnalysis['scene'], 'kind' | 'room'> | undefined,
): RoomOfPhoto | undefined {
  if (kind !== 'interior' || !scene) return undefined;
  const seen = scene.kind === 'interior' ? scene.room : null;
  return { name: seen ?? usualRoom, isGuess: seen === null };
}

/** Sets the detected room, unless the room type was chosen by hand. */
export function withSeenRoom(
  recipe: Recipe,
  room: RoomName | undefined,
  /** The room type last set from the photo rather than chosen. */
  unchosen: string,
): Recipe {
  return room && recipe.roomType === unchosen ? { ...recipe, roomType: room } : recipe;
}
