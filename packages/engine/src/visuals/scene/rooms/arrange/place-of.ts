/** Places in plan: centre, orientation and footprint. */
import type { Rect } from '../../wall-parts.ts';
import { openSide, type Room, type Side, sideLength, signOf } from '../room.ts';

/** Turn 0 faces the camera; a quarter turn faces right. */
export interface Place {
  readonly x: number;
  readonly z: number;
  readonly turnRad: number;
}

export interface Footprint {
  readonly width: number;
  readonly depth: number;
  readonly low: number;
  readonly high: number;
}

export interface Solid {
  readonly rect: Rect;
  readonly low: number;
  readonly high: number;
}

/** Offset to the right and in front of a place. */
export function from(place: Place, aside: number, ahead: number, turnRad = 0): Place {
  const [cos, sin] = [Math.cos(place.turnRad), Math.sin(place.turnRad)];
  return {
    x: place.x + cos * aside + sin * ahead,
    z: place.z - sin * aside + cos * ahead,
    turnRad: place.turnRad + turnRad,
  };
}

export function rectOf({ x, z, turnRad }: Place, width: number, depth: number): Rect {
  const [cos, sin] = [Math.abs(Math.cos(turnRad)), Math.abs(Math.sin(turnRad))];
  const [across, along] = [(cos * width + sin * depth) / 2, (sin * width + cos * depth) / 2];
  return { x0: x - across, x1: x + across, z0: z - along, z1: z + along };
}

export const solidAt = (place: Place, { width, depth, low, high }: Footprint): Solid => ({
  rect: rectOf(place, width, depth),
  low,
  high,
});

/** Whether two solids overlap by more than the tolerance. */
export function solidsOverlap(a: Solid, c: Solid, tolerance = 0.01): boolean {
  return (
    a.rect.x0 < c.rect.x1 - tolerance &&
    c.rect.x0 < a.rect.x1 - tolerance &&
    a.rect.z0 < c.rect.z1 - tolerance &&
    c.rect.z0 < a.rect.z1 - tolerance &&
    a.low < c.high &&
    c.low < a.high
  );
}

/** Walls by their role in a layout. */
export type WallRole = 'main' | 'facing' | 'beside' | 'back' | 'free' | 'lit';

export const opposite = (side: Side): Side | undefined =>
  side === 'back' ? undefined : side === 'left' ? 'right' : 'left';

/** The wall opposite the far wall is not visible. */
export function wallOf(room: Room, main: Side, role: WallRole): Side | undefined {
  const free = openSide(room);
  if (role === 'main') return main;
  if (role === 'back') return 'back';
  if (role === 'free') return free;
  if (role === 'lit') return opposite(free);
  if (role === 'facing') return opposite(main);
  return main === 'back' ? free : 'back';
}

/** -1 to 1 along a wall: 1 is the far corner; on the far wall it is the corner at the side without windows. */
export function wallPlace(room: Room, side: Side, along: number, ahead: number): Place {
  const { width, depth } = room;
  if (side === 'back') return { x: along, z: -depth / 2 + ahead, turnRad: 0 };
  if (side === 'left') return { x: -width / 2 + ahead, z: -along, turnRad: Math.PI / 2 };
  return { x: width / 2 - ahead, z: along, turnRad: -Math.PI / 2 };
}

/** Direction of a wall's far end in its local metres. */
export const farSign = (room: Room, side: Side): number =>
  side === 'back' ? signOf(openSide(room)) : side === 'left' ? 1 : -1;

/** Local position of a thing of this width at a share of the wall. */
export function alongOf(room: Room, side: Side, share: number, width: number): number {
  const reach = Math.max(0, sideLength(room, side) / 2 - width / 2 - 0.04);
  return farSign(room, side) * share * reach;
}
