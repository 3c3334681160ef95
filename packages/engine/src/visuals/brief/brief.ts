/** Wishes read from a prompt. The seed decides whatever is left out. */
import type { LayoutBrief } from './layout/read-layout.ts';
import type { MaterialKey, RoofForm } from './vocabulary/finishes.ts';
import type { PartKey, TreeKind } from './vocabulary/parts.ts';
import type { PieceWish } from './vocabulary/pieces.ts';
import type { RelationWord } from './vocabulary/relations.ts';
import type { Style } from './vocabulary/styles.ts';
import type { BuildingKind, RoomKind, View } from './vocabulary/subjects.ts';
import type { Support } from './vocabulary/supports.ts';
import type {
  CameraWish,
  Form,
  MediumKey,
  Mood,
  Season,
  Setting,
  Size,
  TimeOfDay,
  Weather,
} from './vocabulary/surroundings.ts';
import type { Trait } from './vocabulary/traits.ts';

/** A colour key, or a shade and a colour key: `red`, `dark red`. */
export type ColourWish = string;
/** A material key, or a shade and a material key: `oak`, `light oak`. */
export type MaterialWish = string;

export interface PartWish {
  /** True: requested. False: refused. Undefined: only its finish was mentioned. */
  readonly wanted?: boolean;
  readonly count?: number;
  /** Named in the plural, without a number. */
  readonly several?: true;
  readonly size?: Size;
  readonly form?: Form;
  /** Its kind by name: `wing` of an armchair. */
  readonly kind?: string;
  readonly traits?: readonly Trait[];
  /** The first is the main one; several are used in turn if there are several things. */
  readonly colours?: readonly ColourWish[];
  readonly materials?: readonly MaterialWish[];
  /** Of walls: a thing drawn all over their paper. */
  readonly motif?: PartKey;
  /** "Black legs" of a table. */
  readonly pieces?: readonly PieceWish[];
  /** Side of the picture. */
  readonly side?: PictureSide;
  /** "A cat on the desk", "a lamp behind the sofa". */
  readonly at?: Relation;
}

export type PictureSide = 'left' | 'right';

export interface Relation {
  readonly how: RelationWord;
  readonly of: PartKey;
}

/** Slots that hold one value of a vocabulary. */
export interface BriefSlots {
  readonly building?: BuildingKind;
  readonly room?: RoomKind;
  readonly style?: Style;
  readonly roof?: RoofForm;
  readonly tree?: TreeKind;
  readonly setting?: Setting;
  readonly season?: Season;
  readonly weather?: Weather;
  readonly time?: TimeOfDay;
  readonly camera?: CameraWish;
  readonly medium?: MediumKey;
  readonly mood?: Mood;
  readonly size?: Size;
}

export type SlotKey = keyof BriefSlots;

export interface Correction {
  readonly from: string;
  readonly to: string;
}

export interface Brief extends BriefSlots {
  readonly prompt: string;
  readonly view: View;
  readonly storeys?: number;
  /** Traits of the house or room itself. */
  readonly traits?: readonly Trait[];
  readonly parts: Readonly<Partial<Record<PartKey, PartWish>>>;
  /** Layout of the room, if mentioned. */
  readonly layout?: LayoutBrief;
  /** A second setting ("a forest by a lake"). */
  readonly alsoSetting?: Setting;
  /** Refused values ("not in a city"). */
  readonly excluded: Readonly<Partial<Record<SlotKey, readonly string[]>>>;
  readonly corrections: readonly Correction[];
  /** Words that could not be used, in the order of the prompt. */
  readonly notUnderstood: readonly string[];
  /** "Nothing but a red armchair": no furniture beside what is named. */
  readonly isBare?: true;
  /** Support below the building. */
  readonly support?: Support;
  /** No word named a subject. */
  readonly namesNothing?: true;
}

/** A higher tower would not fill a picture. */
export const mostStoreys = 120;

export function mainMaterial(brief: Brief, part: PartKey): MaterialKey | undefined {
  // A shade may precede the key ("light oak").
  return brief.parts[part]?.materials?.[0]?.split(' ').at(-1) as MaterialKey | undefined;
}
