import { expect, test } from 'vitest';
import type { Analysis } from '../../../sense/analysis.ts';
import { roomClass } from '../room-class.ts';
import { withUnclearViews } from './unclear-views.ts';

const [w, h] = [40, 40];
const corner = (x: number, y: number) => ({ x, y });
const corners = [corner(10, 10), corner(29, 10), corner(29, 29), corner(10, 29)] as const;
const day = [205, 215, 225] as const;

interface Seen {
  readonly hiddenRows?: number;
  readonly colour?: readonly [number, number, number];
  readonly dressing?: Analysis['openings'][number]['dressing'];
}

/** A window of 20 x 20 pixels with a thing in front of its lowest rows. */
function windowWith({ hiddenRows = 0, colour = day, dressing }: Seen = {}) {
  const classOf = new Uint8Array(w * h).fill(roomClass('wall'));
  for (let y = 10; y < 30; y++)
    classOf.fill(roomClass(y >= 30 - hiddenRows ? 'object' : 'window'), y * w + 10, y * w + 30);
  const data = new Uint8ClampedArray(w * h * 3).map((_, at) => colour[at % 3]!);
  return {
    photo: { widthPx: w, heightPx: h, data },
    classOf,
    openings: [
      { kind: 'window', corners, plane: 4, confidence: 0.9, ...(dressing ? { dressing } : {}) },
    ],
  } as unknown as Analysis;
}

const isUnclear = (analysis: Analysis) =>
  withUnclearViews(analysis).openings[0]!.isUnclear === true;

test('a bright, slightly hidden view stays', () => {
  const analysis = windowWith({ hiddenRows: 2 });
  expect(withUnclearViews(analysis)).toBe(analysis);
});

test.each([
  ['hidden behind things', { hiddenRows: 7 }],
  ['dark, as at night', { colour: [60, 62, 70] }],
  ['burned out', { colour: [254, 254, 253] }],
  ['garish', { colour: [40, 150, 255] }],
  [
    'found again behind a deep blind',
    { dressing: { corners, drop: 0.5, between: [], isClosed: false } },
  ],
  ['behind closed cloth', { dressing: { corners, drop: 1, between: [], isClosed: true } }],
] satisfies [string, Seen][])('a view is unclear if it is %s', (_, seen) => {
  expect(isUnclear(windowWith(seen))).toBe(true);
});

test('a burned-out view shows too little', () => {
  for (const [rows, wanted] of [
    [15, true],
    [10, false],
  ] as const) {
    const analysis = windowWith();
    analysis.photo.data.fill(255, 10 * w * 3, (10 + rows) * w * 3);
    expect(isUnclear(analysis)).toBe(wanted);
  }
});

test('a harsh black and white view shows too little', () => {
  const analysis = windowWith();
  analysis.photo.data.fill(255, 10 * w * 3, 14 * w * 3);
  expect(isUnclear(analysis)).toBe(false);
  analysis.photo.data.fill(60, 26 * w * 3, 30 * w * 3);
  expect(isUnclear(analysis)).toBe(false);
  analysis.photo.data.fill(255, 10 * w * 3, 17 * w * 3);
  analysis.photo.data.fill(60, 23 * w * 3, 30 * w * 3);
  expect(isUnclear(analysis)).toBe(true);
});

/** With a second window to the right. */
function besideOther({ openings, ...analysis }: Analysis, gap: number, plane = 4): Analysis {
  const at = ({ x, y }: (typeof corners)[number]) => corner(x + 20 + gap, y);
  const [a, b, c, d] = corners;
  const other = { ...openings[0]!, corners: [at(a), at(b), at(c), at(d)] as const, plane };
  return { ...analysis, openings: [...openings, other] } as Analysis;
}

test('a doubtful view stays, but not beside a dark one', () => {
  const doubtful = windowWith({ hiddenRows: 4 });
  expect(isUnclear(doubtful)).toBe(false);
  const both = besideOther(doubtful, 4);
  // nothing of the second window is glass
  expect(isUnclear(both)).toBe(false);
  const [x0, wide] = [33, 7];
  for (let y = 10; y < 30; y++) {
    both.classOf.fill(roomClass('window'), y * w + x0, y * w + x0 + wide);
    both.photo.data.fill(40, (y * w + x0) * 3, (y * w + x0 + wide) * 3);
  }
  expect(isUnclear(both)).toBe(true);
});

test('a pane of a window that was read on two walls must be clear', () => {
  const doubtful = windowWith({ hiddenRows: 4 });
  expect(isUnclear(besideOther(doubtful, 0, 3))).toBe(true);
  expect(isUnclear(besideOther(doubtful, 0, 4))).toBe(false);
});

test("parts that a new blind covers don't count as hidden", () => {
  const analysis = windowWith({
    dressing: { corners, drop: 0.14, between: [[0, 0.2]], isClosed: false },
  });
  for (let y = 10; y < 12; y++) analysis.classOf.fill(roomClass('object'), y * w + 10, y * w + 30);
  expect(isUnclear(analysis)).toBe(false);
});

/** Reads a frame of this many pixels around the window as glass too. */
function glassAround(analysis: Analysis, px: number): Analysis {
  for (let y = 10 - px; y < 30 + px; y++)
    analysis.classOf.fill(roomClass('window'), y * w + 10 - px, y * w + 30 + px);
  return analysis;
}

test('a white casing that is read as glass is wall', () => {
  const analysis = glassAround(windowWith(), 1);
  const seen = withUnclearViews(analysis);
  expect(seen.openings).toEqual(analysis.openings);
  expect([seen.classOf[9 * w + 20], seen.classOf[20 * w + 20]]).toEqual([
    roomClass('wall'),
    roomClass('window'),
  ]);
  expect(analysis.classOf[9 * w + 20]).toBe(roomClass('window'));
});

test('a window that goes on far beyond its rectangle is unclear', () => {
  expect(isUnclear(glassAround(windowWith(), 2))).toBe(true);
});

test('no daylight view is clear at night', () => {
  expect(withUnclearViews(windowWith(), true).openings[0]!.isUnclear).toBe(true);
});
