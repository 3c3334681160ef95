import { expect, test } from 'vitest';
import type { Analysis } from '../../../sense/analysis.ts';
import { roomClass } from '../room-class.ts';
import { withoutHiddenViews } from './hidden-views.ts';

const [w, h] = [40, 40];
const corner = (x: number, y: number) => ({ x, y });
const corners = [corner(10, 10), corner(29, 10), corner(29, 29), corner(10, 29)] as const;

/** A window of 20 x 20 pixels, its lowest rows behind a thing. */
function windowBehind(rows: number, dressing?: Analysis['openings'][number]['dressing']) {
  const classOf = new Uint8Array(w * h).fill(roomClass('wall'));
  for (let y = 10; y < 30; y++)
    classOf.fill(roomClass(y >= 30 - rows ? 'object' : 'window'), y * w + 10, y * w + 30);
  return {
    photo: { widthPx: w, heightPx: h, data: new Uint8ClampedArray(w * h * 3) },
    classOf,
    openings: [
      { kind: 'window', corners, plane: 4, confidence: 0.9, ...(dressing ? { dressing } : {}) },
    ],
  } as unknown as Analysis;
}

test('a view of which a third is hidden gets cloth before the whole window', () => {
  const { openings, classOf } = withoutHiddenViews(windowBehind(7), 'Bedroom');
  expect(openings[0]!.dressing).toEqual({ corners, drop: 1, between: [], isClosed: true });
  expect(classOf.includes(roomClass('window'))).toBe(false);
});

test('a view that is hidden a little stays', () => {
  const analysis = windowBehind(5);
  expect(withoutHiddenViews(analysis, 'Bedroom')).toBe(analysis);
});

test('a bathroom gets cloth sooner, a kitchen keeps its view', () => {
  const analysis = windowBehind(5);
  const { openings } = withoutHiddenViews(analysis, 'Bathroom');
  expect(openings[0]!.dressing!.isClosed).toBe(true);
  const kitchen = windowBehind(12);
  expect(withoutHiddenViews(kitchen, 'Kitchen')).toBe(kitchen);
});

test('what a new blind will cover hides nothing', () => {
  const analysis = windowBehind(0, { corners, drop: 0.5, between: [], isClosed: false });
  for (let y = 10; y < 19; y++) analysis.classOf.fill(roomClass('object'), y * w + 10, y * w + 30);
  expect(withoutHiddenViews(analysis, 'Bedroom')).toBe(analysis);
});
