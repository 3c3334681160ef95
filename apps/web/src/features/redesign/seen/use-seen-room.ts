/** The room that is seen on a photo becomes the room type, unless the person has chosen one. */
import type { RoomName, StudioKind } from '@maquette/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePhotoSurfaces } from '../adjust/use-photo-reading.ts';
import { firstRecipe, type Recipe } from '../recipe.ts';
import { withSeenRoom } from './seen-room.ts';

interface SeenRoom {
  /** True while the room type stands as it was seen. */
  readonly isSeen: boolean;
  readonly unchosen: string;
}

export function useSeenRoom(
  kind: StudioKind,
  photoId: string | undefined,
  recipe: Recipe,
  onChange: (recipe: Recipe) => void,
): SeenRoom {
  const room = usePhotoSurfaces(kind, photoId).data?.scene.room;
  const [unchosen, setUnchosen] = useState<string>(() => firstRecipe(kind).roomType);
  const take = useEffectEvent((seen: RoomName) => {
    const next = withSeenRoom(recipe, seen, unchosen);
    setUnchosen(seen);
    if (next.roomType !== recipe.roomType) onChange(next);
  });
  useEffect(() => {
    if (kind === 'interior' && photoId && room) take(room);
  }, [kind, photoId, room]);
  return { isSeen: Boolean(photoId && room) && recipe.roomType === room, unchosen };
}
