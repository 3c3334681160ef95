/**
 * Twenty-seven thousand common English words, which are never mended into a word of the handbook:
 * "bakery" is no "bracket". One string, looked through: a set of them would take ten times the room.
 */
import { readFileSync } from 'node:fs';

let kept: string | undefined;

function wordList(): string {
  kept ??= `\n${readFileSync(new URL('english-words.txt', import.meta.url), 'latin1')}`;
  return kept;
}

export const isEnglish = (word: string): boolean => wordList().includes(`\n${word}\n`);
