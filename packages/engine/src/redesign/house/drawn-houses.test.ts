/** Synthetic fronts with per-pixel truth. */
import { beforeAll, describe, expect, test } from 'vitest';
import { okLabFromLinear } from '../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { meanColour } from '../../image/mean-colour.fixture.ts';
import { measuresOf, roundedSum } from '../../visuals/scene/rooms/scene-measures.fixture.ts';
import type { Scene } from '../../visuals/scene-model.ts';
import { designHouse, houseStyles, type RedesignedHouse, redesignHouse } from '../index.ts';
import { type DrawnFront, drawnFront } from './drawn-front.fixture.ts';
import { houseOutline } from './read/house-outline.ts';
import { boundsFrom } from './read/photo-camera.ts';

interface Built {
  readonly front: DrawnFront;
  readonly scene: Scene;
}

const built: Built[] = [];
/** Every fourth one; of the others the scene is made. */
const drawn: { readonly front: DrawnFront; readonly house: RedesignedHouse }[] = [];

beforeAll(async () => {
  for (const [index, style] of houseStyles.entries()) {
    const front = drawnFront(index + 1, 120, 80);
    const request = {
      style,
      roomType: 'Exterior',
      propertyType: 'Residential',
      aesthetic: 'Bright',
      seed: index,
      change: 'shape',
    } as const;
    const house =
      index % 4 === 0
        ? await redesignHouse(front.analysis, request)
        : designHouse(front.analysis, request);
    if ('unreadable' in house) throw new Error(house.unreadable);
    built.push({ front, scene: house.scene });
    if ('image' in house) drawn.push({ front, house });
  }
});

describe('reads the old house', () => {
  test('finds its foot and ends, even behind a shrub', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { analysis, left, right, base, top } = drawnFront(seed);
      const outline = houseOutline(analysis)!;
      const { heightPx, widthPx } = analysis.photo;
      expect(Math.abs(outline.base - base)).toBeLessThanOrEqual(heightPx * 0.015);
      expect(Math.abs(outline.top - top)).toBeLessThanOrEqual(heightPx * 0.015);
      expect(Math.abs(outline.left - left)).toBeLessThanOrEqual(widthPx * 0.015);
      expect(Math.abs(outline.right - right)).toBeLessThanOrEqual(widthPx * 0.015);
    }
  });
});

/** Mean codes of red, green and blue; update them with any intended change of a house. */
const means = [
  [110.11, 144.94, 146.45],
  [104.92, 134.7, 127.43],
  [107.43, 140.45, 135.12],
  [114.85, 148.93, 147],
];
/** Of the scenes of all sixteen. */
const measures = [125516, 1373, 330091.9, -161769.8, 79762.9, 375884.3, 38.6, 10359.7, 75.6];

describe('the new house', () => {
  test('has unchanged light and colours', () => {
    expect(drawn.map(({ house }) => meanColour(house.image))).toEqual(means);
    expect(roundedSum(built.map(({ scene }) => measuresOf(scene)))).toEqual(measures);
  });

  test('has its own parts in each of the sixteen presets', () => {
    expect(built).toHaveLength(16);
    const parts = built.map(({ scene }) =>
      [...new Set(scene.objects.map(({ name }) => name))].sort().join(),
    );
    expect(new Set(parts).size).toBe(16);
    for (const names of parts) expect(names).toMatch(/door|portal|gate|entrance/);
  });

  test('stands on the ground line, neither floating nor sunk', () => {
    for (const { front, scene } of built) {
      const camera = scene.camera.exact!;
      const { min, max } = scene.camera.subject;
      const middle = Float32Array.of((min[0] + max[0]) / 2, 0, 0);
      const foot = boundsFrom(camera, camera.position, middle)!.bottom;
      expect(Math.abs(foot - front.base)).toBeLessThanOrEqual(
        front.analysis.photo.heightPx * 0.015,
      );
      expect(lowestWall(scene)).toBeLessThanOrEqual(0);
    }
  });

  test("fills the old house's width", () => {
    for (const { front, scene } of built) {
      const camera = scene.camera.exact!;
      const bounds = boundsFrom(camera, camera.position, cornersOf(scene))!;
      const wide = front.right - front.left;
      expect(Math.abs(bounds.left - front.left)).toBeLessThan(wide * 0.06);
      expect(Math.abs(bounds.right - front.right)).toBeLessThan(wide * 0.06);
      expect(bounds.top).toBeGreaterThan(0);
    }
  });

  test('changes nothing outside itself, its shadow and what it uncovers', () => {
    for (const { front, house } of drawn) {
      expect(house.kept.score).toBeGreaterThanOrEqual(0.97);
      expect(keptAround(front, house)).toBeGreaterThanOrEqual(0.97);
    }
  });
});

function lowestWall({ triangles, objects }: Scene): number {
  let low = Infinity;
  for (let t = 0; t < triangles.count; t++) {
    if (!objects[triangles.objects[t]!]!.subject) continue;
    for (const at of [1, 4, 7]) low = Math.min(low, triangles.positions[t * 9 + at]!);
  }
  return low;
}

function cornersOf({ triangles, objects }: Scene): Float32Array {
  const points: number[] = [];
  for (let t = 0; t < triangles.count; t++) {
    if (!objects[triangles.objects[t]!]!.subject) continue;
    for (const corner of [0, 3, 6]) {
      const [x, y, z] = triangles.positions.subarray(t * 9 + corner, t * 9 + corner + 3);
      points.push(x!, Math.max(0, y!), z!);
    }
  }
  return Float32Array.from(points);
}

/** Share of pixels well outside both houses and their ground that are within ΔE 2. */
function keptAround({ analysis, base }: DrawnFront, house: RedesignedHouse): number {
  const { widthPx: w, heightPx: h, data } = analysis.photo;
  const camera = house.scene.camera.exact!;
  const bounds = boundsFrom(camera, camera.position, cornersOf(house.scene))!;
  let all = 0;
  let kept = 0;
  const margin = w * 0.03;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const isBeside = x < bounds.left - margin || x > bounds.right + margin;
      const isOver = y < Math.min(bounds.top, house.scene.camera.exact!.centreY) - margin;
      const isOutside = y > base + h * 0.2 || (y < base && (isBeside || isOver));
      if (!isOutside) continue;
      all++;
      if (difference(data, house.image.data, (y * w + x) * 3) <= 0.02) kept++;
    }
  return kept / all;
}

function difference(a: Uint8ClampedArray, c: Uint8ClampedArray, at: number): number {
  const lab = (data: Uint8ClampedArray) =>
    okLabFromLinear(
      linearFromSrgb8[data[at]!]!,
      linearFromSrgb8[data[at + 1]!]!,
      linearFromSrgb8[data[at + 2]!]!,
    );
  const [p, q] = [lab(a), lab(c)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
