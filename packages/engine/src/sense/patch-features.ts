/**
 * The numbers from which a patch's class is judged: its own look, the look around it, where it
 * lies in the picture and in the room, and the shape of the regions it belongs to.
 */
import { type Integral, rectangleMean } from '../ops/integral.ts';
import { rayThrough } from './box-geometry.ts';
import type { Evidence } from './evidence.ts';
import { createPatchGraph, distancesFrom } from './patch-paths.ts';
import { createPixelSums, type PixelSums } from './pixel-sums.ts';
import { ranksOf } from './ranks.ts';
import { describeRegions, regionShapeLength } from './region-shapes.ts';

export interface FeatureTable {
  /** Patches x columns, row by row. */
  readonly data: Float32Array;
  readonly columns: number;
}

/** Half sides of the windows around a patch, as shares of the mean side of the photo. */
const windowShares = [0.018, 0.05, 0.12];
/** Distances of the eight neighbouring windows. */
const offsetShares = [0.075, 0.19];
const offsetWindowShare = 0.035;
const directions = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-0.7, -0.7],
  [0.7, -0.7],
  [-0.7, 0.7],
  [0.7, 0.7],
] as const;
const stripShare = 0.015;

export function createPatchFeatures(evidence: Evidence): FeatureTable {
  const { patches } = evidence;
  const sums = createPixelSums(evidence);
  const globals = createGlobals(evidence);
  const rows: number[][] = [];
  for (let patch = 0; patch < patches.count; patch++) {
    const row: number[] = [];
    ownLook(row, evidence, globals, patch);
    windows(row, evidence, sums, patch);
    offsets(row, evidence, sums, patch);
    strips(row, evidence, sums, patch);
    place(row, evidence, globals, patch);
    structure(row, evidence, sums, patch);
    membership(row, evidence, globals, patch);
    rows.push(row);
  }
  const columns = rows[0]?.length ?? 0;
  const data = new Float32Array(rows.length * columns);
  rows.forEach((row, patch) => {
    data.set(row, patch * columns);
  });
  return { data, columns };
}

type Globals = ReturnType<typeof createGlobals>;

function createGlobals({ image, patches, regions, frame, segments, kind }: Evidence) {
  const graph = createPatchGraph(patches);
  const { width, height } = image;
  const touching = (hits: (patch: number) => boolean) =>
    distancesFrom(graph, Array.from({ length: patches.count }, (_, k) => k).filter(hits));
  const margin = Math.sqrt((width * height) / Math.max(1, patches.count));
  const y = patches.centreY;
  const x = patches.centreX;
  const mean = (values: Float32Array) => values.reduce((p, q) => p + q, 0) / values.length;
  const light = mean(patches.lightness);
  const spread = Math.sqrt(mean(patches.lightness.map((value) => (value - light) ** 2)));
  const band = (low: number, high: number) => {
    const sum = [0, 0, 0, 0];
    for (let k = 0; k < patches.count; k++) {
      const at = y[k]! / height;
      if (at < low || at > high) continue;
      sum[0]! += patches.lightness[k]!;
      sum[1]! += patches.a[k]!;
      sum[2]! += patches.b[k]!;
      sum[3]! += 1;
    }
    const count = Math.max(1, sum[3]!);
    return [sum[0]! / count, sum[1]! / count, sum[2]! / count] as const;
  };
  return {
    fromBottom: touching((k) => y[k]! > height - margin),
    fromTop: touching((k) => y[k]! < margin),
    fromSides: touching((k) => x[k]! < margin || x[k]! > width - margin),
    fromFoot: touching((k) => y[k]! > height - margin && Math.abs(x[k]! / width - 0.5) < 0.25),
    lightRank: ranksOf(patches.lightness),
    aRank: ranksOf(patches.a),
    bRank: ranksOf(patches.b),
    light,
    spread,
    meanA: mean(patches.a),
    meanB: mean(patches.b),
    top: band(0, 0.12),
    bottom: band(0.88, 1),
    shapes: regions.map((level) => describeRegions(patches, level, width, height)),
    baseLine: kind === 'exterior' ? uprightFoot(segments, frame.axes, height) : 0,
  };
}

/** The row below which hardly any upright line reaches: where a facade meets the ground. */
export function uprightFoot(
  segments: Evidence['segments'],
  axes: Int8Array,
  height: number,
): number {
  const ends = segments
    .map((segment, index) => ({ segment, axis: axes[index]! }))
    .filter(({ segment, axis }) => axis === 1 && segment.length > 0.03 * height)
    .map(({ segment }) => ({ y: Math.max(segment.y1, segment.y2), length: segment.length }))
    .sort((p, q) => p.y - q.y);
  const total = ends.reduce((sum, end) => sum + end.length, 0);
  let passed = 0;
  for (const end of ends) {
    passed += end.length;
    if (passed > 0.93 * total) return Math.max(0.5, end.y / height);
  }
  return 0.85;
}

function ownLook(row: number[], { patches, image }: Evidence, globals: Globals, k: number) {
  const l = patches.lightness[k]!;
  const a = patches.a[k]!;
  const b = patches.b[k]!;
  const shade = Math.max(0.12, l);
  row.push(l, a, b, Math.hypot(a, b), a / shade, b / shade);
  row.push(Math.atan2(b, a));
  row.push(globals.lightRank[k]!, globals.aRank[k]!, globals.bRank[k]!);
  row.push(globals.light, globals.spread, globals.meanA, globals.meanB);
  row.push(l - globals.light, a - globals.meanA, b - globals.meanB);
  for (const [bl, ba, bb] of [globals.top, globals.bottom]) {
    row.push(l - bl, Math.hypot(a - ba, b - bb));
  }
  row.push(patches.size[k]! / (image.width * image.height));
}

