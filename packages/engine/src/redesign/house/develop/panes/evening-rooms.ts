/** Rooms behind lit panes: brightest around their lamp, darker towards floor, ceiling and corners, with curtains before them. */
import { hashLattice } from '../../../../random/random.ts';
import type { Scene } from '../../../../visuals/scene-model.ts';
import { panesOf } from './window-dressing.ts';

/** Light of the room's far ends, and what its lamp adds; together 1 on the mean of a usual window. */
const shares = { ends: 0.58, lamp: 0.85 } as const;
/** Reach of a lamp's light, and the room that has one. */
const reachMetres = { along: 1.15, upright: 0.6 } as const;
const roomMetres = 3.6;
/** Lamps hang at this share of the pane's height, or a little higher. */
const hung = { least: 0.5, more: 0.2 } as const;
/** Some rooms are lit from farther within. */
const dimmest = 0.72;

/** Factor on the light of a pane at a position. */
export function eveningRooms(scene: Pick<Scene, 'triangles' | 'objects'>, seed: number) {
  const panes = panesOf(scene);
  return (id: number, place: Float64Array): number => {
    const pane = panes.get(id);
    if (!pane) return 1;
    const wide = Math.hypot(pane.x1 - pane.x0, pane.z1 - pane.z0);
    const high = pane.y1 - pane.y0;
    const u = Math.hypot(place[0]! - pane.x0, place[2]! - pane.z0);
    const rooms = Math.max(1, Math.round(wide / roomMetres));
    const metres = wide / rooms;
    const room = Math.max(0, Math.min(rooms - 1, Math.floor(u / metres)));
    const [column, row] = [
      Math.round(pane.x0 * 7.3 + pane.z0 * 5.1) + room,
      Math.round(pane.y0 * 3.7),
    ];
    const aside = u - (room + 0.25 + 0.5 * hashLattice(column, row, seed + 61)) * metres;
    const lamp = pane.y0 + high * (hung.least + hung.more * hashLattice(column, row, seed + 67));
    const over = place[1]! - lamp;
    const near = Math.exp(
      -((aside / reachMetres.along) ** 2) -
        (over / (reachMetres.upright * Math.max(1, high / 1.6))) ** 2,
    );
    const level = dimmest + (1 - dimmest) * hashLattice(column, row, seed + 73);
    return level * (shares.ends + shares.lamp * near);
  };
}
