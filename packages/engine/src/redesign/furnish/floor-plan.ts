/** Footprints of placed pieces, and floor that must stay free. */
import type { Side } from '../../visuals/scene/rooms/room.ts';
import type { Rect } from '../../visuals/scene/wall-parts.ts';
import type { KeptObstacle } from '../kept/kept-obstacles.ts';
import { openToFloorMetres, type PhotoShell } from '../shell/photo-shell.ts';
import type { Piece } from './piece.ts';

/** A place on the floor; turn 0 faces the camera from the back wall. */
export interface Spot {
  readonly x: number;
  readonly z: number;
  readonly turnRad: number;
  /** Height of its underside. */
  readonly y?: number;
  /** Wall behind it, if any. */
  readonly side?: Side;
}

export interface Body {
  readonly rect: Rect;
  readonly low: number;
  readonly high: number;
}

export interface PlacedPiece extends Body {
  readonly piece: Piece;
  readonly spot: Spot;
  /** Random stream, if it differs from the index in the list. */
  readonly drawnAs?: number | undefined;
}

export interface FloorTaken {
  readonly placed: readonly PlacedPiece[];
  readonly kept: readonly Rect[];
}

export const sides: readonly Side[] = ['back', 'left', 'right'];
/** Width of a path for people. */
export const pathMetres = 0.9;
/** Least distance of furniture from the camera. */
const beforeCameraMetres = 1;
/** Distance to a window's glass, and the height of it that pieces may hide. */
const windowRule = { depth: 0.45, foot: 0.08 } as const;
const touching = 0.015;
/** Thinner pieces, such as pictures, don't block a path. */
const thinMetres = 0.1;
/** Height of seats and tables. */
const seatMetres = 0.9;

const turns: Readonly<Record<Side, number>> = { back: 0, left: Math.PI / 2, right: -Math.PI / 2 };

/** A spot at a wall, u from its left end as seen from inside. */
export function wallSpot(shell: PhotoShell, side: Side, u: number): Spot {
  const { width, depth } = shell;
  const turnRad = turns[side];
  if (side === 'back') return { x: u - width / 2, z: -depth / 2, turnRad, side };
  if (side === 'left') return { x: -width / 2, z: depth / 2 - u, turnRad, side };
  return { x: width / 2, z: u - depth / 2, turnRad, side };
}

/** Inverse of `wallSpot`: distance along its wall, from the left end as seen from inside. */
export function alongWall(
  { width, depth }: Pick<PhotoShell, 'width' | 'depth'>,
  { x, z, side }: Pick<Spot, 'x' | 'z' | 'side'>,
): number {
  if (side === 'left') return depth / 2 - z;
  return side === 'right' ? z + depth / 2 : x + width / 2;
}

export const wallLength = (
  { width, depth }: Pick<PhotoShell, 'width' | 'depth'>,
  side: Side,
): number => (side === 'back' ? width : depth);

/** Converts a spot's local coordinates (x to its right, z in front) to the room's. */
export function from(spot: Spot, x: number, z: number, turnRad = 0): Spot {
  const cos = Math.cos(spot.turnRad);
  const sin = Math.sin(spot.turnRad);
  return {
    x: spot.x + cos * x + sin * z,
    z: spot.z - sin * x + cos * z,
    turnRad: spot.turnRad + turnRad,
  };
}

/** Axis-aligned bounds in the room of a spot's local rectangle. */
export function rectAt(spot: Spot, { x0, x1, z0, z1 }: Rect): Rect {
  const corners = [from(spot, x0, z0), from(spot, x1, z0), from(spot, x0, z1), from(spot, x1, z1)];
  const xs = corners.map(({ x }) => x);
  const zs = corners.map(({ z }) => z);
  return { x0: Math.min(...xs), x1: Math.max(...xs), z0: Math.min(...zs), z1: Math.max(...zs) };
}

export function pieceBody(piece: Piece, spot: Spot): Body {
  const low = (spot.y ?? 0) + piece.low;
  return { rect: rectAt(spot, piece.footprint), low, high: low + piece.heightMetres };
}

export const overlap = (one: Rect, other: Rect, allowed: number = touching): boolean =>
  Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > allowed &&
  Math.min(one.z1, other.z1) - Math.max(one.z0, other.z0) > allowed;

/** Floor in front of an opening, to a depth. */
function floorBefore(shell: PhotoShell, side: Side, u0: number, u1: number, out: number): Rect {
  return rectAt(wallSpot(shell, side, (u0 + u1) / 2), {
    x0: (u0 - u1) / 2,
    x1: (u1 - u0) / 2,
    z0: 0,
    z1: out,
  });
}

export class FloorPlan {
  readonly shell: PhotoShell;
  readonly placed: PlacedPiece[] = [];
  /** Placeholders for things kept from the photo. */
  readonly obstacles: readonly KeptObstacle[];
  /** In front of doors, and of windows that open to the floor. */
  readonly paths: readonly Rect[];
  private readonly windows: readonly Body[];
  private readonly kept: Rect[] = [];

  constructor(shell: PhotoShell, obstacles: readonly KeptObstacle[] = []) {
    this.shell = shell;
    this.obstacles = obstacles;
    const before = (out: number) => (one: PhotoShell['openings'][number]) =>
      floorBefore(shell, one.side, one.u0, one.u1, out);
    const isWalked = ({ kind, v0 }: PhotoShell['openings'][number]) =>
      kind === 'door' || v0 < openToFloorMetres;
    this.paths = shell.openings.filter(isWalked).map(before(pathMetres));
    this.windows = shell.openings
      .filter((one) => !isWalked(one))
      .map((one) => ({ rect: before(windowRule.depth)(one), low: one.v0, high: one.v1 }));
  }

