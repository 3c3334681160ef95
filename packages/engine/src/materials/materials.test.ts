import { expect, test } from 'vitest';
import { cachedTileBytes, materialTile } from './cache.ts';
import { type MaterialKind, type MaterialRow, materialKinds, materials } from './catalogue.ts';
import { channels } from './mips.ts';
import { createMaterialSample, sampleMaterial, squareFootprint } from './sample.ts';
import { bakeTile } from './tile.ts';

const smallPx = 64;

test('there are at least thirty kinds', () => {
  expect(materialKinds.length).toBeGreaterThanOrEqual(30);
});

test('every kind has a physical reflectance, and keeps its mean in the last mip level', () => {
  for (const kind of materialKinds) {
    const tile = bakeTile({ kind }, 3, smallPx);
    let sum = 0;
    const finest = tile.levels[0]!;
    for (let at = 1; at < finest.length; at += channels) sum += finest[at]! / 65535;
    const mean = (sum * channels) / finest.length;
    expect(mean, kind).toBeGreaterThan(0.004);
    expect(mean, kind).toBeLessThan(0.97);
    expect(Math.abs(tile.mean[1] - mean), kind).toBeLessThan(0.002);
    expect(tile.levels.at(-1), kind).toHaveLength(channels);
  }
});

const isPicture = (kind: MaterialKind) => (materials[kind] as MaterialRow).isPicture === true;

test('tiles are seamless: differences across the border are like those inside', () => {
  for (const kind of materialKinds) {
    const tile = bakeTile({ kind }, 11, 128);
    if (tile.isPlain || isPicture(kind)) continue;
    const finest = tile.levels[0]!;
    const green = (x: number, y: number) => finest[(y * 128 + x) * channels + 1]! / 65535;
    let overBorder = 0;
    let inside = 0;
    for (let y = 0; y < 128; y++) {
      overBorder += Math.abs(green(127, y) - green(0, y)) / 128;
      for (let x = 0; x < 127; x++) inside = Math.max(inside, columnStep(green, x));
    }
    expect(overBorder, kind).toBeLessThanOrEqual(Math.max(0.02, inside * 2));
  }
});

function columnStep(green: (x: number, y: number) => number, x: number): number {
  let sum = 0;
  for (let y = 0; y < 128; y++) sum += Math.abs(green(x, y) - green(x + 1, y));
  return sum / 128;
}

test('the pattern repeats after its size in metres', () => {
  const tile = bakeTile({ kind: 'redBrick' }, 5, 128);
  const here = createMaterialSample();
  const there = createMaterialSample();
  const size = materials.redBrick.sizeMetres;
  const seen = squareFootprint(0.004);
  sampleMaterial(tile, { ...seen, u: 0.31, v: 0.77 }, 4, here);
  sampleMaterial(tile, { ...seen, u: 0.31 + 3 * size, v: 0.77 - 2 * size }, 4, there);
  for (let channel = 0; channel < channels; channel++) {
    expect(there[channel]).toBeCloseTo(here[channel]!, 5);
  }
});

test('a huge footprint gives the mean, a tiny one the pattern', () => {
  const tile = bakeTile({ kind: 'redBrick' }, 5, 256);
  const out = createMaterialSample();
  const spread = (metres: number) => {
    let low = 9;
    let high = 0;
    for (let step = 0; step < 200; step++) {
      const point = { ...squareFootprint(metres), u: step * 0.037, v: step * 0.053 };
      sampleMaterial(tile, point, 4, out);
      low = Math.min(low, out[0]!);
      high = Math.max(high, out[0]!);
    }
    return high - low;
  };
  expect(spread(4)).toBeLessThan(0.02);
  expect(spread(0.004)).toBeGreaterThan(0.15);
});

test('taps along the long side keep lines that an isotropic filter would lose', () => {
  // Boards run along u; at a grazing angle along them they must not blur together.
  const tile = bakeTile({ kind: 'shiplap' }, 5, 256);
  const contrast = (maxTaps: number) => {
    const out = createMaterialSample();
    let sum = 0;
    let squares = 0;
    for (let step = 0; step < 400; step++) {
      const point = { u: 0.5, v: step * 0.0071, dudx: 0.16, dvdx: 0, dudy: 0, dvdy: 0.008 };
      sampleMaterial(tile, point, maxTaps, out);
      sum += out[1]!;
      squares += out[1]! ** 2;
    }
    return Math.sqrt(squares / 400 - (sum / 400) ** 2);
  };
  expect(contrast(8)).toBeGreaterThan(contrast(1) * 2);
});

test('other seeds arrange other pieces, other colours keep the pattern', () => {
  const first = bakeTile({ kind: 'oakPlanks' }, 1, smallPx).levels[0]!;
  const second = bakeTile({ kind: 'oakPlanks' }, 2, smallPx).levels[0]!;
  expect(first).not.toEqual(second);
  const pale = bakeTile({ kind: 'oakPlanks', colours: ['#efe0c8'] }, 1, smallPx);
  expect(pale.mean[2]).toBeGreaterThan(bakeTile({ kind: 'oakPlanks' }, 1, smallPx).mean[2]);
});

test('the cache returns the same tile and stays within its budget', () => {
  const tile = materialTile({ kind: 'slabTile' }, 1, 256);
  expect(materialTile({ kind: 'slabTile' }, 1, 256)).toBe(tile);
  for (let seed = 0; seed < 26; seed++) materialTile({ kind: 'plaster' }, seed, 512);
  expect(cachedTileBytes()).toBeLessThanOrEqual(32 * 1024 * 1024);
  expect(materialTile({ kind: 'slabTile' }, 1, 256)).not.toBe(tile);
});
