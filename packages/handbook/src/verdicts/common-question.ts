import type { PhraseRow } from '../safety/warning.ts';

export interface CommonQuestion extends PhraseRow {
  readonly verdict: string;
  /** The entry that holds what the verdict rests on. */
  readonly slug: string;
}

/** Words that a question of yes or no has. */
export const asked = `is | are | can | could | does | do | should | will | would | was | ok | okay`;
