/** Stored recipes: read by the job that makes the picture, and by the history. */
import { z } from 'zod';
import { seed, variations } from '../accepted.ts';
import { changeNames } from '../design/changes.ts';
import { storedHandEdits } from '../features/hand-edits.ts';
import { renderRecipe } from '../features/redesign.ts';
import { chipEdit, pictureQuality, sceneChange, writtenBrief } from '../features/visuals.ts';
import { pictureShapeNames } from '../picture-shapes.ts';

/** Raised with every change that older rows don't satisfy; see `read-recipe.ts`. */
export const recipeVersion = 2;

const version = z.literal(recipeVersion);
const sidePx = z.number().int().positive();

/** Without defaults, so that changed presets don't change finished work. */
export const shownPhotoRecipe = renderRecipe.extend({
  from: z.literal('photo'),
  photoId: z.string(),
  strength: z.number(),
  cfgScale: z.number(),
  steps: z.number().int(),
  seed,
  change: z.enum(changeNames),
  ...storedHandEdits.shape,
  /** The user's own prompt, for engines that take text. */
  prompt: z.string().optional(),
});

export const shownWordsRecipe = z.object({
  from: z.literal('words'),
  shape: z.enum(pictureShapeNames),
  change: sceneChange,
  edits: z.array(chipEdit).default([]),
  written: writtenBrief.optional(),
  /** Rows stored before the choice existed have the default quality. */
  ...pictureQuality.shape,
});

export const shownDrawingRecipe = z.object({ from: z.literal('drawing'), photoId: z.string() });

/** The part shown to its owner, for variants. */
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
