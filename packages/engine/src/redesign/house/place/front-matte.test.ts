import { expect, test } from 'vitest';
import { matteFront } from './front-matte.ts';

const [w, h] = [100, 60];
const leaf = [40, 90, 30] as const;
const wall = [220, 200, 180] as const;

/** A bush in front of a pale wall; `paint` sets single pixels. */
function scene(
  paint: (set: (x: number, y: number, share: number) => void) => void,
  shows: (pixel: number) => boolean = () => true,
) {
  const data = new Uint8ClampedArray(w * h * 3);
  const front = new Float32Array(w * h);
  const set = (x: number, y: number, share: number) => {
    for (const c of [0, 1, 2] as const)
      data[(y * w + x) * 3 + c] = wall[c] + (leaf[c] - wall[c]) * share;
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      set(x, y, x < 50 ? 1 : 0);
      front[y * w + x] = x < 50 ? 1 : 0;
    }
  paint(set);
  const isBack = (i: number) => front[i] === 0;
  const { colours } = matteFront(data, front, { isBack, shows }, w, h);
  return { front, colours, at: (x: number, y: number) => y * w + x };
}

test("wall classified as leaves at a bush's edge becomes transparent", () => {
  const { front, at } = scene((set) => {
    for (let y = 20; y < 30; y++) set(49, y, 0);
  });
  expect(front[at(49, 25)]).toBeLessThan(0.15);
  expect(front[at(48, 25)]).toBeGreaterThan(0.95);
});

test("a twig classified as wall stays, an isolated dark grain doesn't", () => {
  const { front, at } = scene((set) => {
    for (let x = 50; x < 52; x++) for (let y = 20; y < 26; y++) set(x, y, 1);
    set(51, 40, 1);
  });
  expect(front[at(50, 23)]).toBeGreaterThan(0.7);
  expect(front[at(51, 40)]).toBeLessThan(0.2);
});

test("half a leaf in front of the old wall keeps the leaf's colour", () => {
  const { front, colours, at } = scene((set) => {
    for (let y = 0; y < h; y++) set(49, y, 0.5);
  });
  const i = at(49, 30);
  expect(front[i]).toBeGreaterThan(0.4);
  expect(front[i]).toBeLessThan(0.65);
  for (const c of [0, 1, 2] as const)
    expect(Math.abs(colours[i * 3 + c]! - leaf[c])).toBeLessThan(25);
});

test("wall between leaves isn't sampled as leaf colour", () => {
  const isWallAmong = (i: number) => i % w >= 44 && i % w < 47;
  const { front, at } = scene(
    (set) => {
      for (let y = 0; y < h; y++) for (let x = 44; x < 47; x++) set(x, y, 0);
      for (let y = 0; y < h; y++) set(49, y, 0);
    },
    (i) => !isWallAmong(i),
  );
  expect(front[at(49, 30)]).toBeLessThan(0.15);
  expect(front[at(48, 30)]).toBeGreaterThan(0.8);
});
