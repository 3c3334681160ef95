/**
 * Corrects typing errors towards the handbook's words. Words in ordinary English or the handbook are left
 * alone, so that an off-topic question isn't bent into ours.
 */
import { unitByName } from '../../units/units.ts';
import { isEnglish } from '../english-words.ts';
import { memoized } from '../memoized.ts';
import { ordinaryWords } from '../ordinary-words.ts';
import { stopWords } from '../stop-words.ts';
import { foldText } from '../words.ts';
import { commonTypos } from './common-typos.ts';
import { differsAtStart, editDistance } from './edit-distance.ts';
import { phoneticKey } from './phonetic-key.ts';

/** Shorter words are too similar to each other to be corrected. */
const shortestCorrected = 3;
/** Words this short, and one error more than usual, need context for a correction. */
const shortWord = 4;
/** Two errors in five letters make another word: "sauna" isn't "sun". */
const fartherFrom = 6;
/** Words with this many initial letters in common may differ more at the end. */
const alikeLetters = 7;
/** Shortest part of words written as one. */
const shortestPart = 3;
/** Shortest part if one of the parts is corrected too. */
const wholePart = 5;
/** Words that sound alike may differ by this many letters, and need at least two sounds. */
const mostSlipsHeard = 3;
const shortestSound = 2;
/** Reduces the distance of words that sound alike. */
const heardShare = 0.5;
/** Common words co-occur with all others: beyond this many entries, more is no evidence. */
const mostFitting = 6;
/** From this length on, two errors are allowed instead of one. */
const twoSlipsFrom = 8;
/** Longer words aren't typing errors. */
const longestCorrected = 24;
/** A text with more unknown words is in no supported language: the rest stays as it is. */
const mostCorrected = 6;
/** One answer reads the same texts repeatedly. */
const cachedTexts = 64;
const cachedWords = 256;

export interface Speller {
  readonly correct: (text: string) => string;
  readonly corrections: (text: string) => ReadonlyMap<string, string>;
  /** One lower-case word, with others as context. */
  readonly correctOne: (word: string, others: readonly string[]) => string;
  readonly knows: (word: string) => boolean;
}

/** Number of entries that contain a word together with the question's other words. */
export type CoOccurrence = (word: string, others: readonly string[]) => number;

/** `counts`: frequency of each word; context takes precedence over frequency. */
export function createSpeller(
  counts: ReadonlyMap<string, number>,
  companions: CoOccurrence = () => 0,
): Speller {
  const byShape = Map.groupBy(counts.keys(), (word) => word.length);
  const byStart = Map.groupBy(counts.keys(), (word) => `${word[0]}${word.length}`);
  let bySound: ReadonlyMap<string, readonly string[]> | undefined;
  /** Words that sound alike, whose spelling may differ by one more letter than otherwise. */
  const soundsLike = (word: string): readonly Candidate[] => {
    const sound = phoneticKey(word);
    if (word.length < shortWord || sound.length < shortestSound) return [];
    bySound ??= Map.groupBy(counts.keys(), phoneticKey);
    return (bySound.get(sound) ?? []).flatMap((other) => {
      const slips = editDistance(word, other, mostSlipsHeard);
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

  /** Candidates within reach: close ones with any first letter, farther ones only with the same. */
  const withinReach = (word: string): readonly Candidate[] => {
    const near = word.length >= twoSlipsFrom ? 2 : 1;
    const far = word.length >= fartherFrom ? near + 1 : near;
    const found: Candidate[] = [];
    for (let length = word.length - far; length <= word.length + far; length += 1) {
      for (const other of byStart.get(`${word[0]}${length}`) ?? []) {
        const reach = beginsAlike(word, other) ? far + 1 : far;
        const slips = editDistance(word, other, reach);
        if (slips <= reach)
          found.push({ word: other, slips, isFar: slips > near, sameStart: true });
      }
      if (Math.abs(length - word.length) > 1 || word.length <= shortWord) continue;
      for (const other of byShape.get(length) ?? []) {
        if (other[0] === word[0] || !differsAtStart(word, other)) continue;
        if (editDistance(word, other, 1) <= 1) {
          found.push({ word: other, slips: 1, isFar: false, sameStart: false });
        }
      }
    }
    return found;
  };
  /** A word is corrected more than once, in different contexts. */
  const candidatesFor = memoized(cachedWords, (word) => [
    ...soundsLike(word),
    ...withinReach(word),
  ]);

  const correctWord = (word: string, others: readonly string[]): string => {
    if (word.endsWith('s') && knows(word.slice(0, -1))) return word;
    let best = word;
    let bestRank = 0;
    for (const candidate of candidatesFor(word)) {
      const fitting = companions(candidate.word, others);
      const isAlike = beginsAlike(word, candidate.word);
      if (fitting === 0 && ((candidate.isFar && !isAlike) || word.length <= shortWord)) continue;
      // "Flumpton" isn't "Frampton": with two errors, the first two letters must match.
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
  /** "Catflap", "glasdoor": two handbook words written as one. */
  const parted = (word: string): string | undefined => {
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (counts.has(first) && counts.has(second)) return `${first} ${second}`;
    }
    return undefined;
  };
  /** "Crawlspase": one of the two has an error of its own. */
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
    if (Object.hasOwn(commonTypos, word)) return commonTypos[word] ?? word;
    const swapped = swappedFrom(word);
    if (swapped !== undefined && !knows(word) && !isEnglish(word)) return swapped;
    if (!isStrange(word)) return word;
    // "Downlites", "skylite": phonetic endings.
    const heard = word.replace(/lite(s?)$/, 'light$1');
    if (counts.has(heard)) return heard;
    const corrected = correctWord(word, others);
    if (corrected !== word && editDistance(word, corrected, 1) <= 1) return corrected;
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
    // "Fronk loyd rite": one corrected word is context for the others.
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

/** "Conserverty" starts like "conservatory"; only the ending differs. */
const beginsAlike = (a: string, b: string): boolean =>
  a.slice(0, alikeLetters) === b.slice(0, alikeLetters) && b.length > alikeLetters + 2;
