/** "Who designed …?", "when was … built?", "where is …?": finds the work, listed under an architect. */
import type { Entry, Work } from '../entries/entry.ts';
import { handbook } from '../entries/handbook.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';

export interface NamedWork {
  readonly work: Work;
  readonly entry: Entry;
}

interface Listed {
  readonly work: Work;
  readonly entry: Entry;
  readonly words: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
}

/** Kinds of buildings: "the museum in Bilbao" may identify a work by kind and place alone. */
const kindWords = new Set(
  subjectWords(
    'museum tower villa house church bridge station library hall opera cathedral chapel airport stadium terminal park palace pavilion center theatre school monastery convent',
  ),
);
/** Question words and exclamations, which don't identify a building. */
const emptyWords = new Set(
  subjectWords(
    'building famous built design architect year place located complete completed open date crazy shiny weird cool beautiful amazing huge tall saw seen picture photo finish made make draw behind city called name responsible old age construct structure work masterpiece',
  ),
);

let kept: readonly Listed[] | undefined;

function listedWorks(): readonly Listed[] {
  kept ??= handbook().entries.flatMap((entry) =>
    entry.works.map((work) => ({
      work,
      entry,
      words: new Set(subjectWords(work.name)),
      places: new Set(subjectWords(work.place)),
      people: new Set(subjectWords(entry.title)),
    })),
  );
  return kept;
}

/** The work in a text, by name or by kind and place. */
export function workNamed(text: string): NamedWork | undefined {
  const { speller, weightOf } = searchIndex();
  const questionWords = new Set(
    subjectWords(speller.correct(text)).filter((word) => !emptyWords.has(word)),
  );
  let best: Listed | undefined;
  let bestWeight = 0;
  for (const listed of listedWorks()) {
    if (!isNamed(listed, questionWords)) continue;
    const weight = [...questionWords].reduce(
      (sum, word) => sum + (listed.words.has(word) || listed.places.has(word) ? weightOf(word) : 0),
      0,
    );
    if (weight > bestWeight) {
      best = listed;
      bestWeight = weight;
    }
  }
  return best;
}

function isNamed({ words, places, people }: Listed, questionWords: ReadonlySet<string>): boolean {
  const known = (word: string) => words.has(word) || places.has(word) || people.has(word);
  // An extra word means another building: "Sydney Harbour Bridge" isn't the Opera House.
  if ([...questionWords].some((word) => !known(word) && !kindWords.has(word))) return false;
  const kindsNamed = [...questionWords].filter((word) => kindWords.has(word));
  const kinds = [...words].filter((word) => kindWords.has(word));
  if (kindsNamed.length > 0 && kinds.length > 0 && !kindsNamed.some((word) => kinds.includes(word)))
    return false;
  const telling = [...words].filter(
    (word) => !kindWords.has(word) && !emptyWords.has(word) && !places.has(word),
  );
  if (telling.length > 0 && telling.every((word) => questionWords.has(word))) return true;
  const byPlace = [...places].some((word) => questionWords.has(word));
  return byPlace && kindsNamed.some((word) => kinds.includes(word));
}

/** "We visited Barcelona and loved a house there, Casa Milà, who did it?" names it in a clause. */
export function requestedWork(question: string): NamedWork | undefined {
  const clauses = question.split(/[,;.!?–—]\s/).filter((part) => subjectWords(part).length > 0);
  return [question, ...clauses].map(workNamed).find((named) => named !== undefined);
}
