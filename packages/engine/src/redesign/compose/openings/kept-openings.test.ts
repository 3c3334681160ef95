import { expect, test } from 'vitest';
import { analysePhoto } from '../../../sense/analyse-photo.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { syntheticRoom } from '../../../sense/testing/synthetic-room.ts';
import { planesBehind } from '../../empty/planes-behind.ts';
import { readRoom } from '../../shell/read-room.ts';
import { roomClass } from '../../shell/room-class.ts';
import { keptOpenings } from './kept-openings.ts';

const lowerRight = (u: number, v: number) => v > 2 / 3 && u > 0.5;
/** Covers nearly the whole head of a window and none of its foot; the outermost rim is frame. */
const tiedBack = (u: number, v: number) => {
  const inside = Math.min(u, 1 - u);
  return Math.min(inside, v) > 0.03 && inside < 0.62 * (1 - v);
};

/** A synthetic room, read once for all tests. */
function roomOf(seed: number) {
  const held = rooms.get(seed);
  if (held) return held;
  const { photo, truth } = syntheticRoom(seed, undefined, 320);
  const room = { photo, truth, reading: readRoom(analysePhoto(photo, 'interior'))! };
  rooms.set(seed, room);
  return room;
}
const rooms = new Map<number, SeenRoom>();
interface SeenRoom extends Pick<ReturnType<typeof syntheticRoom>, 'photo' | 'truth'> {
  readonly reading: NonNullable<ReturnType<typeof readRoom>>;
}

