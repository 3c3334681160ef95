/** Written text as our own voice can say it: the words are the handbook's, the letters plain ones. */
import { speakableText } from '@maquette/handbook/speech';

/** Signs and letters beyond the voice's alphabet that normalising would lose. */
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

const wordsPerPiece = 60;

/** Pieces of about sixty words, cut between sentences: long texts in one go get slower and slower. */
export function speakablePieces(text: string): string[] {
  const sentences = text.match(/[^.!?;:]+[.!?;:]*\s*/g) ?? [];
  const pieces: string[] = [];
  let piece = '';
  let words = 0;
  for (const sentence of sentences) {
    for (const part of shortParts(sentence)) {
      const count = part.split(/\s+/).filter(Boolean).length;
      if (words > 0 && words + count > wordsPerPiece) {
        pieces.push(piece.trim());
        piece = '';
        words = 0;
      }
      piece += part;
      words += count;
    }
  }
  if (/[a-z0-9]/i.test(piece)) pieces.push(piece.trim());
  return pieces;
}

/** A sentence longer than a piece is cut between words. */
function shortParts(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter(Boolean);
  if (words.length <= wordsPerPiece) return [sentence];
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += wordsPerPiece) {
    parts.push(`${words.slice(at, at + wordsPerPiece).join(' ')} `);
  }
  return parts;
}
