/** Grounds of a gabled house: a winding path, planters beside the door, a pool, a terrace. */
import { coat } from '../../finishes.ts';
import { shrub } from '../../plants/low-plants.ts';
import { paving, planter, pool, windingPath } from '../../site/garden.ts';
import { bollard } from '../../site/garden-lamps.ts';
import type { Site } from '../../site/site.ts';
import type { Rect } from '../../wall-parts.ts';

const deckMetres = { fromDoor: 1.75, least: 6.2, deep: 3.2, high: 0.24 } as const;

export function layOutGrounds(site: Site, doorX: number, footprint: Rect): void {
  const { b, palette, design, plants } = site;
  const random = site.random;
  const gravel = b.material(
    coat(random.pick(['#b8aa92', '#a59a8a', '#c2b59c']), {
      name: 'path surface',
      tile: random.pick(['gravel', 'pavers', 'cobbles']),
    }),
  );
  const { kind, colours, materials } = design.brief.parts.path ?? {};
  const isOwn = (kind ?? colours ?? materials) !== undefined;
  const surface = isOwn ? palette.paving : gravel;
  windingPath(site, [doorX, 0, footprint.z1 + 0.3], 26, 1.5, random.between(-3, 3), surface);
  for (const side of [-1, 1]) {
    const at = [doorX + side * 1.3, 0, footprint.z1 + 0.55] as const;
    planter(b, at, 0.28, 0.5, palette.stone);
    shrub(
      b,
      [at[0], 0.45, at[2]],
      0.36,
      random.chance(0.4) && design.season !== 'winter'
        ? plants.flowers(random)
        : plants.shrub(random),
      random,
      130,
    );
    if (design.time === 'night' || design.time === 'dusk')
      bollard(b, [doorX + side * 1.2, 0, footprint.z1 + 3.5], palette);
  }
  if (design.wants('pool', 0)) {
    const right = random.chance(0.5);
    const x0 = right ? doorX + 2 : doorX - 9;
    pool(site, { x0, x1: x0 + 7, z0: footprint.z1 + 2.2, z1: footprint.z1 + 5.6 });
  } else b.facts.pool = false;
  if (design.wants('terrace', 0)) {
    // Beside the door, where the picture shows it.
    const isRight = footprint.x1 - doorX > doorX - footprint.x0;
    const [near, far] = isRight
      ? [doorX + deckMetres.fromDoor, Math.max(footprint.x1, doorX + deckMetres.least)]
      : [doorX - deckMetres.fromDoor, Math.min(footprint.x0, doorX - deckMetres.least)];
    const z0 = footprint.z1 - 0.1;
    paving(
      site,
      { x0: Math.min(near, far), x1: Math.max(near, far), z0, z1: z0 + deckMetres.deep },
      deckMetres.high,
      palette.deck,
      'terrace',
    );
    b.facts.terrace = true;
  }
}
