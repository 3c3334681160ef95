import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { foldOf } from '../photos/folds.ts';
import { dressingAt, readDressedWindows } from './window-dressing.ts';

const file = path.join(import.meta.dirname, '../labels/window-dressing.txt');

test('every labelled window lies in its photo, and none is of the houses set aside', () => {
  const windows = readDressedWindows(readFileSync(file, 'utf8'));
  expect(windows.length).toBeGreaterThan(300);
  for (const { photo, box } of windows) {
    expect(foldOf(photo), photo).not.toBe(0);
    expect(box.x0, photo).toBeLessThan(box.x1);
    expect(box.y0, photo).toBeLessThan(box.y1);
    expect(Math.max(box.x1, box.y1), photo).toBeLessThanOrEqual(1);
  }
});

test('what hangs lies over the wall, and the rest is glass', () => {
  const [window] = readDressedWindows(
    '1_bedroom.jpg 500-1000/0-500; w 0,0 10,0 10,4 0,4; c 0,0 5,0 5,10 0,10',
  );
  expect(dressingAt(window!, { x: 0.6, y: 0.1 })).toBe(1);
  expect(dressingAt(window!, { x: 0.9, y: 0.1 })).toBe(2);
  expect(dressingAt(window!, { x: 0.9, y: 0.4 })).toBe(0);
});

test('what is no window or no area is refused', () => {
  expect(() => readDressedWindows('1_bedroom.jpg 0,1')).toThrow('Not a window');
  expect(() => readDressedWindows('1_bedroom.jpg 0-1/0-1; q 0,0 1,1 1,0')).toThrow('Not an area');
});
