/** Stored recipes: kept with the work, read by its maker, shown by the history. */
import { z } from 'zod';
import { seed, variations } from '../accepted.ts';
import { changeNames } from '../design/changes.ts';
import { renderRecipe, storedHandEdits } from '../features/redesign.ts';
import { chipEdit, drawnHow, sceneChange, writtenBrief } from '../features/visuals.ts';
import { pictureShapeNames } from '../picture-shapes.ts';

/** Raised with every change that an older row would not fit; see `read-recipe.ts`. */
export const recipeVersion = 2;

const version = z.literal(recipeVersion);
const sidePx = z.number().int().positive();

/** Without defaults, so that changed presets do not change finished work. */
export const shownPhotoRecipe = renderRecipe.extend({
  from: z.literal('photo'),
  photoId: z.string(),
  strength: z.number(),
  cfgScale: z.number(),
  steps: z.number().int(),
  seed,
  change: z.enum(changeNames),
  ...storedHandEdits.shape,
  /** Words of the user's own for an engine that reads words. */
  prompt: z.string().optional(),
});

export const shownWordsRecipe = z.object({
  from: z.literal('words'),
  shape: z.enum(pictureShapeNames),
  change: sceneChange,
  edits: z.array(chipEdit).default([]),
  written: writtenBrief.optional(),
  /** Rows from before there was a choice were drawn the ordinary way. */
  ...drawnHow.shape,
});

export const shownDrawingRecipe = z.object({ from: z.literal('drawing'), photoId: z.string() });

/** The part that its owner is shown, to make it again with one thing changed. */
export const shownRecipe = z.discriminatedUnion('from', [
  shownPhotoRecipe,
  shownWordsRecipe,
  shownDrawingRecipe,
]);

export const photoRecipe = shownPhotoRecipe.extend({
  version,
  variations,
  maxSidePx: sidePx,
  protectMaskPhotoId: z.string().optional(),
});
export type PhotoRecipe = z.infer<typeof photoRecipe>;

export const wordsRecipe = shownWordsRecipe.extend({
  version,
  seed,
  variations,
  widthPx: sidePx,
  heightPx: sidePx,
});
export type WordsRecipe = z.infer<typeof wordsRecipe>;

export const drawingRecipe = shownDrawingRecipe.extend({ version, seed, maxSidePx: sidePx });
export type DrawingRecipe = z.infer<typeof drawingRecipe>;

export const recipe = z.discriminatedUnion('from', [photoRecipe, wordsRecipe, drawingRecipe]);
export type Recipe = z.infer<typeof recipe>;
