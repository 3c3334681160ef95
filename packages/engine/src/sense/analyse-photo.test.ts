import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRgbImage, type RgbImage } from '../image/image.ts';
import { createRandom } from '../random/random.ts';
import { analysePhoto } from './analyse-photo.ts';
import { type Analysis, classesOf, type SceneKind } from './analysis.ts';
import { syntheticRoom } from './testing/synthetic-room.ts';

function picture(
  widthPx: number,
  heightPx: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): RgbImage {
  const image = createRgbImage(widthPx, heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) image.data.set(colour(x, y), 3 * (y * widthPx + x));
  }
  return image;
}

const random = createRandom(11);
const noise = () => [0, 0, 0].map(() => random.integer(0, 255)) as [number, number, number];
const strange: Readonly<Record<string, RgbImage>> = {
  'a single pixel': picture(1, 1, () => [10, 200, 30]),
  'a very long line': picture(20_000, 1, (x) => [x % 256, 0, 0]),
  'a very high column': picture(2, 3000, (_, y) => [y % 256, 40, 40]),
  black: picture(320, 240, () => [0, 0, 0]),
  white: picture(320, 240, () => [255, 255, 255]),
  noise: picture(320, 240, noise),
  'lines of text': picture(400, 300, (x, y) =>
    y % 20 < 10 && (x * 7 + y * 3) % 11 < 5 ? [20, 20, 20] : [250, 250, 245],
  ),
  'a portrait gradient': picture(180, 420, (x, y) => [x, Math.floor(y / 2), 90]),
};

function numbersOf(analysis: Analysis): number[] {
  const { camera, light, palette, surfaces, box, building, planes } = analysis;
  return [
    camera.focalPx,
    camera.confidence,
    ...camera.rotation,
    ...light.direction,
    ...light.cast,
    light.level,
    light.directionality,
    ...palette.flatMap(({ rgb, share }) => [...rgb, share]),
    ...surfaces.flatMap((s) => [s.area, s.confidence, s.luminance, ...s.colour]),
    ...planes.flatMap((plane) => [plane.distance, plane.confidence]),
    box?.confidence ?? 0,
    building?.confidence ?? 0,
    analysis.confidence,
  ];
}

const kinds: readonly SceneKind[] = ['interior', 'exterior'];
const cases = Object.keys(strange).flatMap((name) => kinds.map((kind) => [name, kind] as const));

const analysed = new Map<string, Analysis>();
/** Cached for all tests. */
function analysisOf(name: string, kind: SceneKind): Analysis {
  const key = `${name} ${kind}`;
  const analysis = analysed.get(key) ?? analysePhoto(strange[name]!, kind);
  analysed.set(key, analysis);
  return analysis;
}

test.each(cases)('%s analysed as %s gives finite numbers and complete mattes', (name, kind) => {
  const analysis = analysisOf(name, kind);
  for (const value of numbersOf(analysis)) expect(Number.isFinite(value)).toBe(true);
  expect(analysis.surfaces.map((surface) => surface.className)).toEqual(classesOf[kind]);
  const pixels = analysis.photo.widthPx * analysis.photo.heightPx;
  expect(analysis.classOf.length).toBe(pixels);
  expect(analysis.planeOf.length).toBe(pixels);
  for (let i = 0; i < pixels; i += Math.max(1, Math.floor(pixels / 500))) {
    let sum = 0;
    for (const { matte } of analysis.surfaces) sum += matte.data[i]!;
    expect(sum).toBeCloseTo(1, 3);
  }
  for (const { shading } of analysis.surfaces) {
    expect(shading?.data.every((value) => value > 0 && value < 10) ?? true).toBe(true);
  }
});

test.each(['black', 'white', 'noise', 'a single pixel'])("%s isn't trusted as a room", (name) => {
  const { camera, box } = analysisOf(name, 'interior');
  expect(Math.min(camera.confidence, box!.confidence)).toBeLessThan(0.3);
});

