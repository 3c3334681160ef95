/**
 * Selects the passage of an entry that answers a question: a fact or a table row. Words of the title ("deck")
 * are ignored; the rest of the question ("post spacing") decides.
 */
import type { Entry, Fact } from '../entries/entry.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { isWithinName } from '../search/within-name.ts';
import { factKindOf } from './fact-kinds.ts';
import { sentencesOf } from './sources.ts';

/** Weight of a match in a passage's text relative to its label. */
const textCredit = 0.75;
/** A passage comes first if it covers more than this share of the question. */
const frontBar = 0.5;
/** … or this share, if the short answer covers far less. */
const leastShareInFront = 0.35;
const muchOverLead = 0.25;
const leastRest = 0.5;
/** Persons in a question don't identify a label on their own. */
const people: ReadonlySet<string> = new Set(subjectWords('tenant landlord owner'));
/** A label matches if this share of its words does ("pool fences" for "fence of the pool"). */
const namedBar = 0.6;
/** A later sentence comes first if it covers this many times more of the question. */
const muchMore = 1.5;
/** "Gable or hip?" matches two. */
const mostInFront = 3;
/** Bonus for a line of the requested kind, if the short answer has nothing of that kind. */
const ofKind = { label: 0.6, text: 0.3 } as const;
/** A text without a label of that kind must also cover this share of the question. */
const leastShareOfText = 0.4;

/** Share of what is left of a choice that a further line must speak of. */
const leastOfSetting = 0.6;
const asksChoice = /\b(?:or|vs|versus)\b/i;

/** "How long does it last and is fire a worry?" */
const asksTwice = /\band (?:is|are|can|do|does|should|how|what|which|where|when|why|who)\b/i;

interface Judged {
  readonly passage: Fact;
  readonly share: number;
  /** Score for the requested kind. */
  readonly kind: number;
  /** Position in the question at which its label starts. */
  readonly at: number;
  readonly isNamed: boolean;
  /** The question contains its whole label of two or more words: "five points". */
  readonly isNamedWhole: boolean;
}

/** Subject words of a question about an entry, without the entry's name. */
export function restOf(entry: Entry, question: string): readonly string[] {
  const own = new Set(subjectWords(entry.title));
  return subjectWords(question).filter((word) => !own.has(word));
}

export interface Passages {
  /** Labels contained in the question: "clay", "cost", "queen bed". */
  readonly named: readonly Fact[];
  /** Covers what the short answer doesn't. */
  readonly nearest: Fact | undefined;
}

/** `isAside` is true for passages whose label says where they apply, not what they are about. */
export function relevantPassages(
  entry: Entry,
  question: string,
  isAside: (fact: Fact) => boolean,
): Passages {
  const rest = restOf(entry, question);
  const side = factKindOf(question);
  if (rest.length === 0 && !side) return { named: [], nearest: undefined };
  const questionWords = new Set(subjectWords(question));
  const { weightOf } = searchIndex();
  const total = rest.reduce((sum, word) => sum + weightOf(word), 0);
  const shareOf = (credit: (word: string) => number) =>
    rest.reduce((sum, word) => sum + weightOf(word) * credit(word), 0) / Math.max(1, total);
  const isOfKindAtOnce = side?.said.test(entry.lead) ?? false;
  const kindOf = ({ label, text }: Fact) => {
    if (!side || isOfKindAtOnce) return 0;
    if (side.label.test(label)) return ofKind.label;
    return side.said.test(`${label}: ${text}`) ? ofKind.text : 0;
  };

  const judged = [...entry.facts, ...entry.rows].map((passage): Judged => {
    const label = isAside(passage) ? [] : subjectWords(passage.label);
    const text = new Set(subjectWords(passage.text));
    const precision =
      label.filter((word) => questionWords.has(word)).length / Math.max(1, label.length);
    const credit = (word: string) =>
      label.includes(word) ? precision : text.has(word) ? textCredit : 0;
    return {
      passage,
      share: shareOf(credit),
      kind: kindOf(passage),
      at: rest.findIndex((word) => label.includes(word)),
      isNamedWhole:
        new Set(label).size > 1 && question.toLowerCase().includes(passage.label.toLowerCase()),
      isNamed:
        precision >= namedBar && label.some((word) => rest.includes(word) && !people.has(word)),
    };
  });
  const lead = new Set(subjectWords(entry.lead));
  const coveredInOneLine = shareOf((word) => (lead.has(word) ? textCredit : 0));
  // The short answer fits questions by the entry's own names: a line that adds nothing doesn't precede it.
  const isName = isWithinName(entry, question, 0);
  const isStatedDirectly = ({ passage, kind }: Judged) =>
    isName &&
    kind === 0 &&
    entry.facts.includes(passage) &&
    subjectWords(passage.label).every((word) => lead.has(word));
  const called = distinct(
    judged.filter(({ isNamed }) => isNamed).sort((one, other) => one.at - other.at),
  );
  // "Dry it: with airing" is not a waiting time, which the short answer gives.
  const isOfOtherKind = ({ passage }: Judged) =>
    isOfKindAtOnce &&
    !asksTwice.test(question) &&
    !side!.label.test(passage.label) &&
    !side!.said.test(passage.text);
  const named =
    called.length === 1 && called.every((one) => isStatedDirectly(one) || isOfOtherKind(one))
      ? []
      : called;
  const namedShare = named.reduce((sum, { share }) => sum + share, 0);
  // Without a region in the question, no region's line comes first.
  const [best] = judged
    .filter(({ passage }) => !isAside(passage) && !isOpposite(passage.label, question))
    .sort((a, b) => b.share + b.kind - a.share - a.kind);
  const isOfKind = ({ kind, share }: Judged) =>
    kind === ofKind.label || (kind === ofKind.text && share >= leastShareOfText);
  // If the name is most of the question, the short answer fits it.
  const isMuch =
    total >= leastRest * [...questionWords].reduce((sum, word) => sum + weightOf(word), 0);
  const isNearest =
    best !== undefined &&
    (!isName || best.kind > 0 || entry.rows.includes(best.passage)) &&
    best.share + best.kind > coveredInOneLine &&
    (best.share > Math.max(frontBar, coveredInOneLine) ||
      (isMuch &&
        best.share >= leastShareInFront &&
        best.share >= coveredInOneLine + muchOverLead) ||
      isOfKind(best));
  /** "Matt or satin for a hallway with kids?": the row for halls and children's rooms. */
  const settingOf = (sides: readonly Judged[]): Judged | undefined => {
    const left = rest.filter(
      (word) => !sides.some(({ passage }) => subjectWords(passage.label).includes(word)),
    );
    const weigh = (words: readonly string[]) =>
      words.reduce((sum, word) => sum + weightOf(word), 0);
    const shareIn = (text: string) => {
      const own = new Set(subjectWords(text));
      return weigh(left.filter((word) => own.has(word))) / Math.max(1, weigh(left));
    };
    if (shareIn(entry.lead) >= leastOfSetting) return undefined;
    return judged.find(
      (one) =>
        !sides.includes(one) &&
        !isAside(one.passage) &&
        shareIn(`${one.passage.label} ${one.passage.text}`) >= leastOfSetting,
    );
  };
  const isLed = namedShare >= coveredInOneLine || named.some(({ isNamedWhole }) => isNamedWhole);
  const setting = isLed && asksChoice.test(question) ? settingOf(named) : undefined;
  return {
    // "Floor" doesn't answer "slope of the floor" if the short answer does.
    named: isLed
      ? [...(setting ? [setting] : []), ...named].slice(0, mostInFront).map((one) => one.passage)
      : [],
    nearest: isNearest ? best.passage : undefined,
  };
}

