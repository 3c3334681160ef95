/**
 * Candidate boxes. Without the camera's rotation, the back wall is an upright rectangle (x from -left/depth
 * to right/depth, y from -ceiling/depth to 1/depth), so each side is one number, and the photo's lines along
 * the axes suggest the numbers to try.
 */
import type { AxisEdges } from '../camera/axis-edges.ts';
import type { ManhattanFrame } from '../camera/manhattan-frame.ts';
import { type EdgeTerms, mostSupport } from './box-edge-support.ts';
import { type Box, rayThrough } from './box-geometry.ts';

const bins = 150;
/** Sides are binned by angle, up to this far from the optical axis. */
const widestAngle = 1.35;
const peaksPerSide = 9;
/** Always tried: sides far out of view, and common ones without a visible line. */
const usualSides = [0.25, 0.55, 1, 2.2];
const faintest = 0.35;
const ceilingLimits = [0.3, 2.6] as const;
const depthLimits = [0.7, 14] as const;

/** Prior of a box: the sum of terms for its three proportions. */
export interface BoxPrior {
  readonly ceiling: (height: number) => number;
  readonly width: (leftToRight: number) => number;
  readonly depth: (depth: number) => number;
}

/**
 * The `shortlist` best of all combinations of sides. The edge between ceiling and back wall depends on all
 * four sides, so it is evaluated only if it can still put a box on the list.
 */
export function likelyBoxes(
  edges: AxisEdges,
  frame: ManhattanFrame,
  terms: EdgeTerms,
  prior: BoxPrior,
  shortlist: number,
): Box[] {
  const boxes = new PossibleBoxes(sidesOf(edges, frame), terms, prior);
  const bar = nthBest(boxes.rough, shortlist);
  boxes.lookAtCeilingBack(bar, Infinity);
  const enough = nthBest(boxes.scores, shortlist) - mostSupport(edges);
  boxes.lookAtCeilingBack(enough, bar);
  return boxes.best(shortlist);
}

function nthBest(values: Float64Array, n: number): number {
  return values.slice().sort()[Math.max(0, values.length - n)] ?? -Infinity;
}

function sidesOf(edges: AxisEdges, frame: ManhattanFrame) {
  const { x, y } = lineProfiles(edges, frame);
  return {
    lefts: sideCandidates(x, -1),
    rights: sideCandidates(x, 1),
    tops: sideCandidates(y, -1),
    feet: sideCandidates(y, 1),
  };
}

/** All combinations of sides, by foot, top, left and right. */
class PossibleBoxes {
  /**
   * Prior and support of all edges except that between ceiling and back wall; -Infinity for a box out of
   * bounds.
   */
  readonly rough: Float64Array;
  /** With that edge; -Infinity if not yet evaluated. */
  readonly scores: Float64Array;
  private readonly sides: ReturnType<typeof sidesOf>;
  private readonly terms: EdgeTerms;
  private readonly prior: BoxPrior;
  private readonly support: Float64Array;
  private readonly priors: Float64Array;

  constructor(sides: ReturnType<typeof sidesOf>, terms: EdgeTerms, prior: BoxPrior) {
    const { lefts, rights, tops, feet } = sides;
    const count = feet.length * tops.length * lefts.length * rights.length;
    this.sides = sides;
    this.terms = terms;
    this.prior = prior;
    this.support = new Float64Array(count).fill(-Infinity);
    this.priors = new Float64Array(count);
    for (let foot = 0; foot < feet.length; foot++) this.weighDepth(foot);
    this.scores = new Float64Array(count).fill(-Infinity);
    this.rough = new Float64Array(count);
    for (let at = 0; at < count; at++) this.rough[at] = this.support[at]! + this.priors[at]!;
  }

  /** All boxes with one foot of the back wall; shared edges are evaluated once. */
  private weighDepth(foot: number): void {
    const { sides, terms, prior } = this;
    const { lefts, rights, tops } = sides;
    const depth = 1 / sides.feet[foot]!;
    if (depth < depthLimits[0] || depth > depthLimits[1]) return;
    const left = new Float64Array(lefts.length);
    const right = new Float64Array(rights.length);
    const pair = new Float64Array(lefts.length * rights.length);
    const ofPair = new Float64Array(pair.length);
    for (let i = 0; i < lefts.length; i++) left[i] = terms.floorLeft(lefts[i]! * depth, depth);
    for (let j = 0; j < rights.length; j++) right[j] = terms.floorRight(rights[j]! * depth, depth);
    for (let i = 0, at = 0; i < lefts.length; i++) {
      for (let j = 0; j < rights.length; j++, at++) {
        const [toLeft, toRight] = [lefts[i]! * depth, rights[j]! * depth];
        pair[at] = left[i]! + right[j]! + terms.floorBack(toLeft, toRight, depth);
        ofPair[at] = prior.width(toLeft + toRight);
      }
    }
    for (let top = 0; top < tops.length; top++) this.weighCeiling(foot, top, depth, pair, ofPair);
  }

