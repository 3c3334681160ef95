/**
 * "Fronk loyd rite", "vila savoy": phonetic spellings. Word by word each error gives another word; as a whole
 * they sound like one name only.
 */
import { handbook } from '../../entries/handbook.ts';
import { isEnglish } from '../english-words.ts';
import { searchIndex } from '../search-index.ts';
import { splitWords } from '../words.ts';
import { phoneticKey } from './phonetic-key.ts';

const mostWords = 3;
/** Shorter keys match too many names. */
const shortestSound = 5;
const kindsByName: ReadonlySet<string> = new Set(['architect', 'building', 'style']);

let kept: ReadonlyMap<string, string> | undefined;

function namesBySound(): ReadonlyMap<string, string> {
  kept ??= new Map(
    handbook()
      .entries.filter(({ kind }) => kindsByName.has(kind))
      .flatMap(({ title, works }) => [title, ...works.map(({ name }) => name)])
      .map((name) => ({ name, words: splitWords(name) }))
      .filter(({ words }) => words.length > 1 && words.length <= mostWords)
      .map(({ name, words }) => [soundOfAll(words), name] as const)
      .filter(([sound]) => sound.length >= shortestSound),
  );
  return kept;
}

const soundOfAll = (words: readonly string[]): string => words.map(phoneticKey).join(' ');

/** Replaces phonetic spellings of names. */
export function correctNames(text: string): string {
  const { speller } = searchIndex();
  const words = [...text.matchAll(/[A-Za-z]+/g)];
  const isStrange = ([word]: RegExpExecArray) =>
    !speller.knows(word.toLowerCase()) && !isEnglish(word.toLowerCase());
  if (!words.some(isStrange)) return text;
  for (let length = mostWords; length > 1; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length);
      const name =
        part.some(isStrange) &&
        namesBySound().get(soundOfAll(part.map(([word]) => word.toLowerCase())));
      if (!name) continue;
      const end = part.at(-1)!.index + part.at(-1)![0].length;
      return text.slice(0, part[0]!.index) + name + text.slice(end);
    }
  }
  return text;
}
