import type { HandEdits, StudioKind } from '@maquette/contract';
import { useEditPreview } from '../adjust/use-photo-analysis.ts';
import type { Recipe } from '../recipe.ts';

export interface SmallPreviewProps {
  kind: StudioKind;
  photoId: string | undefined;
  recipe: Recipe;
  edits: HandEdits;
}

/** The draft's preview once more; the request is shared. */
export function SmallPreview({ kind, photoId, recipe, edits }: SmallPreviewProps) {
  const { data, isFetching } = useEditPreview(kind, photoId, recipe, edits);
  return (
    data && (
      <img
        src={data.picture}
        alt=""
        className={`h-15 w-auto rounded-sm border border-line ${isFetching ? 'opacity-60' : ''}`}
      />
    )
  );
}
