import type { Deed } from './deeds.ts';

/** Something that harms people through a certain action, or when it shows a certain sign. */
export interface Hazard {
  /** Row of the warnings to show. */
  readonly warning: string;
  /** Lists separated by bars; all inflections match, phrases match literally. */
  readonly things: string;
  /** Harmful actions on the things; without any, `company` suffices. */
  readonly deeds?: readonly Deed[];
  /** Signs of danger on the things themselves. */
  readonly signs?: string;
  /** Context that is also required: a place, an age, people. */
  readonly company?: string;
  /** Dangerous whenever mentioned, unless the question is calm. */
  readonly isGrave?: true;
  /** Age alone is harmless: nearest hazard only with an action. */
  readonly needsDeed?: true;
  /** Rules the hazard out. */
  readonly unless?: string;
}
