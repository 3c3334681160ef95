/** The wishes of a prompt that the painter of a drawing can fulfil. */
import type { MaterialKind } from '../materials/catalogue.ts';
import type { SketchPart } from './areas/parts.ts';

export type SketchTime = 'day' | 'dusk' | 'night';
export type SketchSeason = 'spring' | 'summer' | 'autumn' | 'winter';
export type SketchMedium = 'watercolour' | 'pencil' | 'marker';

export interface SketchWishes {
  /** Undefined when the prompt does not say whether this is a room or a building. */
  readonly setting?: 'exterior' | 'interior' | undefined;
  /** Colours as `#rrggbb`, bound to parts: "red roof", "navy sofa". */
  readonly colours: Partial<Readonly<Record<SketchPart, string>>>;
  readonly materials: Partial<Readonly<Record<SketchPart, MaterialKind>>>;
  readonly time: SketchTime;
  readonly season: SketchSeason;
  readonly medium: SketchMedium;
  /** The prompt speaks of a pool, lake or sea. */
  readonly water: boolean;
}
