/** What Generate would make of the photo, small and at once; it follows every choice. */
import type { HandEdits, StudioKind } from '@maquette/contract';
import { Spinner } from '../../ui/spinner.tsx';
import { useEditPreview } from './adjust/use-photo-reading.ts';
import { captionOf, type Recipe } from './recipe.ts';

export interface LivePreviewProps {
  kind: StudioKind;
  photoId: string;
  aspect: string;
  /** The engine behind Generate is not the one that previews. */
  isElsewhere: boolean;
  recipe: Recipe;
  edits: HandEdits;
}

export function LivePreview({
  kind,
  photoId,
  aspect,
  isElsewhere,
  recipe,
  edits,
}: LivePreviewProps) {
  const preview = useEditPreview(kind, photoId, recipe, edits);
  if (preview.isError) return null;
  return (
    <figure aria-busy={preview.isFetching} className="grid gap-2">
      <div
        className="squared grid place-items-center overflow-hidden rounded-md border border-line"
        style={{ aspectRatio: aspect }}
      >
        {preview.data ? (
          <img src={preview.data} alt={`Preview: ${recipe.style}`} className="size-full" />
        ) : (
          <Spinner label="Trying the style on your photo" size={32} />
        )}
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-note text-faint">
        <span className="text-soft">{captionOf(kind, recipe)}</span>
        <span>
          {isElsewhere
            ? 'A quick preview by the built-in engine. Generate asks another, which draws in its own way.'
            : 'A quick preview. Generate makes it in full size, with its structure score.'}
        </span>
      </figcaption>
    </figure>
  );
}
