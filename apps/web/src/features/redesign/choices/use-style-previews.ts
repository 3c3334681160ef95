/** Small pictures of the styles on one photo, by style. */
import {
  type HandEdits,
  type StudioKind,
  type StylePreview,
  storedChangeDefault,
} from '@maquette/contract';
import { useIsFetching, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQueries } from '../../../lib/api.ts';
import { withCornersOf } from '../adjust/edits/hand-edits.ts';
import { keepForSamePhoto, livePreview } from '../adjust/use-photo-analysis.ts';
import { type Recipe, wordsOf } from '../recipe.ts';
import { nextPreview } from './preview-order.ts';

const stripPx = 256;

export interface StylesOnPhoto {
  readonly kind: StudioKind;
  readonly photoId: string | undefined;
  readonly recipe: Recipe;
  readonly edits: HandEdits;
  /** In drawing order. */
  readonly styles: readonly string[];
}

export interface StylePreviews {
  readonly pictures: Readonly<Record<string, string>>;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

interface Previews {
  readonly previews: readonly StylePreview[];
}

const byStyle = ({ previews }: Previews): Readonly<Record<string, string>> =>
  Object.fromEntries(previews.map(({ style, picture }) => [style, picture]));

/** Finishes in all styles, drawn by one call. */
export function useRestyledPreviews({
  kind,
  photoId,
  recipe,
  edits,
  styles,
}: StylesOnPhoto): StylePreviews {
  const input = {
    ...wordsOf(kind, recipe),
    style: styles[0]!,
    change: storedChangeDefault,
    photoId: photoId ?? '',
    ...withCornersOf(edits),
    // Restyling keeps things anyway, so a change must not redraw the strip.
    keptThings: [],
    styles: [...styles],
    widthPx: stripPx,
  };
  const { data, isFetching, isError } = useQuery({
    ...apiQueries.renders.preview.queryOptions({ input }),
    enabled: photoId !== undefined,
    select: byStyle,
    placeholderData: keepForSamePhoto(photoId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { pictures: data ?? {}, isFetching, isError };
}

/**
 * Redesigns are built style by style: one call each, in sequence, for the styles in view, and only after the
 * preview of the current recipe.
 */
export function useRedesignedPreviews({
  kind,
  photoId,
  recipe,
  edits,
  styles,
}: StylesOnPhoto): StylePreviews {
  const queryClient = useQueryClient();
  const isLiveLookDrawn =
    useIsFetching({ predicate: ({ meta }) => meta?.isLivePreview === livePreview.isLivePreview }) >
    0;
  const looks = styles.map((style) => ({
    ...apiQueries.renders.preview.queryOptions({
      input: {
        ...wordsOf(kind, recipe),
        style,
        photoId: photoId ?? '',
        ...withCornersOf(edits),
        widthPx: stripPx,
      },
    }),
    staleTime: Number.POSITIVE_INFINITY,
  }));
  const states = looks.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.status);
  const next = photoId === undefined || isLiveLookDrawn ? undefined : nextPreview(states);
  const results = useQueries({
    queries: looks.map((look, index) => ({ ...look, enabled: index === next })),
  });
  const pictures = results.flatMap(({ data }) => data?.previews ?? []);
  return {
    pictures: Object.fromEntries(pictures.map(({ style, picture }) => [style, picture])),
    isFetching: results.some(({ isFetching }) => isFetching),
    isError: results.length > 0 && results.every(({ isError }) => isError),
  };
}
