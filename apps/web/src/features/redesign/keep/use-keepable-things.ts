/** Things that can be kept, if the chosen change makes that a choice: restyling keeps everything anyway. */
import { type StudioKind, storedChangeDefault } from '@maquette/contract';
import { usePhotoAnalysis } from '../adjust/use-photo-analysis.ts';
import type { Recipe } from '../recipe.ts';
import type { NamedThing } from './kept-things.ts';

interface KeepableThings {
  readonly isOffered: boolean;
  /** Undefined while the photo is analysed, and if that failed. */
  readonly things: readonly NamedThing[] | undefined;
  readonly isReading: boolean;
}

export function useKeepableThings(
  kind: StudioKind,
  photoId: string | undefined,
  { change }: Pick<Recipe, 'change'>,
): KeepableThings {
  const reading = usePhotoAnalysis(kind, photoId);
  const isOffered = kind === 'interior' && photoId !== undefined && change !== storedChangeDefault;
  return {
    isOffered,
    things: reading.data?.things.filter(({ canStay }) => canStay),
    isReading: reading.isLoading,
  };
}
