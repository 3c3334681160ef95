import { kindFact } from '../../../brief/vocabulary/kinds.ts';
import { surface } from '../../curved/surface.ts';
import { cylinder } from '../../curved/turned.ts';
import { glassRailing } from '../../railings.ts';
import { box } from '../../solids.ts';
import type { Rect } from '../../wall-parts.ts';
import { namedRail, railAsked } from '../additions/balustrades.ts';
import { garageFront } from '../additions/garage-doors.ts';
import { type House, topRoof } from '../house.ts';
import { mass } from '../masses.ts';
import { base, storeyMetres } from './villa-levels.ts';

/** Vertical battens in front of a part of a storey. */
export function fins(house: House, rect: Rect, y: number, height: number): void {
  const { b, random, palette } = house;
  const width = rect.x1 - rect.x0;
  const from = rect.x0 + width * random.between(0, 0.3);
  const to = Math.min(rect.x1, from + width * random.between(0.25, 0.5));
  b.begin('trim', 'timber fins');
  for (let x = from; x < to; x += 0.17)
    box(b, [x, y, rect.z1 + 0.12], [x + 0.055, y + height, rect.z1 + 0.26], palette.accent);
}

/** Thin columns under the box, and the curved wall of the roof garden. */
export function pilotis(house: House, rect: Rect, top: number): void {
  const { b, palette, random } = house;
  b.begin('column', 'pilotis');
  const count = 5;
  for (let index = 0; index < count; index++) {
    const x = rect.x0 + 0.7 + ((rect.x1 - rect.x0 - 1.4) * index) / (count - 1);
    for (const z of [rect.z1 - 0.6, rect.z0 + 0.6])
      cylinder(b, [x, 0, z], 0.15, base + storeyMetres - 0.05, palette.trim, 14);
  }
  b.begin('wall', 'roof garden wall');
  const [cx, bow] = [random.between(-2.5, 2.5), random.between(1.6, 2.6)];
  surface(
    b,
    30,
    1,
    (u, v) => [cx - 3.4 + u * 6.8, top + v * 2.1, -1 + Math.sin(u * Math.PI) * bow],
    palette.accent,
    { bothSides: true },
  );
  b.facts.columns = true;
  b.facts['roof-terrace'] = true;
}

/** A frame around an upper box: slab below, blades at the sides, roof above. */
export function frame(house: House, rect: Rect, y: number, depth: number): void {
  const { b, palette } = house;
  b.begin('trim', 'frame');
  box(b, [rect.x0 - 0.3, y - 0.2, rect.z0], [rect.x1 + 0.3, y, rect.z1 + depth], palette.trim);
  box(
    b,
    [rect.x0 - 0.3, y, rect.z0 + 0.4],
    [rect.x0 - 0.04, y + storeyMetres, rect.z1 + depth],
    palette.trim,
  );
  box(
    b,
    [rect.x1 + 0.04, y, rect.z0 + 0.4],
    [rect.x1 + 0.3, y + storeyMetres, rect.z1 + depth],
    palette.trim,
  );
}

export function downlights(house: House, rect: Rect, y: number): void {
  const { b, palette } = house;
  b.begin('lamp', 'soffit lamps');
  const count = Math.max(3, Math.round((rect.x1 - rect.x0) / 3));
  for (let index = 0; index < count; index++) {
    const x = rect.x0 + ((rect.x1 - rect.x0) * (index + 0.5)) / count;
    box(b, [x - 0.07, y - 0.015, rect.z1 + 0.45], [x + 0.07, y, rect.z1 + 0.59], palette.lamp);
    b.lights.push({
      kind: 'point',
      position: b.world([x, y - 0.08, rect.z1 + 0.52]),
      radiusMetres: 0.05,
      intensity: [0.9, 0.6, 0.3],
      direction: [0, -1, 0],
      lobe: 2,
    });
  }
}

/** Glass balustrades where one level's roof is the next one's terrace. */
export function terraceRail(
  house: House,
  below: Rect,
  above: Rect,
  y: number,
  overhang: number,
): boolean {
  const { b, palette, design } = house;
  const gapLeft = above.x0 - below.x0;
  const gapRight = below.x1 - above.x1;
  const [x0, x1] = gapLeft > gapRight ? [below.x0, above.x0 - 0.35] : [above.x1 + 0.35, below.x1];
  if (x1 - x0 < 1.2) return false;
  b.begin('balcony', 'roof terrace railing');
  const z = below.z1 + overhang - 0.12;
  const kind = railAsked(design.brief) ?? 'glass';
  const side = gapLeft > gapRight ? x0 : x1;
  const ends = [
    [
      [x0, y, z],
      [x1, y, z],
    ],
    [
      [side, y, z],
      [side, y, below.z0 + 0.3],
    ],
  ] as const;
  for (const [from, to] of ends)
    if (kind === 'glass') glassRailing(b, from, to, 1.02, palette.clearGlass, palette.metal);
    else namedRail(b, { kind, palette, brief: design.brief }, from, to, 1.02);
  if (railAsked(design.brief) !== undefined)
    Object.assign(b.facts, { balustrade: true, [kindFact('balustrade')]: kind });
  return true;
}

export function garageWing(house: House, ground: Rect): Rect {
  const { b, random, palette, design } = house;
  const right = random.chance(0.5);
  const { width, openings, built } = garageFront(design, 6.2, 0.5, 0, 2.3);
  // Counted doors are all to be seen.
  const z1 = ground.z1 - (openings.length > 1 ? 0 : 1.2);
  const rect: Rect = right
    ? { x0: ground.x1, x1: ground.x1 + width, z0: ground.z0 + 0.5, z1 }
    : { x0: ground.x0 - width, x1: ground.x0, z0: ground.z0 + 0.5, z1 };
  mass(house, rect, {
    y: base,
    height: 2.75,
    storey: 0,
    name: 'garage',
    openings: { front: openings },
    walls: { front: palette.accent },
  });
  topRoof(house, rect, base + 2.75, { form: 'flat', eave: 0.3, pitch: 0 });
  b.facts.garage = built;
  return rect;
}
