/**
 * Features of a superpixel for classification: its own appearance, its surroundings, its position in picture
 * and room, and the shape of its regions.
 */
import { unclearedScratch } from '../../ops/scratch-arrays.ts';
import { rayThrough } from '../box/box-geometry.ts';
import type { Evidence } from '../evidence.ts';
import { toneLength } from '../patches/tones.ts';
import { meansOver } from './layered-sums.ts';
import { type PhotoSummary, summarise } from './photo-summary.ts';
import {
  axisCount,
  createPixelSums,
  faceCount,
  measure,
  measureCount,
  type PixelSums,
} from './pixel-sums.ts';
import { regionLookLength, regionLooks } from './region-looks.ts';
import { regionShapeLength } from './region-shapes.ts';

export interface FeatureTable {
  /** Patches x columns, row by row. */
  readonly data: Float32Array;
  readonly columns: number;
}

/** Half sides of the windows around a patch, as shares of the photo's mean side. */
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
/** Window sizes for lines along the axes, and for faces of the box. */
const axisShares = [0.03, 0.09];
const faceShares = [0.015, 0.07];

/** Larger than any row. */
const widestRow = 1024;

/** Inputs for each part of a row; each part writes from `to` on and returns the next index. */
interface Source {
  readonly evidence: Evidence;
  readonly globals: PhotoSummary;
  readonly sums: PixelSums;
  readonly looksOf: readonly Float32Array[];
  /** The last window. */
  readonly means: Float64Array;
  readonly axisMeans: Float64Array;
  readonly faceMeans: Float64Array;
  readonly ray: Float64Array;
}

/**
 * Keeps two small objects of the last photo alive, which every part reads: V8 discards optimised code with
 * the last object of its shape. Never read.
 */
const held: { globals: PhotoSummary | null; room: Evidence['room'] } = {
  globals: null,
  room: null,
};

type Part = (out: Float32Array, to: number, source: Source, patch: number) => number;

export function createPatchFeatures(evidence: Evidence): FeatureTable {
  const { count } = evidence.patches;
  const sums = createPixelSums(evidence);
  const source: Source = {
    evidence,
    sums,
    globals: summarise(evidence),
    looksOf: regionLooks(evidence, sums),
    means: new Float64Array(measureCount),
    axisMeans: new Float64Array(axisCount),
    faceMeans: new Float64Array(faceCount),
    ray: new Float64Array(3),
  };
  held.globals = source.globals;
  held.room = evidence.room;
  const columns = writeRow(new Float32Array(widestRow), 0, source, 0);
  const data = unclearedScratch(Float32Array, count * columns);
  for (let patch = 0; patch < count; patch++) writeRow(data, patch * columns, source, patch);
  return { data, columns };
}

const writeRow: Part = (out, start, source, k) => {
  let to = ownLook(out, start, source, k);
  to = windows(out, to, source, k);
  to = offsets(out, to, source, k);
  to = strips(out, to, source, k);
  to = place(out, to, source, k);
  to = structure(out, to, source, k);
  return membership(out, to, source, k);
};

const length = (x: number, y: number) => Math.sqrt(x * x + y * y);

const ownLook: Part = (out, to, { evidence, globals }, k) => {
  const { patches, image } = evidence;
  const l = patches.lightness[k]!;
  const a = patches.a[k]!;
  const b = patches.b[k]!;
  const shade = Math.max(0.12, l);
  out[to++] = l;
  out[to++] = a;
  out[to++] = b;
  out[to++] = length(a, b);
  out[to++] = a / shade;
  out[to++] = b / shade;
  out[to++] = Math.atan2(b, a);
  out[to++] = globals.lightRank[k]!;
  out[to++] = globals.aRank[k]!;
  out[to++] = globals.bRank[k]!;
  out[to++] = globals.light;
  out[to++] = globals.spread;
  out[to++] = globals.meanA;
  out[to++] = globals.meanB;
  out[to++] = l - globals.light;
  out[to++] = a - globals.meanA;
  out[to++] = b - globals.meanB;
  out[to++] = l - globals.top[0];
  out[to++] = length(a - globals.top[1], b - globals.top[2]);
  out[to++] = l - globals.bottom[0];
  out[to++] = length(a - globals.bottom[1], b - globals.bottom[2]);
  out[to++] = patches.size[k]! / (image.width * image.height);
  return to;
};

const windows: Part = (out, to, { evidence, sums, means }, k) => {
  const { patches, image } = evidence;
  const x = patches.centreX[k]!;
  const y = patches.centreY[k]!;
  const side = (image.width + image.height) / 2;
  for (const share of windowShares) {
    const r = Math.max(2, share * side);
    meansOver(sums.measures, x - r, y - r, x + r + 1, y + r + 1, means);
    for (let look = 0; look < measure.lightnessSquared; look++) out[to++] = means[look]!;
    const mean = means[measure.lightness]!;
    out[to++] = Math.sqrt(Math.max(0, means[measure.lightnessSquared]! - mean * mean));
    const upright = means[measure.upright]!;
    out[to++] = upright / (upright + means[measure.level]! + 0.004);
  }
  return to;
};

