/**
 * Mends typing errors against the words the handbook itself uses. A word that ordinary English or
 * the handbook knows is left alone, so that a question about something else is not bent into ours.
 */
import { unitByName } from '../../units/units.ts';
import { isEnglish } from '../english-words.ts';
import { memoized } from '../memoized.ts';
import { ordinaryWords } from '../ordinary-words.ts';
import { stopWords } from '../stop-words.ts';
import { foldText } from '../words.ts';
import { commonSlips } from './common-slips.ts';
import { slipsBetween, swapsStart } from './slips-between.ts';
import { soundOf } from './sound-of-words.ts';

/** Words shorter than this are too close to each other to be corrected. */
const shortestCorrected = 3;
/** Words this short, and one slip more than usual, are corrected only into what fits the rest. */
const shortWord = 4;
/** Two slips in five letters make another word: "sauna" is no "sun". */
const fartherFrom = 6;
/** Words that have this many letters in common at their beginning may differ more at their end. */
const alikeLetters = 7;
/** Parts of a word written together are at least this long. */
const shortestPart = 3;
/** Each of two words of which one is corrected too. */
const wholePart = 5;
/** Words heard alike may differ by this many letters, and have at least two sounds. */
const mostSlipsHeard = 3;
const shortestSound = 2;
/** Words that sound the same are this share of a slip nearer than their letters. */
const heardShare = 0.5;
/** Common words go with all others: beyond this many entries no more speaks for a word. */
const mostFitting = 6;
/** From this length two slips are forgiven instead of one. */
const twoSlipsFrom = 8;
/** Longer words are no typing errors. */
const longestCorrected = 24;
/** A text with more strange words than this is in no language of ours: the rest stays as it is. */
const mostCorrected = 6;
/** One answer reads the same texts again and again. */
const cachedTexts = 64;
const cachedWords = 256;

export interface Speller {
  readonly correct: (text: string) => string;
  /** Corrected words of a text, in lower case. */
  readonly corrections: (text: string) => ReadonlyMap<string, string>;
  /** One lower-case word, in the company of others. */
  readonly correctOne: (word: string, others: readonly string[]) => string;
  readonly knows: (word: string) => boolean;
}

/** How many entries speak of a word together with the other words of the question. */
export type Companions = (word: string, others: readonly string[]) => number;

