import { expect, test } from 'vitest';
import { bestRectangle } from './glass-rectangle.ts';

const rows = (lines: readonly string[]) =>
  Float32Array.from([...lines.join('')].map((cell) => (cell === '#' ? 1 : -1.3)));

test('a plant in front of one of two windows leaves the other complete', () => {
  const seen = rows([
    '.........#..', //
    '.####....#..',
    '.####.......',
    '.####..#....',
    '............',
  ]);
  expect(bestRectangle(seen, 12)).toMatchObject({ left: 1, right: 5, top: 1, foot: 4 });
});

test("a thin bar doesn't split a window", () => {
  const seen = rows(['###.###', '###.###', '###.###']);
  expect(bestRectangle(seen, 7)).toMatchObject({ left: 0, right: 7, top: 0, foot: 3 });
});
