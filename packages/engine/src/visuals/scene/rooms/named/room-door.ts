/** A panelled door with its frame, flat on a wall, in the wall's local coordinates. */
import type { MaterialHandle } from '../../../scene-model.ts';
import { finished } from '../finished.ts';
import { freeSpot } from '../free-spots.ts';
import { atWall, type Room } from '../room.ts';

const half = 0.5;
const high = 2.2;
const frameMetres = 0.09;

export function panelledDoor(room: Room, paint: MaterialHandle): void {
  const { b, m } = room;
  const flat = (
    [x0, y0]: readonly [number, number],
    [x1, y1]: readonly [number, number],
    z: number,
    material: MaterialHandle,
  ) => b.quad([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z], material);
  const t = frameMetres;
  b.begin('door', 'entrance door');
  flat([-half, 0], [half, high], 0.012, paint);
  b.begin('trim', 'door frame');
  flat([-half - t, 0], [-half, high + t], 0.03, m.skirting);
  flat([half, 0], [half + t, high + t], 0.03, m.skirting);
  flat([-half, high], [half, high + t], 0.03, m.skirting);
  b.begin('door', 'door panels');
  for (const [y0, y1] of [
    [0.15, 0.75],
    [0.9, 1.4],
    [1.55, 2.05],
  ] as const)
    for (const x of [-0.42, 0.05]) flat([x, y0], [x + 0.37, y1], 0.024, paint);
  b.begin('trim', 'door knob');
  flat([0.4, 1], [0.44, 1.04], 0.06, m.brass);
}

/** A door that words paint, in a room whose plan shows none. */
export function wishedDoor(room: Room): void {
  const { b, m, design } = room;
  const { wanted, colours, materials } = design.brief.parts.door ?? {};
  const isPainted = colours !== undefined || materials !== undefined;
  if (wanted === false || !isPainted) return;
  if (b.triangles.objectTable.some(({ label }) => label === 'door')) return;
  const spot = freeSpot(room, { width: 1.25, depth: 0.12, low: 0, high: high + frameMetres });
  if (spot === undefined) return;
  atWall(room, spot.side, spot.along, () => panelledDoor(room, finished(room, 'door', m.wood)));
  b.facts.door = true;
}
