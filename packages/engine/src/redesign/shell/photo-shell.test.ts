import { expect, test } from 'vitest';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import type { Opening, OpeningKind, Point, Quad } from '../../sense/analysis.ts';
import { projectPoint } from '../../sense/surfaces/plane-point.ts';
import { syntheticRoom } from '../../sense/testing/synthetic-room.ts';
import { photoShell } from './photo-shell.ts';
import { readRoom } from './read-room.ts';

const reading = readRoom(analysePhoto(syntheticRoom(3, undefined, 320).photo, 'interior'))!;
const { camera, planes } = reading.analysis;
const back = planes.findIndex(({ id }) => id === 'wall-back');

/** On the back wall: metres along it from below the camera, and above the floor. */
function opening(kind: OpeningKind, [left, right, low, high]: readonly number[]): Opening {
  const { normal, distance, uAxis, vAxis } = planes[back]!;
  const place = (u: number, above: number) => {
    const v = reading.cameraHeightMetres - above;
    const at = (k: 0 | 1 | 2) => normal[k] * distance + uAxis[k] * u + vAxis[k] * v;
    return projectPoint(camera, at(0), at(1), at(2)) as Point;
  };
  const corners = [
    place(left!, high!),
    place(right!, high!),
    place(right!, low!),
    place(left!, low!),
  ];
  return { kind, corners: corners as unknown as Quad, plane: back, confidence: 0.9 };
}

const shellWith = (...openings: Opening[]) =>
  photoShell({ ...reading, analysis: { ...reading.analysis, openings } }).openings;

const door = opening('door', [-0.5, 0.4, 0, 1.7]);

test('a partly visible door has the height of a door', () => {
  expect(shellWith(door)[0]?.v1).toBeCloseTo(2.03);
});

test.each([
  ['beside the leaf of a door belongs to the door', [0, 0.6, 1, 2.1], 0],
  ['above a door is a window', [-0.4, 0.4, 2, 2.4], 1],
  ['beside a door is a window', [0.6, 1.2, 1, 2.1], 1],
] as const)('glass %s', (_, extent, windows) => {
  const kinds = shellWith(door, opening('window', extent)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'window')).toHaveLength(windows);
});
