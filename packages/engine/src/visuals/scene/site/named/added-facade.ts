/** An arcade before the front and shutters beside its windows, for houses whose grammar has neither. */
import { wallSkin } from '../../palette.ts';
import { box } from '../../solids.ts';
import type { Opening } from '../../wall-parts.ts';
import { wall } from '../../walls.ts';
import type { Bounds } from '../bounds-of-objects.ts';
import { frontWindows } from '../facade-things.ts';
import { frontAt } from '../facade-wishes.ts';
import { paving } from '../garden.ts';
import type { Site } from '../site.ts';

const arcade = { deep: 2.3, pier: 0.42, bay: 2.6, high: 3.05, low: 2.75, foot: 0.02 } as const;

/** Arches on piers under a flat roof, as deep as one walks in. */
export function arcadeBefore(site: Site): boolean {
  const front = frontAt(site, 1.6);
  if (front === undefined) return false;
  const { b, palette, heightMetres } = site;
  const { x0, x1, z } = front;
  const wide = x1 - x0;
  if (wide < 2 * arcade.bay) return false;
  // Below the eaves of a single storey.
  const high = heightMetres < 4.5 ? arcade.low : arcade.high;
  const count = Math.max(2, Math.round(wide / arcade.bay));
  const bay = wide / count;
  const half = (bay - arcade.pier) / 2;
  const openings = Array.from({ length: count }, (_, index): Opening => {
    const u = bay * (index + 0.5);
    return {
      ...{ u0: u - half, u1: u + half, v0: arcade.foot, v1: high - 0.25, archRise: half },
      kind: 'void',
    };
  });
  const skin = { ...wallSkin(palette), revealMetres: 0.4 };
  const out = z + arcade.deep;
  b.place({ at: [x0, 0, out] }, () =>
    wall(b, wide, high, openings, skin, { storey: 0, name: 'arcade', roomShift: 0 }),
  );
  b.begin('wall', 'arcade ends', { subject: true });
  for (const x of [x0, x1 - 0.4])
    box(b, [x, 0, out - 0.5], [x + 0.4, high, out - 0.01], palette.wall);
  b.begin('roof', 'arcade roof', { subject: true });
  box(b, [x0 - 0.1, high, z], [x1 + 0.1, high + 0.18, out + 0.12], palette.trim);
  paving(site, { x0, x1, z0: z, z1: out }, 0.05, palette.paving, 'arcade floor');
  return true;
}

const leaf = { share: 0.5, most: 0.55, gap: 0.04, before: 0.17, thick: 0.04 } as const;

const meets = (window: Bounds, from: number, to: number, { y0, y1 }: Bounds) =>
  window.x0 < to && window.x1 > from && window.y0 < y1 && window.y1 > y0;

/** Two leaves at each window that has room for them. */
export function shuttersBeside(site: Site): boolean {
  const { b, palette } = site;
  const all = frontWindows(site);
  const windows = all.filter(
    ({ x0, x1, y0, y1 }) => x1 - x0 < 2.4 && x1 - x0 > 0.4 && y1 - y0 > 0.6,
  );
  let built = 0;
  for (const window of windows) {
    const { x0, x1, y0, y1, z } = window;
    const wide = Math.min(leaf.most, (x1 - x0) * leaf.share);
    for (const from of [x0 - leaf.gap - wide, x1 + leaf.gap]) {
      const to = from + wide;
      if (all.some((other) => other !== window && meets(other, from, to, window))) continue;
      b.begin('trim', 'shutter', { subject: true });
      const near = z + leaf.before + leaf.thick;
      box(b, [from, y0, z + leaf.before], [to, y1, near], palette.shutter);
      for (let y = y0 + 0.1; y < y1 - 0.1; y += 0.09)
        box(b, [from + 0.06, y, near], [to - 0.06, y + 0.05, near + 0.012], palette.shutter);
      built += 1;
    }
  }
  return built > 0;
}
