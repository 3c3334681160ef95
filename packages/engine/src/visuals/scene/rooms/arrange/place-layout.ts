/** Places the pieces of a layout in a room, or reports that it doesn't fit. Builds nothing. */
import type { Opening, Rect } from '../../wall-parts.ts';
import { kindAsked } from '../named/kind-asked.ts';
import { type Room, type Side, sideLength } from '../room.ts';
import type { PieceRow } from './layout.ts';
import { type Piece, type PieceKey, pieces } from './pieces.ts';
import {
  alongOf,
  type Footprint,
  from,
  type Place,
  type Solid,
  solidAt,
  solidsOverlap,
  type WallRole,
  wallOf,
  wallPlace,
} from './place-of.ts';

interface Placed {
  readonly key: PieceKey;
  readonly name: string;
  readonly place: Place;
  readonly size: Footprint;
  /** Pieces of one group may overlap. */
  readonly group: string;
  readonly solid: Solid;
  /** Floor that must stay free in front. */
  readonly zone: Solid | undefined;
  readonly side: Side | undefined;
}

const roles: readonly string[] = ['main', 'facing', 'beside', 'back', 'free', 'lit'];
const stepMetres = 0.15;
/** Nearer to the open side a thing would be in the way of the camera; tall ones hide the room. */
const beforeUsMetres = { low: 0.25, tall: 1.5, tallFrom: 1.4 } as const;
/** A glazed door: narrow, and down to the floor. */
const door = { widest: 1.7, sill: 0.2, clear: 0.75 } as const;
/** Lower things may stand in front of glass. */
const headMetres = 1.35;

const openingsOf = (room: Room, side: Side) =>
  room.windows.find((row) => row.side === side)?.openings ?? [];

const isDoor = ({ u0, u1, v0 }: Opening): boolean => v0 < door.sill && u1 - u0 < door.widest;

/** Floor in front of glazed doors, and of a window with a seat, which stays free. */
export function doorZones(room: Room): Solid[] {
  const hasSeat = kindAsked(room, 'bench') === 'window-seat';
  const first = room.windows[0]?.openings[0];
  const isKept = (one: Opening) => isDoor(one) || (hasSeat && one === first);
  return room.windows.flatMap(({ side, openings }) =>
    openings.filter(isKept).map(({ u0, u1 }) => {
      const along = (u0 + u1 - sideLength(room, side)) / 2;
      const place = wallPlace(room, side, along, door.clear / 2);
      return solidAt(place, { width: u1 - u0, depth: door.clear, low: 0, high: 2 });
    }),
  );
}

function isInside({ width, depth }: Room, { x0, x1, z0, z1 }: Rect, high: number): boolean {
  const slack = 0.015;
  const { low, tall, tallFrom } = beforeUsMetres;
  return (
    x0 >= -width / 2 - slack &&
    x1 <= width / 2 + slack &&
    z0 >= -depth / 2 - slack &&
    z1 <= depth / 2 - (high > tallFrom ? tall : low)
  );
}

/** Extent of a floor area along a wall, in the wall's local metres. */
const alongWall = (side: Side, { x0, x1, z0, z1 }: Rect): readonly [number, number] =>
  side === 'back' ? [x0, x1] : side === 'left' ? [-z1, -z0] : [z0, z1];

export function isBeforeGlass(room: Room, side: Side, rect: Rect): boolean {
  const half = sideLength(room, side) / 2;
  const [from0, to0] = alongWall(side, rect);
  return openingsOf(room, side).some(({ u0, u1 }) => from0 < u1 - half && u0 - half < to0);
}

/** Whether a high or hanging piece would cover glass. */
function hidesGlass(room: Room, { rect, low, high }: Solid, piece: Piece): boolean {
  if (piece.isFlat === true) return false;
  return room.windows.some(({ side, openings }) =>
    openings.some(({ u0, u1, v0, v1 }) => {
      const near = 0.35;
      const [x, z] = [room.width / 2, room.depth / 2];
      const touches =
        side === 'back'
          ? rect.z0 < -z + near
          : side === 'left'
            ? rect.x0 < -x + near
            : rect.x1 > x - near;
      if (!touches || high <= Math.max(v0, low === 0 ? headMetres : 0) || low >= v1) return false;
      const half = sideLength(room, side) / 2;
      const [a, c] = [u0 - half, u1 - half];
      const [from0, to0] = alongWall(side, rect);
      return from0 < c && a < to0;
    }),
  );
}

