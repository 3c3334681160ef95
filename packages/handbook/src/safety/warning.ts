/** A row matched by the words of a question. Rows are data; a test asks every example. */
export interface PhraseRow {
  /**
   * Every group must match a word or phrase. A group is a list separated by bars; `knock*` matches a prefix,
   * `#` a digit, a space up to four words in between.
   */
  readonly words: readonly string[];
  /** Rules the row out. */
  readonly unless?: string;
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

/** Shown before any answer. */
export interface Warning {
  readonly subject: string;
  readonly reply: string;
  /** Entries that help to work safely. */
  readonly slugs: readonly string[];
  /** The warning is the whole answer. */
  readonly isWholeAnswer?: boolean;
}

export interface WarningRow extends Warning, PhraseRow {}

const escaped = (word: string) => word.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

function patternOf(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => (word.endsWith('*') ? `${escaped(word.slice(0, -1))}[a-z]*` : escaped(word)))
    .map((word) => word.replaceAll('#', '[0-9]'))
    .join("(?:[\\s-]+[a-z0-9'’]+){0,4}[\\s-]+");
}

function anyOf(group: string): RegExp {
  const phrases = group.split('|').map((phrase) => patternOf(phrase.trim()));
  return new RegExp(`(?<![a-z])(?:${phrases.join('|')})(?![a-z])`, 'i');
}

/** Finds all matching rows, in their order. */
export function createPhraseMatcher<Row extends PhraseRow>(
  rows: readonly Row[],
): (question: string) => Generator<Row, void> {
  const compiled = rows.map((row) => ({
    row,
    groups: row.words.map(anyOf),
    unless: row.unless === undefined ? undefined : anyOf(row.unless),
  }));
  return function* matching(question) {
    for (const { row, groups, unless } of compiled)
      if (groups.every((group) => group.test(question)) && !unless?.test(question)) yield row;
  };
}

/** Finds the first matching row. */
export function createPhraseFinder<Row extends PhraseRow>(
  rows: readonly Row[],
): (question: string) => Row | undefined {
  const matching = createPhraseMatcher(rows);
  return (question) => {
    const found = matching(question).next();
    return found.done ? undefined : found.value;
  };
}
