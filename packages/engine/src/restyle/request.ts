/** Requests and results of a restyle. */
import type { RgbImage } from '../image/image.ts';
import type { MaterialSpec } from '../materials/tile.ts';
import type { SurfaceClass } from '../sense/analysis.ts';

export type DecorLevel = 'off' | 'light' | 'full';
export type RestyleStage = 'materials' | 'light' | 'decor' | 'drawing' | 'finishing';

/** One surface done the user's way: a material of ours, or a paint colour such as #8fa39a. */
export interface SurfaceOverride {
  readonly surface: SurfaceClass;
  readonly material?: MaterialSpec;
  readonly paint?: string;
}

export interface RestyleRequest {
  /** Names as in the lists of this package (`interiorStyles`, `roomTypes` ...). */
  readonly style: string;
  readonly roomType: string;
  readonly propertyType: string;
  readonly aesthetic: string;
  /** startSchedule: 0 gives the photo back, 1 leaves the most to the look. Presets: .2 to .45. */
  readonly strength: number;
  /** How pronounced colours and patterns are; presets 9.3 to 13.5. */
  readonly cfgScale: number;
  /** Quality; 50 is the usual. */
  readonly steps: number;
  readonly seed: number;
  readonly decor: DecorLevel;
  readonly overrides?: readonly SurfaceOverride[];
  /** 0..1, as large as the analysed photo: 1 keeps a pixel exactly as it is. */
  readonly protect?: Float32Array;
  /** Draws a smaller picture (previews); never enlarges. */
  readonly widthPx?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (stage: RestyleStage, percent: number) => void;
}

/** The confidence ladder: what was dared on a surface. */
export type LadderStep = 'material' | 'recolour' | 'keep';

export interface SurfaceOutcome {
  readonly surface: SurfaceClass;
  readonly step: LadderStep;
  /** Kind of the material laid, or the paint colour. */
  readonly finish: string | null;
}

export interface RestyleResult {
  readonly image: RgbImage;
  readonly surfaces: readonly SurfaceOutcome[];
  readonly decor: readonly string[];
  readonly sky: string | null;
}
