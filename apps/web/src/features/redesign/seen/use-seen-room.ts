/** Sets the room type from the photo, detected or guessed, unless the person has chosen one. */
import type { RoomName, StudioKind } from '@maquette/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePhotoAnalysis } from '../adjust/use-photo-analysis.ts';
import { firstRecipe, type Recipe } from '../recipe.ts';
import { roomOfPhoto, withSeenRoom } from './seen-room.ts';

interface SeenRoom {
  /** Source of the room type, while it is the photo's. */
  readonly hint: string | undefined;
  readonly unchosen: string;
}

const hints = {
  seen: 'Seen on your photo.',
  guessed: 'A guess: choose what the room is.',
} as const;

export function useSeenRoom(
  kind: StudioKind,
  photoId: string | undefined,
  recipe: Recipe,
  onChange: (recipe: Recipe) => void,
): SeenRoom {
  const seen = roomOfPhoto(kind, usePhotoAnalysis(kind, photoId).data?.scene);
  const room = seen?.name;
  const [unchosen, setUnchosen] = useState<string>(() => firstRecipe(kind).roomType);
  const take = useEffectEvent((name: RoomName) => {
    const next = withSeenRoom(recipe, name, unchosen);
    setUnchosen(name);
    if (next.roomType !== recipe.roomType) onChange(next);
  });
  useEffect(() => {
    if (photoId && room) take(room);
  }, [photoId, room]);
  const stands = photoId !== undefined && recipe.roomType === room;
  return { hint: stands ? hints[seen?.isGuess ? 'guessed' : 'seen'] : undefined, unchosen };
}
