import type { Deed } from './deeds.ts';

/** Something that harms people when a certain thing is done to it, or when it shows a certain sign. */
export interface Hazard {
  /** The row of the warnings whose words are said. */
  readonly warning: string;
  /** Lists with bars between; every form of a word counts, and a phrase stands as written. */
  readonly things: string;
  /** Deeds that harm when done to the things; without any, the company says enough. */
  readonly deeds?: readonly Deed[];
  /** Signs of danger in the things themselves. */
  readonly signs?: string;
  /** Needed besides: a place, an age, people. */
  readonly company?: string;
  /** Named at all in a question that is not calm, these are a danger. */
  readonly isGrave?: true;
  /** Age alone harms nobody: named as the nearest danger only where something is done to it. */
  readonly needsDeed?: true;
  /** With one of these the question is about something else. */
  readonly unless?: string;
}
