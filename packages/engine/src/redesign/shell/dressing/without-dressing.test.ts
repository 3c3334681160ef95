import { expect, test } from 'vitest';
import { analysePhoto } from '../../../sense/analyse-photo.ts';
import { roomClass } from '../room-class.ts';
import { withoutDressing } from './without-dressing.ts';

const [widthPx, heightPx] = [240, 180];
type Colour = readonly [red: number, green: number, blue: number];
const sky: Colour = [236, 243, 250];
const cloth: Colour = [96, 58, 44];

/** A window from column 60 to 179 and row 20 to 139 in a cream wall. */
function withWindow(colourAt: (x: number, y: number) => Colour) {
  const data = new Uint8ClampedArray(widthPx * heightPx * 3);
  const classOf = new Uint8Array(widthPx * heightPx).fill(roomClass('wall'));
  for (let at = 0; at < classOf.length; at++) data.set([205, 188, 160], at * 3);
  for (let y = 20; y < 140; y++)
    for (let x = 60; x < 180; x++) {
      data.set(colourAt(x, y), (y * widthPx + x) * 3);
      classOf[y * widthPx + x] = roomClass('window');
    }
  const photo = { widthPx, heightPx, data };
  const corners = [
    { x: 60, y: 20 },
    { x: 180, y: 20 },
    { x: 180, y: 140 },
    { x: 60, y: 140 },
  ] as const;
  const opening = { kind: 'window' as const, corners, plane: 4, confidence: 0.9 };
  return { ...analysePhoto(photo, 'interior'), photo, classOf, openings: [opening] };
}

/** Folds alternate between light and dark columns. */
const folded = (x: number): Colour => {
  const light = x % 12 < 6 ? 1 : 0.6;
  return [cloth[0] * light, cloth[1] * light, cloth[2] * light];
};
const kindAt = ({ classOf }: { classOf: Uint8Array }, x: number, y: number) =>
  classOf[y * widthPx + x];

test('a valance above the glass is a thing, and the window keeps its width', () => {
  const seen = withoutDressing(withWindow((x, y) => (y < 55 ? folded(x) : sky)));
  expect(kindAt(seen, 120, 35)).toBe(roomClass('object'));
  expect(kindAt(seen, 120, 110)).toBe(roomClass('window'));
  const [opening] = seen.openings;
  expect(opening!.corners.map(({ x }) => x)).toEqual([60, 180, 180, 60]);
  expect(opening!.dressing!.isClosed).toBe(false);
  expect(opening!.dressing!.drop).toBeGreaterThan(0.22);
  expect(opening!.dressing!.drop).toBeLessThan(0.36);
});

test('a curtain beside the glass is a thing, and the window ends at it', () => {
  const seen = withoutDressing(withWindow((x) => (x > 140 ? folded(x) : sky)));
  expect(kindAt(seen, 160, 80)).toBe(roomClass('object'));
  expect(kindAt(seen, 90, 80)).toBe(roomClass('window'));
  const [opening] = seen.openings;
  expect(opening!.corners[1].x).toBeLessThan(150);
  expect(opening!.dressing).toMatchObject({
    isClosed: false,
    corners: [{ x: 60 }, { x: 180 }, { x: 180 }, { x: 60 }],
  });
});

test('bare glass is unchanged', () => {
  const bare = withWindow(() => sky);
  expect(withoutDressing(bare)).toBe(bare);
});

test('a window full of fabric is closed, and its fabric a thing', () => {
  const seen = withoutDressing(withWindow(folded));
  expect(seen.openings[0]!.dressing).toMatchObject({ isClosed: true });
  expect(kindAt(seen, 120, 80)).toBe(roomClass('object'));
});

test('fabric without a detected opening stays: there is no position for new curtains', () => {
  const closed = { ...withWindow(folded), openings: [] };
  expect(withoutDressing(closed)).toBe(closed);
});
