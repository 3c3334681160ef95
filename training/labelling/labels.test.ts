/** The committed labels as they are: every photo once a file, every point in its photo and of its classes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { classesOf } from '../../packages/engine/src/sense/analysis.ts';
import { isHeldOut } from '../photos/held-out.ts';
import { pointsOfAreas } from './area-points.ts';
import { type LabelledPoint, readLabels } from './labels.ts';

const folder = path.join(import.meta.dirname, '../labels');
const files = readdirSync(folder).filter(
  (file) => !/^(README|things-|homes|room-|window-)/.test(file),
);
/** The fewest points that are worth a photo. */
const fewest = 10;

const isOfHouses = (file: string) => /^(houses|fronts)-/.test(file);
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function pointsIn(file: string): Map<string, LabelledPoint[]> {
  if (!file.endsWith('-areas.txt')) return readLabels([path.join(folder, file)]);
  return pointsOfAreas(textOf(file), isOfHouses(file) ? 'house' : 'room');
}

/** Names as they are written, also those a second one of the same name would hide. */
const namesIn = (file: string) =>
  [...textOf(file).matchAll(/^[\s"]*([\w-]+\.(?:jpe?g|png))\b/gm)].map(([, name]) => name);

test('there are labels', () => expect(files.length).toBeGreaterThan(10));

const labelsIn = new Map(files.map((file) => [file, pointsIn(file)]));

describe.each(files)('%s', (file) => {
  const labels = labelsIn.get(file)!;
  const classes: readonly string[] = classesOf[isOfHouses(file) ? 'exterior' : 'interior'];

  test('names every photo once', () => {
    expect(namesIn(file)).toEqual([...labels.keys()]);
    expect(labels.size).toBeGreaterThan(0);
  });

  test('has points within each photo, of the classes of its kind', () => {
    const wrong: unknown[] = [];
    for (const [name, points] of labels) {
      if (points.length < fewest) wrong.push([name, points.length]);
      for (const { x, y, c } of points) {
        if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1 && classes.includes(c)))
          wrong.push([name, x, y, c]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('does not say two things of one place', () => {
    for (const [name, points] of labels) {
      const places = new Set(
        points.map(({ x, y }) => Math.round(x * 1e6) * 1e7 + Math.round(y * 1e6)),
      );
      expect(places.size, name).toBe(points.length);
    }
  });
});

test('photos that may be set aside were not looked at all over', () => {
  for (const file of files.filter((each) => each.endsWith('-rows.txt'))) {
    expect([...labelsIn.get(file)!.keys()].filter(isHeldOut), file).toEqual([]);
  }
});

test.each([
  ['f 10 10 90', 'is no area'],
  ['f 10 10 90 101', 'is no area'],
  ['q 10 10 90 90', 'stands for nothing'],
])('an area %j is refused', (area, sentence) => {
  expect(() => pointsOfAreas(`1_kitchen.jpg\n${area}\n`, 'room')).toThrow(sentence);
});

test('an area gives the points that keep away from its borders', () => {
  const shares = (areas: string) =>
    pointsOfAreas(`1_kitchen.jpg\n${areas}\n`, 'room')
      .get('1_kitchen.jpg')!
      .map(({ x, y }) => [x, y]);
  const corner = [0.0125, 0.0375, 0.0625, 0.0875];
  expect(shares('f 0 0 10 10')).toEqual(corner.flatMap((y) => corner.map((x) => [x, y])));
  const far = [0.9125, 0.9375, 0.9625, 0.9875];
  expect(shares('f 90 90 100 100')).toEqual(far.flatMap((y) => far.map((x) => [x, y])));
  expect(shares('f 0 0 10 0 0 10')).toEqual([
    ...corner.slice(0, 3).map((x) => [x, 0.0125]),
    ...corner.slice(0, 2).map((x) => [x, 0.0375]),
    [0.0125, 0.0625],
  ]);
});
