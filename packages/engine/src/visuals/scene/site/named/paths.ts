/** Where a house's own path runs, and what grows along it. */
import type { Random } from '../../../../random/random.ts';
import { shrub } from '../../plants/low-plants.ts';
import type { Site } from '../site.ts';

const names: readonly string[] = ['path', 'garden path', 'stepping stones'];
const binMetres = 0.6;

interface Reach {
  x0: number;
  x1: number;
}

/** Its left and right edge, by the distance from the house. */
function pathEdges({ b: { triangles } }: Site): Map<number, Reach> {
  const bins = new Map<number, Reach>();
  const p = triangles.positions;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    if (!names.includes(triangles.objectTable[triangles.objects[triangle]!]!.name)) continue;
    const at = triangle * 9;
    const [xs, zs] = [0, 2].map((axis) => [0, 3, 6].map((corner) => p[at + corner + axis]!)) as [
      number[],
      number[],
    ];
    const [low, high] = [Math.min(...zs), Math.max(...zs)];
    for (let bin = Math.ceil(low / binMetres); bin * binMetres <= high; bin++) {
      const known = bins.get(bin) ?? { x0: Infinity, x1: -Infinity };
      bins.set(bin, {
        x0: Math.min(known.x0, ...xs),
        x1: Math.max(known.x1, ...xs),
      });
    }
  }
  return bins;
}

const border = { aside: 0.42, far: 13, near: 0.8, nearCamera: 3.5, radius: 0.34 } as const;

function clump(site: Site, x: number, z: number, random: Random): void {
  const { b, plants } = site;
  const radius = border.radius * random.between(0.85, 1.2);
  shrub(b, [x, 0, z], radius, plants.shrub(random), random, 90);
  shrub(b, [x, radius * 0.42, z], radius * 0.9, plants.flowers(random), random, 110);
}

/** "Lavender along the path". */
export function pathBorders(site: Site): boolean {
  const { b, design, footprint, cameraDistanceMetres } = site;
  const { flowers } = design.brief.parts;
  const isAlong = flowers?.at?.of === 'path' && flowers.at.how === 'beside';
  if (flowers?.wanted !== true || !isAlong) return false;
  const random = design.random('path borders');
  const last = Math.min(border.far, cameraDistanceMetres - border.nearCamera);
  let built = 0;
  for (const [bin, { x0, x1 }] of pathEdges(site)) {
    const z = bin * binMetres;
    if (z < footprint.z1 + border.near || z > footprint.z1 + last) continue;
    clump(site, x0 - border.aside, z, random);
    clump(site, x1 + border.aside, z, random);
    built += 1;
  }
  if (built > 0) b.facts.flowers = true;
  return built > 0;
}
