/**
 * Everything a style is, in one record, read by restyles of photos (`finishes`), new furniture
 * (`furniture`), the analyzer's guess (`pull`), and pictures from words (`words` and `drawn`).
 */
import type { PaletteMood } from '../analysis/style-guess.ts';
import type { StyleRecord } from '../redesign/furnish/style-record.ts';
import type { ExteriorLook, InteriorLook } from '../restyle/looks/look.ts';
import type { Entry } from '../visuals/brief/vocabulary/entry.ts';
import type { BuildingKind } from '../visuals/brief/vocabulary/subjects.ts';
import type { RoomLook } from '../visuals/scene/rooms/room-looks.ts';
import type { StyleLook } from '../visuals/scene/style-looks.ts';
import type { StyleName } from './styles.ts';

/** How much each measure of a palette speaks for a style: weights of the measures of a palette, about -1 to 1.3. */
export type Pull = Partial<Readonly<Record<keyof PaletteMood, number>>>;

/** A style that is offered for photos of rooms. */
export interface InteriorStyle {
  /** The label of the contract's preset. */
  readonly name: string;
  readonly finishes: Omit<InteriorLook, 'name'>;
  readonly furniture: Omit<StyleRecord, 'name'>;
  /** Left out where a palette cannot tell the style. */
  readonly pull?: Pull;
}

/** A style that is offered for photos of houses. */
export interface ExteriorStyle {
  readonly name: string;
  readonly finishes: Omit<ExteriorLook, 'name'>;
  readonly pull?: Pull;
  /** The analyzer's word for it, where that differs from `name`. */
  readonly guessedAs?: string;
}

export interface Style {
  /** The words of a prompt. */
  readonly words: Entry;
  readonly interior?: InteriorStyle;
  readonly exterior?: ExteriorStyle;
  /** In pictures from words. */
  readonly drawn: {
    /** Kinds of building that stand for the style when none was named; one named twice comes twice as often. */
    readonly kinds: readonly BuildingKind[];
    /** Given to buildings of other kinds. */
    readonly building?: StyleLook;
    /** Where it differs from a modern room. */
    readonly room?: Partial<RoomLook>;
    /** Takes the room of another style. */
    readonly roomLike?: StyleName;
  };
}