const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/\bnorth/i, /\bsouth/i],
  [/\beast/i, /\bwest/i],
  [/\b(?:inside|indoors?|internal)\b/i, /\b(?:outside|outdoors?|external)\b/i],
  [/\bsummer\b/i, /\bwinter\b/i],
  [/\bold\b/i, /\bnew\b/i],
];

/** "South" doesn't apply to a room that faces north. */
const isOpposite = (label: string, question: string): boolean =>
  opposites.some((pair) =>
    [pair, pair.toReversed()].some(
      ([one, other]) =>
        one!.test(question) && !other!.test(question) && other!.test(label) && !one!.test(label),
    ),
  );

/** Keeps the passage with the largest share of those whose labels start at the same word. */
function distinct(judged: readonly Judged[]): readonly Judged[] {
  const byPlace = new Map<number, Judged>();
  for (const one of judged) {
    const known = byPlace.get(one.at);
    if (!known || one.share > known.share) byPlace.set(one.at, one);
  }
  return [...byPlace.values()];
}

/** The short answer, starting with the sentence that covers the question; earlier ones follow. */
export function relevantLead(entry: Entry, question: string): string {
  const rest = restOf(entry, question);
  const side = factKindOf(question);
  const sentences = sentencesOf(entry.lead);
  if ((rest.length === 0 && !side) || sentences.length < 2) return entry.lead;
  const { weightOf } = searchIndex();
  const shares = sentences.map((sentence) => {
    const words = new Set(subjectWords(sentence));
    return rest.reduce((sum, word) => sum + (words.has(word) ? weightOf(word) : 0), 0);
  });
  const best = Math.max(...shares);
  const ofKindAt = side ? sentences.findIndex((sentence) => side.said.test(sentence)) : -1;
  // A sentence of the requested kind comes first if it covers as much of the question as the first one.
  const leadsByKind =
    ofKindAt > 0 && shares[ofKindAt]! >= shares[0]! && !isWithinName(entry, question, 0);
  const at = leadsByKind ? ofKindAt : shares.indexOf(best);
  const chosen = sentences[at] ?? '';
  const isDependent = /^(?:It|They|This|That|These|Those|Both|Each|Its|Their)\b/.test(chosen);
  // A definition precedes advice, unless the advice gives the requested reason.
  const isNoReason = side?.asksReason === true && !side.said.test(chosen);
  const isBetter = !isNoReason && (leadsByKind || best > shares[0]! * muchMore);
  if (at === 0 || !isBetter || isDependent) return entry.lead;
  return [chosen, ...sentences.toSpliced(at, 1)].join(' ');
}
