import type { PhraseRow } from '../safety/warning.ts';

export interface CommonQuestion extends PhraseRow {
  readonly verdict: string;
  /** The entry that supports the verdict. */
  readonly slug: string;
}

export const yesNoWords = `is | are | can | could | does | do | should | will | would | was | ok | okay`;
