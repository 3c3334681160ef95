/** The user's choices in steps two and three, and their values in words. */
import {
  type Change,
  changes,
  furnishAnyway,
  type Generation,
  type HandEdits,
  type HouseEdits,
  type RenderRequest,
  type RoomLayout,
  type StudioKind,
  studios,
  withDefaults,
} from '@maquette/contract';

export interface Recipe {
  readonly style: string;
  readonly roomType: string;
  readonly propertyType: string;
  readonly aesthetic: string;
  readonly strength: number;
  /** How much is redesigned. */
  readonly change: Change;
  readonly variations: number;
  readonly decor: 'off' | 'light' | 'full';
  readonly seed: number;
  /** Furnishes this photo's room although its shape can't be read well. */
  readonly plainRoom?: boolean | undefined;
  /** The user's own prompt, for engines that take text. */
  readonly prompt?: string | undefined;
}

export function firstRecipe(kind: StudioKind): Recipe {
  const { defaults } = studios[kind];
  const { strength, change, seed } = withDefaults({ kind, style: defaults.style });
  return { ...defaults, strength, change, variations: 1, decor: 'light', seed };
}

/** Sets the style and its default strength; keeps the rest. */
export function withStyle(kind: StudioKind, recipe: Recipe, style: string): Recipe {
  return { ...recipe, style, strength: withDefaults({ kind, style }).strength };
}

/** An emptied room is furnished in the style. */
export const furnishedAgain = (kind: StudioKind, recipe: Recipe): Recipe =>
  recipe.change === 'empty' ? { ...recipe, change: changes[kind].default } : recipe;

/** Data to repeat a render with one change. */
export interface RenderSource {
  readonly photoId: string;
  readonly recipe: Recipe;
  readonly edits: HandEdits;
  /** Positions of the pieces, instead of those from the seed. */
  readonly layout?: RoomLayout | undefined;
  /** Edits of the house designed from the seed. */
  readonly houseEdits?: HouseEdits | undefined;
}

/** Null for results that weren't made from a photo. */
export function renderSourceOf({ recipe, ...shown }: Generation): RenderSource | null {
  if (recipe.from !== 'photo') return null;
  const { surfaceHints, finishes, protectStrokes, boxCorners, keptThings, paintedThings } = recipe;
  return {
    photoId: recipe.photoId,
    layout: recipe.layout,
    houseEdits: recipe.houseEdits,
    recipe: {
      style: recipe.style,
      roomType: recipe.roomType,
      propertyType: recipe.propertyType,
      aesthetic: recipe.aesthetic,
      strength: recipe.strength,
      change: recipe.change,
      variations: 1,
      decor: recipe.decor,
      seed: shown.seed ?? 0,
      ...(recipe.plainRoom ? { plainRoom: true } : {}),
      ...(recipe.prompt ? { prompt: recipe.prompt } : {}),
    },
    edits: {
      surfaceHints,
      finishes,
      protectStrokes,
      keptThings,
      paintedThings,
      ...(boxCorners ? { boxCorners } : {}),
    },
  };
}

/** Whether a result has new finishes only because its room can't be read well: a plain one may be ordered. */
export const mayFurnishAnyway = ({ notes }: Pick<Generation, 'notes'>): boolean =>
  notes.includes(furnishAnyway);

/** The recipe's options without its strength. */
export function wordsOf(kind: StudioKind, recipe: Recipe) {
  const { style, roomType, propertyType, aesthetic, decor, seed, change, plainRoom } = recipe;
  const words = { kind, style, roomType, propertyType, aesthetic, decor, seed, change };
  return { ...words, ...(plainRoom ? { plainRoom } : {}) };
}

export function requestOf(
  kind: StudioKind,
  recipe: Recipe,
  photoId: string,
  edits?: HandEdits,
): RenderRequest {
  return {
    ...wordsOf(kind, recipe),
    photoId,
    ...edits,
    strength: recipe.strength,
    variations: recipe.variations,
    ...(recipe.prompt?.trim() ? { prompt: recipe.prompt } : {}),
  };
}

/** Request for the prompt that the engine would get. */
export const wordsRequestOf = (
  kind: StudioKind,
  recipe: Recipe,
  { finishes, paintedThings }: HandEdits,
) => ({
  ...wordsOf(kind, recipe),
  strength: recipe.strength,
  finishes,
  paintedThings,
});

/** Names for ranges of the slider, so that its direction is clear. */
const strengthWords = [
  { upTo: 0.05, word: 'Unchanged' },
  { upTo: 0.2, word: 'A touch' },
  { upTo: 0.35, word: 'Gentle' },
  { upTo: 0.5, word: 'Balanced' },
  { upTo: 0.7, word: 'Strong' },
  { upTo: 1, word: 'Bold' },
] as const;

export function strengthText(strength: number): string {
  const row = strengthWords.find(({ upTo }) => strength <= upTo) ?? strengthWords.at(-1)!;
  return `${row.word} (${strength.toFixed(2)})`;
}

export const decorOptions = [
  { value: 'off', label: 'None' },
  { value: 'light', label: 'Light touch' },
  { value: 'full', label: 'Full staging' },
] as const;

/** Label of a sent value: "Poweder Room" reads "Powder Room". */
export function labelOf(
  kind: StudioKind,
  field: 'roomTypes' | 'propertyTypes' | 'aesthetics',
  value: string,
): string {
  return studios[kind][field].find((option) => option.value === value)?.label ?? value;
}

interface Words extends Pick<Recipe, 'style' | 'roomType' | 'propertyType' | 'aesthetic'> {
  readonly change?: Change | undefined;
}

/** An emptied room is in no style. */
export const styleShown = ({ style, change }: Words): string =>
  change === 'empty' ? 'Emptied' : style;

/** The caption of a picture of this recipe. */
export const nameOf = (kind: StudioKind, words: Words): string =>
  `${styleShown(words)} ${labelOf(kind, 'roomTypes', words.roomType)}`;

/** Style, room type, property type and aesthetic, as in a picture's caption. */
export const captionOf = (kind: StudioKind, words: Words): string =>
  [
    styleShown(words),
    labelOf(kind, 'roomTypes', words.roomType),
    labelOf(kind, 'propertyTypes', words.propertyType),
    labelOf(kind, 'aesthetics', words.aesthetic),
  ].join(' · ');
