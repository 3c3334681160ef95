/** Reading and preview of a photo; both follow hand edits at once. */
import {
  changeBefore,
  type HandEdits,
  limits,
  type PhotoAnalysis,
  type StudioKind,
  type StylePreview,
} from '@maquette/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiQueries } from '../../../lib/api.ts';
import { type Recipe, wordsOf } from '../recipe.ts';
import { withCornersOf } from './hand-edits.ts';

/** Longer side of the picture that is edited. */
const editedPx = limits.previewSidePx;
/** Furniture and houses are built and lit: a smaller look at them comes sooner. */
const redesignedPx = 448;

interface Previews {
  readonly previews: readonly StylePreview[];
}

// Outside of the hooks: a new function at each render would never come to rest.
const firstPicture = ({ previews }: Previews) => previews[0]?.picture;

const asRead = (kind: StudioKind, id: string) => ({
  ...apiQueries.photos.surfaces.queryOptions({ input: { id, kind } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** As it was read without help; this also makes everything that follows quick. */
export function usePhotoSurfaces(kind: StudioKind, id: string | undefined) {
  return useQuery({ ...asRead(kind, id ?? ''), enabled: id !== undefined });
}

/** Waits for the same reading; undefined where it failed, which keeps no one from ordering. */
export function useReadAlready(kind: StudioKind) {
  const queryClient = useQueryClient();
  return (id: string): Promise<PhotoAnalysis | undefined> =>
    queryClient.ensureQueryData(asRead(kind, id)).catch(() => undefined);
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

/** Marks the look at the chosen recipe, which the small looks of the strip wait for. */
export const liveLook = { isLiveLook: true } as const;

/** The old pictures stay while the new ones are drawn, unless they are of another photo. */
export const ofSamePhoto =
  (photoId: string | undefined) =>
  <Pictures>(last: Pictures | undefined, query: { queryKey: unknown } | undefined) =>
    photoId && JSON.stringify(query?.queryKey ?? '').includes(JSON.stringify(photoId))
      ? last
      : undefined;

/** The whole picture of the recipe, small. */
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
    widthPx: recipe.change === changeBefore ? editedPx : redesignedPx,
  };
  return useQuery({
    ...apiQueries.renders.preview.queryOptions({ input }),
    enabled: id !== undefined,
    select: firstPicture,
    placeholderData: ofSamePhoto(id),
    staleTime: Number.POSITIVE_INFINITY,
    meta: liveLook,
  });
}
