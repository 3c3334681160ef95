/** Where the things of a part can be stood upon: the highest point below a person's chest at a place. */
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import { boundsOf, objectsOf } from '../placed/object-bounds.ts';
import type { Site } from '../site/site.ts';

const highestMetres = 1.3;
const nearMetres = 0.22;

export interface Footing {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function heightAt(
  { b: { triangles } }: Site,
  ids: ReadonlySet<number>,
  [x, z]: readonly [number, number],
  highest: number,
) {
  let high: number | undefined;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    if (!ids.has(triangles.objects[triangle]!)) continue;
    const at = triangle * 9;
    const across = [0, 3, 6].map((corner) => triangles.positions[at + corner]!);
    const along = [2, 5, 8].map((corner) => triangles.positions[at + corner]!);
    if (Math.min(...across) > x + nearMetres || Math.max(...across) < x - nearMetres) continue;
    if (Math.min(...along) > z + 0.02 || Math.max(...along) < z - 0.02) continue;
    const top = Math.max(...[1, 4, 7].map((corner) => triangles.positions[at + corner]!));
    if (top < highest && (high === undefined || top > high)) high = top;
  }
  return high;
}

/** Places side by side on the first of these objects that is wide enough, nearest to us first. */
export function footings(
  site: Site,
  part: PartKey,
  count: number,
  { share = 0.55, high: highest = highestMetres } = {},
): Footing[] {
  const { triangles } = site.b;
  const scene = { objects: triangles.objectTable, triangles };
  const ids = objectsOf(part, scene.objects);
  const all = [...boundsOf(ids, scene).values()]
    .filter(({ low, high }) => low[1] < highest && high[0] - low[0] > 0.3)
    .sort((a, c) => c.high[2] - a.high[2]);
  const found: Footing[] = [];
  for (const { low, high } of all) {
    for (let index = found.length; index < count; index++) {
      const x = low[0] + ((high[0] - low[0]) * (index + 0.5)) / count;
      const z = low[2] + (high[2] - low[2]) * (index % 2 === 0 ? share : share * 0.75);
      const y = heightAt(site, new Set(ids), [x, z], highest);
      if (y !== undefined) found.push({ x, y, z });
    }
    if (found.length >= count) break;
  }
  return found;
}
