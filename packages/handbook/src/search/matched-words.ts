/**
 * Results of the search engine for words, one at a time: a question is read as a whole and by its clauses, and a
 * walk through the index for each of its words is most of what that costs. The sums are the engine's own.
 */
import type MiniSearch from 'minisearch';

export interface Match {
  readonly id: number;
  readonly score: number;
}

/** The words of a long question with its clauses; common ones stand in a thousand entries. */
const keptWords = 128;

export function matchedWords(engine: Pick<MiniSearch, 'search'>) {
  const kept = new Map<string, readonly Match[]>();

  function matchesOf(word: string): readonly Match[] {
    const known = kept.get(word);
    if (known) return known;
    if (kept.size >= keptWords) kept.clear();
    const matches: Match[] = [];
    // Refused one by one as they come: the engine would sort them, and builds them up again for each question.
    const note = ({ id, score }: Match) => {
      matches.push({ id, score });
      return false;
    };
    engine.search(word, { filter: note as never });
    kept.set(word, matches);
    return matches;
  }

  /** The best entries for any of the words, the best first. */
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
