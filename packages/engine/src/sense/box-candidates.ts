/**
 * Likely boxes. Seen without the camera's rotation, the back wall is an upright rectangle
 * (x from -left/depth to right/depth, y from -ceiling/depth to 1/depth), so each of its sides is
 * one number, and the photo's own lines along the axes say which numbers are worth trying.
 */
import type { AxisEdges } from './axis-edges.ts';
import { type EdgeTerms, mostSupport } from './box-edge-support.ts';
import { type Box, rayThrough } from './box-geometry.ts';
import type { ManhattanFrame } from './manhattan-frame.ts';

const bins = 150;
/** Sides are binned by angle, to this far from the axis of the view. */
const widestAngle = 1.35;
const peaksPerSide = 9;
/** Always tried: sides far out of view, and ordinary ones where no line is seen. */
const usualSides = [0.25, 0.55, 1, 2.2];
const faintest = 0.35;
const ceilingLimits = [0.3, 2.6] as const;
const depthLimits = [0.7, 14] as const;

/** How likely a box is before the photo is looked at: what is added up for its three proportions. */
export interface BoxPrior {
  readonly ceiling: (height: number) => number;
  readonly width: (leftToRight: number) => number;
  readonly depth: (depth: number) => number;
}

/**
 * The `shortlist` best of all ways to put sides together. The edge between ceiling and back wall depends on
 * all four sides, so it is only looked at where it can still bring a box on the list.
 */
export function likelyBoxes(
  edges: AxisEdges,
  frame: ManhattanFrame,
  terms: EdgeTerms,
  prior: BoxPrior,
  shortlist: number,
): Box[] {
  const sides = sidesOf(edges, frame);
  const { lefts, rights, tops, feet } = sides;
  const without = withoutCeilingBack(sides, terms, prior);
  const boxAt = (index: number): Box => {
    const depth = 1 / feet[Math.floor(index / (tops.length * lefts.length * rights.length))]!;
    const left = lefts[Math.floor(index / rights.length) % lefts.length]! * depth;
    const right = rights[index % rights.length]! * depth;
    const top = tops[Math.floor(index / (lefts.length * rights.length)) % tops.length]!;
    return { left, right, depth, ceiling: top * depth };
  };
  const rough = without.support.map((support, index) => support + without.prior[index]!);
  const scores = new Float64Array(rough.length).fill(-Infinity);
  const lookAt = (isWanted: (index: number) => boolean) => {
    for (let index = 0; index < rough.length; index++) {
      if (rough[index] === -Infinity || !isWanted(index)) continue;
      const { left, right, depth, ceiling } = boxAt(index);
      const edge = terms.ceilingBack(left, right, depth, ceiling);
      scores[index] = without.support[index]! + edge + without.prior[index]!;
    }
  };
  const bar = nthBest(rough, shortlist);
  lookAt((index) => rough[index]! >= bar);
  const enough = nthBest(scores, shortlist) - mostSupport(edges);
  lookAt((index) => rough[index]! < bar && rough[index]! >= enough);
  const last = nthBest(scores, shortlist);
  const found: { index: number; score: number }[] = [];
  scores.forEach((score, index) => {
    if (score >= last && score > -Infinity) found.push({ index, score });
  });
  return found
    .sort((p, q) => q.score - p.score || p.index - q.index)
    .slice(0, shortlist)
    .map(({ index }) => boxAt(index));
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

/** For each box, by foot, top, left and right: its prior and the support of all edges but one. */
function withoutCeilingBack(
  { lefts, rights, tops, feet }: ReturnType<typeof sidesOf>,
  terms: EdgeTerms,
  prior: BoxPrior,
) {
  const count = feet.length * tops.length * lefts.length * rights.length;
  const support = new Float64Array(count).fill(-Infinity);
  const priors = new Float64Array(count);
  let at = 0;
  for (const foot of feet) {
    const depth = 1 / foot;
    const start = at;
    at += count / feet.length;
    if (depth < depthLimits[0] || depth > depthLimits[1]) continue;
    const floorLeft = lefts.map((side) => terms.floorLeft(side * depth, depth));
    const floorRight = rights.map((side) => terms.floorRight(side * depth, depth));
    const pairs = lefts.flatMap((l) => rights.map((r) => [l * depth, r * depth] as const));
    const floorBack = pairs.map(([left, right]) => terms.floorBack(left, right, depth));
    const ofWidth = pairs.map(([left, right]) => prior.width(left + right));
    const ofDepth = prior.depth(depth);
    tops.forEach((top, turn) => {
      const ceiling = top * depth;
      if (ceiling < ceilingLimits[0] || ceiling > ceilingLimits[1]) return;
      const leftSide = lefts.map((side) => terms.leftSide(side * depth, depth, ceiling));
      const rightSide = rights.map((side) => terms.rightSide(side * depth, depth, ceiling));
      const ofCeiling = prior.ceiling(ceiling);
      const from = start + turn * pairs.length;
      for (let pair = 0; pair < pairs.length; pair++) {
        const i = Math.floor(pair / rights.length);
        const j = pair % rights.length;
        support[from + pair] =
          floorLeft[i]! + floorRight[j]! + floorBack[pair]! + leftSide[i]! + rightSide[j]!;
        priors[from + pair] = ofCeiling + ofWidth[pair]! + ofDepth;
      }
    });
  }
  return { support, prior: priors };
}

/** How much line lies at each angle: upright lines by x, level lines across by y. */
function lineProfiles(edges: AxisEdges, frame: ManhattanFrame) {
  const profiles = { x: new Float32Array(bins), y: new Float32Array(bins) };
  const ray = new Float64Array(3);
  const add = (profile: Float32Array, tangent: number, weight: number) => {
    const place = ((Math.atan(tangent) / widestAngle + 1) / 2) * bins - 0.5;
    const low = Math.floor(place);
    const share = place - low;
    if (low >= 0 && low < bins) profile[low] = profile[low]! + weight * (1 - share);
    if (low + 1 >= 0 && low + 1 < bins) profile[low + 1] = profile[low + 1]! + weight * share;
  };
  for (let row = 0; row < edges.height; row++) {
    for (let column = 0; column < edges.width; column++) {
      const i = row * edges.width + column;
      const upright = edges.maps[1][i]!;
      const across = edges.maps[0][i]!;
      if (upright < faintest && across < faintest) continue;
      rayThrough(frame, 2 * column + 1, 2 * row + 1, ray);
      if (ray[2]! < 0.1) continue;
      if (upright >= faintest) add(profiles.x, ray[0]! / ray[2]!, upright);
      if (across >= faintest) add(profiles.y, ray[1]! / ray[2]!, across);
    }
  }
  return profiles;
}

/** Peaks of a profile on one side of the view, and the usual sides; all positive. */
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