  /** Openings as thin bodies in their walls; seats may be visible in front of the foot of a high window. */
  openingBodies(): Body[] {
    return this.shell.openings.map(({ side, kind, u0, u1, v0, v1 }) => ({
      rect: floorBefore(this.shell, side, u0, u1, 0.02),
      low: kind === 'window' && v1 > 2 * seatMetres ? Math.max(v0, seatMetres) : v0,
      high: v1,
    }));
  }

  /** Height of a window that this hides, metres. */
  hidesWindow({ rect, low, high }: Body): number {
    let most = 0;
    for (const window of this.windows) {
      if (!overlap(window.rect, rect) || low > window.high) continue;
      most = Math.max(most, Math.min(high, window.high) - Math.max(low, window.low));
    }
    return most;
  }

  bodyOf(piece: Piece, spot: Spot): Body {
    return pieceBody(piece, spot);
  }

  /** The kept thing that replaces such a piece. */
  keptInsteadOf({ name }: Piece): KeptObstacle | undefined {
    return this.obstacles.find((one) => one.standsFor(name));
  }

  private leavesKept(body: Body): boolean {
    return this.obstacles.every(
      (one) =>
        !one.isHiddenBy(body) &&
        (one.low >= body.high || one.high <= body.low || !overlap(one.rect, body.rect)),
    );
  }

  private isInside(rect: Rect, allowed: number): boolean {
    const { width, depth } = this.shell;
    return (
      rect.x0 >= -width / 2 - allowed &&
      rect.x1 <= width / 2 + allowed &&
      rect.z0 >= -depth / 2 - allowed &&
      rect.z1 <= depth / 2 + allowed
    );
  }

  private isApart(body: Body, allowed: number): boolean {
    return this.placed.every(
      (other) =>
        other.piece.isFlat ||
        other.low >= body.high - allowed ||
        other.high <= body.low + allowed ||
        !overlap(other.rect, body.rect, allowed),
    );
  }

  /** Whether it intersects no wall, ceiling or other piece. */
  isClear(piece: Piece, spot: Spot, allowed: number = touching): boolean {
    const body = this.bodyOf(piece, spot);
    if (!this.isInside(body.rect, allowed) || body.high > this.shell.height + allowed) return false;
    return piece.isFlat || (this.isApart(body, allowed) && this.leavesKept(body));
  }

  /**
   * @param hidden height of a window that may be hidden, for pieces without a better place
   * @param away distance kept free in front of the camera
   */
  fits(
    piece: Piece,
    spot: Spot,
    hidden: number = windowRule.foot,
    away: number = beforeCameraMetres,
  ): boolean {
    if (this.keptInsteadOf(piece)) return false;
    const body = this.bodyOf(piece, spot);
    if (!this.isInside(body.rect, touching) || body.high > this.shell.height) return false;
    if (piece.isFlat) return true;
    if (!this.leavesKept(body)) return false;
    if (this.hidesWindow(body) > hidden) return false;
    const isLow = body.low < 2;
    const isInWay = isLow && piece.depthMetres > thinMetres;
    if (isInWay && this.paths.some((path) => overlap(path, body.rect))) return false;
    if (isInWay && this.kept.some((kept) => overlap(kept, body.rect))) return false;
    const [x, , z] = this.shell.camera.position;
    const dx = Math.max(0, body.rect.x0 - x, x - body.rect.x1);
    const dz = Math.max(0, body.rect.z0 - z, z - body.rect.z1);
    if (isLow && Math.hypot(dx, dz) < away) return false;
    return this.isApart(body, touching);
  }

  /** Whether no standing piece is on this floor, except for those to ignore. */
  isFree(rect: Rect, isIgnored: (piece: Piece) => boolean = () => false): boolean {
    return [...this.placed, ...this.obstacles].every(
      ({ piece, low, rect: own }) =>
        piece.isFlat || isIgnored(piece) || low > 1.9 || !overlap(own, rect),
    );
  }

  /** Whether it is free, and not reserved. */
  isFreeForGood(rect: Rect): boolean {
    return this.isFree(rect) && !this.kept.some((kept) => overlap(kept, rect));
  }

  add(piece: Piece, spot: Spot, drawnAs?: number): void {
    this.placed.push({ piece, spot, drawnAs, ...this.bodyOf(piece, spot) });
  }

  /** Snapshot of placed pieces and reserved floor for `goBackTo`. */
  taken(): FloorTaken {
    return { placed: [...this.placed], kept: [...this.kept] };
  }

  goBackTo({ placed, kept }: FloorTaken): void {
    this.placed.splice(0, Infinity, ...placed);
    this.kept.splice(0, Infinity, ...kept);
  }

  /** Reserves floor against later pieces. */
  keepFree(rect: Rect): void {
    this.kept.push(rect);
  }
}

/** Step between candidate places along a wall. */
const alongStep = 0.1;

export function* wallSpots(shell: PhotoShell, piece: Pick<Piece, 'widthMetres'>): Generator<Spot> {
  for (const side of sides) {
    const length = wallLength(shell, side);
    const half = piece.widthMetres / 2;
    for (let u = half; u <= length - half + 1e-6; u += alongStep) yield wallSpot(shell, side, u);
  }
}
