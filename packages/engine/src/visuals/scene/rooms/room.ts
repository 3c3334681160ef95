/** The room before furnishing: size, surfaces, windows, and the view outside. */
import type { Random } from '../../../random/random.ts';
import type { Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import type { Design } from '../design.ts';
import type { Opening } from '../wall-parts.ts';
import type { RoomLook } from './room-looks.ts';
import type { RoomMaterials } from './room-materials.ts';

export type Side = 'back' | 'left' | 'right';

export interface Room {
  readonly b: SceneBuilder;
  readonly design: Design;
  readonly look: RoomLook;
  readonly m: RoomMaterials;
  readonly random: Random;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly windows: readonly { readonly side: Side; readonly openings: readonly Opening[] }[];
  readonly featureSide: Side;
}

/** Whether a window interrupts this stretch of a wall, in local metres from its centre. */
export function hasWindow(room: Room, side: Side, from: number, to: number): boolean {
  const width = sideLength(room, side);
  return room.windows.some(
    (row) =>
      row.side === side &&
      row.openings.some(({ u0, u1 }) => u1 - width / 2 > from && u0 - width / 2 < to),
  );
}

/** The side wall without windows. */
export const openSide = (room: Pick<Room, 'windows'>): Side =>
  room.windows.some(({ side }) => side === 'left') ? 'right' : 'left';

/** Sign of x on this side. */
export const signOf = (side: Side) => (side === 'right' ? 1 : -1);

export const sideLength = (room: Pick<Room, 'width' | 'depth'>, side: Side) =>
  side === 'back' ? room.width : room.depth;

/**
 * Local coordinates at a wall: origin on the floor, z into the room, x to the right when facing the wall from inside.
 */
export function atWall(room: Room, side: Side, along: number, build: () => void): void {
  const { b, width, depth } = room;
  const at: Record<Side, Vector3> = {
    back: [along, 0, -depth / 2],
    left: [-width / 2, 0, -along],
    right: [width / 2, 0, along],
  };
  const turns: Record<Side, number> = { back: 0, left: Math.PI / 2, right: -Math.PI / 2 };
  b.place({ at: at[side], turnRad: turns[side] }, build);
}
