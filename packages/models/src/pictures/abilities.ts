/** Abilities of a picture engine and its names for our options: the words of one row of the table. */

/** How a number of ours becomes a field of an engine. */
export interface NumberField {
  readonly field: string;
  readonly lowest: number;
  readonly highest: number;
  readonly isWhole?: boolean;
  /** Ours to theirs, where the two axes differ. Strength: 0 keeps the photo, 1 ignores it. */
  readonly from?: (numbers: RecipeNumbers) => number;
}

export interface RecipeNumbers {
  /** The specification's startSchedule, 0 photo unchanged .. 1 photo ignored. */
  readonly strength: number;
  readonly steps: number;
  readonly cfgScale: number;
}

export interface SeedRule {
  readonly highest: number;
  /** Here 0 (or none) means "any": a seed is drawn by us, so that it is known and can be used again. */
  readonly isZeroRandom: boolean;
}

/** The frames an engine draws in. */
export type SizeRule =
  | { readonly kind: 'listed'; readonly sizes: readonly (readonly [number, number])[] }
  | {
      /** Any size on a grid, within limits. */
      readonly kind: 'grid';
      readonly multipleOf: number;
      readonly maxSidePx: number;
      readonly maxPixels?: number;
      readonly minPixels?: number;
      /** Long side to short side. */
      readonly maxRatio?: number;
    }
  | { readonly kind: 'ratios'; readonly ratios: readonly string[]; readonly maxSidePx: number };

export interface PictureAbilities {
  /** Makes a picture from words alone. */
  readonly words: boolean;
  /** Changes a picture that is sent along. */
  readonly edit: boolean;
  /** Leaves parts of it alone; where not, we put them back. */
  readonly mask: boolean;
  /** Does nothing without a mask: where nothing is protected everything may change. */
  readonly needsMask?: boolean;
  /** Says how far it is. */
  readonly progress: boolean;
  /** Work can be called off where it is done, and with it what it costs. */
  readonly cancel: boolean;
  readonly seed?: SeedRule;
  /** Without it the strength is put into words. */
  readonly strength?: NumberField;
  readonly steps?: NumberField;
  readonly guidance?: NumberField;
  /** Name of the field; without it the prompt says what is not wanted. */
  readonly negative?: string;
  /** Sizes it draws in when it is given a picture, and from words alone. */
  readonly frames: SizeRule;
  readonly wordFrames?: SizeRule;
  /** Goes with every call. */
  readonly always?: Readonly<Record<string, string | number | boolean>>;
}

/** A row of the capability table: the first whose pattern fits the model's name is its row. */
export interface PictureEngine {
  readonly model: RegExp;
  readonly abilities: PictureAbilities;
}

export const abilitiesIn = (
  rows: readonly PictureEngine[] | undefined,
  modelId: string,
): PictureAbilities | undefined => rows?.find(({ model }) => model.test(modelId))?.abilities;
