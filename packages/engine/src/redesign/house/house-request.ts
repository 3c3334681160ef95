import type { RgbImage } from '../../image/image.ts';
import type { Scene } from '../../visuals/scene-model.ts';
import type { HouseEdits, HouseOffers } from './design/house-edits.ts';

export type HouseChange = 'shape' | 'everything';

export interface HouseRequest {
  /** One of the sixteen exterior styles, by preset name. */
  readonly style: string;
  readonly roomType: string;
  readonly propertyType: string;
  readonly aesthetic: string;
  readonly seed: number;
  /** 'shape' builds a new house; 'everything' also redesigns the ground in front. */
  readonly change: HouseChange;
  /** Manual changes to the design. */
  readonly edits?: HouseEdits | undefined;
  /** Renders a smaller picture (previews); never enlarges. */
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
  /** Ground area of the house. */
  readonly footprintSquareMetres: number;
  /** Area of all storeys. */
  readonly floorSquareMetres: number;
  readonly garage: boolean;
  /** Parts that the user can change. */
  readonly offers: HouseOffers;
  readonly notes: readonly string[];
}

export interface KeptSurroundings {
  /** 0..1: unchanged share of the pixels outside the house, its shadow and what it uncovers. */
  readonly score: number;
  /** The photo with changed pixels tinted. */
  readonly overlay: RgbImage;
}

export interface RedesignedHouse {
  readonly image: RgbImage;
  readonly scene: Scene;
  readonly facts: HouseFacts;
  readonly kept: KeptSurroundings;
}

/** Reason for the user why no single house was found. */
export interface UnreadableHouse {
  readonly unreadable: string;
}
