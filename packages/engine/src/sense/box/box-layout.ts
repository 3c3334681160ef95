/**
 * The room as a box (Hedau 2009; Lee 2009; Schwing 2012): of many candidates, the one whose edges are visible
 * in the photo, and whose faces are uniform in colour and contain no lines along their normal.
 */
import type { AxisEdges } from '../camera/axis-edges.ts';
import type { LineSegment } from '../camera/line-segments.ts';
import type { ManhattanFrame } from '../camera/manhattan-frame.ts';
import type { WorkingImage } from '../photo/working-image.ts';
import { type BoxPrior, likelyBoxes } from './box-candidates.ts';
import { type CellGrid, createCellGrid, regionTerms } from './box-cells.ts';
import {
  type BoxEdges,
  closeLooks,
  coarseLooks,
  EdgeTerms,
  edgesOf,
  supportOf,
} from './box-edge-support.ts';
import { type Box, backFace, floorFace } from './box-geometry.ts';

export interface FittedBox {
  readonly box: Box;
  readonly score: number;
  readonly edgeSupport: number;
  /** Share of the colour variance that the faces explain. */
  readonly homogeneity: number;
  readonly confidence: number;
}

const shortlist = 220;
const refined = 12;

const prior: BoxPrior = {
  ceiling: (height) => -0.12 * Math.abs(Math.log(height / 0.85)),
  width: (leftToRight) => -0.03 * Math.abs(Math.log(leftToRight / 3)),
  depth: (depth) => -0.03 * Math.abs(Math.log(depth / 2.6)),
};

const homogeneityWeight = 0.55;

interface Candidate {
  readonly edges: BoxEdges;
  readonly score: number;
}

export function fitBox(
  image: WorkingImage,
  edges: AxisEdges,
  segments: readonly LineSegment[],
  frame: ManhattanFrame,
): FittedBox {
  const grid = createCellGrid(image, segments, frame);
  const judge = new BoxJudge(new EdgeTerms(edges, frame, closeLooks), grid);
  const quickTerms = new EdgeTerms(edges, frame, coarseLooks);
  const starts = likelyBoxes(edges, frame, quickTerms, prior, shortlist);
  const best = bestOf(starts, judge)
    .map((start) => refine(start, judge))
    .sort((p, q) => q.score - p.score)[0]!;
  const { box } = best.edges;
  const edgeSupport = supportOf(best.edges);
  const { homogeneity } = regionTerms(grid, box);
  const trust = Math.max(0, Math.min(1, (best.score + 0.05) / 0.9));
  const confidence = trust * Math.min(1, 0.25 + frame.confidence);
  return { box, score: best.score, edgeSupport, homogeneity, confidence };
}

class BoxJudge {
  private readonly terms: EdgeTerms;
  private readonly grid: CellGrid;

  constructor(terms: EdgeTerms, grid: CellGrid) {
    this.terms = terms;
    this.grid = grid;
  }

  /** Null for a box that can't exceed `least`, possibly evaluated in part. */
  weigh(box: Box, least: number, like?: BoxEdges): Candidate | null {
    const edges = edgesOf(this.terms, box, like);
    const { left, right, depth, ceiling } = box;
    const likely = prior.ceiling(ceiling) + prior.width(left + right) + prior.depth(depth);
    const byEdges = supportOf(edges) + likely;
    // Upper bound: perfectly uniform faces without contradicting lines.
    if (byEdges + homogeneityWeight < least) return null;
    const region = regionTerms(this.grid, box);
    let penalty = 0;
    if (region.area[floorFace]! < 0.04) penalty += 0.3;
    if (region.area[floorFace]! > 0.6) penalty += 0.3;
    if (region.area[backFace]! < 0.03) penalty += 0.15;
    const score =
      byEdges + homogeneityWeight * region.homogeneity - 1.3 * region.conflict - penalty;
    return score > least ? { edges, score } : null;
  }
}

function bestOf(boxes: readonly Box[], judge: BoxJudge): Candidate[] {
  let best: Candidate[] = [];
  for (const box of boxes) {
    const made = judge.weigh(box, best[refined - 1]?.score ?? -Infinity);
    if (made) best = [...best, made].sort((p, q) => q.score - p.score).slice(0, refined);
  }
  return best;
}

function refine(start: Candidate, judge: BoxJudge): Candidate {
  let best = start;
  let step = 0.12;
  for (let round = 0; round < 6; round++) {
    for (const key of ['left', 'right', 'depth', 'ceiling'] as const) {
      for (const factor of [1 + step, 1 / (1 + step)]) {
        const { box } = best.edges;
        const changed = { ...box, [key]: box[key] * factor };
        best = judge.weigh(changed, best.score, best.edges) ?? best;
      }
    }
    step *= 0.6;
  }
  return best;
}
