/**
 * Everything a style is, in one record, read by restyles of photos (`finishes`), new furniture
 * (`furniture`, `woodwork`), new houses and fronts (`house`, `front`), the analyzer's guess (`pull`), and
 * pictures from words (`words` and `drawn`).
 */
import type { PaletteMood } from '../analysis/style-guess.ts';
import type { ShellTrim } from '../redesign/compose/paint-shell.ts';
import type { StyleRecord } from '../redesign/furnish/style-record.ts';
import type { ExteriorLook, InteriorLook } from '../restyle/looks/look.ts';
import type { Language } from '../visuals/brief/languages/languages.ts';
import type { Entry } from '../visuals/brief/vocabulary/entry.ts';
import type { BuildingKind } from '../visuals/brief/vocabulary/subjects.ts';
import type { TimeOfDay } from '../visuals/brief/vocabulary/surroundings.ts';
import type { MuseumLayout } from '../visuals/scene/buildings/museum.ts';
import type { PavilionFrame } from '../visuals/scene/buildings/pavilion.ts';
import type { VillaLayout } from '../visuals/scene/buildings/villa/villa-levels.ts';
import type { FacadeManner } from '../visuals/scene/facades/facade.ts';
import type { PlotHouse } from '../visuals/scene/plot-houses/plot.ts';
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
  /** Skirtings, cornices and doors; left out: plain and white. */
  readonly woodwork?: ShellTrim;
  readonly furniture: Omit<StyleRecord, 'name'>;
  /** Left out where a palette cannot tell the style. */
  readonly pull?: Pull;
}

/** A style that is offered for photos of houses. */
export interface ExteriorStyle {
  readonly name: string;
  /** Raised in the place of the photo's house. */
  readonly house: PlotHouse;
  /** Rows and blocks keep their outline and get this front. */
  readonly front: FacadeManner;
  /** Any kind of building that a prompt names is its `house`; other styles give that kind their look. */
  readonly raisesAllKinds?: true;
  readonly finishes: Omit<ExteriorLook, 'name'>;
  readonly pull?: Pull;
  /** The analyzer's word for it, where that differs from `name`. */
  readonly guessedAs?: string;
}

export interface Style {
  /** The words of a prompt. */
  readonly words: Entry & {
    /** Words of other languages, without accents, separated by bars. */
    readonly translations?: Readonly<Partial<Record<Language, string>>>;
  };
  readonly interior?: InteriorStyle;
  readonly exterior?: ExteriorStyle;
  /** In pictures from words. */
  readonly drawn: {
    /** Kinds of building that stand for the style when none was named; one named twice comes twice as often. */
    readonly kinds: readonly BuildingKind[];
    /** A house that is said to be of the style is of this kind: "a house in Spanish style". */
    readonly house?: BuildingKind;
    /** Rooms of these kinds of building are of the style: "farmhouse kitchen". */
    readonly roomsOf?: readonly BuildingKind[];
    /** Ways of building that are left to chance in other styles. */
    readonly layouts?: {
      readonly villa?: VillaLayout;
      readonly museum?: MuseumLayout;
      readonly pavilion?: PavilionFrame;
    };
    /** How likely each hour is; left out: mostly the day. */
    readonly times?: Readonly<Partial<Record<TimeOfDay, number>>>;
    /** Given to buildings of other kinds. */
    readonly building?: StyleLook;
    /** Where it differs from a modern room. */
    readonly room?: Partial<RoomLook>;
    /** Takes the room of another style. */
    readonly roomLike?: StyleName;
  };
}