const offsets: Part = (out, to, { evidence, sums, means }, k) => {
  const { patches, image } = evidence;
  const side = (image.width + image.height) / 2;
  const r = Math.max(2, offsetWindowShare * side);
  const l = patches.lightness[k]!;
  const a = patches.a[k]!;
  const b = patches.b[k]!;
  for (const share of offsetShares) {
    for (const [dx, dy] of directions) {
      const x = patches.centreX[k]! + dx * share * side;
      const y = patches.centreY[k]! + dy * share * side;
      const seen = meansOver(sums.measures, x - r, y - r, x + r + 1, y + r + 1, means);
      out[to++] = seen ? means[measure.lightness]! - l : 0;
      out[to++] = seen ? length(means[measure.a]! - a, means[measure.b]! - b) : 0;
      out[to++] = seen ? means[measure.texture]! : -0.01;
    }
  }
  return to;
};

/** Mean features above, below, left and right, up to the photo's border. */
const strips: Part = (out, start, source, k) => {
  const { patches, image } = source.evidence;
  const { width, height } = image;
  const x = patches.centreX[k]!;
  const y = patches.centreY[k]!;
  const r = Math.max(2, (stripShare * (width + height)) / 2);
  const { sums, means } = source;
  const { measures } = sums;
  let seen = meansOver(measures, x - r, 0, x + r, y, means);
  let to = strip(out, start, source, k, seen, y / height);
  seen = meansOver(measures, x - r, y, x + r, height, means);
  to = strip(out, to, source, k, seen, 1 - y / height);
  seen = meansOver(measures, 0, y - r, x, y + r, means);
  to = strip(out, to, source, k, seen, x / width);
  seen = meansOver(measures, x, y - r, width, y + r, means);
  return strip(out, to, source, k, seen, 1 - x / width);
};

/**
 * Writes the means of a strip.
 * @param seen whether it has any pixel
 * @param share its length as a share of the picture's
 */
function strip(
  out: Float32Array,
  to: number,
  { evidence, means }: Source,
  k: number,
  seen: boolean,
  share: number,
): number {
  const { patches } = evidence;
  out[to] = seen ? means[measure.lightness]! - patches.lightness[k]! : 0;
  out[to + 1] = seen ? means[measure.a]! : patches.a[k]!;
  out[to + 2] = seen ? means[measure.b]! : patches.b[k]!;
  out[to + 3] = means[measure.texture]!;
  // number of edges crossed, rather than their density
  out[to + 4] = (means[measure.level]! + means[measure.upright]!) * share;
  return to + 5;
}

const place: Part = (out, to, { evidence, globals, ray }, k) => {
  const { patches, image, frame } = evidence;
  const x = patches.centreX[k]!;
  const y = patches.centreY[k]!;
  rayThrough(frame, x, y, ray);
  const norm = Math.sqrt(ray[0]! * ray[0]! + ray[1]! * ray[1]! + ray[2]! * ray[2]!);
  out[to++] = x / image.width;
  out[to++] = y / image.height;
  out[to++] = Math.abs(x / image.width - 0.5);
  out[to++] = ray[1]! / norm;
  out[to++] = Math.abs(ray[0]! / norm);
  out[to++] = ray[2]! / norm;
  out[to++] = image.width / image.height;
  out[to++] = frame.pitch;
  out[to++] = Math.abs(frame.yaw);
  out[to++] = frame.inlierShare;
  out[to++] = globals.fromBottom[k]!;
  out[to++] = globals.fromTop[k]!;
  out[to++] = globals.fromSides[k]!;
  out[to++] = globals.fromFoot[k]!;
  out[to++] = globals.fromBottom[k]! - globals.fromTop[k]!;
  if (evidence.kind === 'exterior') {
    out[to++] = y / image.height - globals.baseLine;
    out[to++] = globals.baseLine;
  }
  return to;
};

/** Lines along the axes nearby, and the faces of the room's box. */
const structure: Part = (out, to, { evidence, sums, axisMeans, faceMeans }, k) => {
  const { patches, image, room } = evidence;
  const x = patches.centreX[k]!;
  const y = patches.centreY[k]!;
  const side = (image.width + image.height) / 2;
  for (const share of axisShares) {
    const r = (share * side) / 2;
    meansOver(sums.axes, x / 2 - r, y / 2 - r, x / 2 + r + 1, y / 2 + r + 1, axisMeans);
    for (let axis = 0; axis < axisCount; axis++) out[to++] = axisMeans[axis]!;
  }
  if (!room || !sums.faces) return to;
  for (const share of faceShares) {
    const r = share * side;
    meansOver(sums.faces, x - r, y - r, x + r + 1, y + r + 1, faceMeans);
    for (let face = 0; face < faceCount; face++) out[to++] = faceMeans[face]!;
  }
  out[to++] = room.fitted.score;
  out[to++] = room.fitted.homogeneity;
  return to;
};

const membership: Part = (out, to, { evidence, globals, looksOf }, k) => {
  const { patches, regions } = evidence;
  for (let level = 0; level < regions.length; level++) {
    const region = regions[level]!.of[k]!;
    const shapes = globals.shapes[level]!;
    const shape = region * regionShapeLength;
    for (let part = 0; part < regionShapeLength; part++) out[to++] = shapes[shape + part]!;
    out[to++] = patches.lightness[k]! - shapes[shape + 10]!;
    const means = looksOf[level]!;
    const look = region * regionLookLength;
    for (let part = 0; part < regionLookLength; part++) out[to++] = means[look + part]!;
  }
  const tone = globals.tones.of[k]! * toneLength;
  for (let part = 0; part < toneLength; part++) out[to++] = globals.tones.data[tone + part]!;
  return to;
};
