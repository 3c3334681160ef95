import type { RgbImage } from '../image/image.ts';
import type { MaterialSpec } from '../materials/tile.ts';
import type { SurfaceClass } from '../sense/analysis.ts';

export type DecorLevel = 'off' | 'light' | 'full';
export type RestyleStage = 'materials' | 'light' | 'decor' | 'drawing' | 'finishing';

/** A surface's finish by the user: a material, or a paint colour such as #8fa39a. */
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
  /** startSchedule: 0 returns the photo, 1 is the full look. Presets: .2 to .45. */
  readonly strength: number;
  /** Intensity of colours and patterns; presets 9.3 to 13.5. */
  readonly cfgScale: number;
  /** Quality; 50 is the default. */
  readonly steps: number;
  readonly seed: number;
  readonly decor: DecorLevel;
  readonly overrides?: readonly SurfaceOverride[];
  /** 0..1, in the analysed photo's size: 1 keeps a pixel unchanged. */
  readonly protect?: Float32Array;
  /** Renders a smaller picture (previews); never enlarges. */
  readonly widthPx?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (stage: RestyleStage, percent: number) => void;
}

/** The confidence ladder: what was done to a surface. */
export type LadderStep = 'material' | 'recolour' | 'keep';

export interface SurfaceOutcome {
  readonly surface: SurfaceClass;
  readonly step: LadderStep;
  /** Kind of the material, or the paint colour. */
  readonly finish: string | null;
}

export interface RestyleResult {
  readonly image: RgbImage;
  readonly surfaces: readonly SurfaceOutcome[];
  readonly decor: readonly string[];
  readonly sky: string | null;
}
