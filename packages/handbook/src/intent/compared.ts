/** "X or Y?", "difference between X and Y", "X vs Y": the two or three entries to compare. */
import type { Entry } from '../entries/entry.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { isStory } from './retrieval/retrieval.ts';
import type { Rule } from './rule.ts';
import { asks } from './wordings.ts';

/** The first two groups are the sides. */
export const comparisons: readonly Rule[] = [
  {
    pattern:
      /\b(?:differences?|differ|distinguish|choose|choosing|decide|deciding|compare|comparison|comparing|pick)\b(?: (?:is there|of))?(?: between| of)? (.+?) (?:and|or|from|to|with|vs\.?|versus|against) (.+)/i,
    examples: ['Difference between CLT and glulam', 'Compare quartz and granite'],
    counterExamples: ['What is quartz?'],
  },
  {
    pattern: /(.+?)\s+(?:vs\.?|versus|compared (?:to|with)|or)\s+(.+)/i,
    examples: ['oak vs walnut', 'Induction or gas?'],
    counterExamples: ['Which oak?'],
  },
  {
    pattern:
      /\b(?:is|are) (.+?) (?:better|cheaper|stronger|warmer|safer|greener|more \w+|easier|healthier|quieter|lighter|heavier) than (.+)/i,
    examples: ['Is wood stronger than steel?'],
    counterExamples: ['Is wood strong?'],
  },
  {
    pattern: /\b(?:how (?:does|do|is|are)) (.+?) (?:differ|different) from (.+)/i,
    examples: ['How is Japandi different from Scandinavian?'],
    counterExamples: ['How is Japandi furnished?'],
  },
  {
    pattern:
      /\b(?:is|are) (.+?) (?:(?:really |just )?the same(?: thing)? as|(?:the same|different|any different) (?:to|from|than)) (.+)/i,
    examples: ['is linoleum the same as vinyl'],
    counterExamples: ['is linoleum sealed'],
  },
  {
    pattern: /\b(?:is|are) (.+?) and (.+?) (?:really |just )?the same\b/i,
    examples: ['Are linoleum and vinyl really the same?'],
    counterExamples: ['Are linoleum floors warm?'],
  },
  {
    pattern: /\btell (.+?) (?:from|and) (.+?)(?: apart)?\s*[?.!]*$/i,
    examples: [
      'How do I tell Art Deco from Art Nouveau?',
      'telling Queen Anne and Tudor: how to tell Queen Anne and Tudor apart',
    ],
    counterExamples: ['Can you tell me about oak?'],
  },
  {
    pattern:
      /\b(?:how (?:does|do|would|will)) (.+?) (?:compare|measure up|stack up|fare|stand) (?:with|to|against|beside) (.+)/i,
    examples: ['How does bamboo compare with oak?'],
    counterExamples: ['How does bamboo wear?'],
  },
];

/** Minimum score of a side's entry. */
const sideBar = 0.5;

export function comparedIn(question: string): readonly Entry[] | undefined {
  if (asks(question, 'sidesOfOne')) return undefined;
  for (const { pattern } of comparisons) {
    const [match, one = '', other = ''] = pattern.exec(question) ?? [];
    const sides = match === undefined ? undefined : findSides(one, other);
    // Two guides joined by "or" are alternatives of place, unless the question asks for a choice.
    const isOfKinds = sides?.some(({ kind }) => kind !== 'guide');
    const isChoice = isOfKinds || (asks(question, 'choice') && !isStory(question));
    if (sides && isChoice) return sides;
  }
  return undefined;
}

/** "… and where should the front legs go" starts another question. */
const beginsQuestion =
  /^(?:what|where|how|when|who|why|which|should|can|do|does|is|are|will|would|has|have|not)\b/i;
/** Names whose ranks differ by less are equally likely. */
const nearlyBest = 0.2;
/** Listed things have short names. */
const longestListed = 3;

function findSides(first: string, second: string): readonly Entry[] | undefined {
  if (beginsQuestion.test(second.trim())) return undefined;
  const all = {
    ones: sideEntries(first, 'end', second),
    twos: sideEntries(second, 'start', first),
  };
  // Entries found only through the other side's words belong to the other side.
  const ones = withoutOther(all.ones, all.twos);
  const twos = withoutOther(all.twos, all.ones);
  const [best] = ones
    .flatMap((one) => twos.map((two) => ({ one, two, rank: one.rank + two.rank })))
    .filter(({ one, two }) => one.entry !== two.entry && areAlike(one.entry, two.entry))
    .sort((a, b) => b.rank - a.rank);
  if (!best || isCoveredByOne(all.ones, all.twos, first, second)) return undefined;
  const third = /(?:^|\s)(\S+(?: \S+)?),\s*\S+(?: \S+)?$/.exec(first)?.[1];
  const more =
    third && subjectWords(third).length <= longestListed
      ? sideEntries(third, 'end', second)[0]?.entry
      : undefined;
  const pair = [best.one.entry, best.two.entry];
  const isThird = more && !pair.includes(more) && more.kind === best.one.entry.kind;
  return isThird ? [more, ...pair] : pair;
}

