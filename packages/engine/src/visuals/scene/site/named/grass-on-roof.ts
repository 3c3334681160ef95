/** A planted flat roof is seen from the ground by what grows over its edge. */
import { boundsOf } from '../../placed/object-bounds.ts';
import { shrub } from '../../plants/low-plants.ts';
import type { Site } from '../site.ts';

const edge = { apart: 0.42, inset: 0.22, least: 0.14, most: 0.3, leaves: 46 } as const;
/** Others are canopies over doors. */
const leastMetres = 2.5;
const mostTufts = 160;

export function grassOnRoof(site: Site): void {
  const { b, design, plants, cameraAzimuthRad } = site;
  if (!(design.brief.parts.roof?.materials ?? []).includes('planted')) return;
  const { triangles } = b;
  const ids = triangles.objectTable.flatMap(({ name, subject }, id) =>
    name === 'flat roof' && subject ? [id] : [],
  );
  const random = design.random('grass on roof');
  let tufts = 0;
  const tuft = (x: number, y: number, z: number) => {
    if (tufts >= mostTufts) return;
    tufts += 1;
    const radius = random.between(edge.least, edge.most);
    shrub(b, [x, y - radius * 0.35, z], radius, plants.shrub(random), random, edge.leaves);
  };
  const scene = { objects: triangles.objectTable, triangles };
  for (const { low, high } of boundsOf(ids, scene).values()) {
    if (high[0] - low[0] < leastMetres || high[2] - low[2] < leastMetres) continue;
    for (let x = low[0] + edge.inset; x < high[0] - edge.inset; x += edge.apart)
      tuft(x + random.between(-0.1, 0.1), high[1], high[2] - edge.inset);
    const side = cameraAzimuthRad > 0 ? high[0] - edge.inset : low[0] + edge.inset;
    for (let z = low[2] + edge.inset; z < high[2] - edge.inset; z += edge.apart)
      tuft(side, high[1], z + random.between(-0.1, 0.1));
  }
}
