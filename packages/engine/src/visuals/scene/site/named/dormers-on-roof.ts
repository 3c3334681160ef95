/** Dormers for houses whose grammar has none: on the slope that faces the street. */
import { kindFact } from '../../../brief/vocabulary/kinds.ts';
import { dormerHalf, dormerKinds, namedDormer } from '../../buildings/additions/dormers.ts';
import { roofSkin, wallSkin } from '../../palette.ts';
import type { Site } from '../site.ts';
import { bestSlope } from '../wished-openings.ts';

/** On flatter roofs they would be as deep as the house. */
const leastSlope = 0.48;
const leastMetres = 2.3;
const most = 5;

export function dormersOnRoof(site: Site): boolean {
  const { b, palette, design } = site;
  const plane = bestSlope(site, [0, 0, 1]);
  if (plane === undefined) return false;
  const {
    u0,
    u1,
    v0,
    v1,
    at,
    slope: { normal },
  } = plane;
  const isToStreet = normal[2] > 0.25 && Math.abs(normal[0]) < 0.1;
  const slope = normal[2] / normal[1];
  if (!isToStreet || slope < leastSlope || v1 - v0 < leastMetres) return false;
  const wish = design.brief.parts.dormers;
  const kind = dormerKinds.find((one) => one === wish?.kind) ?? 'gable';
  const half = dormerHalf(kind);
  const fitting = Math.floor((u1 - u0 - 1) / (half * 2 + 0.5));
  const count = Math.min(most, fitting, wish?.count ?? 3);
  const v = v1 - (v1 - v0) * 0.3;
  const skin = { ...wallSkin(palette), trim: palette.trim };
  const kit = { b, skin, roofSkin: roofSkin(palette), hasWindows: true };
  const before = b.subject;
  b.subject = true;
  let built = 0;
  for (let index = 0; index < count; index++) {
    const u = u0 + ((u1 - u0) * (index + 0.5)) / count;
    if (!plane.isFree(u, v, half, 0.7)) continue;
    const [x, y, z] = at(u, v, 0);
    namedDormer(kit, { x, y, z, slope, storey: 1 }, kind);
    built += 1;
  }
  b.subject = before;
  b.facts[kindFact('dormers')] = kind;
  return built > 0;
}
