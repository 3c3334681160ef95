import { describe, expect, test } from 'vitest';
import { speakablePieces, spokenText } from './spoken-text.ts';

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
  test('hold about sixty words, cut between sentences', () => {
    const text = Array.from({ length: 40 }, () => 'This is one short sentence here.').join(' ');
    const pieces = speakablePieces(text);
    expect(pieces).toHaveLength(4);
    expect(pieces.every((piece) => piece.endsWith('.'))).toBe(true);
  });

  test('an endless sentence is cut as well', () => {
    expect(speakablePieces(Array.from({ length: 150 }, () => 'word').join(' '))).toHaveLength(3);
  });

  test('nothing to say gives no piece', () => expect(speakablePieces('...')).toEqual([]));
});
