import { expect, test } from 'vitest';
import { srgb8FromLinear } from '../../../colour/srgb.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import type { KeptOpenings } from './kept-openings.ts';
import { outsideOf, unclearOpenings, withNewWindows } from './new-windows.ts';
import { turnFor } from './outside-view.ts';

const [widthPx, heightPx, focalPx] = [100, 80, 80];
const upright = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const quad = (x0: number, y0: number, x1: number, y1: number) => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];
const unclear = { kind: 'window', confidence: 0.3, isUnclear: true, corners: quad(60, 20, 80, 30) };

const analysisOf = (openings: readonly object[], rotation = upright) =>
  ({
    photo: { widthPx, heightPx, data: new Uint8ClampedArray(widthPx * heightPx * 3) },
    camera: { focalPx, principal: { x: 50, y: 40 }, rotation: Float64Array.from(rotation) },
    openings,
  }) as unknown as Analysis;

const kept: KeptOpenings = {
  share: new Float32Array(widthPx * heightPx),
  casing: new Float32Array(widthPx * heightPx).fill(1),
  view: new Uint8ClampedArray(widthPx * heightPx * 3).fill(7),
};

test('windows with an unclear view of which the analysis is sure enough', () => {
  const [unsure, clear, door] = [{ confidence: 0.29 }, { isUnclear: false }, { kind: 'door' }];
  const all = [unclear, ...[unsure, clear, door].map((one) => ({ ...unclear, ...one }))];
  expect(unclearOpenings(analysisOf(all))).toEqual([unclear]);
});

test('the view is turned for the windows that show it', () => {
  const analysis = analysisOf([unclear]);
  const azimuths = [Math.atan2(10, focalPx), Math.atan2(30, focalPx)] as const;
  const { name, turnRad, seen } = outsideOf(analysis, kept, true);
  expect([name, seen]).toEqual(['town', undefined]);
  expect(turnRad).toBeCloseTo(turnFor('town', azimuths, focalPx));
  const away = outsideOf(analysisOf([]), kept, true).turnRad;
  expect(away).toBeCloseTo(turnFor('town', [0, 0], focalPx));
});

/** The camera upright, and rolled by a quarter: what was to its right is above it. */
test.each([
  ['upright', upright, (x: number, y: number) => Math.atan2(40 - y, Math.hypot(x - 50, focalPx))],
  [
    'rolled',
    [0, -1, 0, 1, 0, 0, 0, 0, 1],
    (x: number, y: number) => Math.atan2(x - 50, Math.hypot(y - 40, focalPx)),
  ],
])('a window and its margin are drawn anew, %s', (_, rotation, elevationAt) => {
  const through = Float32Array.from({ length: widthPx * heightPx }, (_, at) => at);
  const { share, casing, view } = withNewWindows(analysisOf([unclear], rotation), kept, through, {
    name: 'town',
    turnRad: 0,
    seen: (elevationRad, into, at) => into.fill(0.5 + elevationRad / 2, at, at + 3),
  });
  const [x0, y0, x1, y1] = [57, 17, 84, 34];
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      const isNew = x >= x0 && x < x1 && y >= y0 && y < y1;
      const light = isNew ? srgb8FromLinear(0.5 + elevationAt(x, y) / 2) : 7;
      if (share[at] !== (isNew ? at : 0) || casing[at] !== (isNew ? 0 : 1))
        throw new Error(`${x}, ${y}: share ${share[at]}, casing ${casing[at]}`);
      if (Math.abs(view[at * 3 + 2]! - light) > 1) throw new Error(`${x}, ${y}: ${view[at * 3]}`);
    }
  expect(kept.view.every((value) => value === 7)).toBe(true);
});
