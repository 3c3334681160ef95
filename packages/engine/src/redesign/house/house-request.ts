/** Request and result of a house redesign. */
import type { RgbImage } from '../../image/image.ts';
import type { Scene } from '../../visuals/scene-model.ts';
import type { HouseEdits, HouseOffers } from './design/house-edits.ts';

export type HouseChange = 'shape' | 'everything';

export interface HouseRequest {
  /** One of the sixteen exterior styles, by the name of the preset. */
  readonly style: string;
  readonly roomType: string;
  readonly propertyType: string;
  readonly aesthetic: string;
  readonly seed: number;
  /** 'shape' raises a new house; 'everything' also lays out the ground before it. */
  readonly change: HouseChange;
  /** Changes of the design by hand. */
  readonly edits?: HouseEdits | undefined;
  /** Draws a smaller picture (previews); never enlarges. */
  readonly widthPx?: number;
}

export type HouseStage = 'reading' | 'designing' | 'drawing' | 'placing';

export interface HouseHooks {
  readonly onProgress?: (stage: HouseStage, percent: number) => void;
  readonly signal?: AbortSignal;
}

export interface HouseFacts {
  readonly style: string;
  readonly storeys: number;
  readonly roof: string;
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly heightMetres: number;
  /** Ground covered by the house. */
  readonly footprintSquareMetres: number;
  /** All storeys together. */
  readonly floorSquareMetres: number;
  readonly garage: boolean;
  /** Its parts that can be changed by hand. */
  readonly offers: HouseOffers;
  readonly notes: readonly string[];
}

export interface KeptSurroundings {
  /** 0..1: share of the pixels outside the house, its shadow and what it uncovers that stayed. */
  readonly score: number;
  /** The photo with what was changed tinted. */
  readonly overlay: RgbImage;
}

export interface RedesignedHouse {
  readonly image: RgbImage;
  readonly scene: Scene;
  readonly facts: HouseFacts;
  readonly kept: KeptSurroundings;
}

/** A photo in which no single house could be found; the sentence is for the person who sent it. */
export interface UnreadableHouse {
  readonly unreadable: string;
}
