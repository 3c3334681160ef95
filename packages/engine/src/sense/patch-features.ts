/**
 * The numbers from which a patch's class is judged: its own look, the look around it, where it
 * lies in the picture and in the room, and the shape of the regions it belongs to.
 */
import { type Integral, rectangleMean } from '../ops/integral.ts';
import { rayThrough } from './box-geometry.ts';
import type { Evidence } from './evidence.ts';
import { type PhotoSummary, summarise } from './photo-summary.ts';
import { createPixelSums, type PixelSums } from './pixel-sums.ts';
import { regionLookLength, regionLooks } from './region-looks.ts';
import { regionShapeLength } from './region-shapes.ts';
import { toneLength } from './tones.ts';

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
  const globals = summarise(evidence);
  const looksOf = regionLooks(evidence, sums);
  const rows: number[][] = [];
  for (let patch = 0; patch < patches.count; patch++) {
    const row: number[] = [];
    ownLook(row, evidence, globals, patch);
    windows(row, evidence, sums, patch);
    offsets(row, evidence, sums, patch);
    strips(row, evidence, sums, patch);
    place(row, evidence, globals, patch);
    structure(row, evidence, sums, patch);
    membership(row, evidence, globals, looksOf, patch);
    rows.push(row);
  }
  const columns = rows[0]?.length ?? 0;
  const data = new Float32Array(rows.length * columns);
  rows.forEach((row, patch) => {
    data.set(row, patch * columns);
  });
  return { data, columns };
}

function ownLook(row: number[], { patches, image }: Evidence, globals: PhotoSummary, k: number) {
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

function place(row: number[], evidence: Evidence, globals: PhotoSummary, k: number) {
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

function membership(
  row: number[],
  { patches, regions }: Evidence,
  globals: PhotoSummary,
  looksOf: readonly Float32Array[],
  k: number,
) {
  globals.shapes.forEach((shapes, level) => {
    const region = regions[level]!.of[k]!;
    const at = region * regionShapeLength;
    for (let part = 0; part < regionShapeLength; part++) row.push(shapes[at + part]!);
    row.push(patches.lightness[k]! - shapes[at + 10]!);
    const means = looksOf[level]!;
    for (let part = 0; part < regionLookLength; part++) {
      row.push(means[region * regionLookLength + part]!);
    }
  });
  const tone = globals.tones.of[k]! * toneLength;
  for (let part = 0; part < toneLength; part++) row.push(globals.tones.data[tone + part]!);
}
