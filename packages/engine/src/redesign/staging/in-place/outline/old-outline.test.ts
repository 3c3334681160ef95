import { expect, test } from 'vitest';
import { analysePhoto } from '../../../../sense/analyse-photo.ts';
import { syntheticRoom } from '../../../../sense/testing/synthetic-room.ts';
import { oldOutline } from './old-outline.ts';

const { photo } = syntheticRoom(2, undefined, 320);
const [w, h] = [photo.widthPx, photo.heightPx];
const inBox = (at: number, [x0, x1, y0, y1]: readonly [number, number, number, number]) => {
  const [x, y] = [(at % w) / w, Math.floor(at / w) / h];
  return x >= x0 && x < x1 && y >= y0 && y < y1 ? 1 : 0;
};
const pixels = (box: readonly [number, number, number, number]) =>
  Uint8Array.from({ length: w * h }, (_, at) => inBox(at, box));

test('a striped bed is cut out along its edge, though its box and the new bed are larger', () => {
  const bed = pixels([0.32, 0.64, 0.62, 0.86]);
  const painted = { ...photo, data: photo.data.slice() };
  for (let at = 0; at < bed.length; at++)
    if (bed[at]) painted.data.set((at % w) % 24 < 12 ? [150, 40, 60] : [40, 60, 130], at * 3);
  const analysis = analysePhoto(painted, 'interior');
  const object = analysis.surfaces.find(({ className }) => className === 'object')!;
  object.matte.data.set(Float32Array.from(bed, (one) => 0.15 + 0.7 * one));
  const cut = oldOutline(analysis, {
    within: pixels([0.28, 0.68, 0.56, 0.9]),
    shape: pixels([0.3, 0.67, 0.6, 0.87]),
    likeness: 0.8,
  });
  let [both, either] = [0, 0];
  for (let at = 0; at < cut.length; at++) {
    both += cut[at]! & bed[at]!;
    either += cut[at]! | bed[at]!;
  }
  expect(both / either).toBeGreaterThan(0.93);
});
