/** The entry that a question is about, its composed answer, and whether that answers the question. */
import type { Answer } from '../compose/answer-words.ts';
import { composeEntry } from '../compose/compose.ts';
import { regionIn, withoutRegionWords } from '../compose/regions.ts';
import type { Entry, EntryKind } from '../entries/entry.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import {
  asksUnknownName,
  commonAspects,
  containsRequestedFigure,
  coversPossession,
} from './requested-quantity.ts';
import { isDoubtful, isSurelyAnswered, type Retrieved, retrieve } from './retrieval/retrieval.ts';
import { secondAnswersBetter } from './which-of-two.ts';
import { asks } from './wordings.ts';

export interface EntryFound {
  readonly entry: Entry;
  readonly isNamed: boolean;
  readonly composed: Answer;
  /** Whether it answers the question; otherwise it is only the nearest entry. */
  readonly isAnswered: boolean;
}

/** Minimum coverage of the question; below it an entry is only offered as the nearest. */
const coveredEnough: Readonly<Partial<Record<EntryKind, number>>> = {
  architect: 0.8,
  building: 0.7,
  term: 0.6,
};
const coveredUsually = 0.5;
/** The same if every word of the question belongs to homes and buildings. */
const coveredOfOurs: Readonly<Partial<Record<EntryKind, number>>> = { architect: 0.6, term: 0.5 };
const coveredUsuallyOfOurs = 0.36;
/** A person named in the question: "Palladio's influence on English country houses". */
const coveredOfNamed = 0.5;

/** `written`: the question before spelling correction, for names unknown to the handbook. */
export function entryFoundFor(text: string, now: Date, written = text): EntryFound | undefined {
  const likeliest = retrieve(text);
  if (!likeliest) return undefined;
  const found = thingOfPerson(betterOfTwo(likeliest, text), text);
  const composed = composeEntry(
    found.entry,
    { text, region: regionIn(text) },
    { besides: found.besides, rival: found.rival },
  );
  const isAnswered =
    (isLikely(found, text) || tellsOfNamed(found, text)) &&
    !isUnknownWork(found.entry, text) &&
    !asksUnknownName(written) &&
    containsRequestedFigure(text, composed.markdown, now) &&
    coversPossession(text, composed.markdown);
  return { entry: found.entry, isNamed: found.named !== undefined, composed, isAnswered };
}

const isLikely = (found: Retrieved, text: string): boolean =>
  (isSurelyAnswered(found.confidence, text, found.entry.kind) && !mayAskMore(found)) ||
  (found.covered >= enoughFor(found) && !isDoubtful(found, text));

/** If another entry may be meant, the one that answers better comes first, followed by the other. */
function betterOfTwo(found: Retrieved, text: string): Retrieved {
  const { entry, rival } = found;
  if (!rival || !found.isRivalEqual || !secondAnswersBetter(text, entry, rival)) return found;
  return {
    ...found,
    entry: rival,
    rival: entry,
    besides: found.besides.map((other) => (other === rival ? entry : other)),
  };
}

/** "Frank Lloyd Wright's Usonian houses" asks for the houses, which have their own entry. */
function thingOfPerson(found: Retrieved, text: string): Retrieved {
  if (found.entry.kind !== 'architect') return found;
  const names = new Set(subjectWords([found.entry.title, ...found.entry.aliases].join(' ')));
  const thing = searchIndex()
    .find(text, mostLooked)
    .find(
      ({ entry, named }) =>
        named !== undefined &&
        (thingKinds.includes(entry.kind) || isTitled(entry, text)) &&
        subjectWords(named).some((word) => !names.has(word) && !commonAspects.has(word)) &&
        subjectWords(`${entry.lead} ${entry.details}`).includes(
          subjectWords(found.entry.title).at(-1)!,
        ),
    );
  return thing
    ? { ...found, entry: thing.entry, named: thing.named, rival: undefined, besides: [found.entry] }
    : found;
}

/** "Famous chairs" aren't meant by a question about somebody's house that mentions chairs. */
const isTitled = ({ title }: Entry, text: string): boolean =>
  subjectWords(title).every((word) => subjectWords(text).includes(word));

const mostLooked = 12;
const thingKinds: readonly EntryKind[] = ['term', 'style', 'building'];

/** The person or thing is named, and part of what is asked about them is in the entry. */
function tellsOfNamed({ entry, named }: Retrieved, text: string): boolean {
  if (named === undefined || !namedKinds.includes(entry.kind)) return false;
  const { weightOf, uses } = searchIndex();
  const names = new Set(subjectWords([entry.title, named].join(' ')));
  const rest = [...new Set(subjectWords(withoutRegionWords(text)))].filter(
    (word) => !names.has(word) && uses(word),
  );
  const entryWords = new Set(subjectWords(`${entry.lead} ${entry.details}`));
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
  return (
    rest.length > 0 &&
    weigh(rest.filter((word) => entryWords.has(word))) >= leastOfRest * weigh(rest)
  );
}

const namedKinds: readonly EntryKind[] = ['architect', 'building', 'style'];
const leastOfRest = 0.2;

function enoughFor({ entry, isOurs, named }: Retrieved): number {
  if (!isOurs) return coveredEnough[entry.kind] ?? coveredUsually;
  if (entry.kind === 'architect' && named !== undefined) return coveredOfNamed;
  return coveredOfOurs[entry.kind] ?? coveredUsuallyOfOurs;
}

/** A question about a named person or building may ask for something no entry has: its secret bunker. */
const mayAskMore = ({ entry, isOurs }: Retrieved): boolean =>
  entry.kind === 'architect' || (entry.kind === 'building' && !isOurs);

/** Known buildings were handled earlier, so the rest of "who designed …" isn't answered. */
const isUnknownWork = (entry: Entry, text: string): boolean =>
  entry.kind === 'architect' && asks(text, 'designer') && !isNamed(entry, text);

/** "Is Norman Foster the one who made the Gherkin?" names him and something in his entry. */
function isNamed({ title, lead, works }: Entry, text: string): boolean {
  const questionWords = subjectWords(text);
  const own = subjectWords(title);
  const entryWords = new Set(subjectWords(`${lead} ${works.map((work) => work.name).join(' ')}`));
  return (
    own.every((word) => questionWords.includes(word)) &&
    questionWords.some((word) => !own.includes(word) && entryWords.has(word))
  );
}
