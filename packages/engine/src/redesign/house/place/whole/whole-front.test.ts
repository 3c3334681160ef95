import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../../read/house-outline.ts';
import { keepWhole } from './whole-front.ts';

const [w, h] = [240, 180];
const base = 120;
type Box = readonly [x0: number, x1: number, y0: number, y1: number];
type Colour = readonly [number, number, number];
const leaves: Colour = [50, 100, 40];
const bark: Colour = [70, 55, 45];

interface Drawn {
  readonly box: Box;
  readonly kind: 'vegetation' | 'facade' | 'other';
  readonly colour: Colour;
  /** Opacity before and after it was judged. */
  readonly was?: number;
  readonly front?: number;
}

/** A pale house on a lawn under a sky; returns what stands before it at a place. */
function standing(drawn: readonly Drawn[]) {
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h);
  const was = new Float32Array(w * h);
  const front = new Float32Array(w * h);
  const paint = ({
    box: [x0, x1, y0, y1],
    ...one
  }: Omit<Drawn, 'kind'> & { kind: keyof typeof classNumber }) => {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const i = y * w + x;
        classOf[i] = classNumber[one.kind];
        photo.data.set(one.colour, i * 3);
        was[i] = one.was ?? 0;
        front[i] = one.front ?? 0;
      }
  };
  paint({ box: [0, w, 0, h], kind: 'ground', colour: [150, 140, 120] });
  paint({ box: [0, w, 0, 60], kind: 'sky', colour: [150, 190, 240] });
  paint({ box: [30, 210, 40, base], kind: 'facade', colour: [225, 210, 190] });
  for (const one of drawn) paint(one);
  const mask = Uint8Array.from(classOf, (kind) => (kind === classNumber.facade ? 1 : 0));
  const topOf = new Int32Array(w).fill(40);
  const isCut = { left: false, right: false };
  const outline: HouseOutline = {
    ...{ left: 30, right: 209, top: 40, base, namedBase: base, isCut, mask, topOf },
  };
  const certainty = { data: new Float32Array(w * h).fill(1) };
  const dropped = Uint8Array.from(was, (own, i) => (own > 0.5 && front[i]! < 0.5 ? 1 : 0));
  const analysis = { photo, classOf, certainty } as unknown as Analysis;
  const lawn = new Uint8Array(w * h);
  keepWhole(analysis, outline, { was, front, dropped, lawn, rowOf: () => base });
  return (x: number, y: number) => ({ front: front[y * w + x]!, dropped: dropped[y * w + x]! });
}

/** Its upper part was judged to go. */
const cutBush = (colour: Colour): Drawn[] => [
  { box: [90, 130, 90, base + 1], kind: 'vegetation', colour, was: 1, front: 0 },
  { box: [90, 130, base + 1, 136], kind: 'vegetation', colour, was: 1, front: 1 },
];

test('a bush that was cut at the foot stays whole', () => {
  expect(standing(cutBush(leaves))(110, 100)).toEqual({ front: 1, dropped: 0 });
});

test('a bush that ends at the old foot still goes', () => {
  const [over] = cutBush(leaves);
  expect(standing([over!])(110, 100)).toEqual({ front: 0, dropped: 1 });
});

const trunk = (last: Colour, over: 'vegetation' | 'facade'): Drawn[] => [
  { box: [70, 170, 0, 60], kind: over, colour: over === 'facade' ? [225, 210, 190] : leaves },
  { box: [112, 124, 30, 60], kind: over, colour: bark },
  { box: [112, 124, 60, base + 6], kind: 'facade', colour: bark },
  { box: [112, 124, base + 6, 160], kind: 'vegetation', colour: last, was: 1, front: 1 },
];

test('a trunk that was named wall is followed from the ground up into its crown', () => {
  const at = standing(trunk(bark, 'vegetation'));
  expect([50, 70, 90, 110, 122].map((y) => at(118, y).front)).toEqual([1, 1, 1, 1, 1]);
  expect(at(90, 90).front).toBe(0);
  expect(at(150, 90).front).toBe(0);
});

test('a pier of the old house is none: it has no crown, or no bark below', () => {
  expect(standing(trunk(bark, 'facade'))(118, 90).front).toBe(0);
  expect(standing(trunk(leaves, 'vegetation'))(118, 90).front).toBe(0);
});
