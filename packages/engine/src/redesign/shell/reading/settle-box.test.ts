import { expect, test } from 'vitest';
import type { BoxLayout, Camera } from '../../../sense/analysis.ts';
import { backFace, faceOfRay } from '../../../sense/box/box-geometry.ts';
import { inSight, SeenEdges } from './seen-edges.ts';
import { settleBox } from './settle-box.ts';

const widthPx = 640;
const heightPx = 480;
const focalPx = 420;
const camera: Camera = {
  focalPx,
  principal: { x: widthPx / 2, y: heightPx / 2 },
  rotation: Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1]),
  ...{ pitchDegrees: 0, rollDegrees: 0, yawDegrees: 0, confidence: 1 },
};
const corner = { x: 0, y: 0 };
const boxOf = (left: number, right: number): BoxLayout => ({
  ...{ left, right, depth: 2.5, ceiling: 0.95, confidence: 1 },
  backWall: [corner, corner, corner, corner],
});
const truth = boxOf(1.1, 1.3);
const analysis = (hidden: (x: number, y: number) => boolean) => ({
  photo: { widthPx, heightPx, data: new Uint8ClampedArray(0) },
  classOf: Uint8Array.from({ length: widthPx * heightPx }, (_, at) =>
    hidden(at % widthPx, Math.floor(at / widthPx)) ? 5 : 1,
  ),
  certainty: {
    widthPx,
    heightPx,
    data: new Float32Array(widthPx * heightPx).fill(1),
  },
});

const faceAt = (x: number, y: number) =>
  faceOfRay((2 * x - widthPx / 2) / focalPx, (2 * y - heightPx / 2) / focalPx, 1, truth);
const isLevel = (face: number) => face < 2;

/** Where the faces of the room meet, at half the photo's size. */
function roomEdges() {
  const [width, height] = [widthPx / 2, heightPx / 2];
  const maps = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const face = faceAt(x, y);
      for (const other of [faceAt(x + 1, y), faceAt(x, y + 1)]) {
        if (other === face) continue;
        const [one, two] = [face, other].sort();
        const axis = !isLevel(one!) ? 1 : two === backFace ? 0 : 2;
        maps[axis][y * width + x] = 1;
      }
    }
  }
  return { width, height, maps };
}

/** Surfaces tell floor and ceiling, but no corner: all walls look the same. */
function rays(): Float64Array {
  const all: number[] = [];
  for (let y = -0.5; y <= 0.5; y += 0.02) {
    for (let x = -0.1; x <= 0.1; x += 0.02) {
      const face = faceOfRay(x, y, 1, truth);
      all.push(x, y, 1, face === 0 ? 0 : face === 1 ? 2 : 1, 1);
    }
  }
  return Float64Array.from(all);
}

const seen = (hidden: (x: number, y: number) => boolean) => {
  const edges = roomEdges();
  const photographed = analysis(hidden);
  return new SeenEdges(camera, photographed.photo, edges, inSight(photographed, edges));
};

test('corners settle on the upright edges that are seen beside them', () => {
  const { box } = settleBox(
    rays(),
    seen(() => false),
    boxOf(1.2, 1.22),
  );
  expect(Math.abs(box.left / box.depth - 0.44)).toBeLessThan(0.006);
  expect(Math.abs(box.right / box.depth - 0.52)).toBeLessThan(0.006);
});

test('edges behind things tell neither for a box nor against it', () => {
  const whole = seen(() => false).of(truth).all;
  const behindThings = seen((_, y) => y > heightPx / 2).of(truth).all;
  expect(behindThings.length).toBeLessThan(0.7 * whole.length);
  expect(behindThings.strength).toBeGreaterThan(0.9 * whole.strength);
});
