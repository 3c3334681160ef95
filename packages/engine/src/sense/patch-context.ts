/**
 * The second look (auto-context, Tu and Bai 2010): what the first look believes about a patch, its
 * neighbours, its regions, and what lies around it, above it and below it.
 */
import { createIntegral, type Integral, rectangleMean } from '../ops/integral.ts';
import type { Evidence } from './evidence.ts';
import type { FeatureTable } from './patch-features.ts';

/** Beliefs are drawn at this fraction of the working size before windows are summed. */
const drawStep = 3;
const windowShares = [0.05, 0.14];
const offsetShares = [0.09, 0.22];
const offsetWindowShare = 0.04;
const stripShare = 0.02;
const directions = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** The features of the first look, followed by what it believes around each patch. */
export function addContext(
  evidence: Evidence,
  features: FeatureTable,
  beliefs: Float32Array,
  classes: number,
): FeatureTable {
  const { patches, regions, image } = evidence;
  const { count } = patches;
  const perLevel = regions.map((level) => regionMeans(level.of, level.count));
  const around = neighbourMeans();
  const tables = drawBeliefs();
  const whole = new Array<number>(classes).fill(0);
  for (let k = 0; k < count; k++) {
    for (let c = 0; c < classes; c++) whole[c]! += beliefs[k * classes + c]! / count;
  }
  const side = (image.width + image.height) / 2 / drawStep;
  const rows: number[][] = [];
  for (let k = 0; k < count; k++) {
    const row: number[] = [];
    for (let c = 0; c < classes; c++) row.push(beliefs[k * classes + c]!);
    for (let c = 0; c < classes; c++) row.push(around[k * classes + c]!);
    regions.forEach((level, index) => {
      const at = level.of[k]! * classes;
      for (let c = 0; c < classes; c++) row.push(perLevel[index]![at + c]!);
    });
    windowBeliefs(row, k);
    row.push(...whole);
    rows.push(row);
  }
  const extra = rows[0]?.length ?? 0;
  const columns = features.columns + extra;
  const data = new Float32Array(count * columns);
  for (let k = 0; k < count; k++) {
    const from = k * features.columns;
    data.set(features.data.subarray(from, from + features.columns), k * columns);
    data.set(rows[k]!, k * columns + features.columns);
  }
  return { data, columns };

  function regionMeans(of: Int32Array, regionCount: number): Float32Array {
    const means = new Float32Array(regionCount * classes);
    const sizes = new Float32Array(regionCount);
    for (let k = 0; k < count; k++) {
      const region = of[k]!;
      const size = patches.size[k]!;
      sizes[region] = sizes[region]! + size;
      for (let c = 0; c < classes; c++) {
        const at = region * classes + c;
        means[at] = means[at]! + size * beliefs[k * classes + c]!;
      }
    }
    for (let at = 0; at < means.length; at++) {
      means[at] = means[at]! / sizes[Math.floor(at / classes)]!;
    }
    return means;
  }

  /** Mean over touching patches, those across weak borders counting most. */
  function neighbourMeans(): Float32Array {
    const means = new Float32Array(count * classes);
    const weights = new Float32Array(count).fill(1e-6);
    for (const { first, second, length, contrast } of patches.borders) {
      const weight = length / (0.03 + contrast);
      weights[first] = weights[first]! + weight;
      weights[second] = weights[second]! + weight;
      for (let c = 0; c < classes; c++) {
        const p = first * classes + c;
        const q = second * classes + c;
        means[p] = means[p]! + weight * beliefs[q]!;
        means[q] = means[q]! + weight * beliefs[p]!;
      }
    }
    for (let at = 0; at < means.length; at++) {
      means[at] = means[at]! / weights[Math.floor(at / classes)]!;
    }
    return means;
  }

  function drawBeliefs(): Integral[] {
    const width = Math.max(1, Math.floor(image.width / drawStep));
    const height = Math.max(1, Math.floor(image.height / drawStep));
    const drawn = new Float32Array(width * height);
    return Array.from({ length: classes }, (_, c) => {
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const patch = patches.of[(y * drawStep + 1) * image.width + x * drawStep + 1]!;
          drawn[y * width + x] = beliefs[patch * classes + c]!;
        }
      }
      return createIntegral(drawn, width, height);
    });
  }

  function windowBeliefs(row: number[], k: number) {
    const x = patches.centreX[k]! / drawStep;
    const y = patches.centreY[k]! / drawStep;
    const strip = Math.max(1, stripShare * side);
    const { width, height } = tables[0]!;
    for (const table of tables) {
      for (const share of windowShares) {
        const r = share * side;
        row.push(rectangleMean(table, x - r, y - r, x + r + 1, y + r + 1, 0));
      }
      const r = Math.max(1, offsetWindowShare * side);
      for (const share of offsetShares) {
        for (const [dx, dy] of directions) {
          const cx = x + dx * share * side;
          const cy = y + dy * share * side;
          row.push(rectangleMean(table, cx - r, cy - r, cx + r + 1, cy + r + 1, -0.1));
        }
      }
      row.push(rectangleMean(table, x - strip, 0, x + strip + 1, y, -0.1));
      row.push(rectangleMean(table, x - strip, y, x + strip + 1, height, -0.1));
      row.push(rectangleMean(table, 0, y - strip, width, y + strip + 1, -0.1));
    }
  }
}
