/**
 * Areas drawn by eye as text: a line with the name of the photo, then one line an area in the order of
 * painting, later over earlier: a letter (label-letters.ts) and the corners in hundredths of width and
 * height. Two corners are a rectangle, `*` is the whole photo, `-` takes away what can't be told. Points
 * keep away from the borders of areas, for those are drawn by hand.
 */
import { classOfLetter, type LabelSheet } from './label-letters.ts';
import type { LabelledPoint } from './labels.ts';

type Corner = readonly [x: number, y: number];

/** Sides of the raster on which areas are painted, and steps between points and to borders. */
const side = 200;
const step = 5;
const margin = 2;

export function pointsOfAreas(text: string, sheet: LabelSheet): Map<string, LabelledPoint[]> {
  const labels = new Map<string, LabelledPoint[]>();
  let name = '';
  let classes: string[] = [];
  let painted = new Uint8Array(0);
  const finish = () => {
    if (labels.has(name)) throw new Error(`${name} is there twice.`);
    if (name) labels.set(name, pointsOf(painted, classes));
  };
  for (const line of text.split('\n')) {
    const [letter, ...corners] = line.trim().split(/\s+/);
    if (!letter) continue;
    if (corners.length === 0) {
      finish();
      name = letter;
      classes = [];
      painted = new Uint8Array(side * side);
    } else {
      const c = classOfLetter(sheet, letter, name);
      if (c && !classes.includes(c)) classes.push(c);
      paint(painted, cornersOf(corners, name), c ? classes.indexOf(c) + 1 : 0);
    }
  }
  finish();
  return labels;
}

function cornersOf(words: readonly string[], name: string): Corner[] {
  if (words[0] === '*') return rectangle(0, 0, 100, 100);
  const numbers = words.map(Number);
  if (
    numbers.length < 4 ||
    numbers.length % 2 === 1 ||
    numbers.some((number) => !(number >= 0 && number <= 100))
  ) {
    throw new Error(`${name}: "${words.join(' ')}" is no area.`);
  }
  const [left, top, right, foot] = numbers as [number, number, number, number];
  if (numbers.length === 4) return rectangle(left, top, right, foot);
  return Array.from({ length: numbers.length / 2 }, (_, k) => [
    numbers[2 * k]!,
    numbers[2 * k + 1]!,
  ]);
}

function rectangle(left: number, top: number, right: number, foot: number): Corner[] {
  return [
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ];
}

function paint(map: Uint8Array, corners: readonly Corner[], value: number): void {
  const [left, right] = cellsAcross(corners.map(([x]) => x));
  const [top, foot] = cellsAcross(corners.map(([, y]) => y));
  for (let row = top; row <= foot; row++) {
    for (let column = left; column <= right; column++) {
      const x = ((column + 0.5) / side) * 100;
      const y = ((row + 0.5) / side) * 100;
      if (isInside(corners, x, y)) map[row * side + column] = value;
    }
  }
}

/** The first and the last cell that an area between these hundredths may touch. */
function cellsAcross(hundredths: readonly number[]): [first: number, last: number] {
  const cellOf = (share: number) =>
    Math.min(side - 1, Math.max(0, Math.floor((share / 100) * side)));
  return [cellOf(Math.min(...hundredths)), cellOf(Math.max(...hundredths))];
}

function isInside(corners: readonly Corner[], x: number, y: number): boolean {
  let inside = false;
  corners.forEach(([x1, y1], index) => {
    const [x0, y0] = corners.at(index - 1)!;
    if (y1 > y !== y0 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** Places on a grid around which, as far as the margin goes, all is of one class. */
function pointsOf(map: Uint8Array, classes: readonly string[]): LabelledPoint[] {
  const points: LabelledPoint[] = [];
  for (let row = step >> 1; row < side; row += step) {
    for (let column = step >> 1; column < side; column += step) {
      const value = map[row * side + column]!;
      if (value === 0 || !isAlone(map, row, column)) continue;
      const share = (at: number) => Math.round(((at + 0.5) / side) * 1e4) / 1e4;
      points.push({ x: share(column), y: share(row), c: classes[value - 1]! });
    }
  }
  return points;
}

function isAlone(map: Uint8Array, row: number, column: number): boolean {
  const value = map[row * side + column]!;
  for (let y = Math.max(0, row - margin); y <= Math.min(side - 1, row + margin); y++) {
    for (let x = Math.max(0, column - margin); x <= Math.min(side - 1, column + margin); x++) {
      if (map[y * side + x] !== value) return false;
    }
  }
  return true;
}
