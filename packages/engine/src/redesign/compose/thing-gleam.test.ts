import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import { addThingGleam } from './thing-gleam.ts';

const [widthPx, heightPx] = [100, 80];
const horizonPx = 20;

/** A white box, 0.8 m high and 3 m away, on a grey floor seen from 1.4 m above it. */
function roomOn(gloss: number) {
  const image = createRgbImage(widthPx, heightPx);
  image.data.fill(60);
  const coverage = new Float32Array(widthPx * heightPx);
  const depth = new Float32Array(widthPx * heightPx).fill(Infinity);
  for (let y = 30; y < 43; y++)
    for (let x = 40; x < 60; x++) {
      const at = y * widthPx + x;
      coverage[at] = 1;
      depth[at] = 3;
      image.data.fill(240, at * 3, at * 3 + 3);
    }
  const camera = {
    rotation: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
    principal: { x: 50, y: horizonPx },
    focalPx: 50,
    pitchDegrees: 0,
    rollDegrees: 0,
    yawDegrees: 0,
    confidence: 1,
  };
  addThingGleam(image, {
    light: { coverage, depth },
    camera,
    cameraHeightMetres: 1.4,
    isFloor: (at) => Math.floor(at / widthPx) > 43,
    gloss,
  });
  return (x: number, y: number) => image.data[(y * widthPx + x) * 3]!;
}

test('a shiny floor reflects things below them and nowhere else', () => {
  const at = roomOn(0.6);
  expect(at(50, 45)).toBeGreaterThan(75);
  expect(at(50, 45)).toBeGreaterThan(at(50, 50));
  expect(at(20, 45)).toBe(60);
  expect(at(50, 75)).toBe(60);
  expect(at(50, 35)).toBe(240);
});

test('a carpet reflects nothing', () => {
  expect(roomOn(0)(50, 45)).toBe(60);
});
