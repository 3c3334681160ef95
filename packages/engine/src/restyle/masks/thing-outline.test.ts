import { expect, test } from 'vitest';
import type { Analysis } from '../../sense/analysis.ts';
import { mostOutlinePoints, thingOutline } from './thing-outline.ts';

const [widthPx, heightPx] = [120, 80];
const wall = [225, 222, 214] as const;
/** A brown chest in front of a pale wall. */
const isChest = (x: number, y: number) => x >= 30 && x < 90 && y >= 30 && y < 70;

function analysed(isThing: (x: number, y: number) => boolean): Analysis {
  const data = new Uint8ClampedArray(widthPx * heightPx * 3);
  const thing = new Float32Array(widthPx * heightPx);
  for (let at = 0; at < thing.length; at++) {
    const is = isThing(at % widthPx, Math.floor(at / widthPx));
    data.set(is ? [110, 70, 40] : wall, at * 3);
    thing[at] = is ? 1 : 0;
  }
  return {
    kind: 'interior',
    photo: { widthPx, heightPx, data },
    surfaces: [{ className: 'object', matte: { widthPx, heightPx, data: thing } }],
  } as unknown as Analysis;
}

const box = { x: 0.22, y: 0.33, width: 0.55, height: 0.57 };

test("a thing's outline follows it, not its coarse box", () => {
  const outline = thingOutline(analysed(isChest), box, 'object')!;
  expect(outline.length).toBeGreaterThanOrEqual(4);
  expect(outline.length).toBeLessThanOrEqual(mostOutlinePoints);
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  for (const [found, truth] of [
    [Math.min(...xs), 30 / widthPx],
    [Math.max(...xs), 90 / widthPx],
    [Math.min(...ys), 30 / heightPx],
    [Math.max(...ys), 70 / heightPx],
  ] as const)
    expect(Math.abs(found - truth)).toBeLessThan(0.03);
});

test('a box without such a thing has no outline', () => {
  expect(
    thingOutline(
      analysed(() => false),
      box,
      'object',
    ),
  ).toBeUndefined();
});
