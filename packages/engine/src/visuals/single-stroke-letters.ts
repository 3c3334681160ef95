/**
 * Single-stroke capitals, as in drafting and neon signs. A glyph is polylines of two-digit points (column 0..4, row 0
 * top .. 6 base), separated by spaces; polylines are separated by slashes.
 */
const glyphs: Readonly<Record<string, string>> = {
  A: '06 20 46 / 14 34',
  B: '06 00 30 41 42 33 03 / 33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '06 00 20 41 45 26 06',
  E: '40 00 06 46 / 03 33',
  F: '40 00 06 / 03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06 / 40 46 / 03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06 / 40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10 / 24 46',
  R: '06 00 30 41 42 33 03 / 23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40 / 20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46 / 40 06',
  Y: '00 23 40 / 23 26',
  Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10 / 14 32',
  1: '11 20 26 / 16 36',
  2: '01 10 30 41 42 06 46',
  3: '01 10 30 41 42 33 13 / 33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 03 33 44 45 36 06',
  6: '40 20 02 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  9: '06 26 44 41 30 10 01 02 13 43',
  '-': '13 33',
  '.': '25 26',
  ',': '25 17',
  ':': '22 23 / 25 26',
  '/': '06 40',
  '+': '23 23 / 21 25 / 03 43',
  '(': '30 21 25 36',
  ')': '10 21 25 16',
  "'": '20 22',
  '&': '46 11 10 20 21 04 05 16 26 44',
};

/** Advance per letter, in columns. */
export const letterAdvance = 5.6;

type Point = readonly [column: number, row: number];

/** Strokes of a text, in columns from its left end and rows up from its base line. */
export function strokesOf(text: string): Point[][] {
  return [...text.toUpperCase()].flatMap((character, index) =>
    (glyphs[character] ?? '').split(' / ').map((line) =>
      line
        .split(' ')
        .filter((point) => point.length === 2)
        .map((point): Point => [index * letterAdvance + Number(point[0]), 6 - Number(point[1])]),
    ),
  );
}
