/** String lights at a house: along its roof, or to posts in front. */
import { stringLights } from '../furniture/lit-signs.ts';
import { boundsOf } from '../placed/object-bounds.ts';
import { tube } from '../solids.ts';
import type { Site } from './site.ts';

/** Along the front, if the words name the roof. */
function lightsAlongRoof({ b }: Site): boolean {
  const { triangles } = b;
  const roofs = triangles.objectTable.flatMap(({ label, subject }, id) =>
    label === 'roof' && subject ? [id] : [],
  );
  const eaves = [...boundsOf(roofs, { objects: triangles.objectTable, triangles }).values()]
    .filter(({ low, high }) => high[0] - low[0] > 2)
    .sort((a, c) => c.high[2] - a.high[2])
    .slice(0, 3);
  for (const { low, high } of eaves) {
    const [y, z] = [low[1] + 0.02, high[2] + 0.06];
    const middle = (low[0] + high[0]) / 2;
    stringLights(b, [low[0], y, z], [middle, y, z], 0.12);
    stringLights(b, [middle, y, z], [high[0], y, z], 0.12);
  }
  return eaves.length > 0;
}

/** From the house's front to posts. */
export function lightsBeforeHouse(site: Site): void {
  const { b, footprint, palette, design } = site;
  if (design.brief.parts['string-lights']?.at?.of === 'roof' && lightsAlongRoof(site)) return;
  const [left, right] = [footprint.x0 + 0.4, footprint.x1 - 0.4];
  const far = footprint.z1 + 4.6;
  b.begin('fence', 'posts of the string lights');
  for (const x of [left, (left + right) / 2, right])
    tube(b, [x, 0, far], [x, 2.9, far], 0.045, palette.accent, 8);
  for (const [from, to] of [
    [left, (left + right) / 2],
    [(left + right) / 2, left],
    [(left + right) / 2, right],
    [right, (left + right) / 2],
  ] as const)
    stringLights(b, [from, 2.9, footprint.z1 + 0.1], [to, 2.85, far], 0.45);
  stringLights(b, [left, 2.85, far], [right, 2.85, far], 0.4);
}
