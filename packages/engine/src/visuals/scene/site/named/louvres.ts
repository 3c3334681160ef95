/** Fins or slats before the windows of a front, as a screen against the sun. */
import { kindFact } from '../../../brief/vocabulary/kinds.ts';
import type { MaterialHandle } from '../../../scene-model.ts';
import { coat, finishOf } from '../../finishes.ts';
import { box } from '../../solids.ts';
import type { Bounds } from '../bounds-of-objects.ts';
import { frontWindows } from '../facade-things.ts';
import type { Site } from '../site.ts';

const screen = { near: 0.16, deep: 0.2, aside: 0.3, apart: 0.34, thick: 0.06 } as const;
/** Lower ones are doors, which stay free. */
const leastSillMetres = 0.45;
const widest = 40;

function finish({ b, design }: Site): MaterialHandle {
  const { materials: [material] = [], colours: [colour] = [] } = design.brief.parts.louvres ?? {};
  if (material !== undefined)
    return b.material({
      ...finishOf(material, 'wall', colour === undefined ? {} : { colour }),
      name: `louvres ${material} ${colour ?? ''}`,
    });
  const paint = colour ?? '#a9774a';
  return b.material(coat(paint, { name: `louvres ${paint}`, roughness: 0.6 }));
}

/** Windows side by side in one wall share a screen. */
function bands(windows: readonly Bounds[]): Bounds[] {
  const found: Bounds[] = [];
  for (const one of [...windows].sort((a, c) => a.x0 - c.x0)) {
    const band = found.find(
      ({ x1, y0, y1, z }) =>
        Math.abs(z - one.z) < 0.1 && y0 < one.y1 && one.y0 < y1 && one.x0 - x1 < 3.4,
    );
    if (band === undefined) found.push({ ...one });
    else
      Object.assign(band, {
        x1: Math.max(band.x1, one.x1),
        y0: Math.min(band.y0, one.y0),
        y1: Math.max(band.y1, one.y1),
      });
  }
  return found;
}

function upright({ b }: Site, { x0, x1, y0, y1, z }: Bounds, material: MaterialHandle): void {
  const count = Math.max(2, Math.round((x1 - x0) / screen.apart));
  for (let fin = 0; fin <= count; fin++) {
    const x = x0 + ((x1 - x0) * fin) / count;
    box(b, [x - screen.thick / 2, y0, z], [x + screen.thick / 2, y1, z + screen.deep], material);
  }
  for (const y of [y0, y1 - 0.07])
    box(b, [x0, y, z + 0.04], [x1, y + 0.07, z + screen.deep - 0.04], material);
}

function level({ b, palette }: Site, { x0, x1, y0, y1, z }: Bounds, material: MaterialHandle) {
  const count = Math.max(3, Math.round((y1 - y0) / 0.24));
  for (let slat = 0; slat <= count; slat++) {
    const y = y0 + ((y1 - y0) * slat) / count;
    box(b, [x0, y - 0.02, z], [x1, y + 0.03, z + screen.deep], material);
  }
  const posts = Math.max(1, Math.round((x1 - x0) / 1.6));
  for (let post = 0; post <= posts; post++) {
    const x = x0 + ((x1 - x0) * post) / posts;
    box(b, [x - 0.025, y0, z + 0.06], [x + 0.025, y1, z + 0.1], palette.metal);
  }
}

export function louvres(site: Site): boolean {
  const { b, design } = site;
  const { kind = 'vertical' } = design.brief.parts.louvres ?? {};
  const all = frontWindows(site, widest);
  const above = all.filter(({ y0 }) => y0 > 2.4);
  const free = all.filter(({ y0 }) => y0 > leastSillMetres);
  const material = finish(site);
  const chosen = bands(above.length > 0 ? above : free.length > 0 ? free : all);
  for (const { x0, x1, y0, y1, z } of chosen) {
    b.begin('trim', 'louvres', { subject: true });
    const area: Bounds = {
      x0: x0 - screen.aside,
      x1: x1 + screen.aside,
      y0: y0 - 0.25,
      y1: y1 + 0.3,
      z: z + screen.near,
    };
    if (kind === 'horizontal') level(site, area, material);
    else upright(site, area, material);
  }
  b.facts[kindFact('louvres')] = kind;
  return chosen.length > 0;
}
