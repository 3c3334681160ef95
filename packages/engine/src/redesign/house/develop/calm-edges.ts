/** Removes fireflies on gutters and roof edges, which are thinner than a pixel and would look dashed. */
import type { Scene } from '../../../visuals/scene-model.ts';

const edgeNames: ReadonlySet<string> = new Set(['gutter', 'roof edge', 'eaves']);
/** A pixel brighter than the typical edge by this factor is a glint, not a sunlit board; it is reduced to this. */
const glint = { from: 6, left: 1.5 } as const;

const luminanceAt = (light: Float32Array, at: number) =>
  0.2126 * light[at]! + 0.7152 * light[at + 1]! + 0.0722 * light[at + 2]!;

/** Factor on the light of an edge pixel, 1 elsewhere. */
export function calmEdges(
  cutOut: Float32Array,
  coverage: Float32Array,
  ids: Uint16Array,
  { objects }: Pick<Scene, 'objects'>,
): (pixel: number) => number {
  const isEdge = objects.map(({ name }) => edgeNames.has(name));
  const levels: number[] = [];
  for (let i = 0; i < coverage.length; i++)
    if (coverage[i]! > 0.5 && isEdge[ids[i]!])
      levels.push(luminanceAt(cutOut, i * 3) / coverage[i]!);
  levels.sort((a, c) => a - c);
  const usual = levels[levels.length >> 1] ?? Infinity;
  return (i) => {
    if (!isEdge[ids[i]!]) return 1;
    const level = luminanceAt(cutOut, i * 3) / Math.max(1e-4, coverage[i]!);
    return level > usual * glint.from ? (usual * glint.left) / level : 1;
  };
}
