import type { MaterialKind } from '../materials/catalogue.ts';
import type { SketchPart } from './areas/parts.ts';

export type SketchTime = 'day' | 'dusk' | 'night';
export type SketchSeason = 'spring' | 'summer' | 'autumn' | 'winter';
export type SketchMedium = 'watercolour' | 'pencil' | 'marker';

export interface SketchWishes {
  /** Undefined if the prompt doesn't say whether this is a room or a building. */
  readonly setting?: 'exterior' | 'interior' | undefined;
  /** Colours as `#rrggbb`, by part: "red roof", "navy sofa". */
  readonly colours: Partial<Readonly<Record<SketchPart, string>>>;
  readonly materials: Partial<Readonly<Record<SketchPart, MaterialKind>>>;
  readonly time: SketchTime;
  readonly season: SketchSeason;
  readonly medium: SketchMedium;
  /** The prompt mentions a pool, lake or sea. */
  readonly water: boolean;
}
