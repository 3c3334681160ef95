import { expect, test } from 'vitest';
import { endsInMidRoom } from './floor-ends.ts';

const [width, height] = [80, 60];
type Colour = readonly [number, number, number];

/** Wall above, floor below, and something at the right of a border. */
function room(colour: Colour, borderAt: (y: number) => number) {
  const colours: Colour[] = [[110, 2, 8], [80, 6, 16], colour];
  const of = Int32Array.from({ length: width * height }, (_, at) => {
    const y = Math.floor(at / width);
    return y < 25 ? 0 : at % width < borderAt(y) ? 1 : 2;
  });
  const plane = (c: 0 | 1 | 2) => Float32Array.from(colours, (one) => one[c]);
  const none = new Float32Array(3);
  const patches = {
    of,
    size: new Float32Array(3).fill(100),
    x: none,
    y: none,
    colours: [plane(0), plane(1), plane(2)] as const,
  };
  const regions = { width, height, patches, levels: [Int32Array.of(0, 1, 2)] };
  const parts = Uint8Array.of(1, 0, 2);
  return { room: { regions, parts, wallOfShell: new Float32Array(3).fill(1) } };
}

test('the same floor beyond an upright line is a mirrored window', () => {
  expect(endsInMidRoom(room([105, 4, 14], () => 50))).toBe(true);
});

test('a chest, and the slanting side of a bed, are things', () => {
  expect(endsInMidRoom(room([40, 30, 34], () => 50))).toBe(false);
  expect(endsInMidRoom(room([105, 4, 14], (y) => 20 + y))).toBe(false);
});
