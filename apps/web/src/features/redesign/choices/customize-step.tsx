/** Step 2: style, how much changes, the studio's other choices, strength and number of pictures. */
import { type HandEdits, type StudioKind, storedChangeDefault, studios } from '@maquette/contract';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Slider } from '../../../ui/forms/slider.tsx';
import { type Recipe, strengthText, withStyle } from '../recipe.ts';
import { AllStyles } from './all-styles.tsx';
import { ChangeChoice } from './change-choice.tsx';
import { drawnOptions, lightOptions, styleOptions } from './option-pictures.ts';

const KeepChoice = lazy(async () => ({
  default: (await import('../keep/keep-choice.tsx')).KeepChoice,
}));
const MoreChoices = lazy(async () => ({
  default: (await import('./more-choices.tsx')).MoreChoices,
}));

export interface CustomizeStepProps {
  kind: StudioKind;
  recipe: Recipe;
  /** Whether the engine accepts a seed. */
  hasSeed: boolean;
  /** The photo for the style previews; undefined before there is one. */
  photoId: string | undefined;
  edits: HandEdits;
  /** Source of the room type, unless the person chose it. */
  roomHint: string | undefined;
  onChange: (recipe: Recipe) => void;
  onEdit: (edits: HandEdits) => void;
}

const variationCounts = [1, 2, 3, 4];

export function CustomizeStep({
  kind,
  recipe,
  hasSeed,
  photoId,
  edits,
  roomHint,
  onChange,
  onEdit,
}: CustomizeStepProps) {
  const [more, setMore] = useState(false);
  const studio = studios[kind];
  const set = (change: Partial<Recipe>) => onChange({ ...recipe, ...change });
  return (
    <div className="@container grid min-w-0 gap-5">
      <AllStyles
        kind={kind}
        recipe={recipe}
        photoId={photoId}
        edits={edits}
        onChoose={(style) => onChange(withStyle(kind, recipe, style))}
      />
      <ChangeChoice kind={kind} chosen={recipe.change} onChoose={(change) => set({ change })} />
      {photoId !== undefined && (
        <Suspense>
          <KeepChoice kind={kind} photoId={photoId} recipe={recipe} edits={edits} onEdit={onEdit} />
        </Suspense>
      )}
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 @min-[48rem]:grid-cols-4">
        <Select
          label="Style"
          options={styleOptions(kind, studio.styles)}
          value={recipe.style}
          onValueChange={(style) => onChange(withStyle(kind, recipe, style))}
        />
        <Select
          label="Room type"
          options={drawnOptions(studio.roomTypes)}
          value={recipe.roomType}
          {...(roomHint ? { hint: roomHint } : {})}
          onValueChange={(roomType) => set({ roomType })}
        />
        <Select
          label="Property type"
          options={drawnOptions(studio.propertyTypes)}
          value={recipe.propertyType}
          onValueChange={(propertyType) => set({ propertyType })}
        />
        <Select
          label="Aesthetic"
          options={lightOptions(studio.aesthetics)}
          value={recipe.aesthetic}
          onValueChange={(aesthetic) => set({ aesthetic })}
        />
      </div>
      <div className="grid gap-x-8 gap-y-5 @min-[48rem]:grid-cols-2">
        {recipe.change === storedChangeDefault && (
          <Slider
            label="Strength"
            value={recipe.strength}
            onValueChange={(strength) => set({ strength })}
            min={0}
            max={1}
            step={0.05}
            format={strengthText}
          />
        )}
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium">Variations</legend>
          <div className="flex flex-wrap gap-2">
            {variationCounts.map((count) => (
              <Chip
                key={count}
                pressed={recipe.variations === count}
                onClick={() => set({ variations: count })}
              >
                {count}
              </Chip>
            ))}
          </div>
        </fieldset>
      </div>
      <button
        type="button"
        aria-expanded={more}
        onClick={() => setMore(!more)}
        className="inline-flex min-h-9 items-center gap-2 justify-self-start text-sm text-soft hover:text-ink"
      >
        <SlidersHorizontal size={16} aria-hidden="true" />
        {more ? 'Fewer choices' : 'More choices'}
      </button>
      {more && (
        <Suspense fallback={<div className="min-h-36" />}>
          <MoreChoices recipe={recipe} hasSeed={hasSeed} onSet={set} />
        </Suspense>
      )}
    </div>
  );
}
