/**
 * Cached look-ups of single words: a question is read as a whole and by clauses, and walking the index for
 * each word is most of the cost. Sums scores as MiniSearch does.
 */
import type MiniSearch from 'minisearch';

export interface Match {
  readonly id: number;
  readonly score: number;
}

/** The words of a long question with its clauses; common words match a thousand entries. */
const keptWords = 128;

export function matchedWords(engine: Pick<MiniSearch, 'search'>) {
  const kept = new Map<string, readonly Match[]>();

  function matchesOf(word: string): readonly Match[] {
    const known = kept.get(word);
    if (known) return known;
    if (kept.size >= keptWords) kept.clear();
    const matches: Match[] = [];
    // Collected while filtering out: MiniSearch would build and sort results for each question.
    const note = ({ id, score }: Match) => {
      matches.push({ id, score });
      return false;
    };
    engine.search(word, { filter: note as never });
    kept.set(word, matches);
    return matches;
  }

  /** The best entries for any of the words, best first. */
  return (words: readonly string[], most: number): readonly Match[] => {
    const sums = new Map<number, { score: number; words: number }>();
    for (const word of words) {
      for (const { id, score } of matchesOf(word)) {
        const sum = sums.get(id);
        if (sum) {
          sum.score += score;
          sum.words += 1;
        } else sums.set(id, { score, words: 1 });
      }
    }
    return [...sums]
      .map(([id, sum]) => ({ id, score: sum.score * sum.words }))
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  };
}
