import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { foldOf } from '../photos/folds.ts';
import { readRoomLines } from './room-lines.ts';

const file = path.join(import.meta.dirname, '../labels/room-lines.txt');

test('every labelled room has its lines, from left to right, and is none of those set aside', () => {
  const labels = readRoomLines(readFileSync(file, 'utf8'));
  expect(labels.size).toBeGreaterThanOrEqual(36);
  for (const [name, { ceiling, floor, corners }] of labels) {
    expect(foldOf(name)).not.toBe(0);
    expect(corners.length).toBeGreaterThan(0);
    for (const points of [ceiling, floor]) {
      const across = points.map(({ x }) => x);
      expect(across).toEqual([...across].sort((one, other) => one - other));
      expect(across.length).toBeGreaterThan(1);
    }
  }
});

test('what is no line of a room is refused', () => {
  expect(() => readRoomLines('1_bedroom.jpg c 0,1 f')).toThrow('Not the lines of a room');
});
