/** Kind of subject; decides how an answer starts. */
export type EntryKind = 'guide' | 'style' | 'architect' | 'material' | 'building' | 'term';

export interface Work {
  readonly name: string;
  /** Years as written: "1935–39". */
  readonly years: string;
  readonly place: string;
}

/** A labelled line of an entry ("Cost: …", "Australia: …"); comparisons line them up. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** Yes/no verdict for questions with one of the words: "Usually not: up to 2 m …". */
export interface EntryVerdict {
  readonly words: readonly string[];
  readonly text: string;
}

export interface Entry {
  readonly slug: string;
  readonly title: string;
  readonly topic: string;
  readonly kind: EntryKind;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  /** Words that people use instead of its name: "telly; neighbours" for thin walls. */
  readonly heard: readonly string[];
  readonly related: readonly string[];
  /** Year and month of the last review: "2026-11". */
  readonly updated: string;
  /** Years of an architect's life as written: "1867–1959". */
  readonly life: string | undefined;
  readonly works: readonly Work[];
  readonly verdicts: readonly EntryVerdict[];
  /** The short answer: the first paragraph. */
  readonly lead: string;
  readonly facts: readonly Fact[];
  /** Table rows, by their first cells. */
  readonly rows: readonly Fact[];
  /** Everything after the first paragraph, as Markdown. */
  readonly details: string;
}
