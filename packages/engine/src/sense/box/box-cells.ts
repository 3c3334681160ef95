/**
 * A photo as a coarse grid, on which the faces of a box are scored: how uniform each is in colour, and how
 * many lines it contains that contradict it.
 */
import { type RunRow, walkRuns } from '../../ops/runs.ts';
import type { LineSegment } from '../camera/line-segments.ts';
import type { ManhattanFrame } from '../camera/manhattan-frame.ts';
import type { WorkingImage } from '../photo/working-image.ts';
import { type Box, faceOfRay, rayThrough } from './box-geometry.ts';

const gridColumns = 40;
const gridRows = 30;
const cells = gridColumns * gridRows;

export interface CellGrid {
  readonly rays: Float64Array;
  /** For each row, prefix sums over the cells: `sumsOf` values. */
  readonly before: Float64Array;
  readonly voteTotal: number;
  readonly spread: number;
}

/** Weighted OKLab, its square, and the length of segments along each axis. */
const sumsOf = 7;

export function createCellGrid(
  image: WorkingImage,
  segments: readonly LineSegment[],
  frame: ManhattanFrame,
): CellGrid {
  const { width, height } = image;
  const rays = new Float64Array(cells * 3);
  const colours = new Float64Array(cells * 3);
  const votes = new Float64Array(cells * 3);
  for (let row = 0; row < gridRows; row++) {
    for (let column = 0; column < gridColumns; column++) {
      const k = 3 * (row * gridColumns + column);
      const x = ((column + 0.5) / gridColumns) * width;
      const y = ((row + 0.5) / gridRows) * height;
      rayThrough(frame, x, y, rays.subarray(k, k + 3));
      cellColour(image, column, row, colours, k);
    }
  }
  segments.forEach((segment, index) => {
    const axis = frame.axes[index]!;
    if (axis < 0) return;
    const steps = Math.max(1, (segment.length / 8) | 0);
    for (let k = 0; k < steps; k++) {
      const t = (k + 0.5) / steps;
      const x = segment.x1 + (segment.x2 - segment.x1) * t;
      const y = segment.y1 + (segment.y2 - segment.y1) * t;
      const column = Math.max(0, Math.min(gridColumns - 1, ((x / width) * gridColumns) | 0));
      const row = Math.max(0, Math.min(gridRows - 1, ((y / height) * gridRows) | 0));
      votes[3 * (row * gridColumns + column) + axis]! += segment.length / steps;
    }
  });
  let voteTotal = 1;
  for (let k = 0; k < votes.length; k++) {
    votes[k] = Math.min(20, votes[k]!);
    voteTotal += votes[k]!;
  }
  return { rays, before: sumAlongRows(colours, votes), voteTotal, spread: colourSpread(colours) };
}

function sumAlongRows(colours: Float64Array, votes: Float64Array): Float64Array {
  const before = new Float64Array(gridRows * (gridColumns + 1) * sumsOf);
  for (let cell = 0; cell < cells; cell++) {
    const from = (cell + Math.floor(cell / gridColumns)) * sumsOf;
    const to = from + sumsOf;
    let square = 0;
    for (let part = 0; part < 3; part++) {
      const colour = colours[3 * cell + part]!;
      square += colour * colour;
      before[to + part] = before[from + part]! + colour;
      before[to + 4 + part] = before[from + 4 + part]! + votes[3 * cell + part]!;
    }
    before[to + 3] = before[from + 3]! + square;
  }
  return before;
}

function cellColour(
  image: WorkingImage,
  column: number,
  row: number,
  colours: Float64Array,
  k: number,
) {
  const { width, height } = image;
  const x0 = ((column * width) / gridColumns) | 0;
  const y0 = ((row * height) / gridRows) | 0;
  const x1 = Math.max(x0 + 1, (((column + 1) * width) / gridColumns) | 0);
  const y1 = Math.max(y0 + 1, (((row + 1) * height) / gridRows) | 0);
  let count = 0;
  for (let y = y0; y < Math.min(height, y1); y += 2) {
    for (let x = x0; x < Math.min(width, x1); x += 2) {
      const i = y * width + x;
      colours[k]! += image.lightness[i]! * 0.7;
      colours[k + 1]! += image.a[i]! * 2;
      colours[k + 2]! += image.b[i]! * 2;
      count++;
    }
  }
  for (let channel = 0; channel < 3; channel++) colours[k + channel]! /= Math.max(1, count);
}

function colourSpread(colours: Float64Array): number {
  const mean = [0, 0, 0];
  for (let k = 0; k < colours.length; k++) mean[k % 3]! += colours[k]! / cells;
  let spread = 1e-6;
  for (let k = 0; k < colours.length; k += 3) {
    let distance = 0;
    for (let channel = 0; channel < 3; channel++) {
      distance += (colours[k + channel]! - mean[channel]!) ** 2;
    }
    spread += Math.min(0.15, distance);
  }
  return spread;
}

/** The axis along its normal, whose lines a face can't contain, and their weight. */
const conflictAxis = [1, 1, 0, 0, 2];
const conflictWeight = [0.5, 1.2, 1, 1, 1];

const faces = 5;

/** Sums the cells of each face; one run per row, since a face's projection is convex. */
class FaceSums implements RunRow {
  readonly counts = new Float64Array(faces);
  readonly sums = new Float64Array(faces * sumsOf);
  private readonly grid: CellGrid;
  private readonly box: Box;
  private row = 0;

  constructor(grid: CellGrid, box: Box) {
    this.grid = grid;
    this.box = box;
    for (; this.row < gridRows; this.row++) walkRuns(this, gridColumns);
  }

  valueAt(column: number): number {
    const { rays } = this.grid;
    const at = 3 * (this.row * gridColumns + column);
    return faceOfRay(rays[at]!, rays[at + 1]!, rays[at + 2]!, this.box);
  }

  visit(face: number, left: number, right: number): void {
    const { counts, sums } = this;
    const { before } = this.grid;
    counts[face] = counts[face]! + right - left;
    const start = this.row * (gridColumns + 1);
    const from = (start + left) * sumsOf;
    const to = (start + right) * sumsOf;
    for (let part = 0; part < sumsOf; part++) {
      const at = face * sumsOf + part;
      sums[at] = sums[at]! + before[to + part]! - before[from + part]!;
    }
  }
}

export function regionTerms(grid: CellGrid, box: Box) {
  const { counts, sums } = new FaceSums(grid, box);
  let conflict = 0;
  let within = 0;
  for (let face = 0; face < faces; face++) {
    const at = face * sumsOf;
    conflict += sums[at + 4 + conflictAxis[face]!]! * conflictWeight[face]!;
    if (counts[face] === 0) continue;
    const square = sums[at]! ** 2 + sums[at + 1]! ** 2 + sums[at + 2]! ** 2;
    within += sums[at + 3]! - square / counts[face]!;
  }
  for (let face = 0; face < faces; face++) counts[face] = counts[face]! / cells;
  return {
    homogeneity: 1 - within / grid.spread,
    conflict: conflict / grid.voteTotal,
    area: counts,
  };
}
