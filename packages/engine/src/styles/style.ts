/**
 * A style as one record, used for restyling photos (`finishes`), new furniture (`furniture`, `woodwork`), new
 * houses and fronts (`house`, `front`), style detection (`pull`), and text to image (`words` and `drawn`).
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

/** Evidence of palette measures for a style: weights of about -1 to 1.3. */
export type Pull = Partial<Readonly<Record<keyof PaletteMood, number>>>;

export interface InteriorStyle {
  /** Label of the contract's preset. */
  readonly name: string;
  readonly finishes: Omit<InteriorLook, 'name'>;
  /** Skirtings, cornices and doors; by default plain and white. */
  readonly woodwork?: ShellTrim;
  readonly furniture: Omit<StyleRecord, 'name'>;
  /** Absent if a palette can't identify the style. */
  readonly pull?: Pull;
}

export interface ExteriorStyle {
  readonly name: string;
  /** Replaces the photo's house. */
  readonly house: PlotHouse;
  /** Rows and blocks keep their outline and get this front. */
  readonly front: FacadeManner;
  /** Prompts get this `house` for any kind of building; other styles apply their look to the named kind. */
  readonly raisesAllKinds?: true;
  readonly finishes: Omit<ExteriorLook, 'name'>;
  readonly pull?: Pull;
  /** The analyzer's name, if different from `name`. */
  readonly guessedAs?: string;
}

export interface Style {
  readonly words: Entry & {
    /** Words in other languages, without accents, separated by bars. */
    readonly translations?: Readonly<Partial<Record<Language, string>>>;
  };
  readonly interior?: InteriorStyle;
  readonly exterior?: ExteriorStyle;
  /** For text to image. */
  readonly drawn: {
    /** Kinds of building used for the style when none is named; repeat one to double its probability. */
    readonly kinds: readonly BuildingKind[];
    /** Kind of "a house" in this style: "a house in Spanish style". */
    readonly house?: BuildingKind;
    /** Rooms in these kinds of building get the style: "farmhouse kitchen". */
    readonly roomsOf?: readonly BuildingKind[];
    /** Layouts that are random in other styles. */
    readonly layouts?: {
      readonly villa?: VillaLayout;
      readonly museum?: MuseumLayout;
      readonly pavilion?: PavilionFrame;
    };
    /** Probability of each time of day; by default mostly day. */
    readonly times?: Readonly<Partial<Record<TimeOfDay, number>>>;
    /** Look of other kinds of building. */
    readonly building?: StyleLook;
    /** Differences from a modern room. */
    readonly room?: Partial<RoomLook>;
    readonly roomLike?: StyleName;
  };
}
