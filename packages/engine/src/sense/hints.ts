/** Corrections by the user: a point sets its class, and similar patches around it follow. */
import { type AnalysisHints, classesOf, type PixelBox, type SceneKind } from './analysis.ts';
import type { Evidence } from './evidence.ts';
import { createPatchGraph, distancesFrom } from './patches/patch-paths.ts';

/** Path cost at which a hint has half its weight. */
const reach = 0.16;

export function applyPointHints(
  points: NonNullable<AnalysisHints['points']>,
  kind: SceneKind,
  crop: PixelBox,
  evidence: Evidence,
  beliefs: Float32Array,
): void {
  if (points.length === 0) return;
  const names = classesOf[kind];
  const { image, patches } = evidence;
  const graph = createPatchGraph(patches);
  const hinted = points.flatMap(({ x, y, is }) => {
    const column = Math.floor((x - crop.x) / image.scaleX);
    const row = Math.floor((y - crop.y) / image.scaleY);
    const inside = column >= 0 && row >= 0 && column < image.width && row < image.height;
    const target = names.indexOf(is);
    if (!inside || target < 0) return [];
    const patch = patches.of[row * image.width + column]!;
    return [{ target, distance: distancesFrom(graph, [patch]) }];
  });
  for (let k = 0; k < patches.count; k++) {
    // the nearest hint decides, so that hints of different classes divide the area between them
    let best: (typeof hinted)[number] | null = null;
    for (const hint of hinted) {
      if (!best || hint.distance[k]! < best.distance[k]!) best = hint;
    }
    if (!best) continue;
    const force = 1 / (1 + (best.distance[k]! / reach) ** 4);
    for (let c = 0; c < names.length; c++) {
      const at = k * names.length + c;
      beliefs[at] = beliefs[at]! * (1 - force) + (c === best.target ? force : 0);
    }
  }
}
