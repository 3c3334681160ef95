/** Turns glass of showers and mirrors that was read as windows into wall. */
import type { ThingsFound } from '../../analysis/seen-things.ts';
import { connectedComponents } from '../../ops/components.ts';
import type { Analysis, Quad } from '../../sense/analysis.ts';
import { roomClass } from './room-class.ts';

/** Glass things that are not windows. */
const glassy: readonly string[] = ['shower', 'mirror'];
/** Least share of glass inside such a thing. */
const leastInside = 0.6;

type Things = ThingsFound['things'];

function isInThing(things: Things, x: number, y: number): boolean {
  return things.some(
    ({ name, box }) =>
      glassy.includes(name) &&
      x >= box.x &&
      x <= box.x + box.width &&
      y >= box.y &&
      y <= box.y + box.height,
  );
}

const middleOf = (corners: Quad) => ({
  x: corners.reduce((sum, { x }) => sum + x / corners.length, 0),
  y: corners.reduce((sum, { y }) => sum + y / corners.length, 0),
});

export function withoutShowerGlass(analysis: Analysis, things: Things): Analysis {
  const { widthPx: w, heightPx: h } = analysis.photo;
  const [window, wall] = [roomClass('window'), roomClass('wall')];
  const glass = Uint8Array.from(analysis.classOf, (kind) => (kind === window ? 1 : 0));
  const { of, size } = connectedComponents(glass, w, h);
  const inside = new Float64Array(size.length);
  for (let at = 0; at < glass.length; at++)
    if (glass[at] && isInThing(things, (at % w) / w, Math.floor(at / w) / h)) inside[of[at]!]! += 1;
  const isOfThing = size.map((count, id) => inside[id]! > leastInside * count);
  if (!isOfThing.some((is) => is)) return analysis;
  const classOf = analysis.classOf.slice();
  let moved = 0;
  for (let at = 0; at < glass.length; at++) {
    if (!glass[at] || !isOfThing[of[at]!]) continue;
    classOf[at] = wall;
    moved += 1 / glass.length;
  }
  const surfaces = analysis.surfaces.map((surface) => {
    if (surface.className === 'wall') return { ...surface, area: surface.area + moved };
    return surface.className === 'window' ? { ...surface, area: surface.area - moved } : surface;
  });
  const openings = analysis.openings.filter(({ kind, corners }) => {
    const { x, y } = middleOf(corners);
    return kind !== 'window' || !isInThing(things, x / w, y / h);
  });
  return { ...analysis, classOf, surfaces, openings };
}