const looks = ['lightness', 'a', 'b', 'upright', 'level', 'texture', 'glare'] as const;

function windows(row: number[], { patches, image }: Evidence, sums: PixelSums, k: number) {
  const x = patches.centreX[k]!;
  const y = patches.centreY[k]!;
  const side = (image.width + image.height) / 2;
  for (const share of windowShares) {
    const r = Math.max(2, share * side);
    const at = (table: Integral) => rectangleMean(table, x - r, y - r, x + r + 1, y + r + 1, 0);
    for (const look of looks) row.push(at(sums[look]));
    const mean = at(sums.lightness);
    row.push(Math.sqrt(Math.max(0, at(sums.lightnessSquared) - mean * mean)));
    row.push(at(sums.upright) / (at(sums.upright) + at(sums.level) + 0.004));
  }
}

function offsets(row: number[], { patches, image }: Evidence, sums: PixelSums, k: number) {
  const side = (image.width + image.height) / 2;
  const r = Math.max(2, offsetWindowShare * side);
  const l = patches.lightness[k]!;
  const a = patches.a[k]!;
  const b = patches.b[k]!;
  for (const share of offsetShares) {
    for (const [dx, dy] of directions) {
      const x = patches.centreX[k]! + dx * share * side;
      const y = patches.centreY[k]! + dy * share * side;
      const at = (table: Integral, empty: number) =>
        rectangleMean(table, x - r, y - r, x + r + 1, y + r + 1, empty);
      row.push(at(sums.lightness, l) - l);
      row.push(Math.hypot(at(sums.a, a) - a, at(sums.b, b) - b));
      row.push(at(sums.texture, -0.01));
    }
  }
}

/** What lies above, below, left and right up to the border of the photo. */
function strips(row: number[], { patches, image }: Evidence, sums: PixelSums, k: number) {
  const { width, height } = image;
  const x = patches.centreX[k]!;
  const y = patches.centreY[k]!;
  const r = Math.max(2, (stripShare * (width + height)) / 2);
  const boxes = [
    [x - r, 0, x + r, y, y / height],
    [x - r, y, x + r, height, 1 - y / height],
    [0, y - r, x, y + r, x / width],
    [x, y - r, width, y + r, 1 - x / width],
  ] as const;
  for (const [x0, y0, x1, y1, length] of boxes) {
    const at = (table: Integral, empty: number) => rectangleMean(table, x0, y0, x1, y1, empty);
    row.push(at(sums.lightness, patches.lightness[k]!) - patches.lightness[k]!);
    row.push(at(sums.a, patches.a[k]!), at(sums.b, patches.b[k]!));
    row.push(at(sums.texture, 0));
    // edges crossed on the way, rather than their density
    row.push((at(sums.level, 0) + at(sums.upright, 0)) * length);
  }
}

function place(row: number[], evidence: Evidence, globals: Globals, k: number) {
  const { patches, image, frame } = evidence;
  const x = patches.centreX[k]!;
  const y = patches.centreY[k]!;
  const ray = new Float64Array(3);
  rayThrough(frame, x, y, ray);
  const norm = Math.hypot(ray[0]!, ray[1]!, ray[2]!);
  row.push(x / image.width, y / image.height, Math.abs(x / image.width - 0.5));
  row.push(ray[1]! / norm, Math.abs(ray[0]! / norm), ray[2]! / norm);
  row.push(image.width / image.height, frame.pitch, Math.abs(frame.yaw), frame.inlierShare);
  row.push(globals.fromBottom[k]!, globals.fromTop[k]!, globals.fromSides[k]!);
  row.push(globals.fromFoot[k]!, globals.fromBottom[k]! - globals.fromTop[k]!);
  if (evidence.kind === 'exterior') row.push(y / image.height - globals.baseLine, globals.baseLine);
}

/** Lines along the axes nearby, and the faces of the room's box. */
function structure(row: number[], evidence: Evidence, sums: PixelSums, k: number) {
  const { patches, image, room } = evidence;
  const x = patches.centreX[k]!;
  const y = patches.centreY[k]!;
  const side = (image.width + image.height) / 2;
  for (const share of [0.03, 0.09]) {
    const r = (share * side) / 2;
    for (const table of sums.axes) {
      row.push(rectangleMean(table, x / 2 - r, y / 2 - r, x / 2 + r + 1, y / 2 + r + 1, 0));
    }
  }
  if (!room) return;
  for (const share of [0.015, 0.07]) {
    const r = share * side;
    for (const table of sums.faces) {
      row.push(rectangleMean(table, x - r, y - r, x + r + 1, y + r + 1, 0));
    }
  }
  row.push(room.fitted.score, room.fitted.homogeneity);
}

function membership(row: number[], { patches, regions }: Evidence, globals: Globals, k: number) {
  globals.shapes.forEach((shapes, level) => {
    const at = regions[level]!.of[k]! * regionShapeLength;
    for (let part = 0; part < regionShapeLength; part++) row.push(shapes[at + part]!);
    row.push(patches.lightness[k]! - shapes[at + 10]!);
  });
}
