import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { thingKinds } from '../../packages/engine/src/analysis/thing-kinds.ts';
import { foldOf } from '../photos/folds.ts';
import { readThingLabels } from './thing-labels.ts';

const textOf = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../labels', file), 'utf8');

test('a box is read as shares of the photo', () => {
  expect([...readThingLabels('1_a.jpg b2-40/57-78\n2_b.jpg\n')]).toEqual([
    ['1_a.jpg', [{ letter: 'b', left: 0.02, right: 0.4, top: 0.57, bottom: 0.78 }]],
    ['2_b.jpg', []],
  ]);
  expect(() => readThingLabels('1_a.jpg b2-40')).toThrow('Not a box');
});

describe.each([
  ['things-rooms.txt', 'interior'],
  ['things-rooms-checked.txt', 'interior'],
  ['things-fronts.txt', 'exterior'],
] as const)('%s', (file, kind) => {
  const text = textOf(file);
  const labels = readThingLabels(text);

  test('names every photo once', () => {
    expect(labels.size).toBe(text.trim().split('\n').length);
    expect(labels.size).toBeGreaterThan(50);
  });

  test('has boxes of its kinds that are not empty', () => {
    const letters = thingKinds[kind].map(({ letter }) => letter);
    const wrong = [...labels].flatMap(([name, boxes]) =>
      boxes
        .filter(
          (box) => !letters.includes(box.letter) || box.left >= box.right || box.top >= box.bottom,
        )
        .map((box) => [name, box]),
    );
    expect(wrong).toEqual([]);
  });

  test('leaves the fold that is set aside alone', () => {
    expect([...labels.keys()].filter((name) => foldOf(name) === 0)).toEqual([]);
  });
});

test('photos that are only scored teach nothing', () => {
  const taught = readThingLabels(textOf('things-rooms.txt'));
  const checked = readThingLabels(textOf('things-rooms-checked.txt'));
  expect([...checked.keys()].filter((name) => taught.has(name))).toEqual([]);
});
