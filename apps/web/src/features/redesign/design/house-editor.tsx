/** Editor of a house: storeys, roof, materials and windows, with a preview and a button to render again. */
import {
  type Generation,
  type HouseDesign,
  type HouseEdits,
  limits,
  type Picture,
} from '@maquette/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQueries } from '../../../lib/api.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { type RenderSource, renderSourceOf, wordsOf } from '../recipe.ts';
import { EditSteps } from './edit-steps.tsx';
import { choicesOf, unchangedValue, withChoice } from './house-choices.ts';
import { RenderAgain } from './render-again.tsx';
import { useEdits } from './use-edits.ts';

export interface HouseEditorProps {
  generation: Generation;
  picture: Picture;
  design: HouseDesign;
  /** The measured photo. */
  photoId: string;
}

const lookPx = Math.min(448, limits.previewSidePx);

export function HouseEditor({ generation, picture, design, photoId }: HouseEditorProps) {
  const made = renderSourceOf(generation);
  const { now, isChanged, canRedo, edit, undo, redo } = useEdits<HouseEdits>(
    () => made?.houseEdits ?? {},
  );
  const choices = choicesOf(design);
  if (!made) return null;
  const seed = picture.seed ?? made.recipe.seed;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SmallLook
          made={{ ...made, photoId, recipe: { ...made.recipe, seed }, houseEdits: now }}
          picture={picture}
          isChanged={isChanged}
          title={generation.title}
        />
        <div className="grid content-start gap-3">
          {choices.map(({ field, label, options }) => (
            <Select
              key={field}
              label={label}
              options={options}
              value={String(now[field] ?? unchangedValue)}
              onValueChange={(value) => edit(withChoice(now, field, value))}
            />
          ))}
          <div className="flex flex-wrap gap-2">
            <EditSteps canUndo={isChanged} canRedo={canRedo} onUndo={undo} onRedo={redo} />
          </div>
        </div>
      </div>
      <RenderAgain
        kind="exterior"
        generation={generation}
        picture={picture}
        photoId={photoId}
        edited={{ houseEdits: now }}
        isChanged={isChanged}
        hint={{
          changed:
            'Makes a new picture and model of the house as it is changed; this one stays in your history.',
          unchanged: 'Change something first.',
        }}
      />
    </div>
  );
}

interface SmallLookProps {
  made: RenderSource;
  picture: Picture;
  isChanged: boolean;
  title: string;
}

/** The finished picture until something is changed; then a quick preview that isn't counted. */
function SmallLook({ made, picture, isChanged, title }: SmallLookProps) {
  const { recipe, photoId, edits, houseEdits } = made;
  const { data, isFetching, isError } = useQuery({
    ...apiQueries.renders.preview.queryOptions({
      input: {
        ...wordsOf('exterior', recipe),
        ...edits,
        photoId,
        strength: recipe.strength,
        houseEdits,
        widthPx: lookPx,
      },
    }),
    enabled: isChanged,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const look = isChanged ? data?.previews[0]?.picture : undefined;
  return (
    <figure className="grid content-start gap-2">
      <img
        src={look ?? picture.url}
        alt={look ? `Small look at ${title}, changed` : title}
        className={`w-full rounded-sm border border-line ${isFetching ? 'opacity-60' : ''}`}
      />
      <figcaption aria-live="polite" className="text-sm text-soft">
        {isFetching
          ? 'Drawing a small look …'
          : isError
            ? 'No small look could be drawn; rendering again still works.'
            : look
              ? 'A small look. It costs no picture.'
              : 'As it was made.'}
      </figcaption>
    </figure>
  );
}
