/** Measures of the whole photo, as context for each patch. */
import type { Evidence } from '../evidence.ts';
import { createPatchGraph, distancesFrom } from '../patches/patch-paths.ts';
import { describeTones } from '../patches/tones.ts';
import { ranksOf } from './ranks.ts';
import { describeRegions, patchBoxes } from './region-shapes.ts';

export type PhotoSummary = ReturnType<typeof summarise>;

export function summarise({ image, patches, regions, frame, segments, kind }: Evidence) {
  const graph = createPatchGraph(patches);
  const { width, height } = image;
  const touching = (hits: (patch: number) => boolean) =>
    distancesFrom(graph, Array.from({ length: patches.count }, (_, k) => k).filter(hits));
  const boxes = patchBoxes(patches, width, height);
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
    shapes: regions.map((level) => describeRegions(patches, boxes, level, width, height)),
    tones: describeTones(patches, width, height),
    baseLine: kind === 'exterior' ? uprightFoot(segments, frame.axes, height) : 0,
  };
}

/** The row below which hardly any vertical line extends: where a facade meets the ground. */
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