/** A synthetic room with a known window, partly covered by something of a class. */
function behindThing(
  seed: number,
  cover: Parameters<typeof roomClass>[0] = 'object',
  hides: (u: number, v: number) => boolean = lowerRight,
  isDressed = false,
) {
  const { photo, truth, reading } = roomOf(seed);
  const { widthPx: w, heightPx: h } = photo;
  const window = roomClass('window');
  const isGlass = (at: number) => truth[at] === window;
  const rows = [...truth.keys()].filter(isGlass).map((at) => Math.floor(at / w));
  const columns = [...truth.keys()].filter(isGlass).map((at) => at % w);
  const [low, high] = [Math.min(...rows), Math.max(...rows)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const isHidden = (at: number) =>
    isGlass(at) &&
    hides(((at % w) - left) / (right - left), (Math.floor(at / w) - low) / (high - low));
  const data = photo.data.slice();
  const classOf = truth.map((kind, at) => {
    if (!isHidden(at)) return kind;
    data.set([200, 0, 0], at * 3);
    return roomClass(cover);
  });
  const corner = (x: number, y: number) => ({ x, y });
  const corners = [
    corner(left, low),
    corner(right, low),
    corner(right, high),
    corner(left, high),
  ] as const;
  const analysis: Analysis = {
    ...reading.analysis,
    photo: { widthPx: w, heightPx: h, data },
    classOf,
    openings: [
      {
        kind: 'window',
        corners,
        plane: 4,
        confidence: 0.9,
        ...(isDressed ? { dressing: { corners, drop: 0.6, between: [], isClosed: false } } : {}),
      },
    ],
  };
  const planes = planesBehind(analysis, reading.box, reading.lines);
  const kept = keptOpenings(analysis, planes);
  return { truth, isGlass, isHidden, kept, analysis, planes, right, w };
}

test.each([
  ['a thing that stood before it', lowerRight],
  ['curtains that were tied back', tiedBack],
])('a window is kept whole without %s', (_, hides) => {
  const { truth, isGlass, isHidden, kept } = behindThing(5, 'object', hides);
  let all = 0;
  let shown = 0;
  let red = 0;
  for (let at = 0; at < truth.length; at++) {
    if (!isGlass(at)) continue;
    all++;
    if (kept.share[at]! > 0.5) shown++;
    if (isHidden(at) && kept.share[at]! > 0.5 && kept.view[at * 3 + 1]! < 50) red++;
  }
  expect(shown / all).toBeGreaterThan(0.95);
  // tips as thin as glazing bars may remain
  expect(red / all).toBeLessThan(0.01);
});

test('window and casing end at the corner of their wall', () => {
  const { kept, analysis, planes, right, w } = behindThing(5);
  const beyond = (at: number) => at % w > right + 1;
  const casingOf = ({ casing }: typeof kept) =>
    [...casing.keys()].filter((at) => beyond(at) && casing[at]! > 0.6).length;
  const other = planes.map((plane, at) => (beyond(at) ? (plane === 2 ? 3 : 2) : plane));
  expect(casingOf(kept)).toBeGreaterThan(20);
  expect(casingOf(keptOpenings(analysis, other))).toBe(0);
});

test("a frame between panes keeps the photo's pixels", () => {
  const { truth, isHidden, kept } = behindThing(5, 'wall');
  const frame = [...truth.keys()].filter((at) => isHidden(at) && kept.share[at]! > 0.5);
  expect(frame.length).toBeGreaterThan(50);
  expect(frame.filter((at) => kept.view[at * 3 + 1] !== 0)).toEqual([]);
});

test("wall beside a leaning curtain isn't kept with the window", () => {
  const { photo, truth, reading } = roomOf(9);
  const { widthPx: w } = photo;
  const window = roomClass('window');
  const glass = [...truth.keys()].filter((at) => truth[at] === window);
  const [xs, ys] = [glass.map((at) => at % w), glass.map((at) => Math.floor(at / w))];
  const [left, right, top, foot] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const corner = (x: number, y: number) => ({ x, y });
  /** The wall above a curtain that leans to the left by a sixth of the window. */
  const isBeside = (at: number) => {
    const down = (Math.floor(at / w) - top) / (foot - top);
    return truth[at] === window && at % w < left + ((1 - down) * (right - left)) / 6;
  };
  const analysis: Analysis = {
    ...reading.analysis,
    classOf: truth.map((kind, at) => (isBeside(at) ? roomClass('wall') : kind)),
    openings: [
      {
        kind: 'window',
        corners: [corner(left, top), corner(right, top), corner(right, foot), corner(left, foot)],
        plane: 4,
        confidence: 0.9,
      },
    ],
  };
  const { share } = keptOpenings(analysis, planesBehind(analysis, reading.box, reading.lines));
  const beside = glass.filter(isBeside);
  const kept = beside.filter((at) => share[at]! > 0.5);
  expect(beside.length).toBeGreaterThan(50);
  expect(kept.length / beside.length).toBeLessThan(0.25);
});

test('glass in a door belongs to the redrawn door', () => {
  const { photo, truth, reading } = roomOf(5);
  const { widthPx: w, heightPx: h } = photo;
  const whole = { x: 0, y: 0 };
  const analysis: Analysis = {
    ...reading.analysis,
    classOf: truth,
    openings: [
      {
        kind: 'door',
        corners: [whole, { x: w, y: 0 }, { x: w, y: h }, { x: 0, y: h }],
        plane: 4,
        confidence: 0.9,
      },
    ],
  };
  const { share } = keptOpenings(analysis, planesBehind(analysis, reading.box, reading.lines));
  expect(Math.max(...share)).toBe(0);
});

test('a window with a new blind is kept whole behind it, however much the old one hid', () => {
  const mostlyHidden = (_: number, v: number) => v < 0.6;
  for (const seed of [3, 5]) {
    const { isGlass, truth, kept } = behindThing(seed, 'object', mostlyHidden, true);
    const panes = [...truth.keys()].filter(isGlass);
    const held = panes.filter((at) => kept.share[at]! > 0.5).length;
    expect(held / panes.length).toBeGreaterThan(0.9);
  }
});

test('an uncertain, mostly hidden opening is no window of a new room', () => {
  const bothSides = (u: number) => u < 0.27 || u > 0.73;
  const { analysis, planes } = behindThing(5, 'object', bothSides);
  const pixelsKept = (confidence: number, hasUnclear: boolean) => {
    const openings = analysis.openings.map((one) => ({ ...one, confidence }));
    const { share } = keptOpenings({ ...analysis, openings }, planes, ['window'], hasUnclear);
    return share.filter((one) => one > 0.5).length;
  };
  expect(pixelsKept(0.9, false)).toBeGreaterThan(500);
  expect(pixelsKept(0.2, true)).toBeGreaterThan(500);
  expect(pixelsKept(0.2, false)).toBe(0);
});