/** `counts`: how often each plain word is used; a word that goes with the rest wins over those. */
export function createSpeller(
  counts: ReadonlyMap<string, number>,
  companions: Companions = () => 0,
): Speller {
  const byShape = Map.groupBy(counts.keys(), (word) => word.length);
  const byStart = Map.groupBy(counts.keys(), (word) => `${word[0]}${word.length}`);
  let bySound: ReadonlyMap<string, readonly string[]> | undefined;
  /** Words heard alike, whose letters are a slip farther apart than is forgiven else. */
  const heardAs = (word: string): readonly Candidate[] => {
    const sound = soundOf(word);
    if (word.length < shortWord || sound.length < shortestSound) return [];
    bySound ??= Map.groupBy(counts.keys(), soundOf);
    return (bySound.get(sound) ?? []).flatMap((other) => {
      const slips = slipsBetween(word, other, mostSlipsHeard);
      if (slips > mostSlipsHeard || other.length < shortestCorrected) return [];
      return {
        word: other,
        slips: slips > 1 ? slips - heardShare : slips,
        isFar: false,
        sameStart: other[0] === word[0],
      };
    });
  };
  const knows = (word: string) =>
    counts.has(word) ||
    stopWords.has(word) ||
    ordinaryWords.has(word) ||
    unitByName(word) !== undefined;

  /** Candidates within reach: near ones of any first letter, farther ones only of the same. */
  const withinReach = (word: string): readonly Candidate[] => {
    const near = word.length >= twoSlipsFrom ? 2 : 1;
    const far = word.length >= fartherFrom ? near + 1 : near;
    const found: Candidate[] = [];
    for (let length = word.length - far; length <= word.length + far; length += 1) {
      for (const other of byStart.get(`${word[0]}${length}`) ?? []) {
        const reach = beginsAlike(word, other) ? far + 1 : far;
        const slips = slipsBetween(word, other, reach);
        if (slips <= reach)
          found.push({ word: other, slips, isFar: slips > near, sameStart: true });
      }
      if (Math.abs(length - word.length) > 1 || word.length <= shortWord) continue;
      for (const other of byShape.get(length) ?? []) {
        if (other[0] === word[0] || !swapsStart(word, other)) continue;
        if (slipsBetween(word, other, 1) <= 1) {
          found.push({ word: other, slips: 1, isFar: false, sameStart: false });
        }
      }
    }
    return found;
  };
  /** A word is corrected more than once, in different company. */
  const candidatesFor = memoized(cachedWords, (word) => [...heardAs(word), ...withinReach(word)]);

  const correctWord = (word: string, others: readonly string[]): string => {
    if (word.endsWith('s') && knows(word.slice(0, -1))) return word;
    let best = word;
    let bestRank = 0;
    for (const candidate of candidatesFor(word)) {
      const fitting = companions(candidate.word, others);
      const isAlike = beginsAlike(word, candidate.word);
      if (fitting === 0 && ((candidate.isFar && !isAlike) || word.length <= shortWord)) continue;
      // "Flumpton" is no "Frampton": two slips leave the first two letters alone.
      if (fitting === 0 && candidate.slips > 1 && candidate.word[1] !== word[1]) continue;
      const used = Math.sqrt(counts.get(candidate.word) ?? 1);
      const start = candidate.sameStart ? 4 : 0.25;
      const rank =
        (used * start * (1 + 3 * Math.min(mostFitting, fitting))) / 12 ** candidate.slips;
      if (rank > bestRank) {
        best = candidate.word;
        bestRank = rank;
      }
    }
    return best;
  };
  /** "Catflap", "glasdoor": two words of the handbook that were written as one. */
  const parted = (word: string): string | undefined => {
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (counts.has(first) && counts.has(second)) return `${first} ${second}`;
    }
    return undefined;
  };
  /** "Crawlspase": one of the two with a slip of its own. */
  const splitAndCorrected = (word: string): string | undefined => {
    for (let at = wholePart; at <= word.length - wholePart; at += 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      const other = counts.has(first) ? second : counts.has(second) ? first : undefined;
      const corrected = other === undefined ? undefined : correctWord(other, [first, second]);
      if (corrected !== undefined && corrected !== other)
        return other === second ? `${first} ${corrected}` : `${corrected} ${second}`;
    }
    return undefined;
  };
  const isStrange = (word: string): boolean =>
    word.length >= shortestCorrected &&
    word.length <= longestCorrected &&
    !/\d/.test(word) &&
    !knows(word) &&
    !isEnglish(word);
  const correctOne = (word: string, others: readonly string[]): string => {
    if (Object.hasOwn(commonSlips, word)) return commonSlips[word] ?? word;
    const swapped = swappedFrom(word);
    if (swapped !== undefined && !knows(word) && !isEnglish(word)) return swapped;
    if (!isStrange(word)) return word;
    // "Downlites", "skylite": heard as written.
    const heard = word.replace(/lite(s?)$/, 'light$1');
    if (counts.has(heard)) return heard;
    const corrected = correctWord(word, others);
    if (corrected !== word && slipsBetween(word, corrected, 1) <= 1) return corrected;
    return parted(word) ?? (corrected === word ? splitAndCorrected(word) : undefined) ?? corrected;
  };
  const mendAll = (words: readonly string[], others: readonly string[]) => {
    const strange = words.filter(isStrange).slice(0, mostCorrected);
    const tried = words.filter((word) => !isStrange(word) || strange.includes(word));
    return new Map(
      tried.map((word) => [word, correctOne(word, others)] as const).filter(([a, b]) => a !== b),
    );
  };
  const corrections = memoized(cachedTexts, (text: string) => {
    const words = [...new Set(text.toLowerCase().match(/[a-z]+/g) ?? [])];
    return mendAll(words, words);
  });
  const correct = memoized(cachedTexts, (text: string) => {
    const folded = foldText(text);
    const words = [...new Set(folded.match(/[a-z]+/g) ?? [])];
    const once = mendAll(words, words);
    // "Fronk loyd rite": what one word becomes tells what the others are.
    const again =
      once.size === 0
        ? once
        : mendAll(
            words,
            words.map((word) => once.get(word) ?? word),
          );
    return folded.replace(/[a-z]+/g, (word) => again.get(word) ?? word);
  });
  return { knows, correct, corrections, correctOne };
}

interface Candidate {
  readonly word: string;
  readonly slips: number;
  readonly isFar: boolean;
  readonly sameStart: boolean;
}

/** "Mcuh", "whta": an everyday word of at least four letters with two neighbours swapped. */
function swappedFrom(word: string): string | undefined {
  if (word.length < shortWord) return undefined;
  for (let at = 0; at < word.length - 1; at += 1) {
    const other = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
    if (stopWords.has(other)) return other;
  }
  return undefined;
}

/** "Conserverty" begins as "conservatory" does: the ending is only heard. */
const beginsAlike = (a: string, b: string): boolean =>
  a.slice(0, alikeLetters) === b.slice(0, alikeLetters) && b.length > alikeLetters + 2;
