/** All styles on one photo, from one analysis. */
import {
  type Change,
  type HandEdits,
  type StudioKind,
  storedChangeDefault,
  studios,
} from '@maquette/contract';
import { useCallback, useState } from 'react';
import type { Recipe } from '../recipe.ts';
import { drawingOrder } from './preview-order.ts';
import { StyleStrip } from './style-strip.tsx';
import { useRedesignedPreviews, useRestyledPreviews } from './use-style-previews.ts';

export interface AllStylesProps {
  kind: StudioKind;
  recipe: Recipe;
  photoId: string | undefined;
  edits: HandEdits;
  legend?: string;
  /** Hint for taps that do more than choose. */
  action?: string;
  chosen?: string | null;
  layout?: 'strip' | 'all';
  onChoose: (style: string) => void;
}

const hints = {
  example: 'On an example. Upload a photo to see each style on your own.',
  reading: 'Trying every style on your photo …',
  ready: 'On your photo, by our own engine.',
  failed: 'The small pictures could not be made just now; choosing works all the same.',
} as const;

/** An emptied room looks the same in every style, so the strip shows finishes. */
const drawnAsFinishes: ReadonlySet<Change> = new Set([storedChangeDefault, 'empty']);

export function AllStyles(props: AllStylesProps) {
  const { kind, recipe, photoId, edits, onChoose } = props;
  const { legend = 'All styles', chosen = recipe.style } = props;
  const { action = 'Tap one to choose it; looking costs nothing.' } = props;
  const styles = studios[kind].styles.map(({ label }) => label);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const see = useCallback((style: string) => setSeen((before) => new Set(before).add(style)), []);
  const isFinished = drawnAsFinishes.has(recipe.change);
  const order = drawingOrder(styles, seen, chosen);
  const onPhoto = { kind, photoId, recipe, edits };
  const finished = useRestyledPreviews({
    ...onPhoto,
    photoId: isFinished ? photoId : undefined,
    styles,
  });
  const redesigned = useRedesignedPreviews({ ...onPhoto, styles: isFinished ? [] : order });
  const previews = isFinished ? finished : redesigned;
  const isEmpty = Object.keys(previews.pictures).length === 0;
  const isReading = isFinished ? previews.isFetching : isEmpty;
  const state = !photoId
    ? 'example'
    : previews.isError
      ? 'failed'
      : isReading
        ? 'reading'
        : 'ready';
  return (
    <StyleStrip
      kind={kind}
      layout={props.layout}
      legend={legend}
      hint={state === 'ready' ? `${hints[state]} ${action}` : hints[state]}
      previews={photoId ? previews.pictures : undefined}
      busy={state === 'reading'}
      chosen={chosen}
      onChoose={onChoose}
      onSee={see}
    />
  );
}
