import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  piecesToSay,
  speakablePieces,
  spokenText,
  spokenWords,
  wordsPerPiece,
} from './spoken-text.ts';

describe('spoken text', () => {
  test.each([
    ['20 m²', '20 square metres'],
    ['**bold** [link](https://a.b)', 'bold link'],
    ['naïve café', 'naive cafe'],
    ['2.4 m high', '2.4 metres high'],
    ['£5 & 3 %', '5 pounds and 3 per cent'],
    ['1:12, 900–1,200 mm', '1 to 12, 900 to 1200 millimetres'],
    ['| A | B |\n| - | - |\n| oak | 5 years |', 'A, B. oak, 5 years.'],
    ['🏠', ''],
  ])('%s', (written, spoken) => expect(spokenText(written)).toBe(spoken));
});

describe('pieces', () => {
  test('have the length of about twenty short words, split between sentences', () => {
    const text = Array.from({ length: 40 }, () => 'This is one short sentence here.').join(' ');
    const pieces = speakablePieces(text);
    expect(pieces).toHaveLength(14);
    expect(pieces.every((piece) => piece.endsWith('.'))).toBe(true);
  });

  test('an endless sentence is split as well', () => {
    expect(speakablePieces(Array.from({ length: 90 }, () => 'word').join(' '))).toHaveLength(5);
  });

  test('a sentence of more than twenty words is split at its commas, a shorter one stays whole', () => {
    const first = 'A wheelchair needs a clear width of more than a metre at the door,';
    const second = 'and room to turn at the end of the hallway where it is used.';
    expect(speakablePieces(`${first} ${second}`)).toEqual([first, second]);
    const short = 'A door, a window, and a stair.';
    expect(speakablePieces(short)).toEqual([short]);
  });

  test('long words take as long as several short ones', () => {
    const pieces = speakablePieces('verbenakolasti '.repeat(40));
    expect(pieces.length).toBeGreaterThanOrEqual(6);
  });

  test.each([
    ['house '.repeat(70), [20, 20, 20, 10]],
    // A word of six letters counts as 1.2.
    [`${'house '.repeat(30)}, ${'garden '.repeat(30)}`, [20, 11, 16, 14]],
    ['house '.repeat(1_100), Array(50).fill(20)],
  ])('pieces are full: %.6s…', (text, counts) => {
    const pieces = speakablePieces(text);
    expect(pieces.map((piece) => piece.split(/\s+/).length)).toEqual(counts);
  });

  test('empty text gives no piece', () => expect(speakablePieces('...')).toEqual([]));

  test.each([
    '2'.repeat(4_000),
    '2 '.repeat(2_000),
    'ABC '.repeat(1_000),
    '$9,999.99 '.repeat(400),
    'xqzt '.repeat(800),
  ])('as much of many symbols is spoken as of many words: %.10s', (text) => {
    const pieces = piecesToSay(text);
    expect(spokenIn(pieces)).toBeLessThanOrEqual(1_100);
    for (const piece of pieces) expect(spokenIn([piece])).toBeLessThanOrEqual(2 * wordsPerPiece);
  });

  test('an ordinary text of maximum length is spoken completely', () => {
    const text = 'A hallway is wide enough where two people can pass each other. '.repeat(63);
    expect(
      piecesToSay(text)
        .join(' ')
        .match(/each other/g),
    ).toHaveLength(63);
  });

  test('any text becomes pieces of limited length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 4_000 }), (text) => {
        const pieces = piecesToSay(text);
        expect(spokenIn(pieces)).toBeLessThanOrEqual(1_100);
      }),
      { numRuns: 50 },
    );
  });
});

const spokenIn = (pieces: readonly string[]) =>
  pieces.flatMap((piece) => piece.split(/\s+/)).reduce((sum, word) => sum + spokenWords(word), 0);
