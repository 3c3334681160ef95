/** Spots on the photo, one for each thing that can be kept. The list of names does the same for keyboards. */
import { type HandEdits, limits, type StudioKind } from '@maquette/contract';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { Recipe } from '../recipe.ts';
import { isKept, type NamedThing, spotsOf, thingLabels, withKeptToggled } from './kept-things.ts';
import { useKeepableThings } from './use-keepable-things.ts';

export interface KeepSpotsProps {
  kind: StudioKind;
  photoId: string | undefined;
  recipe: Recipe;
  edits: HandEdits;
  onEdit: (edits: HandEdits) => void;
}

const percent = (share: number) => `${share * 100}%`;

const outlineOf = ({ box }: NamedThing) => ({
  left: percent(box.x),
  top: percent(box.y),
  width: percent(box.width),
  height: percent(box.height),
});

export function KeepSpots({ kind, photoId, recipe, edits, onEdit }: KeepSpotsProps) {
  const { isOffered, things = [] } = useKeepableThings(kind, photoId, recipe);
  const [hovered, setHovered] = useState<string | null>(null);
  if (!isOffered) return null;
  const labels = thingLabels(things);
  const spots = spotsOf(things);
  const isFull = edits.keptThings.length >= limits.keptThings;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-1">
      {things.map((thing, at) => {
        const label = labels[at]!;
        const spot = spots[at]!;
        const isChosen = isKept(edits, thing);
        return (
          <div key={label}>
            {hovered === label && (
              <span
                style={outlineOf(thing)}
                className="absolute rounded-sm border-2 border-accent shadow-[0_0_0_1px_var(--paper)]"
              />
            )}
            <button
              type="button"
              tabIndex={-1}
              disabled={!isChosen && isFull}
              style={{ left: percent(spot.x), top: percent(spot.y) }}
              onClick={() => onEdit(withKeptToggled(edits, thing))}
              onPointerEnter={() => setHovered(label)}
              onPointerLeave={() => setHovered(null)}
              className="pointer-events-auto absolute grid size-11 -translate-1/2 place-items-center"
            >
              <span
                className={classNames(
                  'inline-flex h-7 min-w-7 items-center justify-center gap-1.5 rounded-full px-1.5 text-note whitespace-nowrap shadow-card',
                  isChosen ? 'bg-accent text-on-accent' : 'bg-paper/90 text-ink',
                )}
              >
                {isChosen ? <Lock size={14} /> : <LockOpen size={14} />}
                {(isChosen || hovered === label) && label}
              </span>
            </button>
          </div>
        );
      })}
    </div>
  );
}