test('the same photo gives the same analysis', () => {
  const photo = picture(200, 150, (x, y) => [(x * 3) % 256, (y * 2) % 256, 120]);
  const first = analysePhoto(photo, 'interior');
  const second = analysePhoto(photo, 'interior');
  expect(second.classOf).toEqual(first.classOf);
  expect(numbersOf(second)).toEqual(numbersOf(first));
});

test.each(kinds)("an analysis of an %s doesn't change when other photos are read", (kind) => {
  const { photo } = syntheticRoom(6, undefined, 320);
  // The first analysis grows the pool of scratch arrays, so that the next one takes them from it.
  analysePhoto(photo, kind);
  const analysis = analysePhoto(photo, kind);
  const before = JSON.stringify(analysis, writeArrays);
  for (const name of ['noise', 'lines of text']) analysePhoto(strange[name]!, kind);
  expect(JSON.stringify(analysis, writeArrays) === before).toBe(true);
});

const digestOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  createHash('sha1')
    .update(new Uint8Array(buffer, byteOffset, byteLength))
    .digest('hex');
const writeArrays = (_: string, value: unknown) =>
  ArrayBuffer.isView(value) ? digestOf(value) : value;

test('letterbox bars are cropped and reported', () => {
  const photo = picture(300, 300, (x, y) =>
    y < 40 || y >= 260 ? [0, 0, 0] : [(x * 5) % 200, 90 + (y % 50), 160],
  );
  const analysis = analysePhoto(photo, 'interior');
  expect(analysis.crop).toEqual({ x: 0, y: 40, widthPx: 300, heightPx: 220 });
  expect(analysis.findings).toContain('letterbox-cropped');
});

test('one photo in two sizes gives one room: box, openings and bars coincide', () => {
  // dark bars above and below, and noise: the large one is not an exact enlargement of the usual one
  const drawn = (widthPx: number) => {
    const { photo } = syntheticRoom(6, undefined, widthPx);
    const bar = widthPx / 16;
    const grain = createRandom(widthPx);
    return picture(widthPx, photo.heightPx + 2 * bar, (x, y) => {
      if (y < bar || y >= photo.heightPx + bar) return [0, 0, 0];
      const at = 3 * ((y - bar) * widthPx + x);
      const [r, g, b] = photo.data.subarray(at, at + 3);
      const speck = grain.integer(-14, 14);
      return [r! + speck, g! + speck, b! + speck];
    });
  };
  const usual = drawn(320);
  const large = drawn(640);
  const first = analysePhoto(usual, 'interior');
  const second = analysePhoto(large, 'interior', { usual });
  expect(second.photo.widthPx).toBe(640);
  expect(second.crop).toEqual({ x: 0, y: 40, widthPx: 640, heightPx: 480 });
  const twice = (point: { x: number; y: number }) => [2 * point.x, 2 * point.y];
  const corners = second.box!.backWall.flatMap(({ x, y }) => [x, y]);
  first.box!.backWall.flatMap(twice).forEach((value, k) => {
    expect(corners[k]).toBeCloseTo(value, 3);
  });
  expect(second.openings.map((one) => one.kind)).toEqual(first.openings.map((one) => one.kind));
  const alike = Array.from(first.classOf, (name, index) => {
    const [x, y] = [index % 320, Math.floor(index / 320)];
    return name === second.classOf[2 * y * 640 + 2 * x];
  });
  expect(alike.filter(Boolean).length / alike.length).toBeGreaterThan(0.99);
});

test('an aborted analysis stops', () => {
  const controller = new AbortController();
  const stages: string[] = [];
  const run = () =>
    analysePhoto(strange['lines of text']!, 'interior', {
      signal: controller.signal,
      onProgress: (_, stage) => {
        stages.push(stage);
        if (stage === 'layout') controller.abort();
      },
    });
  expect(run).toThrow();
  expect(stages).toEqual(['lines', 'camera', 'layout']);
});
