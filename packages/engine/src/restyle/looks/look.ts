/** The shape of a look. A style, an aesthetic, a room type: each is a row of data, never a branch. */
import type { MaterialSpec } from '../../materials/tile.ts';

/** The finish of the whole picture; every number 0 (or 1 for saturation) means "as it is". */
export interface GradeRow {
  /** Exposure in stops. */
  readonly stops?: number;
  /** -1 cold .. 1 warm, and -1 green .. 1 magenta. */
  readonly warmth?: number;
  readonly tint?: number;
  /** -0.3 soft .. 0.4 hard. */
  readonly contrast?: number;
  /** 1 = as it is. */
  readonly saturation?: number;
  /** Lifts the blacks like an old print, 0..0.1. */
  readonly fade?: number;
  /** Darkening towards the corners, 0..0.6. */
  readonly vignette?: number;
  /** Glow around bright places, 0..0.5. */
  readonly bloom?: number;
  readonly grain?: number;
  /** Colour that creeps into the shadows and into the lights, with its amount 0..1. */
  readonly shadows?: readonly [colour: string, amount: number];
  readonly lights?: readonly [colour: string, amount: number];
}

/**
 * Where a style takes the mean of a photo: OKLab lightness, a (red) and b (yellow), times 100. Neutral light
 * is bluish or yellowish: red follows yellow at about a quarter. See restyle/grade/mood-plan.ts.
 */
export type Mood = readonly [lightness: number, red: number, yellow: number];

export type LampPlace = 'pendant' | 'floor-left' | 'floor-right' | 'cove-left' | 'cove-right';

/** A light added to a room. */
export interface LampRow {
  readonly place: LampPlace;
  readonly colour: string;
  /** 1 = as strong as the room's own light one metre away. */
  readonly power: number;
}

export type RugPattern = 'plain' | 'border' | 'persian' | 'stripe' | 'diamond' | 'berber' | 'grid';
export interface RugRow {
  readonly pattern: RugPattern;
  /** Ground, then the colours of the drawing. */
  readonly colours: readonly string[];
}

export type ArtFamily =
  | 'fields'
  | 'line'
  | 'botanical'
  | 'landscape'
  | 'geometric'
  | 'neon'
  | 'portrait';

export interface DecorRow {
  readonly rugs: readonly RugRow[];
  readonly art: readonly ArtFamily[];
  readonly frame: string;
  /** Upholstery colours for furniture. */
  readonly fabric: readonly string[];
  readonly metal: string;
  readonly lampshade: string;
}

export interface InteriorLook {
  readonly name: string;
  readonly floors: readonly MaterialSpec[];
  /** Floors of bathrooms and kitchens, and tiles for their walls. */
  readonly wetFloors: readonly MaterialSpec[];
  readonly wetWalls: readonly MaterialSpec[];
  readonly walls: readonly MaterialSpec[];
  /** Paint for walls that are not sure enough for their material. */
  readonly quietWall: string;
  readonly accents: readonly MaterialSpec[];
  /** How often one wall takes the accent. */
  readonly accentChance: number;
  readonly ceilings: readonly string[];
  /** Textiles and loose things drift towards these, woodwork towards `wood`. */
  readonly palette: readonly string[];
  readonly wood: string;
  /** Cupboards, doors and trim that are nearly white or grey. */
  readonly trim: string;
  readonly saturation: number;
  readonly lamps: readonly LampRow[];
  /** Share of the room's own light that is left when the lamps are on, 0..1. */
  readonly ambient: number;
  readonly mood: Mood;
  readonly grade: GradeRow;
  readonly decor: DecorRow;
}

export type SkyName = 'clear' | 'soft' | 'overcast' | 'golden' | 'dusk' | 'storm' | 'haze' | 'deep';

export interface PlantingRow {
  /** Towards (+) yellow-green or (-) blue-green, -1..1. */
  readonly warmth: number;
  readonly saturation: number;
  readonly lightness: number;
}

export interface ExteriorLook {
  readonly name: string;
  readonly facades: readonly MaterialSpec[];
  readonly roofs: readonly string[];
  readonly doors: readonly string[];
  /** Garage doors. */
  readonly garage: string;
  readonly grounds: readonly MaterialSpec[];
  readonly glass: string;
  readonly skies: readonly SkyName[];
  readonly planting: PlantingRow;
  readonly saturation: number;
  readonly mood: Mood;
  readonly grade: GradeRow;
}

export interface AestheticRow {
  readonly name: string;
  /** Not offered for exteriors. */
  readonly interiorOnly?: boolean;
  readonly grade: GradeRow;
  readonly lamps: readonly LampRow[];
  /** Replaces the sky of the look. */
  readonly sky?: SkyName;
  /** Share of daylight left in a room. */
  readonly ambient: number;
}

/** A room's rules: which of a look's lists apply, and what may stand there. */
export interface RoomRule {
  readonly name: string;
  readonly floor: 'dry' | 'wet' | 'work';
  readonly wall: 'dry' | 'wet';
  /** One wall may differ: not where tiles, glass and cupboards pass for wall. */
  readonly hasAccent: boolean;
  readonly hasRug: boolean;
  readonly hasArt: boolean;
  readonly hasPlant: boolean;
  /** The furniture group for an empty room. */
  readonly staging: StagingName | null;
}
export type StagingName = 'foyer' | 'living' | 'dining' | 'bedroom' | 'office' | 'bath';

export interface OutdoorRule {
  readonly name: string;
  /** Materials laid on the ground where it is surely seen. */
  readonly paves: boolean;
  /** How far planting is freshened, 0..1.5. */
  readonly planting: number;
  /** How far the facade takes the look, 0..1. */
  readonly facade: number;
}

export interface PropertyRow {
  readonly name: string;
  /** Real size against the size we assume when measuring the photo. */
  readonly scale: number;
  /** How often bold variants are taken, 0..1.5. */
  readonly richness: number;
  readonly grade: GradeRow;
}
