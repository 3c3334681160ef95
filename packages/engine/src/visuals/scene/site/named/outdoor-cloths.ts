/** Cushions on the seats that stand outdoors, and rugs before them. */
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { MaterialHandle } from '../../../scene-model.ts';
import { softBox } from '../../curved/soft-box.ts';
import { coat, finishOf } from '../../finishes.ts';
import { rug } from '../../furniture/textiles.ts';
import { boundsOf, objectsOf } from '../../placed/object-bounds.ts';
import type { Site } from '../site.ts';

const seats: readonly PartKey[] = ['bench', 'swing', 'sofa', 'loungers', 'chairs'];
const cushionMetres = { wide: 0.44, high: 0.13, most: 3 } as const;
/** Of a seat's height; backs and frames rise above it. */
const seatMetres = 0.46;
const swingMetres = 0.56;

function clothOf({ b, design }: Site, part: PartKey, hex: string, index = 0): MaterialHandle {
  const { materials: [material] = [], colours = [] } = design.brief.parts[part] ?? {};
  const colour = colours[index % Math.max(1, colours.length)];
  if (material !== undefined)
    return b.material({
      ...finishOf(material, 'floor', colour === undefined ? {} : { colour }),
      name: `${part} outdoors ${material}`,
    });
  return b.material(
    coat(colour ?? hex, { name: `${part} outdoors ${colour ?? hex}`, tile: 'linen' }),
  );
}

export function outdoorCushions(site: Site): void {
  const { b, design } = site;
  if (design.brief.parts.cushions?.wanted !== true || b.facts.cushions === true) return;
  const scene = { objects: b.triangles.objectTable, triangles: b.triangles };
  const { wide, high, most } = cushionMetres;
  const places = seats.flatMap((part) =>
    [...boundsOf(objectsOf(part, scene.objects), scene).values()].map((one) => ({
      ...one,
      seat: part === 'swing' ? swingMetres : seatMetres,
    })),
  );
  for (const { low, high: top, seat } of places.slice(0, most)) {
    const isAcross = top[0] - low[0] >= top[2] - low[2];
    const long = isAcross ? top[0] - low[0] : top[2] - low[2];
    const count = Math.max(1, Math.min(3, Math.floor((long - 0.2) / (wide + 0.05))));
    const y = Math.min(seat, top[1]);
    for (let index = 0; index < count; index++) {
      const share = (index + 0.5) / count;
      const x = isAcross ? low[0] + long * share : (low[0] + top[0]) / 2;
      const z = isAcross ? (low[2] + top[2]) / 2 + 0.04 : low[2] + long * share;
      b.begin('textile', 'cushions');
      softBox(
        b,
        [x - wide / 2, y, z - wide / 2],
        [x + wide / 2, y + high, z + wide / 2],
        0.05,
        clothOf(site, 'cushions', '#e6e0d4', index),
      );
    }
    b.facts.cushions = true;
  }
}

/** Before the sofa, else in the middle of what one sees. */
export function outdoorRug(site: Site): boolean {
  const { b, design, footprint } = site;
  const wish = design.brief.parts.rug;
  const scene = { objects: b.triangles.objectTable, triangles: b.triangles };
  const [sofa] = boundsOf(objectsOf('sofa', scene.objects), scene).values();
  const x =
    sofa === undefined ? (footprint.x0 + footprint.x1) / 2 : (sofa.low[0] + sofa.high[0]) / 2;
  const z = sofa === undefined ? footprint.z1 + 2.2 : sofa.high[2] + 1;
  const several = (wish?.colours?.length ?? 0) > 1;
  const isStriped = wish?.form === 'striped' || /stripe/i.test(design.brief.prompt);
  b.place({ at: [x, 0.1, z] }, () =>
    rug(b, {
      ...{ width: 2.6, depth: 1.8, style: isStriped ? 'stripes' : 'plain' },
      field: clothOf(site, 'rug', '#d9d2c4', several ? 1 : 0),
      accent: clothOf(site, 'rug', '#4a4a4a'),
      second: clothOf(site, 'rug', '#4a4a4a'),
    }),
  );
  return true;
}
