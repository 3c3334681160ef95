import type { Vector3 } from '../../scene-model.ts';
import { type House, topRoof } from '../buildings/house.ts';
import { tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import type { PlotRoof } from './plot.ts';

export const pitch = 0.46;

const tileMetres = { every: 0.21, radius: 0.085, long: 0.5 } as const;
/** Thickness of the eaves under a hip roof. */
const eavesMetres = 0.22;

/** Round tile ends along the eaves: from below nothing else of the roof is visible. */
function tileEnds(house: House, rect: Rect, y: number, eave: number): void {
  const { b, palette } = house;
  b.begin('roof', 'tile ends');
  const [x0, x1, z0, z1] = [rect.x0 - eave, rect.x1 + eave, rect.z0 - eave, rect.z1 + eave];
  const low = y + eavesMetres + tileMetres.radius * 0.4;
  const high = low + tileMetres.long * pitch;
  const row = (from: number, to: number, at: (t: number) => readonly [Vector3, Vector3]) => {
    const count = Math.max(2, Math.round((to - from) / tileMetres.every));
    for (let index = 0; index < count; index++) {
      const [outer, inner] = at(from + ((to - from) * (index + 0.5)) / count);
      tube(b, outer, inner, tileMetres.radius, palette.roof, 7);
    }
  };
  const back = tileMetres.long - 0.1;
  row(x0, x1, (x) => [
    [x, low, z1 + 0.1],
    [x, high, z1 - back],
  ]);
  row(z0, z1, (z) => [
    [x0 - 0.1, low, z],
    [x0 + back, high, z],
  ]);
  row(z0, z1, (z) => [
    [x1 + 0.1, low, z],
    [x1 - back, high, z],
  ]);
}

/** A hip with tile ends, or the requested roof. */
export function tiledRoof(
  house: House,
  rect: Rect,
  y: number,
  form: PlotRoof,
  eave: number,
  slope = pitch,
) {
  if (form === 'hip') tileEnds(house, rect, y, eave);
  return topRoof(house, rect, y, { form, eave, pitch: slope });
}
