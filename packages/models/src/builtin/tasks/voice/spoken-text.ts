/** Text as our own voice can speak it: the handbook's spoken words, in plain letters. */
import { speakableText } from '@maquette/handbook/speech';

/** Symbols and letters outside the voice's alphabet that normalisation would lose. */
const letters: readonly (readonly [RegExp, string])[] = [
  [/[“”„«»]/g, '"'],
  [/[‘’]/g, "'"],
  [/…/g, '.'],
  [/[–—]/g, ', '],
  [/ß/g, 'ss'],
  [/[æÆ]/g, 'ae'],
  [/[øØ]/g, 'o'],
];

export function spokenText(written: string): string {
  let text = speakableText(written);
  for (const [letter, plain] of letters) text = text.replace(letter, plain);
  return text
    .normalize('NFKD')
    .replace(/[^\n -~]/g, '')
    .replace(/\s*\n+\s*/g, '. ')
    .replace(/(?:[.!?]\s*)\.\s*/g, '. ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/**
 * The limit counts spoken words, since a number or symbol takes several. A piece is short enough that other listeners
 * don't wait long; a text of permitted length is below the limit unless it consists of symbols.
 */
export const wordsPerPiece = 20;
const mostWords = 1_000;
/** Longer runs of letters or digits are split. */
const longestWord = 24;
const longRuns = new RegExp(`\\S{${longestWord}}(?=\\S)`, 'g');
/** Length in short words: letters form syllables; capitals, digits and symbols are read one by one. */
const shareOfLetter = 1 / 5;
const wordsOfSign = 1.5;

export function spokenWords(word: string): number {
  let words = 0;
  // Unpronounceable words such as "xqzt" are spelled.
  if (/^[b-df-hj-np-tv-xz]+$/i.test(word)) return word.length;
  // A capital at the start counts as one letter.
  for (const sign of word.replace(/^[A-Z](?=[a-z])/, 'a')) {
    if (/[a-z]/.test(sign)) words += shareOfLetter;
    else if (/[A-Z]/.test(sign)) words += 1;
    else if (!/[.,;:!?'"()-]/.test(sign)) words += wordsOfSign;
  }
  return Math.max(1, words);
}

/** Pieces to read in order, split between sentences if these are short enough. */
export function speakablePieces(text: string): string[] {
  const sentences = text.replace(longRuns, '$& ').match(/[^.!?;:]+[.!?;:]*\s*/g) ?? [];
  const pieces: string[] = [];
  let piece = '';
  let words = 0;
  let all = 0;
  for (const part of sentences.flatMap(shortParts)) {
    if (words > 0 && words + part.words > wordsPerPiece) {
      pieces.push(piece.trim());
      piece = '';
      words = 0;
    }
    if (all + part.words > mostWords) break;
    piece += part.text;
    words += part.words;
    all += part.words;
  }
  if (/[a-z0-9]/i.test(piece)) pieces.push(piece.trim());
  return pieces;
}

interface Part {
  readonly text: string;
  readonly words: number;
}

/** A sentence longer than a piece is split at its commas, where a pause belongs anyway, and a long clause between words. */
function shortParts(sentence: string): Part[] {
  const whole = splitByWords(sentence);
  return whole.length === 1
    ? whole
    : (sentence.match(/[^,]+,*\s*|,+\s*/g) ?? []).flatMap(splitByWords);
}

function splitByWords(sentence: string): Part[] {
  const parts: Part[] = [];
  let said: string[] = [];
  let words = 0;
  const end = () => {
    if (said.length > 0) parts.push({ text: `${said.join(' ')} `, words });
    said = [];
    words = 0;
  };
  for (const word of sentence.split(/\s+/).filter(Boolean)) {
    const count = spokenWords(word);
    if (words + count > wordsPerPiece) end();
    said.push(word);
    words += count;
  }
  end();
  return parts;
}

/** The pieces of a written text. */
export const piecesToSay = (written: string): string[] => speakablePieces(spokenText(written));
