import { expect, test } from 'vitest';
import { cieLabFromLinear } from '../../colour/cie-lab.ts';
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import type { Camera } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import { roomPlanes } from '../../sense/surfaces/scene-planes.ts';
import { completeSurfaces, type SurfacesToComplete } from './complete-surfaces.ts';

const [w, h] = [280, 182];
const planes = roomPlanes({ left: 2, right: 2, depth: 3, ceiling: 0.9 }, 1);
/** Turned by .3 and lowered by .25 (radians). */
const [turn, fall] = [0.3, 0.25];
const camera: Camera = {
  focalPx: 210,
  principal: { x: 140, y: 77 },
  rotation: Float64Array.from([
    Math.cos(turn),
    0,
    -Math.sin(turn),
    -Math.sin(fall) * Math.sin(turn),
    Math.cos(fall),
    -Math.sin(fall) * Math.cos(turn),
    Math.cos(fall) * Math.sin(turn),
    Math.sin(fall),
    Math.cos(fall) * Math.cos(turn),
  ]),
  pitchDegrees: 0,
  rollDegrees: 0,
  yawDegrees: 0,
  confidence: 1,
};
const [floor, back] = [0, 4];

type Light = (u: number, v: number) => readonly [number, number, number];
interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** A photo of one surface, and the same with a grey box before it. */
function covered(plane: number, light: Light, { x0, x1, y0, y1 }: Box, isSeenAtAll = true) {
  const sample = planeSampler(camera, planes[plane]!);
  const point = createPlanePoint();
  const truth = createRgbImage(w, h);
  const planeOf = new Uint8Array(w * h).fill(255);
  const hole = new Uint8Array(w * h);
  const isSeen = new Uint8Array(w * h);
  for (let at = 0; at < w * h; at++) {
    const [x, y] = [at % w, Math.floor(at / w)];
    const sum = [0, 0, 0];
    for (let k = 0; k < 9; k++) {
      if (!sample(x + ((k % 3) + 0.5) / 3, y + (Math.floor(k / 3) + 0.5) / 3, point)) break;
      light(point.u, point.v).forEach((value, c) => {
        sum[c]! += value / 9;
      });
    }
    if (!sample(x + 0.5, y + 0.5, point) || point.depth > (plane === floor ? 3.6 : 6)) continue;
    planeOf[at] = plane;
    for (let c = 0; c < 3; c++) truth.data[at * 3 + c] = srgb8FromLinear(sum[c]!);
    hole[at] = x >= x0 && x < x1 && y >= y0 && y < y1 ? 1 : 0;
    isSeen[at] = hole[at] || !isSeenAtAll ? 0 : 1;
  }
  const photo = { ...truth, data: truth.data.slice() };
  for (let at = 0; at < w * h; at++) if (hole[at]) photo.data.fill(90, at * 3, at * 3 + 3);
  const what: SurfacesToComplete = {
    camera,
    planes,
    planeOf,
    hole,
    isSeen,
    isSource: isSeen,
    seed: 3,
  };
  return { truth, photo, hole, what };
}

function differences(one: RgbImage, other: RgbImage, hole: Uint8Array): Float64Array {
  const lab = ({ data }: RgbImage, at: number) => {
    const value = (c: number) => linearFromSrgb8[data[at * 3 + c]!]!;
    return cieLabFromLinear(value(0), value(1), value(2));
  };
  return Float64Array.from(hole, (inside, at) => {
    if (!inside) return 0;
    const [l, a, b] = lab(one, at);
    const [p, q, r] = lab(other, at);
    return Math.hypot(l - p, a - q, b - r);
  });
}

function meanOver(values: Float64Array, hole: Uint8Array): number {
  return values.reduce((sum, one) => sum + one, 0) / hole.reduce((sum, one) => sum + one, 0);
}

const middle: Box = { x0: 105, x1: 189, y0: 91, y1: 147 };
const tiles: Light = (u, v) => {
  const [column, row] = [Math.floor(u / 0.3), Math.floor(v / 0.3)];
  const isJoint = u / 0.3 - column < 0.06 || v / 0.3 - row < 0.06;
  const level = isJoint ? 0.08 : (column + row) % 2 === 0 ? 0.45 : 0.2;
  return [level, level * 0.95, level * 0.9];
};
const boards: Light = (u) => {
  const board = Math.floor(u / 0.2);
  const isJoint = u / 0.2 - board < 0.08;
  const level = isJoint ? 0.1 : 0.32 + 0.02 * (board & 1);
  return [level, level * 0.7, level * 0.45];
};

test('tiles go on in perspective', () => {
  const { truth, photo, hole, what } = covered(floor, tiles, middle);
  const flat = meanOver(differences(photo, truth, hole), hole);
  const filled = meanOver(differences(completeSurfaces(photo, what), truth, hole), hole);
  expect(flat).toBeGreaterThan(20);
  expect(filled).toBeLessThan(4);
});

test('boards go on, and so does the light on them', () => {
  const lit: Light = (u, v) => {
    const [red, green, blue] = boards(u, v);
    const light = 1.3 * Math.exp(-0.25 * (v - 2));
    return [red * light, green * light, blue * light];
  };
  const { truth, photo, hole, what } = covered(floor, lit, middle);
  const filled = meanOver(differences(completeSurfaces(photo, what), truth, hole), hole);
  expect(filled).toBeLessThan(3);
});

test('a hole at the edge of the picture is filled', () => {
  const { truth, photo, hole, what } = covered(floor, tiles, { x0: 0, x1: 77, y0: 105, y1: 182 });
  const filled = meanOver(differences(completeSurfaces(photo, what), truth, hole), hole);
  expect(filled).toBeLessThan(8);
});

test('a plain wall with a course of light has no edge around what was there', () => {
  const wall: Light = (u) => [0.5 + 0.06 * u, 0.48 + 0.06 * u, 0.45 + 0.05 * u];
  const { truth, photo, hole, what } = covered(back, wall, { x0: 112, x1: 168, y0: 14, y1: 63 });
  const away = differences(completeSurfaces(photo, what), truth, hole);
  expect(meanOver(away, hole)).toBeLessThan(0.6);
  expect(Math.max(...away)).toBeLessThan(1.5);
});

test('the same seed gives the same picture', () => {
  const { photo, what } = covered(floor, tiles, { x0: 120, x1: 140, y0: 110, y1: 125 });
  expect(completeSurfaces(photo, what).data).toEqual(completeSurfaces(photo, what).data);
});

test('a surface of which nothing is seen stays as it is', () => {
  const { photo, what } = covered(floor, tiles, middle, false);
  expect(completeSurfaces(photo, what).data).toEqual(photo.data);
});
