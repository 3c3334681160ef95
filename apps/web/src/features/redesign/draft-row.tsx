/** Row of a photo without results: the original, and a preview of what Generate would make. */
import { furnishAnyway, type HandEdits, type StudioKind } from '@maquette/contract';
import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { CompareSlider } from '../../studio/compare-slider.tsx';
import { PicturePreview } from '../../studio/picture-preview.tsx';
import { PictureStage, ratioOf, usualRatio } from '../../studio/picture-stage.tsx';
import type { ChosenPhoto } from '../../studio/use-photo.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useEditPreview } from './adjust/use-photo-analysis.ts';
import { KeepSpots } from './keep/keep-spots.tsx';
import { captionOf, type Recipe } from './recipe.ts';

export interface DraftRowProps {
  kind: StudioKind;
  photo: ChosenPhoto;
  /** Generate uses another engine than the preview. */
  isElsewhere: boolean;
  recipe: Recipe;
  edits: HandEdits;
  onEdit: (edits: HandEdits) => void;
  onFurnishAnyway: () => void;
}

const hints = {
  sending: 'Sending the photo …',
  own: 'A quick preview. Generate makes it in full size, with its structure score.',
  elsewhere:
    'A quick preview by the built-in engine. Generate asks another, which draws in its own way.',
  failed: 'No preview just now; Generate works all the same.',
} as const;

export function DraftRow(props: DraftRowProps) {
  const { kind, photo, isElsewhere, recipe, edits, onEdit, onFurnishAnyway } = props;
  const { sent, previewUrl } = photo;
  const [shownRatio, setShownRatio] = useState(usualRatio);
  const preview = useEditPreview(kind, sent?.id, recipe, edits);
  const trying = sent ? 'Trying the style on your photo' : 'Sending the photo';
  const waits = !sent || (preview.isFetching && !preview.isError);
  // Other engines draw in their own way.
  const note = isElsewhere || preview.isPlaceholderData ? undefined : preview.data?.note;
  const hint = !sent ? 'sending' : preview.isError ? 'failed' : isElsewhere ? 'elsewhere' : 'own';
  return (
    <article
      aria-label="Your photo"
      aria-busy={waits}
      className={classNames('grid gap-2', note && '[--below-stage:6rem]')}
    >
      <PictureStage ratio={sent ? ratioOf(sent) : shownRatio}>
        {preview.data ? (
          <CompareSlider
            original={{ src: previewUrl, alt: 'Original Render' }}
            made={{ src: preview.data.picture, alt: `Preview: ${recipe.style}` }}
            madeLabel={`Preview: ${recipe.style}`}
          />
        ) : (
          <PicturePreview
            src={previewUrl}
            alt="Original Render"
            className="size-full object-cover"
            onRatio={setShownRatio}
          />
        )}
        <KeepSpots kind={kind} photoId={sent?.id} recipe={recipe} edits={edits} onEdit={onEdit} />
        {waits && (
          <span className="absolute top-2 left-2 z-2 inline-flex items-center gap-2 rounded-md bg-paper/90 px-2.5 py-1.5 text-note text-soft">
            <Spinner label={trying} size={16} />
            <span aria-hidden="true">{trying}</span>
          </span>
        )}
      </PictureStage>
      <p className="flex flex-wrap justify-between gap-x-4 text-note text-faint">
        <span className="text-soft">{captionOf(kind, recipe)}</span>
        <span className="max-sm:sr-only">{hints[hint]}</span>
      </p>
      {note && (
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-note">
          <p className="min-w-0 grow basis-72">{note}</p>
          {note.includes(furnishAnyway) && (
            <Button size="small" icon={<Armchair size={16} />} onClick={onFurnishAnyway}>
              Furnish it anyway
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
