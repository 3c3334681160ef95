import { describe, expect, test } from 'vitest';
import { okLabFromLinear } from '../colour/oklab.ts';
import { linearFromSrgb8 } from '../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../image/image.ts';
import { colourSketch } from './colour-sketch.ts';
import { NoLinesError } from './read-drawing.ts';
import { readSketchWishes } from './read-wishes.ts';
import { drawnSketches, drawSketch, hatchedCottage, pixelAt } from './testing/drawings.fixture.ts';

const [cottage, , room] = drawnSketches;

/** Mean OKLab colour of a patch around a point of the drawing. */
function colourAt(image: RgbImage, at: readonly [number, number]) {
  const centre = pixelAt(at, image);
  const sum = [0, 0, 0];
  let count = 0;
  for (let dy = -8; dy <= 8; dy++) {
    for (let dx = -8; dx <= 8; dx++) {
      const i = (centre + dy * image.widthPx + dx) * 3;
      const lab = okLabFromLinear(
        ...([0, 1, 2].map((c) => linearFromSrgb8[image.data[i + c]!]!) as [number, number, number]),
      );
      lab.forEach((value, c) => {
        sum[c]! += value;
      });
      count++;
    }
  }
  return sum.map((value) => value / count) as [number, number, number];
}

const hueOf = ([, a, b]: readonly [number, number, number]) => (Math.atan2(b, a) * 180) / Math.PI;

describe('the prompt colours the parts', () => {
  test('a red roof and a green door on a white house', async () => {
    const drawing = await drawSketch(cottage!, { widthPx: 600 });
    const wishes = readSketchWishes('white cottage with a red roof and a green door');
    const { image, setting } = colourSketch(drawing, { wishes, seed: 1 });
    expect(setting).toBe('exterior');
    const roof = colourAt(image, [340, 200]);
    const door = colourAt(image, [392, 390]);
    const wall = colourAt(image, [210, 285]);
    expect(Math.abs(hueOf(roof) - 30)).toBeLessThan(25);
    expect(Math.abs(hueOf(door) - 145)).toBeLessThan(40);
    expect(wall[0]).toBeGreaterThan(0.85);
  });

  test('a navy sofa stays navy: the colour belongs to the sofa', async () => {
    const drawing = await drawSketch(room!, { widthPx: 600 });
    const wishes = readSketchWishes('living room with a navy sofa and warm oak floor');
    const sofa = colourAt(colourSketch(drawing, { wishes, seed: 3 }).image, [385, 385]);
    expect(sofa[2]).toBeLessThan(-0.03);
    expect(sofa[0]).toBeLessThan(0.5);
  });
});

test("hatching shades a roof and a wall, and doesn't split them", async () => {
  const drawing = await drawSketch(hatchedCottage(), { widthPx: 600 });
  const wishes = readSketchWishes('white cottage with a red roof and a green door');
  const { image, parts } = colourSketch(drawing, { wishes, seed: 1 });
  for (const at of [
    [260, 225],
    [390, 180],
    [500, 230],
  ] as const)
    expect(Math.abs(hueOf(colourAt(image, at)) - 30)).toBeLessThan(25);
  expect(colourAt(image, [210, 285])[0]).toBeGreaterThan(0.85);
  const unsure = parts.find(({ part }) => part === 'unsure');
  expect(unsure?.area ?? 0).toBeLessThan(0.01);
});

test('the same seed gives the same bytes, another seed other colours', async () => {
  const drawing = await drawSketch(cottage!, { widthPx: 400 });
  const paint = (seed: number) =>
    colourSketch(drawing, { wishes: readSketchWishes('a house'), seed }).image.data;
  expect(paint(1)).toEqual(paint(1));
  expect(paint(1)).not.toEqual(paint(2));
});

test('the original lines stay on top', async () => {
  const drawing = await drawSketch(cottage!, { widthPx: 480 });
  const { image } = colourSketch(drawing, { wishes: readSketchWishes('a house'), seed: 1 });
  let inkPixels = 0;
  let kept = 0;
  for (let i = 0; i < drawing.data.length; i += 3) {
    if (drawing.data[i]! > 90) continue;
    inkPixels++;
    if (image.data[i]! + image.data[i + 1]! + image.data[i + 2]! < 330) kept++;
  }
  expect(kept / inkPixels).toBeGreaterThan(0.97);
});

test('a page without lines is rejected with a sentence', () => {
  const blank = createRgbImage(300, 200);
  blank.data.fill(240);
  expect(() => colourSketch(blank, { wishes: readSketchWishes('house'), seed: 1 })).toThrow(
    NoLinesError,
  );
});

test('work stops on abort', async () => {
  const drawing = await drawSketch(cottage!, { widthPx: 400 });
  const stop = new AbortController();
  const run = () =>
    colourSketch(drawing, {
      wishes: readSketchWishes('a house'),
      seed: 1,
      signal: stop.signal,
      onStage: (stage) => stage === 'regions' && stop.abort(),
    });
  expect(run).toThrow(/abort/i);
});

test('a ground line that ends before the border still separates lawn and sky', async () => {
  const short = {
    name: 'hasty house',
    parts: [],
    strokes: [
      [
        [230, 390],
        [230, 220],
        [384, 110],
        [538, 220],
        [538, 390],
        [230, 390],
      ],
      [
        [230, 220],
        [538, 220],
      ],
      [
        [345, 390],
        [345, 270],
        [420, 270],
        [420, 390],
      ],
      [
        [26, 391],
        [230, 390],
      ],
      [
        [538, 390],
        [744, 392],
      ],
    ],
  } as const;
  const drawing = await drawSketch(short, { widthPx: 560 });
  const wishes = readSketchWishes('house with a red roof');
  const { parts } = colourSketch(drawing, { wishes, seed: 1 });
  expect(parts.map(({ part }) => part)).toEqual(
    expect.arrayContaining(['sky', 'ground', 'door', 'roof', 'wall']),
  );
});