/**
 * Only like kinds are compared: "the windows or the loft" names no style, and a building isn't compared with
 * its material.
 */
const areAlike = (one: Entry, two: Entry): boolean =>
  (['architect', 'style', 'building'] as const).every(
    (kind) => (one.kind === kind) === (two.kind === kind),
  );

function withoutOther(sides: readonly Side[], others: readonly Side[]): readonly Side[] {
  const [other] = others.filter(({ isPlain }) => isPlain);
  const [own] = sides.filter(({ isPlain }) => isPlain);
  return sides.filter(({ entry }) => !own || entry === own.entry || entry !== other?.entry);
}

/** "French doors or sliding doors?": one entry has both names and covers both. */
function isCoveredByOne(
  ones: readonly Side[],
  twos: readonly Side[],
  first: string,
  second: string,
): boolean {
  const isTop = ({ rank }: Side, [best]: readonly Side[]) => best && rank >= best.rank - nearlyBest;
  return ones.some((one) => {
    const two = twos.find(({ entry }) => entry === one.entry);
    return two && isTop(one, ones) && isTop(two, twos) && tellsBoth(one.entry, first, second);
  });
}

/** The text itself, not only its names, contains the words next to the "or". */
function tellsBoth({ lead, details }: Entry, first: string, second: string): boolean {
  const entryWords = new Set(subjectWords(`${lead} ${details}`));
  const ownWords = (text: string, other: string) => {
    const others = new Set(subjectWords(other));
    return subjectWords(text).filter((word) => !others.has(word));
  };
  const near = ownWords(first, second).at(-1);
  const far = ownWords(second, first)[0];
  if (near === undefined && far === undefined) return true;
  return [near, far].every((word) => word !== undefined && entryWords.has(word));
}

interface Side {
  readonly entry: Entry;
  readonly rank: number;
  /** Found by its own words, without the other side's. */
  readonly isPlain: boolean;
}

/** Words next to "or"/"vs" matter most; others are context ("for a kitchen"). */
function sideEntries(text: string, near: 'start' | 'end', other: string): readonly Side[] {
  const { find } = searchIndex();
  const words = text
    .replace(/[?!.]+$/, '')
    .trim()
    .split(/\s+/);
  // "slate or tile roof": the other side's last word often belongs to both.
  const context = subjectWords(other).at(-1) ?? '';
  const spans: string[] = [];
  for (let length = Math.min(5, words.length); length >= 1; length -= 1) {
    spans.push((near === 'end' ? words.slice(-length) : words.slice(0, length)).join(' '));
  }
  const sides = new Map<Entry, Side>();
  const readings = spans.flatMap((span) => [
    { span, text: span, isPlain: true },
    { span, text: `${span} ${context}`, isPlain: false },
  ]);
  for (const { span, text: read, isPlain } of readings) {
    for (const found of find(read, 3)) {
      // Longer names are safer than single words; a name that fills the span is safest.
      const isTitled = found.named === undefined && namesItself(found.entry, span);
      if (found.named === undefined && !isTitled) continue;
      // A guide is a side only by its exact name: "the cold side" isn't "siding".
      if (found.entry.kind === 'guide' && !found.isVerbatim) continue;
      const named = found.named ?? span;
      const rank = isTitled
        ? titledShare
        : found.namedShare + Math.min(3, subjectWords(named).length) * 0.15;
      const known = sides.get(found.entry);
      if ((found.score >= sideBar || isTitled) && rank > (known?.rank ?? 0))
        sides.set(found.entry, {
          entry: found.entry,
          rank,
          isPlain: isPlain || known?.isPlain === true,
        });
    }
  }
  return [...sides.values()].sort((a, b) => b.rank - a.rank);
}

/** "Glulam" is part of the title of "Glulam beam", a term. */
const titledShare = 0.8;
const namesItself = (entry: Entry, span: string): boolean => {
  if (entry.kind !== 'term' && entry.kind !== 'material') return false;
  const title = subjectWords(entry.title);
  const spanWords = subjectWords(span);
  return (
    spanWords.length > 0 &&
    title[0] === spanWords[0] &&
    spanWords.every((word) => title.includes(word))
  );
};
