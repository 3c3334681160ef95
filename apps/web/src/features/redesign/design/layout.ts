/** Editing a room's layout: valid places, and moving and rotating pieces. */
import type { CataloguedPiece, PieceOrigin, PlacedPiece, RoomDesign } from '@maquette/contract';

export interface Piece extends PlacedPiece {
  /** Stays the same while it is moved. */
  readonly key: string;
}

export type RoomSize = RoomDesign['sizeMetres'];

interface Rect {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

const snapMetres = 0.12;
/** Pieces may touch; lengths are rounded. */
const touching = 0.03;
const gridMetres = 0.25;
const quarter = 90;

const two = (value: number) => Math.round(value * 100) / 100;
const clamp = (value: number, least: number, most: number) =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** Its axis-aligned bounding rectangle. */
export function rectOf({ footprint, x, z, turnDegrees }: PlacedPiece): Rect {
  const turn = (turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const xs: number[] = [];
  const zs: number[] = [];
  for (const px of [footprint.x0, footprint.x1])
    for (const pz of [footprint.z0, footprint.z1]) {
      xs.push(x + cos * px + sin * pz);
      zs.push(z - sin * px + cos * pz);
    }
  return { x0: Math.min(...xs), x1: Math.max(...xs), z0: Math.min(...zs), z1: Math.max(...zs) };
}

const overlap = (one: Rect, other: Rect) =>
  Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > touching &&
  Math.min(one.z1, other.z1) - Math.max(one.z0, other.z0) > touching;

/** Fabrics don't collide with pieces, and at a window in a corner they reach into the wall. */
const flat: readonly string[] = ['Curtains', 'Blind'];
const isFlat = ({ stand, name }: Piece) => stand === 'rug' || flat.includes(name);

function areOneAbove(one: Piece, other: Piece): boolean {
  const top = (piece: Piece) => piece.lowMetres + piece.sizeMetres[2];
  return one.lowMetres >= top(other) - touching || other.lowMetres >= top(one) - touching;
}

/** Reasons why pieces can't stand where they are, by key. */
export function placementProblems(
  pieces: readonly Piece[],
  [width, depth]: RoomSize,
): Map<string, string> {
  const problems = new Map<string, string>();
  pieces.forEach((piece, index) => {
    const rect = rectOf(piece);
    const isInside =
      rect.x0 > -width / 2 - touching &&
      rect.x1 < width / 2 + touching &&
      rect.z0 > -depth / 2 - touching &&
      rect.z1 < depth / 2 + touching;
    if (!isInside && !flat.includes(piece.name)) {
      problems.set(piece.key, 'stands in a wall');
      return;
    }
    if (isFlat(piece)) return;
    const other = pieces
      .slice(0, index)
      .find((one) => !isFlat(one) && !areOneAbove(one, piece) && overlap(rectOf(one), rect));
    if (other) problems.set(piece.key, `stands in the ${other.name.toLowerCase()}`);
  });
  return problems;
}

/** Clamped to the room, and snapped to a nearby wall. */
function snapFloorPiece(piece: Piece, [width, depth]: RoomSize): Piece {
  const rect = rectOf(piece);
  const within = (low: number, high: number, half: number) => {
    if (low + half < snapMetres) return -half - low;
    if (half - high < snapMetres) return half - high;
    return 0;
  };
  const x = piece.x + within(rect.x0, rect.x1, width / 2);
  const z = piece.z + within(rect.z0, rect.z1, depth / 2);
  return { ...piece, x: two(x), z: two(z) };
}

function snapWallPiece(piece: Piece, [width, depth]: RoomSize): Piece {
  const half = (piece.footprint.x1 - piece.footprint.x0) / 2;
  const along = (value: number, length: number) =>
    two(clamp(value, half - length / 2, length / 2 - half));
  const walls = [
    { away: piece.z + depth / 2, x: along(piece.x, width), z: -depth / 2, turnDegrees: 0 },
    { away: piece.x + width / 2, x: -width / 2, z: along(piece.z, depth), turnDegrees: quarter },
    { away: width / 2 - piece.x, x: width / 2, z: along(piece.z, depth), turnDegrees: -quarter },
  ];
  const { away: _, ...place } = walls.reduce((one, other) => (other.away < one.away ? other : one));
  return { ...piece, ...place };
}

export function movePiece(piece: Piece, x: number, z: number, room: RoomSize): Piece {
  const moved = { ...piece, x, z };
  return piece.stand === 'wall' ? snapWallPiece(moved, room) : snapFloorPiece(moved, room);
}

export function rotatePiece(piece: Piece, degrees: number, room: RoomSize): Piece {
  if (piece.stand === 'wall') return piece;
  const middle = middleOf(piece);
  const turnDegrees = ((piece.turnDegrees + degrees + 540) % 360) - 180;
  return centred({ ...piece, turnDegrees }, middle, room);
}

function middleOf(piece: PlacedPiece) {
  const { x0, x1, z0, z1 } = rectOf(piece);
  return { x: (x0 + x1) / 2, z: (z0 + z1) / 2 };
}

function centred(piece: Piece, middle: { x: number; z: number }, room: RoomSize): Piece {
  const now = middleOf(piece);
  return movePiece(piece, piece.x + middle.x - now.x, piece.z + middle.z - now.z, room);
}

const fromCatalogue = (piece: CataloguedPiece, key: string): Piece => {
  const origin: PieceOrigin = { name: piece.name };
  return { ...piece, origin, key, x: 0, z: 0, turnDegrees: 0 };
};

/** Replaces a piece by another in the same place. */
export const replacePiece = (
  piece: Piece,
  catalogued: CataloguedPiece,
  key: string,
  room: RoomSize,
): Piece =>
  centred(
    { ...fromCatalogue(catalogued, key), turnDegrees: piece.turnDegrees },
    middleOf(piece),
    room,
  );

/** Adds a piece at the free place nearest to the middle of the room. */
export function addPiece(
  pieces: readonly Piece[],
  catalogued: CataloguedPiece,
  key: string,
  room: RoomSize,
): Piece {
  const piece = fromCatalogue(catalogued, key);
  const [width, depth] = room;
  const places: { x: number; z: number }[] = [];
  for (let x = -width / 2; x <= width / 2; x += gridMetres)
    for (let z = -depth / 2; z <= depth / 2; z += gridMetres) places.push({ x, z });
  places.sort((one, other) => Math.hypot(one.x, one.z) - Math.hypot(other.x, other.z));
  for (const place of places) {
    const tried = centred(piece, place, room);
    if (!placementProblems([...pieces, tried], room).has(key)) return tried;
  }
  return centred(piece, { x: 0, z: 0 }, room);
}

export const piecesOf = ({ pieces }: RoomDesign): Piece[] =>
  pieces.map((piece, index) => ({ ...piece, key: `piece ${index}` }));

export const layoutOf = (pieces: readonly Piece[]) =>
  pieces.map(({ origin, x, z, turnDegrees }) => ({ origin, x, z, turnDegrees }));
