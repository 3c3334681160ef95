/**
 * The room as a box (Hedau 2009; Lee 2009; Schwing 2012): of many candidate boxes the one whose
 * edges are seen in the photo, whose faces are of one colour and whose faces hold no lines at a
 * right angle to themselves.
 */
import type { AxisEdges } from './axis-edges.ts';
import { likelyBoxes } from './box-candidates.ts';
import {
  boxEdgeSupport,
  closeLooks,
  coarseLooks,
  createEdgeScorer,
  edgeTerms,
} from './box-edge-support.ts';
import { type Box, backFace, faceOfRay, floorFace, rayThrough } from './box-geometry.ts';
import type { LineSegment } from './line-segments.ts';
import type { ManhattanFrame } from './manhattan-frame.ts';
import type { WorkingImage } from './working-image.ts';

export interface FittedBox {
  readonly box: Box;
  readonly score: number;
  readonly edgeSupport: number;
  /** Share of the colour spread that the faces explain. */
  readonly homogeneity: number;
  readonly confidence: number;
}

const gridColumns = 40;
const gridRows = 30;
const cells = gridColumns * gridRows;
const shortlist = 220;
const refined = 12;

function priorOf({ left, right, depth, ceiling }: Box): number {
  return (
    -0.12 * Math.abs(Math.log(ceiling / 0.85)) -
    0.03 * Math.abs(Math.log((left + right) / 3)) -
    0.03 * Math.abs(Math.log(depth / 2.6))
  );
}

export function fitBox(
  image: WorkingImage,
  edges: AxisEdges,
  segments: readonly LineSegment[],
  frame: ManhattanFrame,
): FittedBox {
  const terms = edgeTerms(createEdgeScorer(edges, frame, closeLooks));
  const quickTerms = edgeTerms(createEdgeScorer(edges, frame, coarseLooks));
  const grid = createCellGrid(image, segments, frame);
  const score = (box: Box) => {
    const region = regionTerms(grid, box);
    let penalty = 0;
    if (region.area[floorFace]! < 0.04) penalty += 0.3;
    if (region.area[floorFace]! > 0.6) penalty += 0.3;
    if (region.area[backFace]! < 0.03) penalty += 0.15;
    return (
      boxEdgeSupport(terms, box) +
      priorOf(box) +
      0.55 * region.homogeneity -
      1.3 * region.conflict -
      penalty
    );
  };
  const best = likelyBoxes(edges, frame, quickTerms, priorOf, shortlist)
    .map((box) => ({ box, score: score(box) }))
    .sort((p, q) => q.score - p.score)
    .slice(0, refined)
    .map((start) => refine(start, score))
    .sort((p, q) => q.score - p.score)[0]!;
  const edgeSupport = boxEdgeSupport(terms, best.box);
  const { homogeneity } = regionTerms(grid, best.box);
  const trust = Math.max(0, Math.min(1, (best.score + 0.05) / 0.9));
  const confidence = trust * Math.min(1, 0.25 + frame.confidence);
  return { box: best.box, score: best.score, edgeSupport, homogeneity, confidence };
}

function refine(start: { box: Box; score: number }, score: (box: Box) => number) {
  let best = start;
  let step = 0.12;
  for (let round = 0; round < 6; round++) {
    for (const key of ['left', 'right', 'depth', 'ceiling'] as const) {
      for (const factor of [1 + step, 1 / (1 + step)]) {
        const box = { ...best.box, [key]: best.box[key] * factor };
        const value = score(box);
        if (value > best.score) best = { box, score: value };
      }
    }
    step *= 0.6;
  }
  return best;
}

interface CellGrid {
  /** Three numbers a cell: ray, weighted OKLab, segment length along each axis. */
  readonly rays: Float64Array;
  readonly colours: Float64Array;
  readonly votes: Float64Array;
  readonly voteTotal: number;
  readonly spread: number;
}

function createCellGrid(
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
  return { rays, colours, votes, voteTotal, spread: colourSpread(colours) };
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

/** The axis that a face cannot hold, and how much that counts. */
const conflictAxis = [1, 1, 0, 0, 2];
const conflictWeight = [0.5, 1.2, 1, 1, 1];

function regionTerms(grid: CellGrid, box: Box) {
  const sums = new Float64Array(25);
  let conflict = 0;
  for (let k = 0; k < cells * 3; k += 3) {
    const face = faceOfRay(grid.rays[k]!, grid.rays[k + 1]!, grid.rays[k + 2]!, box);
    const l = grid.colours[k]!;
    const a = grid.colours[k + 1]!;
    const b = grid.colours[k + 2]!;
    const at = face * 5;
    sums[at]! += 1;
    sums[at + 1]! += l;
    sums[at + 2]! += a;
    sums[at + 3]! += b;
    sums[at + 4]! += l * l + a * a + b * b;
    conflict += grid.votes[k + conflictAxis[face]!]! * conflictWeight[face]!;
  }
  let within = 0;
  const area: number[] = [];
  for (let at = 0; at < 25; at += 5) {
    const count = sums[at]!;
    area.push(count / cells);
    if (count === 0) continue;
    const square = sums[at + 1]! ** 2 + sums[at + 2]! ** 2 + sums[at + 3]! ** 2;
    within += sums[at + 4]! - square / count;
  }
  return { homogeneity: 1 - within / grid.spread, conflict: conflict / grid.voteTotal, area };
}
