/** Detected things to keep, for keyboard and screen reader; on the photo they can be tapped. */
import { type HandEdits, limits, type StudioKind } from '@maquette/contract';
import { Lock, LockOpen } from 'lucide-react';
import { Chip } from '../../../ui/chip.tsx';
import type { Recipe } from '../recipe.ts';
import { isKept, thingLabels, withKeptToggled } from './kept-things.ts';
import { useKeepableThings } from './use-keepable-things.ts';

export interface KeepChoiceProps {
  kind: StudioKind;
  photoId: string | undefined;
  recipe: Recipe;
  edits: HandEdits;
  onEdit: (edits: HandEdits) => void;
}

const hints = {
  reading: 'Looking for things that could stay …',
  none: 'Nothing on this photo is named surely enough to be kept. Slopes, arches, stairs and fireplaces are not recognised: paint what stays with the Protect brush of Adjust.',
  some: 'Tap what stays, here or on the photo. Slopes, arches, stairs and fireplaces are not recognised: paint them with the Protect brush of Adjust. New furniture is placed around what stays.',
} as const;

export function KeepChoice({ kind, photoId, recipe, edits, onEdit }: KeepChoiceProps) {
  const { isOffered, isReading, things = [] } = useKeepableThings(kind, photoId, recipe);
  if (!isOffered) return null;
  const labels = thingLabels(things);
  const isFull = edits.keptThings.length >= limits.keptThings;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">Keep from your photo</legend>
      <p role="status" className="text-note text-faint">
        {hints[isReading ? 'reading' : things.length === 0 ? 'none' : 'some']}
      </p>
      {things.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {things.map((thing, at) => {
            const isChosen = isKept(edits, thing);
            return (
              <Chip
                key={labels[at]}
                pressed={isChosen}
                disabled={!isChosen && isFull}
                aria-label={`Keep: ${labels[at]}`}
                icon={
                  isChosen ? (
                    <Lock size={14} aria-hidden="true" />
                  ) : (
                    <LockOpen size={14} aria-hidden="true" />
                  )
                }
                onClick={() => onEdit(withKeptToggled(edits, thing))}
              >
                {labels[at]}
              </Chip>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}
