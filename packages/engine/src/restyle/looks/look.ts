/** Type of a look. A style, an aesthetic, a room type: each is a row of data, never a branch. */
import type { MaterialSpec } from '../../materials/tile.ts';

/** Finish of the whole picture; 0 (1 for saturation) means unchanged. */
export interface GradeRow {
  readonly stops?: number;
  /** -1 cold .. 1 warm, and -1 green .. 1 magenta. */
  readonly warmth?: number;
  readonly tint?: number;
  /** -0.3 soft .. 0.4 hard. */
  readonly contrast?: number;
  /** 1 = unchanged. */
  readonly saturation?: number;
  /** Lifts the blacks like an old print, 0..0.1. */
  readonly fade?: number;
  /** Darkening towards the corners, 0..0.6. */
  readonly vignette?: number;
  /** Glow around bright places, 0..0.5. */
  readonly bloom?: number;
  readonly grain?: number;
  /** Tint of the shadows and of the highlights, with its amount 0..1. */
  readonly shadows?: readonly [colour: string, amount: number];
  readonly lights?: readonly [colour: string, amount: number];
}

/**
 * Target mean of a style: OKLab lightness, a (red) and b (yellow), times 100. Neutral light is bluish or
 * yellowish: red follows yellow at about a quarter. See restyle/grade/mood-plan.ts.
 */
export type Mood = readonly [lightness: number, red: number, yellow: number];

export type LampPlace = 'pendant' | 'floor-left' | 'floor-right' | 'cove-left' | 'cove-right';

export interface LampRow {
  readonly place: LampPlace;
  readonly colour: string;
  /** 1 = as strong as the room's own light at one metre. */
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
  /** Paint for walls without enough confidence for a material. */
  readonly quietWall: string;
  readonly accents: readonly MaterialSpec[];
  /** Probability that one wall gets the accent. */
  readonly accentChance: number;
  readonly ceilings: readonly string[];
  /** Paints boards and beams that are there in the colour of its ceilings. */
  readonly paintsBoards?: true;
  /** Textiles and loose things shift towards these, woodwork towards `wood`. */
  readonly palette: readonly string[];
  readonly wood: string;
  /** Near-white or grey cupboards, doors and trim. */
  readonly trim: string;
  readonly saturation: number;
  readonly lamps: readonly LampRow[];
  /** Remaining share of the room's own light when the lamps are on, 0..1. */
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
  readonly sky?: SkyName;
  /** Remaining share of daylight in a room. */
  readonly ambient: number;
}

/** Rules for a room: which of a look's lists apply, and what may stand there. */
export interface RoomRule {
  readonly name: string;
  readonly floor: 'dry' | 'wet' | 'work';
  readonly wall: 'dry' | 'wet';
  /** Whether one wall may differ: not where tiles, glass and cupboards are classified as wall. */
  readonly hasAccent: boolean;
  readonly hasRug: boolean;
  readonly hasArt: boolean;
  readonly hasPlant: boolean;
  /** Furniture group for an empty room. */
  readonly staging: StagingName | null;
}
export type StagingName = 'foyer' | 'living' | 'dining' | 'bedroom' | 'office' | 'bath';

export interface OutdoorRule {
  readonly name: string;
  /** Whether materials are laid on confidently detected ground. */
  readonly paves: boolean;
  /** How much planting is freshened, 0..1.5. */
  readonly planting: number;
  /** How much the facade takes the look, 0..1. */
  readonly facade: number;
}

export interface PropertyRow {
  readonly name: string;
  /** Real size relative to the size assumed when measuring the photo. */
  readonly scale: number;
  /** Frequency of bold variants, 0..1.5. */
  readonly richness: number;
  readonly grade: GradeRow;
}
