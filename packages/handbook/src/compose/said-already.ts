/** Words and figures already said, so that no line says them again. */
import { subjectWords } from '../search/subject-words.ts';

/** A line is redundant if this share of it, and all its figures, have been said. */
const redundantShare = 0.8;

export function wordsAndFiguresOf(opening: string) {
  const words = new Set<string>();
  const figures = new Set<string>();
  const add = (text: string): void => {
    for (const word of subjectWords(text)) words.add(word);
    for (const figure of figuresOf(text)) figures.add(figure);
  };
  const holds = (text: string): boolean => {
    const own = subjectWords(text);
    const known = own.filter((word) => words.has(word)).length;
    return (
      own.length > 2 &&
      known >= redundantShare * own.length &&
      figuresOf(text).every((figure) => figures.has(figure))
    );
  };
  add(opening);
  return { add, holds };
}

const figuresOf = (text: string): readonly string[] => text.match(/\d[\d.,]*/g) ?? [];
