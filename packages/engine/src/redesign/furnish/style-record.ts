/** Furniture of a style for all rooms. */

import type { Quilt } from '../../visuals/scene/curved/drape/cover.ts';
import type { TileKind } from '../../visuals/scene/finishes.ts';
import type { ArtMotif } from '../../visuals/scene/furniture/art/motifs.ts';
import type { BasinStyle } from '../../visuals/scene/furniture/bath/vanity.ts';
import type { NightstandStyle } from '../../visuals/scene/furniture/bedroom-storage.ts';
import type { BedStyle } from '../../visuals/scene/furniture/beds.ts';
import type { FlowerKind } from '../../visuals/scene/furniture/flowers.ts';
import type { FrontStyle } from '../../visuals/scene/furniture/kitchen/kitchen-fronts.ts';
import type { PendantStyle } from '../../visuals/scene/furniture/lamps.ts';
import type { ArmchairStyle } from '../../visuals/scene/furniture/seats/armchairs.ts';
import type { SeatStyle } from '../../visuals/scene/furniture/seats/sofas.ts';
import type { RugStyle } from '../../visuals/scene/furniture/textiles.ts';

/** Fabric colour and weave. */
export type Cloth = readonly [hex: string, weave: Extract<TileKind, 'linen' | 'woolWeave'>];

export interface BedRecord {
  readonly style: BedStyle;
  readonly frame: 'wood' | 'darkWood' | 'metal' | 'black' | 'white';
  readonly headboard: Cloth;
  readonly widthMetres: number;
  readonly cover: readonly Cloth[];
  readonly sheet: string;
  /** Rows of pillows, by colours. */
  readonly pillows: readonly (readonly string[])[];
  readonly bolster?: string;
  readonly blanket?: {
    readonly colour: string;
    readonly at: 'foot' | 'third';
    readonly quilt?: Quilt;
  };
  /** Seams of the cover; plain covers are filled. */
  readonly quilt?: Quilt;
  readonly fall: number;
  readonly stands: NightstandStyle | 'stool';
  /** Bedside lamps. */
  readonly light: 'table' | 'sconce' | 'pendant';
}

export interface ArtRecord {
  readonly inks: readonly (readonly string[])[];
  readonly motifs: readonly ArtMotif[];
  readonly hasMat: boolean;
  readonly frame: 'wood' | 'darkWood' | 'black' | 'brass' | 'white';
  readonly hang: 'single' | 'pair' | 'row' | 'gallery' | 'tall' | 'mirror';
}

export const extraPieces = [
  'armchair',
  'bench',
  'bookshelf',
  'desk',
  'dresser',
  'floor lamp',
  'floor mirror',
  'plant',
  'pouf',
  'side table',
  'sideboard',
  'television',
  'wardrobe',
] as const;
export type ExtraPiece = (typeof extraPieces)[number];

export interface StyleRecord {
  readonly name: string;
  readonly wood: string;
  readonly darkWood: string;
  readonly metal: string;
  readonly isMetalBright: boolean;
  readonly accents: readonly string[];
  readonly bed: BedRecord;
  readonly sofa: {
    readonly seat: SeatStyle;
    readonly cloth: readonly Cloth[];
    readonly cushions: readonly string[];
    readonly widthMetres: number;
    readonly hasChaise: boolean;
  };
  readonly armchair: {
    readonly style: ArmchairStyle;
    readonly cloth: Cloth;
    readonly leg: 'wood' | 'metal';
  };
  readonly coffeeTable: 'round' | 'slab' | 'glass' | 'nest';
  readonly diningTable: 'round' | 'trestle' | 'legs' | 'pedestal';
  readonly chair: 'wishbone' | 'upholstered' | 'shell' | 'slat';
  readonly pendant: {
    readonly style: PendantStyle;
    readonly size: number;
    readonly colour: string;
  };
  readonly floorLamp: 'shade' | 'arc' | 'tripod';
  /** Colours of tubes under the ceiling, at the back and side walls. */
  readonly neon?: { readonly back: string; readonly sides: string };
  readonly rug: {
    readonly style: RugStyle;
    readonly field: string;
    readonly accent: string;
    readonly second: string;
  };
  readonly curtains: string | null;
  readonly art: ArtRecord;
  readonly plant: { readonly style: 'arching' | 'swords' | 'fig'; readonly pot: string } | null;
  /** In vases, in turn: no two alike on the tops of one room. */
  readonly flowers: readonly FlowerKind[];
  readonly kitchen: {
    readonly front: FrontStyle;
    readonly handle: 'bar' | 'knob' | 'none';
    readonly cabinet: readonly ['paint' | 'woodVeneer', string];
    /** Wall cabinets and tall units, if unlike the base cabinets. */
    readonly upper?: readonly ['paint' | 'woodVeneer', string];
    readonly island: readonly ['paint' | 'woodVeneer', string];
    readonly top: readonly [TileKind | 'plain', string];
    readonly splash: readonly [TileKind, string];
    readonly hood: 'chimney' | 'box' | 'plaster';
    /** Open shelves instead of wall cabinets. */
    readonly hasOpenShelves: boolean;
  };
  readonly bath: {
    /** Fronts of vanities, if unlike those of kitchens. */
    readonly body?: readonly ['paint' | 'woodVeneer', string];
    readonly tub: 'oval' | 'claw' | 'slab';
    readonly vanity: 'floating' | 'legs' | 'pedestal';
    readonly basin: BasinStyle;
    readonly mirror: 'round' | 'arched' | 'rect';
  };
  /** Optional pieces, most wanted first. */
  readonly extras: {
    readonly bedroom: readonly ExtraPiece[];
    readonly living: readonly ExtraPiece[];
  };
}

/** Joiner's furniture with frames and panels, instead of plain boards. */
export const isFramed = ({ kitchen }: StyleRecord): boolean => kitchen.front === 'shaker';
