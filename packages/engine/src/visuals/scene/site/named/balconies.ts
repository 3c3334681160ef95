/** Balconies before the windows of every upper floor, and railings right at the glass. */
import { kindFact } from '../../../brief/vocabulary/kinds.ts';
import { namedRail, railAsked } from '../../buildings/additions/balustrades.ts';
import { railing } from '../../railings.ts';
import { box } from '../../solids.ts';
import type { Bounds } from '../bounds-of-objects.ts';
import { frontWindows } from '../facade-things.ts';
import type { Site } from '../site.ts';

const slab = { deep: 1.25, thick: 0.15, aside: 0.35, below: 0.28, high: 1 } as const;
/** Windows that start lower are of the ground floor. */
const upperMetres = 2.4;
const widest = 7;
const most = 60;

function railOn(
  site: Site,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
) {
  const { b, palette, design } = site;
  const kind = railAsked(design.brief);
  if (kind === undefined) railing(b, from, to, slab.high, palette.metal);
  else namedRail(b, { kind, palette, brief: design.brief }, from, to, slab.high);
}

const upperWindows = (site: Site): Bounds[] =>
  frontWindows(site, widest)
    .filter(({ y0, x0, x1, y1 }) => y0 > upperMetres && x1 - x0 > 0.45 && y1 - y0 > 0.7)
    .slice(0, most);

/** Neighbours whose slabs would touch share one. */
function slabs(windows: readonly Bounds[]): Bounds[] {
  const found: Bounds[] = [];
  for (const one of [...windows].sort((a, c) => a.x0 - c.x0)) {
    const near = found.find(
      ({ x1, y0, z }) =>
        Math.abs(y0 - one.y0) < 0.6 && Math.abs(z - one.z) < 0.1 && one.x0 - x1 < 2 * slab.aside,
    );
    if (near === undefined) found.push({ ...one });
    else Object.assign(near, { x1: one.x1, y0: Math.min(near.y0, one.y0) });
  }
  return found;
}

/** As many slabs as there are windows above the ground floor. */
export function balconiesEverywhere(site: Site): boolean {
  const { b, palette } = site;
  const all = slabs(upperWindows(site));
  for (const { x0, x1, y0, z } of all) {
    const [left, right, floor, out] = [
      x0 - slab.aside,
      x1 + slab.aside,
      y0 - slab.below,
      z + slab.deep,
    ];
    b.begin('balcony', 'balcony', { subject: true });
    box(b, [left, floor - slab.thick, z - 0.1], [right, floor, out], palette.trim);
    const front = out - 0.05;
    railOn(site, [left + 0.05, floor, front], [right - 0.05, floor, front]);
    railOn(site, [left + 0.05, floor, z], [left + 0.05, floor, front]);
    railOn(site, [right - 0.05, floor, z], [right - 0.05, floor, front]);
  }
  if (all.length > 0) b.facts[kindFact('balcony')] = 'every';
  return all.length > 0;
}

export function julietBalconies(site: Site): boolean {
  const { b } = site;
  const all = upperWindows(site);
  for (const { x0, x1, y0, z } of all) {
    b.begin('balcony', 'juliet balcony', { subject: true });
    const out = z + 0.26;
    railOn(site, [x0 - 0.06, y0 - 0.05, out], [x1 + 0.06, y0 - 0.05, out]);
  }
  if (all.length > 0) b.facts[kindFact('balcony')] = 'juliet';
  return all.length > 0;
}
