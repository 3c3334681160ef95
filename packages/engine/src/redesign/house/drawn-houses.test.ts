/** Synthetic fronts with per-pixel truth. */
import { beforeAll, describe, expect, test } from 'vitest';
import { okLabFromLinear } from '../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { meanColour } from '../../image/mean-colour.fixture.ts';
import { houseStyles, type RedesignedHouse, redesignHouse } from '../index.ts';
import { type DrawnFront, drawnFront } from './drawn-front.fixture.ts';
import { houseOutline } from './read/house-outline.ts';
import { boundsFrom } from './read/photo-camera.ts';

interface Built {
  readonly front: DrawnFront;
  readonly house: RedesignedHouse;
}

const built: Built[] = [];

beforeAll(async () => {
  for (const [index, style] of houseStyles.entries()) {
    const front = drawnFront(index + 1, 120, 80);
    const house = await redesignHouse(front.analysis, {
      style,
      roomType: 'Exterior',
      propertyType: 'Residential',
      aesthetic: 'Bright',
      seed: index,
      change: 'shape',
    });
    if ('unreadable' in house) throw new Error(house.unreadable);
    built.push({ front, house });
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
  [108.93, 141.31, 140],
  [113.41, 150.19, 153.77],
  [111.93, 148.92, 150.34],
  [104.92, 134.7, 127.43],
  [110.07, 147.18, 154.47],
  [111.34, 145.86, 151.83],
  [110.88, 141.98, 133.06],
  [107.43, 140.45, 135.12],
  [110.61, 138.59, 134.34],
  [114.01, 145.41, 144.08],
  [113.98, 142.74, 140.17],
  [114.85, 148.93, 147],
  [109.25, 139.17, 138],
  [116.71, 145.53, 138.79],
  [110.64, 146.07, 151.57],
];

describe('the new house', () => {
  test('has unchanged light and colours', () => {
    expect(built.map(({ house }) => meanColour(house.image))).toEqual(means);
  });

  test('has its own parts in each of the sixteen presets', () => {
    expect(built).toHaveLength(16);
    const parts = built.map(({ house }) =>
      [...new Set(house.scene.objects.map(({ name }) => name))].sort().join(),
    );
    expect(new Set(parts).size).toBe(16);
    for (const names of parts) expect(names).toMatch(/door|portal|gate|entrance/);
  });

  test('stands on the ground line, neither floating nor sunk', () => {
    for (const { front, house } of built) {
      const camera = house.scene.camera.exact!;
      const { min, max } = house.scene.camera.subject;
      const middle = Float32Array.of((min[0] + max[0]) / 2, 0, 0);
      const foot = boundsFrom(camera, camera.position, middle)!.bottom;
      expect(Math.abs(foot - front.base)).toBeLessThanOrEqual(
        front.analysis.photo.heightPx * 0.015,
      );
      expect(lowestWall(house)).toBeLessThanOrEqual(0);
    }
  });

  test("fills the old house's width", () => {
    for (const { front, house } of built) {
      const camera = house.scene.camera.exact!;
      const bounds = boundsFrom(camera, camera.position, cornersOf(house))!;
      const wide = front.right - front.left;
      expect(Math.abs(bounds.left - front.left)).toBeLessThan(wide * 0.06);
      expect(Math.abs(bounds.right - front.right)).toBeLessThan(wide * 0.06);
      expect(bounds.top).toBeGreaterThan(0);
    }
  });

  test('changes nothing outside itself, its shadow and what it uncovers', () => {
    for (const { front, house } of built) {
      expect(house.kept.score).toBeGreaterThanOrEqual(0.97);
      expect(keptAround(front, house)).toBeGreaterThanOrEqual(0.97);
    }
  });
});

function lowestWall({ scene }: RedesignedHouse): number {
  const { triangles, objects } = scene;
  let low = Infinity;
  for (let t = 0; t < triangles.count; t++) {
    if (!objects[triangles.objects[t]!]!.subject) continue;
    for (const at of [1, 4, 7]) low = Math.min(low, triangles.positions[t * 9 + at]!);
  }
  return low;
}

function cornersOf({ scene }: RedesignedHouse): Float32Array {
  const { triangles, objects } = scene;
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
  const bounds = boundsFrom(camera, camera.position, cornersOf(house))!;
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
