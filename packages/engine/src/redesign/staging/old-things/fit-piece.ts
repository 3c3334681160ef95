/** Finds where a new piece looks most like an old one: on the floor, whatever was read of the walls. */
import type { Point } from '../../../sense/analysis.ts';
import { fillRows, hullOf } from '../../compose/convex-outline.ts';
import { type Body, rectAt, type Spot } from '../../furnish/floor-plan.ts';
import type { Piece } from '../../furnish/piece.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import { cornersOf } from './piece-outline.ts';

/** Outlines are compared in a picture of this width. */
const columns = 96;
const turnsRad = [0, Math.PI / 2, -Math.PI / 2, Math.PI] as const;
/** Places tried around where the old piece meets the floor (metres), coarsely and then finely. */
const search = { beside: 1.2, before: -0.4, behind: 2.8, step: 0.2, fine: 0.05 } as const;
/** Seats: depth of the back, and height of what is before it. */
const seat = { back: 0.3, height: 0.55 } as const;
const seats: readonly string[] = ['Sofa', 'Armchair'];
/** Outlines hardly tell a front from a back, and few people photograph the back of a bed or a sofa. */
const leastFacing = -0.1;

export interface FittedPiece {
  readonly piece: Piece;
  readonly spot: Spot;
  /** Intersection over union with the old piece in the picture. */
  readonly likeness: number;
}

interface Grid {
  readonly width: number;
  readonly height: number;
  /** Share of each cell that is the old piece. */
  readonly old: Float32Array;
  readonly allOld: number;
}

function gridOf(old: Uint8Array, widthPx: number, heightPx: number): Grid {
  const width = columns;
  const height = Math.max(1, Math.round((heightPx * width) / widthPx));
  const counts = new Float32Array(width * height);
  const share = new Float32Array(width * height);
  for (let y = 0; y < heightPx; y += 2) {
    const row = Math.floor((y * height) / heightPx) * width;
    for (let x = 0; x < widthPx; x += 2) {
      const cell = row + Math.floor((x * width) / widthPx);
      counts[cell]! += 1;
      share[cell]! += old[y * widthPx + x]!;
    }
  }
  const shares = share.map((value, cell) => value / Math.max(1, counts[cell]!));
  return { width, height, old: shares, allOld: shares.reduce((sum, value) => sum + value, 0) };
}

/** High and low parts of a piece: a headboard and a mattress, a back and a seat. */
export function bodiesOf(piece: Piece, spot: Spot): Body[] {
  const { footprint, heightMetres, low } = piece;
  const front = seats.includes(piece.name)
    ? { fromMetres: seat.back, heightMetres: seat.height }
    : piece.front;
  if (!front) return [{ rect: rectAt(spot, footprint), low, high: heightMetres }];
  const back = { ...footprint, z1: footprint.z0 + front.fromMetres };
  return [
    { rect: rectAt(spot, back), low, high: heightMetres },
    { rect: rectAt(spot, footprint), low, high: front.heightMetres },
  ];
}

function likenessIn(
  grid: Grid,
  piece: Piece,
  spot: Spot,
  shell: Pick<PhotoShell, 'camera'>,
  widthPx: number,
): number {
  const scale = grid.width / widthPx;
  const seen = new Uint8Array(grid.width * grid.height);
  let [all, both] = [0, 0];
  for (const body of bodiesOf(piece, spot)) {
    const corners = cornersOf(body, shell).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
    fillRows(hullOf(corners), grid.width, grid.height, (y, from, to) => {
      for (let cell = y * grid.width + from; cell <= y * grid.width + to; cell++) {
        if (seen[cell]) continue;
        seen[cell] = 1;
        all++;
        both += grid.old[cell]!;
      }
    });
  }
  return both / Math.max(1, all + grid.allOld - both);
}

/** Likeness of a placed piece to an old one. */
export const likenessOf = (
  old: Uint8Array,
  { piece, spot }: Pick<FittedPiece, 'piece' | 'spot'>,
  shell: Pick<PhotoShell, 'camera'>,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): number => likenessIn(gridOf(old, widthPx, heightPx), piece, spot, shell, widthPx);

/** @param old 1 per pixel of the old piece */
export function fitPiece(
  old: Uint8Array,
  pieces: readonly Piece[],
  shell: Pick<PhotoShell, 'camera'>,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): FittedPiece | undefined {
  const grid = gridOf(old, widthPx, heightPx);
  const start = footOf(old, widthPx, shell);
  if (!start || grid.allOld === 0) return undefined;
  const likenessAt = (piece: Piece, spot: Spot) => likenessIn(grid, piece, spot, shell, widthPx);
  let best: FittedPiece | undefined;
  const [x, , z] = shell.camera.position;
  const attempt = (piece: Piece, spot: Spot) => {
    const [dx, dz] = [x - spot.x, z - spot.z];
    const facing = Math.sin(spot.turnRad) * dx + Math.cos(spot.turnRad) * dz;
    if (facing < leastFacing * Math.hypot(dx, dz)) return;
    const likeness = likenessAt(piece, spot);
    if (likeness > (best?.likeness ?? 0)) best = { piece, spot, likeness };
  };
  const { place, away } = start;
  const across = { x: -away.z, z: away.x };
  for (const piece of pieces)
    for (const turnRad of turnsRad)
      for (let out = search.before; out <= search.behind; out += search.step)
        for (let side = -search.beside; side <= search.beside; side += search.step)
          attempt(piece, {
            x: place.x + away.x * out + across.x * side,
            z: place.z + away.z * out + across.z * side,
            turnRad,
          });
  const found = best;
  if (!found) return undefined;
  for (let dx = -search.step / 2; dx <= search.step / 2; dx += search.fine)
    for (let dz = -search.step / 2; dz <= search.step / 2; dz += search.fine)
      attempt(found.piece, { ...found.spot, x: found.spot.x + dx, z: found.spot.z + dz });
  return best;
}

/** Where the lowest part of the old piece meets the floor, and the way from the camera to it. */
function footOf(old: Uint8Array, widthPx: number, { camera }: Pick<PhotoShell, 'camera'>) {
  let lowest = -1;
  for (let at = old.length - 1; at >= 0 && lowest < 0; at--)
    if (old[at]) lowest = Math.floor(at / widthPx);
  if (lowest < 0) return undefined;
  let [sum, count] = [0, 0];
  for (let at = 0; at < old.length; at++)
    if (old[at]) {
      sum += at % widthPx;
      count++;
    }
  const pixel: Point = { x: sum / count, y: lowest };
  const { position, right, up, forward, focalPx, centreX, centreY } = camera;
  const [a, b] = [(pixel.x - centreX) / focalPx, (centreY - pixel.y) / focalPx];
  const [dx, dy, dz] = ([0, 1, 2] as const).map((k) => forward[k] + a * right[k] + b * up[k]) as [
    number,
    number,
    number,
  ];
  if (dy > -1e-3) return undefined;
  const far = -position[1] / dy;
  const long = Math.max(1e-6, Math.hypot(dx, dz));
  return {
    place: { x: position[0] + far * dx, z: position[2] + far * dz },
    away: { x: dx / long, z: dz / long },
  };
}
