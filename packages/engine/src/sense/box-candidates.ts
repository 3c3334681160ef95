/**
 * Likely boxes. Seen without the camera's rotation, the back wall is an upright rectangle
 * (x from -left/depth to right/depth, y from -ceiling/depth to 1/depth), so each of its sides is
 * one number, and the photo's own lines along the axes say which numbers are worth trying.
 */
import type { AxisEdges } from './axis-edges.ts';
import type { EdgeTerms } from './box-edge-support.ts';
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

export function likelyBoxes(
  edges: AxisEdges,
  frame: ManhattanFrame,
  terms: EdgeTerms,
  prior: (box: Box) => number,
  shortlist: number,
): Box[] {
  const { x, y } = lineProfiles(edges, frame);
  const lefts = sideCandidates(x, -1);
  const rights = sideCandidates(x, 1);
  const tops = sideCandidates(y, -1);
  const feet = sideCandidates(y, 1);
  const found: { box: Box; score: number }[] = [];
  for (const foot of feet) {
    const depth = 1 / foot;
    if (depth < depthLimits[0] || depth > depthLimits[1]) continue;
    const floorLeft = lefts.map((side) => terms.floorLeft(side * depth, depth));
    const floorRight = rights.map((side) => terms.floorRight(side * depth, depth));
    const floorBack = lefts.map((l) =>
      rights.map((r) => terms.floorBack(l * depth, r * depth, depth)),
    );
    for (const top of tops) {
      const ceiling = top * depth;
      if (ceiling < ceilingLimits[0] || ceiling > ceilingLimits[1]) continue;
      const leftSide = lefts.map((side) => terms.leftSide(side * depth, depth, ceiling));
      const rightSide = rights.map((side) => terms.rightSide(side * depth, depth, ceiling));
      lefts.forEach((l, i) => {
        rights.forEach((r, j) => {
          const box = { left: l * depth, right: r * depth, depth, ceiling };
          const support =
            floorLeft[i]! +
            floorRight[j]! +
            floorBack[i]![j]! +
            leftSide[i]! +
            rightSide[j]! +
            terms.ceilingBack(box.left, box.right, depth, ceiling);
          found.push({ box, score: support + prior(box) });
        });
      });
    }
  }
  return found
    .sort((p, q) => q.score - p.score)
    .slice(0, shortlist)
    .map((candidate) => candidate.box);
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
