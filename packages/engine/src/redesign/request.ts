/** Request and result of a room redesign. */
import type { RgbImage } from '../image/image.ts';
import type { ThingToKeep } from '../restyle/kept/kept-things.ts';
import type { Scene } from '../visuals/index.ts';
import type { ChosenFinishes } from './finishes.ts';
import type { LayoutPiece } from './furnish/given-layout.ts';

export const roomChanges = ['furniture', 'everything'] as const;
/** The photo emptied and furnished anew, or the whole room as a scene from the same viewpoint. */
export type RoomChange = (typeof roomChanges)[number];

export interface RedesignRequest {
  /** Names as in the lists of the restyle engine. */
  readonly style: string;
  readonly roomType: string;
  readonly propertyType: string;
  readonly aesthetic: string;
  readonly seed: number;
  readonly change: RoomChange;
  /** Draws a smaller picture; never enlarges. */
  readonly widthPx?: number;
  /** Longer side to which a smaller photo is enlarged: things that are drawn are finer than its pixels. */
  readonly enlargedToPx?: number;
  /** Where the pieces stand, instead of where the seed would place them. */
  readonly layout?: readonly LayoutPiece[] | undefined;
  /** Materials that were chosen by hand for floor, walls or ceiling. */
  readonly chosen?: ChosenFinishes | undefined;
  /** Things of the photo that stay. */
  readonly keep?: readonly ThingToKeep[] | undefined;
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

/** A thing of the new room, for a list of what is in it. */
export interface RoomPiece {
  readonly name: string;
  /** Width, depth, height. */
  readonly sizeMetres: readonly [width: number, depth: number, height: number];
  /** Its middle on the floor, from the middle of the room: to the right, and towards the camera. */
  readonly placeMetres: readonly [across: number, towards: number];
  readonly turnDegrees: number;
}

/** Of the room as far as it is seen, and a metre behind the camera. */
export interface RoomAreas {
  readonly floorSquareMetres: number;
  /** Walls less their openings. */
  readonly wallSquareMetres: number;
  readonly ceilingSquareMetres: number;
}

/** Score of what had to stay. */
export interface KeptRoom {
  /** 0..100. */
  readonly score: number;
  /** Share that shows the photo: of the openings' area, and with new finishes of the things' area too. */
  readonly openingsKept: number;
  /** The new room is seen by the photo's own camera. */
  readonly viewpoint: 'exact';
  /** How far the white of the picture moved in colour (CIE ΔE); in furnished rooms, not counting towards grey. */
  readonly whiteShift: number;
  /** The photo, its shell and its openings drawn on it: kept light, lost red. */
  readonly overlay: RgbImage;
}

export interface RedesignedRoom {
  readonly image: RgbImage;
  readonly scene: Scene;
  readonly pieces: readonly RoomPiece[];
  readonly areas: RoomAreas;
  readonly kept: KeptRoom;
  /** How many windows were drawn anew, before a view of ours. */
  readonly newWindows: number;
  /** Names of the things that stayed, of those that were asked for. */
  readonly keptThings: readonly string[];
  /** Sentences for the person: what is doubtful, what was done otherwise. */
  readonly notes: readonly string[];
}

export interface UnreadableRoom {
  /** Why the photo cannot be redesigned, for the person. */
  readonly unreadable: string;
}
