/** Wishes read from the words of a prompt. The seed is free to decide whatever is left out. */
import type { LayoutBrief } from './layout/read-layout.ts';
import type { MaterialKey, RoofForm } from './vocabulary/finishes.ts';
import type { PartKey, TreeKind } from './vocabulary/parts.ts';
import type { RelationWord } from './vocabulary/relations.ts';
import type { Style } from './vocabulary/styles.ts';
import type { BuildingKind, RoomKind, View } from './vocabulary/subjects.ts';
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

/** A colour key, or a shade and a colour key: `red`, `dark red`. */
export type ColourWish = string;
/** A material key, or a shade and a material key: `oak`, `light oak`. */
export type MaterialWish = string;

export interface PartWish {
  /** True: asked for. False: must not be there. Left out: only its finish was spoken of. */
  readonly wanted?: boolean;
  readonly count?: number;
  readonly size?: Size;
  readonly form?: Form;
  /** The first is the main one; more are worn in turn, where the thing stands more than once. */
  readonly colours?: readonly ColourWish[];
  readonly materials?: readonly MaterialWish[];
  /** Where in the picture. */
  readonly side?: PictureSide;
  /** "A cat on the desk", "a lamp behind the sofa". */
  readonly at?: Relation;
}

export type PictureSide = 'left' | 'right';

export interface Relation {
  readonly how: RelationWord;
  readonly of: PartKey;
}

/** Slots that hold one value of one vocabulary. */
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
  readonly parts: Readonly<Partial<Record<PartKey, PartWish>>>;
  /** How the room is laid out, where the words say anything of it. */
  readonly layout?: LayoutBrief;
  /** A second setting named beside the first ("a forest by a lake"). */
  readonly alsoSetting?: Setting;
  /** Values that were refused ("not in a city"). */
  readonly excluded: Readonly<Partial<Record<SlotKey, readonly string[]>>>;
  readonly corrections: readonly Correction[];
  /** Words we read but could do nothing with, in the order of the prompt. */
  readonly notUnderstood: readonly string[];
  /** No word said what the picture is to be of. */
  readonly namesNothing?: true;
}

/** Higher than any tower that still fills a picture. */
export const mostStoreys = 120;

export function mainMaterial(brief: Brief, part: PartKey): MaterialKey | undefined {
  // A shade may stand before the key ("light oak").
  return brief.parts[part]?.materials?.[0]?.split(' ').at(-1) as MaterialKey | undefined;
}
