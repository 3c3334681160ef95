/** Finds words and phrases from lists in a text, in any inflection. */
import { splitWords, stemWord } from '../../search/words.ts';

/** Words between the parts of a phrase are its object: "take the radiator pipe by the boiler off". */
export const mostBetween = 6;

export const stemsOf = (text: string): readonly string[] => splitWords(text).map(stemWord);

export interface Found {
  /** Index of the first and last word. */
  readonly from: number;
  readonly to: number;
}

export type PhraseSearch = (stems: readonly string[]) => readonly Found[];

/** `gap`: how many other words may come between two words of a phrase. */
export function phraseSearch(list: string, gap = 0): PhraseSearch {
  const phrases = list
    .split('|')
    .map((phrase) => stemsOf(phrase))
    .filter((phrase) => phrase.length > 0);
  const byFirst = Map.groupBy(phrases, ([first]) => first);
  return (stems) =>
    stems.flatMap((stem, from) =>
      (byFirst.get(stem) ?? []).flatMap((phrase) => {
        const to = endOf(phrase, stems, from, gap);
        return to === undefined ? [] : [{ from, to }];
      }),
    );
}

function endOf(
  phrase: readonly string[],
  stems: readonly string[],
  from: number,
  gap: number,
): number | undefined {
  let at = from;
  for (const word of phrase.slice(1)) {
    const next = stems.indexOf(word, at + 1);
    if (next < 0 || next - at - 1 > gap) return undefined;
    at = next;
  }
  return at;
}
