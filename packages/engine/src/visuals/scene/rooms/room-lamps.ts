import type { PartKey } from '../../brief/vocabulary/parts.ts';
import { ceilingSpots } from '../furniture/ceiling-lights.ts';
import { isFixture } from '../furniture/lamp-fixtures.ts';
import {
  type FloorLampStyle,
  floorLamp,
  type LampMaterials,
  type PendantStyle,
  pendant,
  sconce,
  tableLamp,
} from '../furniture/lamps.ts';
import { drawnOf } from './arrange/sizes.ts';
import { finished } from './finished.ts';
import { cordUp, riseAt } from './named/ceiling-shapes.ts';
import { crystalDrops } from './named/crystal-drops.ts';
import { kindAsked, kindOf, noteKind } from './named/kind-asked.ts';
import { atWall, hasWindow, type Room, type Side } from './room.ts';

export const lampsOf = (room: Room, part: PartKey = 'lamp'): LampMaterials => ({
  shade: room.m.lampShade,
  bulb: room.m.bulb,
  metal: finished(room, part, room.m.metal),
  body: finished(
    room,
    part,
    drawnOf(room, `${part} body`, [
      ...[room.m.metal, room.m.brass, room.m.black],
      ...room.m.accents.slice(0, 2),
    ]),
  ),
});

/** Materials that imply a shape. */
const shapedBy: Readonly<Record<string, PendantStyle>> = {
  rattan: 'basket',
  paper: 'globe',
  brass: 'cone',
  copper: 'cone',
};

const namedPendants: readonly PendantStyle[] = [
  ...(['sputnik', 'ring', 'linear', 'lantern'] as const),
  ...(['globe', 'cone', 'drum', 'cage', 'basket'] as const),
];

export function addPendant(room: Room, x: number, z: number, drop: number, size = 1): void {
  const { b, look, height } = room;
  if (room.design.brief.parts.pendants?.wanted === false) return;
  // Lamps in a row match.
  const drawn = drawnOf(room, 'pendant', look.pendants);
  const { pendants, lamp } = room.design.brief.parts;
  // "A rattan lamp" may be pendant or standing.
  const part =
    pendants?.materials === undefined && lamp?.materials !== undefined ? 'lamp' : 'pendants';
  const material = room.design.brief.parts[part]?.materials?.[0];
  const shaped = (material === undefined ? undefined : shapedBy[material]) ?? drawn;
  const plainly = pendants?.form === 'chandelier' ? 'chandelier' : shaped;
  const style = kindOf<PendantStyle>(room, 'pendants', namedPendants, plainly);
  const lamps = lampsOf(room, part);
  // Several arms are of metal, where the words name no finish.
  const own = isFixture(style) ? { ...lamps, body: finished(room, part, room.m.metal) } : lamps;
  b.place({ at: [x, height, z] }, () => {
    pendant(b, style, drop, own, size);
    if (style === 'chandelier' && /crystal/i.test(room.design.brief.prompt))
      crystalDrops(b, drop, size);
    cordUp(room, x, room.m.metal);
  });
  b.facts.pendants = true;
}

export function addSpots(room: Room): void {
  const { b, width, depth, height, m } = room;
  const points = [-0.3, 0.3].flatMap((sx) =>
    [-0.28, 0.12].map((sz) => [sx * width, height + riseAt(room, sx * width), sz * depth] as const),
  );
  ceilingSpots(b, points, m.bulb);
}

/** Any that stands on the floor is a floor lamp. */
export function standingLamp(
  room: Room,
  drawn: FloorLampStyle,
  offered: readonly FloorLampStyle[],
): FloorLampStyle {
  if (kindAsked(room, 'lamp') === 'floor') noteKind(room, 'lamp', 'floor');
  return kindOf(room, 'lamp', offered, drawn);
}

export function addFloorLamp(room: Room, x: number, z: number, turnRad = 0): void {
  if (room.design.brief.parts.lamp?.wanted === false) return;
  const { b, random } = room;
  b.place({ at: [x, 0, z], turnRad }, () =>
    floorLamp(
      b,
      standingLamp(room, random.pick(['shade', 'arc', 'tripod', 'shade']), ['arc', 'tripod']),
      lampsOf(room),
    ),
  );
  b.facts.lamp = true;
}

export function addTableLamp(room: Room, x: number, y: number, z: number): void {
  if (room.design.brief.parts.lamp?.wanted === false) return;
  room.b.place({ at: [x, y, z] }, () => tableLamp(room.b, lampsOf(room)));
  room.b.facts.lamp = true;
  if (kindAsked(room, 'lamp') === 'table') noteKind(room, 'lamp', 'table');
}

/** Half the width of a wall lamp. */
const sconceMetres = 0.12;

export function addSconces(room: Room, side: Side, along: readonly number[], y = 1.7): void {
  const lamps = lampsOf(room, room.design.wants('lanterns', 0) ? 'lanterns' : 'lamp');
  // On glass a lamp would float.
  const onWall = along.filter((u) => !hasWindow(room, side, u - sconceMetres, u + sconceMetres));
  for (const u of onWall)
    atWall(room, side, u, () => room.b.place({ at: [0, y, 0] }, () => sconce(room.b, lamps)));
}
