import { expect, test } from 'vitest';
import type { Analysis } from '../../sense/analysis.ts';
import { paintThings } from '../things/painted-things.ts';
import { protectThings } from './protect-things.ts';

const [widthPx, heightPx] = [120, 80];
const size = widthPx * heightPx;
/** A brown sofa across the picture, with a black cat in the middle. */
const isCat = (x: number, y: number) => x >= 50 && x < 70 && y >= 36 && y < 60;
const isSofa = (x: number, y: number) => x >= 15 && x < 105 && y >= 30 && y < 72;

function analysed(): Analysis {
  const data = new Uint8ClampedArray(size * 3);
  const thing = new Float32Array(size);
  for (let at = 0; at < size; at++) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    data.set(isCat(x, y) ? [26, 24, 25] : isSofa(x, y) ? [150, 92, 52] : [225, 222, 214], at * 3);
    thing[at] = isSofa(x, y) ? 1 : 0;
  }
  return {
    kind: 'interior',
    photo: { widthPx, heightPx, data },
    surfaces: [{ className: 'object', matte: { widthPx, heightPx, data: thing } }],
    protect: { widthPx, heightPx, data: new Float32Array(size) },
    light: { cast: [1, 1, 1] },
    box: null,
  } as unknown as Analysis;
}

const cat = { x: 48 / widthPx, y: 34 / heightPx, width: 24 / widthPx, height: 28 / heightPx };
const sofa = { x: 15 / widthPx, y: 30 / heightPx, width: 90 / widthPx, height: 42 / heightPx };
const inCat = 48 * widthPx + 60;

test('a cat on a sofa is protected by its shape', () => {
  const { protect } = protectThings(analysed(), [cat]);
  expect(protect.data[inCat]).toBeGreaterThan(0.9);
  expect(protect.data[48 * widthPx + 25]).toBe(0);
  expect(protect.data[10 * widthPx + 60]).toBe(0);
});

test("painting the sofa doesn't paint the cat, even if the cat was tapped", () => {
  const read = protectThings(analysed(), [cat]);
  const at = { x: 60 / widthPx, y: 48 / heightPx };
  for (const tapped of [{}, { at }]) {
    const wanted = [{ name: 'sofa', box: sofa, paint: '#f1eee6', ...tapped }];
    const { photo } = paintThings(read, wanted).analysis;
    expect([...photo.data.subarray(inCat * 3, inCat * 3 + 3)]).toEqual([26, 24, 25]);
  }
});

test('with nothing to protect the analysis is unchanged', () => {
  const read = analysed();
  expect(protectThings(read, [])).toBe(read);
});
