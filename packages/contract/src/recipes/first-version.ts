/** Schema of version 1, which stored the maker's recipe and the shown one separately. */
import { z } from 'zod';
import { changeNames, storedChangeDefault } from '../design/changes.ts';
import {
  type DrawingRecipe,
  type PhotoRecipe,
  recipeVersion,
  shownDrawingRecipe,
  shownPhotoRecipe,
  shownWordsRecipe,
  type WordsRecipe,
} from './recipe.ts';

const version = recipeVersion;
const number = z.number();

const photo = z
  .object({
    strength: number,
    cfgScale: number,
    steps: number,
    seed: number,
    variations: number,
    protectMaskPhotoId: z.string().nullable(),
    maker: z.object({ maxSidePx: number }),
    shown: shownPhotoRecipe.extend({ change: z.enum(changeNames).default(storedChangeDefault) }),
  })
  .transform(
    ({ maker, shown, seed, variations, protectMaskPhotoId }): PhotoRecipe => ({
      ...shown,
      version,
      seed,
      variations,
      maxSidePx: maker.maxSidePx,
      ...(protectMaskPhotoId === null ? {} : { protectMaskPhotoId }),
    }),
  );

const words = z
  .object({
    seed: number,
    variations: number,
    widthPx: number,
    heightPx: number,
    shown: shownWordsRecipe,
  })
  .transform(({ shown, ...numbers }): WordsRecipe => ({ ...shown, ...numbers, version }));

const drawing = z
  .object({ seed: number, maxSidePx: number, shown: shownDrawingRecipe })
  .transform(({ shown, ...numbers }): DrawingRecipe => ({ ...shown, ...numbers, version }));

export const firstVersionRecipe = z.union([photo, words, drawing]);
