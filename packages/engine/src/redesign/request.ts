import type { RgbImage } from '../image/image.ts';
import type { ThingToKeep } from '../restyle/kept/kept-things.ts';
import type { PaintedMask } from '../restyle/kept/painted-parts.ts';
import type { Scene } from '../visuals/index.ts';
import type { ChosenFinishes } from './finishes.ts';
import type { LayoutPiece } from './furnish/given-layout.ts';

export const roomChanges = ['furniture', 'everything'] as const;
/** `furniture`: replace the furniture in the photo, or furnish a room drawn anew. `everything`: render the whole room from the same viewpoint. */
export type RoomChange = (typeof roomChanges)[number];

export interface RedesignRequest {
  /** Names as in the lists of `restyle`. */
  readonly style: string;
  readonly roomType: string;
  readonly propertyType: string;
  readonly aesthetic: string;
  readonly seed: number;
  readonly change: RoomChange;
  /** Renders a smaller picture; never enlarges. */
  readonly widthPx?: number;
  /** Enlarges smaller photos to this longer side: rendered things are finer than the photo's pixels. */
  readonly enlargedToPx?: number;
  /** Placement of the pieces, instead of the seed's. */
  readonly layout?: readonly LayoutPiece[] | undefined;
  /** Materials chosen by the user for floor, walls or ceiling. */
  readonly chosen?: ChosenFinishes | undefined;
  /** Things of the photo to keep. */
  readonly keep?: readonly ThingToKeep[] | undefined;
  /** Parts of the photo that stay to the pixel; new furniture stands beside them. */
  readonly painted?: PaintedMask | undefined;
  /** Furnishes a plain room where the shape of the photo's can't be read well enough. */
  readonly plainRoom?: boolean | undefined;
}

export const redesignStages = [
  'shape',
  'emptying',
  'furnishing',
  'rendering',
  'composing',
] as const;
export type RedesignStage = (typeof redesignStages)[number];

export interface RedesignHooks {
  readonly signal?: AbortSignal;
  readonly onProgress?: (stage: RedesignStage, percent: number) => void;
}

/** An entry of the list of what is in the new room. */
export interface RoomPiece {
  readonly name: string;
  /** Width, depth, height. */
  readonly sizeMetres: readonly [width: number, depth: number, height: number];
  /** Centre on the floor, relative to the room's centre: to the right, and towards the camera. */
  readonly placeMetres: readonly [across: number, towards: number];
  readonly turnDegrees: number;
}

/** Areas of the visible room, and one metre behind the camera. */
export interface RoomAreas {
  readonly floorSquareMetres: number;
  /** Walls without openings. */
  readonly wallSquareMetres: number;
  readonly ceilingSquareMetres: number;
}

/** Score of what had to be kept. */
export interface KeptRoom {
  /** 0..100. */
  readonly score: number;
  /** Kept share of the openings' area; with new finishes of the things' area too. */
  readonly openingsKept: number;
  /** 0..1: less where white shifts visibly. */
  readonly white: number;
  /** 0..1: how sure the shape of the room is. */
  readonly shape: number;
  /** The new room is rendered with the photo's camera. */
  readonly viewpoint: 'exact';
  /** Colour shift of white (CIE ΔE); in furnished rooms a shift towards grey doesn't count. */
  readonly whiteShift: number;
  /** The photo with its shell and openings drawn on it: kept ones light, lost ones red. */
  readonly overlay: RgbImage;
}

export interface RedesignedRoom {
  readonly image: RgbImage;
  readonly scene: Scene;
  readonly pieces: readonly RoomPiece[];
  readonly areas: RoomAreas;
  readonly kept: KeptRoom;
  /** New furniture stands in the photo itself; else the room was drawn anew. */
  readonly isStaged: boolean;
  /** Number of windows redrawn with a view of ours. */
  readonly newWindows: number;
  /** Names of the requested things that were kept. */
  readonly keptThings: readonly string[];
  /** Sentences for the user: doubts, and deviations from the request. */
  readonly notes: readonly string[];
}

export interface UnreadableRoom {
  /** Reason for the user why the photo can't be redesigned. */
  readonly unreadable: string;
  /** The photo can be redesigned with `plainRoom`. */
  readonly mayBePlain?: true;
}
