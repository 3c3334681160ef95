import { expect, test } from 'vitest';
import { roomClass } from '../../shell/room-class.ts';
import { showBehind } from './view-behind.ts';

const [widthPx, heightPx] = [120, 80];
const [window, object, wall] = [roomClass('window'), roomClass('object'), roomClass('wall')];
const isInside = (x: number, y: number) => x >= 20 && x < 100 && y >= 10 && y < 70;

/** A window with a view of brightness `light`, and red things in front where `hides` says so. */
function seenThrough(
  light: (x: number, y: number) => number,
  hides: (x: number, y: number) => boolean,
) {
  const view = new Uint8ClampedArray(widthPx * heightPx * 3);
  const share = new Float32Array(widthPx * heightPx);
  const classOf = new Uint8Array(widthPx * heightPx).fill(wall);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      if (!isInside(x, y)) continue;
      share[at] = 1;
      classOf[at] = hides(x, y) ? object : window;
      view.set(hides(x, y) ? [200, 0, 0] : [light(x, y), light(x, y), light(x, y)], at * 3);
    }
  showBehind(view, share, classOf, [window], { widthPx, heightPx });
  return {
    at: (x: number, y: number) => [
      ...view.subarray((y * widthPx + x) * 3, (y * widthPx + x) * 3 + 3),
    ],
    share,
  };
}

const atFoot = (x: number, y: number) => x > 45 && x < 75 && y > 40;

test('an edge-to-edge bar of a window stays, though classified as a thing', () => {
  const { at } = seenThrough(
    () => 180,
    (x) => x >= 60 && x < 62,
  );
  expect(at(60, 40)).toEqual([200, 0, 0]);
});

test('a thing in front of a window is replaced by an even view', () => {
  const { at } = seenThrough(
    (_, y) => 240 - y,
    (x, y) => atFoot(x, y),
  );
  for (const [x, y] of [
    [50, 45],
    [60, 55],
    [70, 65],
  ] as const) {
    const [red, green, blue] = at(x, y);
    expect([green, blue]).toEqual([red, red]);
    expect(Math.abs(red! - (240 - y))).toBeLessThan(25);
  }
});

test('a hidden foot has the colour of its own rows, not of the trees above', () => {
  const { at } = seenThrough(
    (_, y) => (y > 45 ? 240 : 100),
    (x, y) => x > 30 && x < 90 && y > 47,
  );
  expect(at(60, 60)[1]).toBeGreaterThan(200);
});

test("a thing's dark rim doesn't tint the view behind it", () => {
  const isRim = (x: number, y: number) => x > 43 && x < 77 && y > 38;
  const { at } = seenThrough((x, y) => (isRim(x, y) ? 60 : 220), atFoot);
  expect(at(60, 60)[0]).toBeGreaterThan(190);
});

test('rows of a filled part differ no more than those beside it', () => {
  const rough = (x: number, y: number) => 150 + 40 * Math.sin(1.7 * x + 2.3 * y);
  const { at } = seenThrough(rough, atFoot);
  const rowMean = (y: number) => {
    const xs = Array.from({ length: 27 }, (_, k) => 47 + k);
    return xs.reduce((sum, x) => sum + at(x, y)[1]!, 0) / xs.length;
  };
  const means = Array.from({ length: 26 }, (_, k) => rowMean(42 + k));
  expect(Math.max(...means) - Math.min(...means)).toBeLessThan(20);
});

test('fine detail of the view continues behind a thing', () => {
  const checked = (x: number, y: number) => (((x >> 1) + (y >> 1)) % 2 === 0 ? 200 : 100);
  const { at } = seenThrough(checked, atFoot);
  const greens = Array.from({ length: 12 }, (_, k) => at(54 + k, 55)[1]!);
  expect(Math.max(...greens) - Math.min(...greens)).toBeGreaterThan(40);
});

test('a completely hidden window is skipped', () => {
  const { share } = seenThrough(
    () => 180,
    () => true,
  );
  expect(Math.max(...share)).toBe(0);
});

test.each([
  ['ends within a window', (x: number, y: number) => x > 45 && x < 75 && y > 20 && y < 45],
  ['hangs into it from above', (x: number, y: number) => x > 45 && x < 75 && y < 40],
])('what %s is part of it and stays', (_, hides) => {
  const { at } = seenThrough(() => 180, hides);
  expect(at(60, 30)).toEqual([200, 0, 0]);
});