const zoneOf = (place: Place, size: Footprint, front: number | undefined): Solid | undefined =>
  front === undefined
    ? undefined
    : solidAt(from(place, 0, size.depth / 2 + front / 2), {
        width: size.width,
        depth: front,
        low: 0,
        high: 1.9,
      });

export class Arrangement {
  readonly placed: Placed[] = [];
  private readonly room: Room;
  private readonly blocked: Solid[];

  constructor(room: Room, blocked: readonly Solid[]) {
    this.room = room;
    this.blocked = [...blocked];
  }

  /** Reserves floor that is taken by things outside the layout. */
  block(solid: Solid): void {
    this.blocked.push(solid);
  }

  /** False if a required piece has no place. */
  setAll(rows: readonly PieceRow[], main: Side): boolean {
    return rows.every((row) => this.set(row, main) || row.may === true);
  }

  set(row: PieceRow, main: Side): boolean {
    const piece: Piece = pieces[row.piece];
    if (piece.part !== undefined && this.room.design.brief.parts[piece.part]?.wanted === false)
      return true;
    const size = piece.size(this.room, row.wide);
    return roles.includes(row.of)
      ? this.setAtWall(row, piece, size, wallOf(this.room, main, row.of as WallRole))
      : this.setAtPiece(row, piece, size);
  }

  private setAtPiece(row: PieceRow, piece: Piece, size: Footprint): boolean {
    const anchor = this.placed.find(({ name }) => name === row.of);
    if (anchor === undefined) return false;
    const turnRad = ((row.turn ?? 0) * Math.PI) / 2;
    const place = from(anchor.place, row.aside ?? 0, row.ahead ?? 0, turnRad);
    return this.take(row, piece, size, place, anchor.group, undefined);
  }

  private setAtWall(row: PieceRow, piece: Piece, size: Footprint, side: Side | undefined): boolean {
    if (side === undefined) return false;
    const turn = row.turn ?? 0;
    const [wide, deep] = turn % 2 === 0 ? [size.width, size.depth] : [size.depth, size.width];
    const wished = alongOf(this.room, side, row.along ?? 0, wide);
    const slide = row.slide ?? 0.6;
    const most = sideLength(this.room, side) / 2 - wide / 2;
    const moves = [0, ...steps(slide).flatMap((by) => [by, -by])];
    return moves.some((by) => {
      const along = wished + by;
      if (Math.abs(along) > most + 0.01) return false;
      const at = wallPlace(this.room, side, along, (row.ahead ?? 0.02) + deep / 2);
      const place = { ...at, turnRad: at.turnRad + (turn * Math.PI) / 2 };
      return this.take(row, piece, size, place, undefined, side);
    });
  }

  private take(
    row: PieceRow,
    piece: Piece,
    size: Footprint,
    place: Place,
    anchored: string | undefined,
    side: Side | undefined,
  ): boolean {
    const name = row.as ?? row.piece;
    const group = anchored ?? `${name} ${this.placed.length}`;
    const solid = solidAt(place, size);
    const zone = zoneOf(place, size, piece.frontMetres);
    if (
      !isInside(this.room, solid.rect, solid.low > 1 ? 0 : solid.high) ||
      hidesGlass(this.room, solid, piece)
    )
      return false;
    if (piece.isFlat !== true && !this.isFree(solid, zone, group)) return false;
    this.placed.push({ key: row.piece, name, place, size, group, solid, zone, side });
    return true;
  }

  private isFree(solid: Solid, zone: Solid | undefined, group: string): boolean {
    if (solid.low < 1 && this.blocked.some((one) => solidsOverlap(one, solid))) return false;
    return this.placed.every((other) => {
      const { isFlat }: Piece = pieces[other.key];
      if (isFlat === true) return true;
      if (solidsOverlap(other.solid, solid)) return false;
      if (other.group === group) return true;
      const stands = solid.low < 0.3;
      const isBefore = stands && other.zone !== undefined && solidsOverlap(other.zone, solid);
      const hides = other.solid.low < 0.3 && zone !== undefined && solidsOverlap(zone, other.solid);
      return !isBefore && !hides;
    });
  }
}

const steps = (most: number) =>
  Array.from({ length: Math.floor(most / stepMetres) }, (_, step) => (step + 1) * stepMetres);

export const hasGlass = (room: Room, side: Side): boolean => openingsOf(room, side).length > 0;
