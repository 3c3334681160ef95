/** Analysis and preview of a photo; both follow edits. */
import {
  type HandEdits,
  limits,
  type PhotoAnalysis,
  type StudioKind,
  type StylePreview,
  storedChangeDefault,
} from '@maquette/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiQueries } from '../../../lib/api.ts';
import { type Recipe, wordsOf } from '../recipe.ts';
import { withCornersOf } from './edits/hand-edits.ts';

const editedPx = limits.previewSidePx;
/** Redesigns are built and rendered in 3D, so their preview is smaller. */
const redesignedPx = 448;

interface Previews {
  readonly previews: readonly StylePreview[];
}

// Outside of the hooks, for a stable identity: an inline `select` would run at each render.
const firstOne = ({ previews }: Previews) => previews[0];

const analysisQuery = (kind: StudioKind, id: string) => ({
  ...apiQueries.photos.surfaces.queryOptions({ input: { id, kind } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The analysis without edits, which also fills the cache for later requests. */
export function usePhotoAnalysis(kind: StudioKind, id: string | undefined) {
  return useQuery({ ...analysisQuery(kind, id ?? ''), enabled: id !== undefined });
}

/** Waits for the same analysis; undefined if it failed, which doesn't block an order. */
export function useAwaitAnalysis(kind: StudioKind) {
  const queryClient = useQueryClient();
  return (id: string): Promise<PhotoAnalysis | undefined> =>
    queryClient.ensureQueryData(analysisQuery(kind, id)).catch(() => undefined);
}

export function useSurfaceMap(kind: StudioKind, id: string, edits: HandEdits) {
  const { surfaceHints, boxCorners } = edits;
  const input = { id, kind, surfaceHints, boxCorners };
  return useQuery({
    queryKey: ['surface map', input],
    queryFn: async ({ signal }) => {
      const { loadSurfaceMap } = await import('./surface-map.ts');
      const analysis = await api.photos.surfaces(input, { signal });
      return { analysis, map: await loadSurfaceMap(analysis) };
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Marks the preview of the current recipe, which takes precedence over those of the strip. */
export const livePreview = { isLivePreview: true } as const;

/** Keeps the previous pictures while new ones load, unless they show another photo. */
export const keepForSamePhoto =
  (photoId: string | undefined) =>
  <Pictures>(last: Pictures | undefined, query: { queryKey: unknown } | undefined) =>
    photoId && JSON.stringify(query?.queryKey ?? '').includes(JSON.stringify(photoId))
      ? last
      : undefined;

export function useEditPreview(
  kind: StudioKind,
  id: string | undefined,
  recipe: Recipe,
  edits: HandEdits,
) {
  const input = {
    ...wordsOf(kind, recipe),
    photoId: id ?? '',
    strength: recipe.strength,
    ...withCornersOf(edits),
    widthPx: recipe.change === storedChangeDefault ? editedPx : redesignedPx,
  };
  return useQuery({
    ...apiQueries.renders.preview.queryOptions({ input }),
    enabled: id !== undefined,
    select: firstOne,
    placeholderData: keepForSamePhoto(id),
    staleTime: Number.POSITIVE_INFINITY,
    meta: livePreview,
  });
}
