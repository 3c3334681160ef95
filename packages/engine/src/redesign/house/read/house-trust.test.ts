import { expect, test } from 'vitest';
import { classesOf } from '../../../sense/analysis.ts';
import { drawnFront } from '../drawn-front.fixture.ts';
import { houseOutline } from './house-outline.ts';
import { leastTrust, trustIn } from './house-trust.ts';

type ClassName = (typeof classesOf.exterior)[number];

const [w, h] = [200, 100];
const { photo } = drawnFront(1, w, h).analysis;

/** Sky above ground from row 70 on, with the classes of `houseAt` over both. */
function trustOf(houseAt: (x: number, y: number) => ClassName | undefined) {
  const classOf = Uint8Array.from({ length: w * h }, (_, i) => {
    const [x, y] = [i % w, Math.floor(i / w)];
    return classesOf.exterior.indexOf(houseAt(x, y) ?? (y < 70 ? 'sky' : 'ground'));
  });
  const analysis = { ...drawnFront(1, w, h).analysis, photo, classOf };
  const outline = houseOutline(analysis);
  if (!outline) throw new Error('no house was drawn');
  return trustIn(analysis, outline);
}

const isIn = (x: number, y: number, left: number, right: number, top: number) =>
  x >= left && x < right && y >= top && y < 70;

test('a fully visible house is trusted', () => {
  expect(trustOf((x, y) => (isIn(x, y, 40, 160, 30) ? 'facade' : undefined))).toEqual({
    fronts: 1,
    house: 1,
  });
});

test("a house with half of it elsewhere in the photo isn't", () => {
  const { fronts, house } = trustOf((x, y) =>
    isIn(x, y, 10, 70, 40) || isIn(x, y, 140, 190, 35) ? 'facade' : undefined,
  );
  expect(fronts).toBe(0);
  expect(house).toBe(0);
});

test("a small part between plants isn't trusted, the same part in the open is", () => {
  const part = (x: number, y: number) => (isIn(x, y, 70, 125, 40) ? 'facade' : undefined);
  const hidden = trustOf((x, y) => part(x, y) ?? (y > 30 && y < 75 ? 'vegetation' : undefined));
  expect(hidden.house).toBeLessThan(leastTrust);
  expect(trustOf(part).house).toBe(1);
});

test("a front receding from the photo's edge supports fronts, but no house", () => {
  const { fronts, house } = trustOf((x, y) =>
    x < 150 && y < 70 && y > 68 - 60 * (1 - x / 150) ** 2 ? 'facade' : undefined,
  );
  expect(fronts).toBe(1);
  expect(house).toBeLessThan(leastTrust);
});

test('a court between two cut wings supports neither', () => {
  const { fronts, house } = trustOf((x, y) =>
    isIn(x, y, 0, w, x < 45 || x >= 155 ? 5 : 35) ? 'facade' : undefined,
  );
  expect(fronts).toBeLessThan(leastTrust);
  expect(house).toBeLessThan(leastTrust);
});
