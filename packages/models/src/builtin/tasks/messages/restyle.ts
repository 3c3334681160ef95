/** Photos to redesign: orders, previews, and design files. */
import type { DesignFileKind, DesignOfPicture, PhotoRecipe } from '@maquette/contract';
import type { ProtectInput } from './protect.ts';

export interface RestyleInput {
  readonly photo: Uint8Array;
  readonly mask?: Uint8Array;
  readonly seed: number;
  readonly recipe: RestyleRecipe;
}

/** The user's corrections on a photo; positions are shares of its width and height. */
export type PhotoHints = Partial<
  Pick<PhotoRecipe, 'surfaceHints' | 'boxCorners' | 'paintedThings'>
>;

/** Part of a stored recipe that an engine reads; without `change` it makes new finishes. */
export type RestyleRecipe = Pick<
  PhotoRecipe,
  | 'kind'
  | 'style'
  | 'roomType'
  | 'propertyType'
  | 'aesthetic'
  | 'strength'
  | 'cfgScale'
  | 'steps'
  | 'decor'
  | 'maxSidePx'
> &
  Partial<
    Pick<PhotoRecipe, 'change' | 'layout' | 'houseEdits' | 'plainRoom' | 'finishes' | 'keptThings'>
  > &
  PhotoHints;

export interface PreviewInput {
  readonly photo: Uint8Array;
  readonly protect?: ProtectInput | undefined;
  readonly seed: number;
  readonly recipe: RestyleRecipe;
  /** Differences from picture to picture. */
  readonly looks: readonly Pick<RestyleRecipe, 'style' | 'strength' | 'cfgScale'>[];
  /** Longer side of the pictures. */
  readonly widthPx: number;
}

export interface PreviewedLook {
  readonly style: string;
  /** WebP. */
  readonly picture: Uint8Array;
  /** Why it shows new finishes although more was asked for. */
  readonly note?: string;
}

/** Kept things of an order as a mask in the photo's shape: white stays. */
export interface KeepMaskInput {
  readonly photo: Uint8Array;
  readonly recipe: RestyleRecipe;
  /** A mask to add them to. */
  readonly protect?: Uint8Array | undefined;
}

/** The design of a redesigned picture is recomputed from what it was made from. */
export type DesignInput = RestyleInput;

export interface DesignedFiles extends Pick<DesignOfPicture, 'design' | 'costs'> {
  readonly files: Partial<Record<DesignFileKind, Uint8Array>>;
}
