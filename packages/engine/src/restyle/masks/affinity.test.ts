import { expect, test } from 'vitest';
import { srgb8FromLinear } from '../../colour/srgb.ts';
import type { Analysis, Surface } from '../../sense/analysis.ts';
import { affinityOf } from './affinity.ts';

const cellPx = 16;

/** A strip, one cell high: colours by cell, and where the surface is. */
function strip(
  colours: readonly (readonly [number, number, number])[],
  matteAt: (column: number) => number = () => 1,
) {
  const [widthPx, heightPx] = [colours.length * cellPx, cellPx];
  const columnOf = (index: number) => Math.floor((index % widthPx) / cellPx);
  const pixels = widthPx * heightPx;
  const plane = (value: (column: number) => number) => ({
    widthPx,
    heightPx,
    data: Float32Array.from({ length: pixels }, (_, index) => value(columnOf(index))),
  });
  const data = Uint8Array.from({ length: pixels * 3 }, (_, at) =>
    Math.round(srgb8FromLinear(colours[columnOf(Math.floor(at / 3))]![at % 3]!)),
  );
  const analysis = { photo: { widthPx, heightPx, data }, certainty: plane(() => 1) };
  return affinityOf(
    analysis as unknown as Analysis,
    { matte: plane(matteAt) } as unknown as Surface,
  );
}

const grey = (light: number) => [light, light, light] as const;

test('local lightness is a twice applied box mean', () => {
  const lights = Array.from({ length: 24 }, (_, cell) => ((cell * 7) % 11) / 11 + 0.02);
  const { columns, rows, local } = strip(lights.map(grey));
  expect([columns, rows]).toEqual([24, 1]);
  const kept = (cell: number) => Math.min(23, Math.max(0, cell));
  const five = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
  for (let cell = 0; cell < 24; cell++) {
    const around = five.flatMap((step) => five.map((more) => kept(kept(cell + step) + more)));
    const mean = around.reduce((sum, one) => sum + Math.cbrt(lights[one]!), 0) / around.length;
    expect(local[4 * cell + 2], `cell ${cell}`).toBeCloseTo(mean, 2);
  }
});

test('red is on one side of the first axis, blue on the opposite side of the second', () => {
  const { local: red } = strip(Array(3).fill([1, 0, 0]));
  expect([...red.slice(0, 2)]).toEqual([
    expect.closeTo(0.34 / 1.06, 3),
    expect.closeTo(0.13 / 1.06, 3),
  ]);
  const { local: blue } = strip(Array(3).fill([0, 0, 1]));
  expect([...blue.slice(0, 2)]).toEqual([expect.closeTo(0, 3), expect.closeTo(-0.26 / 1.06, 3)]);
});

test('cover is the share of the surface within three cells', () => {
  const { local } = strip(Array(20).fill(grey(0.5)), (column) => (column < 10 ? 1 : 0));
  const cover = [0, 6, 9, 10, 13, 19].map((cell) => local[4 * cell + 3]!);
  const expected = [1, 1, 4 / 7, 3 / 7, 0, 0];
  for (const [index, share] of expected.entries()) expect(cover[index]).toBeCloseTo(share, 4);
});

test("no colour where the surface isn't nearby", () => {
  const { local } = strip(Array(30).fill(grey(0.5)), (column) => (column < 4 ? 1 : 0));
  expect(local[4 * 2 + 2]).toBeCloseTo(Math.cbrt(0.5), 2);
  expect([...local.slice(4 * 29, 4 * 29 + 4)]).toEqual([0, 0, 0, 0]);
});
