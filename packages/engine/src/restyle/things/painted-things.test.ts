import { expect, test } from 'vitest';
import type { Analysis } from '../../sense/analysis.ts';
import { paintThings } from './painted-things.ts';

const [widthPx, heightPx] = [120, 80];
type Rgb = readonly [number, number, number];
const [wall, front, shaded, top] = [
  [225, 222, 214],
  [150, 92, 52],
  [96, 57, 31],
  [92, 96, 102],
] as const satisfies readonly Rgb[];

/** Cabinets below a grey worktop on a white wall; their right half is in shadow. */
function colourAt(x: number, y: number): Rgb {
  if (x < 20 || x >= 100 || y < 30 || y >= 74) return wall;
  if (y < 40) return top;
  return x < 60 ? front : shaded;
}

const box = { x: 20 / widthPx, y: 30 / heightPx, width: 80 / widthPx, height: 44 / heightPx };
const cabinets = { name: 'cabinets', box, at: { x: 0.3, y: 0.7 } };

function analysed(protect = 0): Analysis {
  const data = new Uint8ClampedArray(widthPx * heightPx * 3);
  const thing = new Float32Array(widthPx * heightPx);
  for (let at = 0; at < thing.length; at++) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    data.set(colourAt(x, y), at * 3);
    thing[at] = colourAt(x, y) === wall ? 0 : 1;
  }
  const kept = new Float32Array(thing.length).fill(protect);
  return {
    kind: 'interior',
    photo: { widthPx, heightPx, data },
    surfaces: [{ className: 'object', matte: { widthPx, heightPx, data: thing } }],
    protect: { widthPx, heightPx, data: kept },
    light: { cast: [1, 1, 1] },
    box: null,
  } as unknown as Analysis;
}

const pixel = ({ photo }: Analysis, x: number, y: number): number[] => [
  ...photo.data.subarray((y * widthPx + x) * 3, (y * widthPx + x) * 3 + 3),
];
const sum = (rgb: readonly number[]) => rgb.reduce((total, value) => total + value, 0);

test('the tapped colour is painted with its shade, neighbours are unchanged', () => {
  const { analysis, names, cover } = paintThings(analysed(), [{ ...cabinets, paint: '#2e4057' }]);
  expect(names).toEqual(['cabinets']);
  const [lit, dark] = [pixel(analysis, 40, 58), pixel(analysis, 80, 58)];
  for (const [red, , blue] of [lit, dark]) expect(blue!).toBeGreaterThan(red! + 5);
  expect(sum(lit)).toBeGreaterThan(sum(dark) * 1.25);
  expect(pixel(analysis, 60, 34)).toEqual([...top]);
  expect(pixel(analysis, 60, 10)).toEqual([...wall]);
  expect([cover[58 * widthPx + 40]! > 0.9, cover[10 * widthPx + 60]]).toEqual([true, 0]);
});

test("the analysed photo isn't modified", () => {
  const before = analysed();
  paintThings(before, [{ ...cabinets, paint: '#2e4057' }]);
  expect(pixel(before, 40, 58)).toEqual([...front]);
});

test('without a tap the largest part is painted', () => {
  const { at: _, ...whole } = cabinets;
  const { analysis } = paintThings(analysed(), [{ ...whole, paint: '#2e4057' }]);
  expect(pixel(analysis, 60, 34)).toEqual([...top]);
  expect(pixel(analysis, 40, 58)).not.toEqual([...front]);
});

test('cladding has its own pattern', () => {
  const spread = (finish: object) => {
    const { analysis } = paintThings(analysed(), [{ ...cabinets, ...finish }]);
    const row = Array.from({ length: 24 }, (_, x) => sum(pixel(analysis, 28 + x, 58)));
    return Math.max(...row) - Math.min(...row);
  };
  expect(spread({ material: { kind: 'walnutPlanks' } })).toBeGreaterThan(
    spread({ paint: '#5a3d2b' }) + 6,
  );
});

test('faces, unknown names and empty boxes are unchanged', () => {
  const paint = '#2e4057';
  const bare = { x: 0, y: 0, width: 0.1, height: 0.2 };
  const wanted = [
    { ...cabinets, name: 'television', paint },
    { name: 'bed', box: bare, paint },
  ];
  expect(paintThings(analysed(), wanted).names).toEqual([]);
  expect(paintThings(analysed(1), [{ ...cabinets, paint }]).names).toEqual([]);
});