  /** Adds side walls and prior to each pair of left and right. */
  private weighCeiling(
    foot: number,
    top: number,
    depth: number,
    floorOf: Float64Array,
    widthOf: Float64Array,
  ): void {
    const { terms, prior, support, priors } = this;
    const { lefts, rights, tops } = this.sides;
    const ceiling = tops[top]! * depth;
    if (ceiling < ceilingLimits[0] || ceiling > ceilingLimits[1]) return;
    const rightSides = new Float64Array(rights.length);
    for (let j = 0; j < rights.length; j++) {
      rightSides[j] = terms.rightSide(rights[j]! * depth, depth, ceiling);
    }
    const ofCeiling = prior.ceiling(ceiling);
    const ofDepth = prior.depth(depth);
    let at = (foot * tops.length + top) * floorOf.length;
    for (let i = 0, pair = 0; i < lefts.length; i++) {
      const leftSide = terms.leftSide(lefts[i]! * depth, depth, ceiling);
      for (let j = 0; j < rights.length; j++, pair++, at++) {
        support[at] = floorOf[pair]! + leftSide + rightSides[j]!;
        priors[at] = ofCeiling + widthOf[pair]! + ofDepth;
      }
    }
  }

  /** Evaluates boxes whose partial score lies in this range. */
  lookAtCeilingBack(atLeast: number, below: number): void {
    const { rough, scores, support, priors, terms } = this;
    for (let index = 0; index < rough.length; index++) {
      const value = rough[index]!;
      if (value === -Infinity || !(value >= atLeast && value < below)) continue;
      const { left, right, depth, ceiling } = this.boxAt(index);
      const edge = terms.ceilingBack(left, right, depth, ceiling);
      scores[index] = support[index]! + edge + priors[index]!;
    }
  }

  best(shortlist: number): Box[] {
    const { scores } = this;
    const last = nthBest(scores, shortlist);
    const found: number[] = [];
    for (let index = 0; index < scores.length; index++) {
      if (scores[index]! >= last && scores[index]! > -Infinity) found.push(index);
    }
    return found
      .sort((p, q) => scores[q]! - scores[p]! || p - q)
      .slice(0, shortlist)
      .map((index) => this.boxAt(index));
  }

  private boxAt(index: number): Box {
    const { lefts, rights, tops, feet } = this.sides;
    const depth = 1 / feet[Math.floor(index / (tops.length * lefts.length * rights.length))]!;
    const left = lefts[Math.floor(index / rights.length) % lefts.length]! * depth;
    const right = rights[index % rights.length]! * depth;
    const top = tops[Math.floor(index / (lefts.length * rights.length)) % tops.length]!;
    return { left, right, depth, ceiling: top * depth };
  }
}

/** Length of lines at each angle: vertical lines by x, horizontal lines across by y. */
function lineProfiles(edges: AxisEdges, frame: ManhattanFrame) {
  const x = new Float32Array(bins);
  const y = new Float32Array(bins);
  for (let row = 0; row < edges.height; row++) addRow(edges, frame, row, x, y);
  return { x, y };
}

const ray = new Float64Array(3);

function addRow(
  { width, maps }: AxisEdges,
  frame: ManhattanFrame,
  row: number,
  x: Float32Array,
  y: Float32Array,
): void {
  for (let column = 0; column < width; column++) {
    const i = row * width + column;
    const upright = maps[1][i]!;
    const across = maps[0][i]!;
    if (upright < faintest && across < faintest) continue;
    rayThrough(frame, 2 * column + 1, 2 * row + 1, ray);
    if (ray[2]! < 0.1) continue;
    if (upright >= faintest) addLine(x, ray[0]! / ray[2]!, upright);
    if (across >= faintest) addLine(y, ray[1]! / ray[2]!, across);
  }
}

function addLine(profile: Float32Array, tangent: number, weight: number): void {
  const place = ((Math.atan(tangent) / widestAngle + 1) / 2) * bins - 0.5;
  const low = Math.floor(place);
  const share = place - low;
  if (low >= 0 && low < bins) profile[low] = profile[low]! + weight * (1 - share);
  if (low + 1 >= 0 && low + 1 < bins) profile[low + 1] = profile[low + 1]! + weight * share;
}

/** Peaks of a profile on one side of the view, and the common sides; all positive. */
function sideCandidates(profile: Float32Array, sign: -1 | 1): number[] {
  const peaks: { value: number; tangent: number }[] = [];
  for (let bin = 1; bin < bins - 1; bin++) {
    const value = profile[bin]!;
    if (value < profile[bin - 1]! || value <= profile[bin + 1]! || value === 0) continue;
    const curve = profile[bin - 1]! + profile[bin + 1]! - 2 * value;
    const shift = curve < 0 ? (0.5 * (profile[bin - 1]! - profile[bin + 1]!)) / curve : 0;
    const angle = (((bin + 0.5 + shift) / bins) * 2 - 1) * widestAngle;
    const tangent = sign * Math.tan(angle);
    if (tangent > 0.04) peaks.push({ value, tangent });
  }
  peaks.sort((p, q) => q.value - p.value);
  return [...peaks.slice(0, peaksPerSide).map((peak) => peak.tangent), ...usualSides];
}
