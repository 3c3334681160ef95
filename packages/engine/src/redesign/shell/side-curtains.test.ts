import { expect, test } from 'vitest';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { roomClass } from './room-class.ts';
import { withoutSideCurtains } from './side-curtains.ts';

const [widthPx, heightPx] = [120, 90];
/** A window from column 30 to 89 and row 10 to 69 in a grey wall; `lightAt` gives its codes. */
function withWindow(lightAt: (x: number) => number) {
  const data = new Uint8ClampedArray(widthPx * heightPx * 3).fill(150);
  const classOf = new Uint8Array(widthPx * heightPx).fill(roomClass('wall'));
  for (let y = 10; y < 70; y++)
    for (let x = 30; x < 90; x++) {
      data.fill(lightAt(x), (y * widthPx + x) * 3, (y * widthPx + x) * 3 + 3);
      classOf[y * widthPx + x] = roomClass('window');
    }
  const photo = { widthPx, heightPx, data };
  const corners = [
    { x: 30, y: 10 },
    { x: 90, y: 10 },
    { x: 90, y: 70 },
    { x: 30, y: 70 },
  ] as const;
  const opening = { kind: 'window' as const, corners, plane: 4, confidence: 0.9 };
  return { ...analysePhoto(photo, 'interior'), photo, classOf, openings: [opening] };
}

const kindAt = ({ classOf }: { classOf: Uint8Array }, x: number) => classOf[40 * widthPx + x];

test('dark cloth beside bright glass is a thing, and the window ends before it', () => {
  const seen = withoutSideCurtains(withWindow((x) => (x < 42 ? 60 : 240)));
  expect(kindAt(seen, 35)).toBe(roomClass('object'));
  expect(kindAt(seen, 60)).toBe(roomClass('window'));
  expect(seen.openings[0]!.corners.map(({ x }) => x)).toEqual([42, 90, 90, 42]);
});

test.each([
  ['a frame', (x: number) => (x < 33 ? 60 : 240)],
  ['a view that is mostly dark', (x: number) => (x < 77 ? 60 : 240)],
  ['a window at night', (x: number) => (x < 42 ? 20 : 90)],
])('%s stays', (_, lightAt) => {
  const analysis = withWindow(lightAt);
  expect(withoutSideCurtains(analysis)).toBe(analysis);
});
