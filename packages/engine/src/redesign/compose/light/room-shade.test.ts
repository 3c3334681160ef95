import { expect, test } from 'vitest';
import { roomShade } from './room-shade.ts';

const [widthPx, heightPx] = [160, 120];
/** Extent of a thing; the floor around it is dark. */
const thing = { x0: 60, x1: 80, y0: 80, y1: 100 };

/** Shade of one plane that is evenly lit without things. */
function shadeOf(lit: (x: number, y: number) => number, isSame: (at: number) => boolean) {
  const size = widthPx * heightPx;
  const radiance = new Float32Array(size * 3);
  const coverage = new Float32Array(size);
  for (let at = 0; at < size; at++) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const isThing = x >= thing.x0 && x < thing.x1 && y >= thing.y0 && y < thing.y1;
    coverage[at] = isThing ? 1 : 0;
    radiance.fill(isThing ? 0 : lit(x, y), at * 3, at * 3 + 3);
  }
  const shade = roomShade({
    furnished: {
      radiance,
      coverage,
      cutOut: new Float32Array(size * 3),
    },
    bare: { width: widthPx, height: heightPx, radiance: new Float32Array(size * 3).fill(1) },
    widthPx,
    heightPx,
    planes: new Uint8Array(size),
    isWhereRendered: isSame,
  });
  return (x: number, y: number) => shade[y * widthPx + x]!;
}

test('bands of a render far from things leave no edges', () => {
  const at = shadeOf(
    (_, y) => (y < 30 ? 0.85 : 1),
    () => true,
  );
  for (let y = 1; y < 60; y++) expect(Math.abs(at(30, y) - at(30, y - 1))).toBeLessThan(0.02);
});

test('contact shade stays dark and narrow', () => {
  const at = shadeOf(
    (x, y) => (y >= 100 && y < 103 && x >= 60 && x < 80 ? 0.5 : 1),
    () => true,
  );
  expect(at(70, 101)).toBeLessThan(0.6);
  expect(at(70, 112)).toBeGreaterThan(0.95);
});

test('a place that neither render shows is shaded like its plane', () => {
  const isLost = (at: number) => at % widthPx > 100 && at % widthPx < 140;
  const at = shadeOf(
    (x) => (x === 100 ? 0.3 : 1),
    (pixel) => !isLost(pixel),
  );
  expect(at(120, 40)).toBeGreaterThan(0.9);
});

test('a wall and a floor that meet within a cell are shaded each as its own', () => {
  const size = widthPx * heightPx;
  const edge = 61;
  const planes = Uint8Array.from({ length: size }, (_, at) => (at < edge * widthPx ? 4 : 0));
  const radiance = Float32Array.from({ length: size * 3 }, (_, at) =>
    planes[Math.floor(at / 3)] === 4 ? 0.6 : 1,
  );
  const [width, height] = [widthPx / 2, heightPx / 2];
  const shade = roomShade({
    furnished: {
      radiance,
      coverage: new Float32Array(size),
      cutOut: new Float32Array(size * 3),
    },
    bare: { width, height, radiance: new Float32Array(width * height * 3).fill(1) },
    widthPx,
    heightPx,
    planes,
    isWhereRendered: () => true,
  });
  const at = (y: number) => shade[y * widthPx + 30]!;
  expect(at(edge - 1)).toBeLessThan(0.78);
  expect(at(edge)).toBeGreaterThan(0.85);
});
