/** Orders a picture of the edited design: a new result; the old one stays. */
import { type Generation, notices, type Picture, type StudioKind } from '@maquette/contract';
import { WandSparkles } from 'lucide-react';
import { useNavigate } from 'react-router';
import { resultPath } from '../../../lib/paths.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { type RenderSource, renderSourceOf } from '../recipe.ts';
import { useOrder } from '../use-order.ts';

export interface RenderAgainProps {
  kind: StudioKind;
  generation: Generation;
  picture: Picture;
  /** The measured photo, which may be a crop of the uploaded one. */
  photoId: string;
  edited: Pick<RenderSource, 'layout' | 'houseEdits'>;
  isChanged: boolean;
  hint: { readonly changed: string; readonly unchanged: string };
}

export function RenderAgain({
  kind,
  generation,
  picture,
  photoId,
  edited,
  isChanged,
  hint,
}: RenderAgainProps) {
  const navigate = useNavigate();
  const { order, again, failure, isPending } = useOrder(
    kind,
    (id) => void navigate(resultPath(id)),
  );
  const made = renderSourceOf(generation);
  if (!made) return null;
  const seed = picture.seed ?? made.recipe.seed;
  const wanted = {
    ...made,
    photoId,
    recipe: { ...made.recipe, seed },
    ...edited,
    originalUrl: generation.original?.url ?? '',
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          icon={<WandSparkles size={18} />}
          disabled={!isChanged}
          busy={isPending}
          onClick={() => void order(wanted)}
        >
          Render again
        </Button>
        <p className="text-sm text-soft">{isChanged ? hint.changed : hint.unchanged}</p>
      </div>
      {failure && <ErrorState {...problemMessage(failure, notices.uploadFailed)} onRetry={again} />}
    </div>
  );
}
