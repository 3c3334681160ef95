import { expect, test } from 'vitest';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { withoutDrawnCurtains } from './drawn-curtains.ts';
import { roomClass } from './room-class.ts';

const [widthPx, heightPx] = [120, 90];
/** A window from column 30 to 89 and row 10 to 69 in a grey wall; `lightAt` gives its codes. */
function withWindow(lightAt: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(widthPx * heightPx * 3).fill(150);
  const classOf = new Uint8Array(widthPx * heightPx).fill(roomClass('wall'));
  for (let y = 10; y < 70; y++)
    for (let x = 30; x < 90; x++) {
      data.fill(lightAt(x, y), (y * widthPx + x) * 3, (y * widthPx + x) * 3 + 3);
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

/** Tied back on the left: wide at its head, narrow at its foot. */
const tiedBack = withWindow((x, y) => (x - 30 < 34 - 0.55 * (y - 10) ? 60 : 240));
const box = { x: 0.2, y: 0.1, width: 0.6, height: 0.7 };
const curtains = () => [{ name: 'curtains or blinds', likelihood: 0.9, box }];

const kindAt = ({ classOf }: { classOf: Uint8Array }, x: number, y: number) =>
  classOf[y * widthPx + x];

test('cloth that is tied back is a thing where curtains are named, and the glass stays', () => {
  const seen = withoutDrawnCurtains(tiedBack, curtains);
  expect(kindAt(seen, 45, 15)).toBe(roomClass('object'));
  expect(kindAt(seen, 60, 60)).toBe(roomClass('window'));
  expect(seen.openings[0]!.corners[1].x).toBe(90);
});

test('a light fold between dark ones is no window', () => {
  const folds = withWindow((x) => (x < 36 ? 60 : x < 39 ? 240 : x < 46 ? 60 : 240));
  expect(kindAt(withoutDrawnCurtains(folds, curtains), 37, 40)).toBe(roomClass('object'));
});

test('a tree in the same place stays in the view', () => {
  expect(withoutDrawnCurtains(tiedBack, () => [])).toBe(tiedBack);
});

test('a bright window asks for nothing to be named', () => {
  const ask = () => {
    throw new Error('nothing to ask for');
  };
  const clear = withWindow(() => 240);
  expect(withoutDrawnCurtains(clear, ask)).toBe(clear);
});
