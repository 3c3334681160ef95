import { expect, test } from 'vitest';
import { cleanEdged, findEnclosedWindows, findPanes } from './panes.ts';
import { measureShapes } from './shapes.ts';

const side = 120;

/** Regions as rows of letters, each letter a block of ten pixels. */
function shapesOf(rows: readonly string[]) {
  const label = new Int32Array(side * side);
  const names = [...new Set(rows.join(''))];
  label.forEach((_, at) => {
    const letter = rows[Math.floor(at / side / 10)]![Math.floor((at % side) / 10)]!;
    label[at] = names.indexOf(letter) + 1;
  });
  const shapes = measureShapes({ widthPx: side, heightPx: side, label, count: names.length });
  return (letter: string) => shapes.find(({ id }) => id === names.indexOf(letter) + 1)!;
}

test("panes are beside panes; gaps between things don't have clean edges", () => {
  const wall = '.'.repeat(12);
  const find = shapesOf([
    wall,
    '...ab.......',
    '...ab.......',
    wall,
    wall,
    wall,
    '......c..c..',
    '......cccc..',
    '......c..c..',
    '......c.....',
    wall,
    wall,
  ]);
  const [a, b, c] = [find('a'), find('b'), find('c')];
  expect([...findPanes([a, b, c])].sort()).toEqual([a.id, b.id].sort());
  expect(findPanes([a, c]).size).toBe(0);
  expect(cleanEdged(a)).toBe(1);
  expect(cleanEdged(c)).toBe(0);
});

test('one wall surrounds a window; a shutter has the window on one side', () => {
  const wall = '.'.repeat(12);
  const find = shapesOf([
    wall,
    '..ab........',
    '..ab........',
    wall,
    wall,
    '......sww...',
    '......sww...',
    wall,
    wall,
    '.kkkkkkkkk..',
    wall,
    wall,
  ]);
  const shapes = ['.', 'a', 'b', 's', 'w', 'k'].map(find);
  const [outer, a, b, , w] = shapes;
  const held = (isWall: boolean) =>
    [...findEnclosedWindows(shapes, ({ id }) => isWall && id === outer!.id)].sort();
  expect(held(true)).toEqual([a!.id, b!.id, w!.id].sort());
  expect(held(false)).toEqual([]);
});
