/** Pictures and towels on walls out of view, so that mirrors don't reflect bare paint only. */
import type { Random } from '../../random/random.ts';
import type { SceneBuilder } from '../../visuals/scene/builder.ts';
import type { Side } from '../../visuals/scene/rooms/room.ts';
import { type Spot, wallSpot } from '../furnish/floor-plan.ts';
import type { Piece } from '../furnish/piece.ts';
import { towelPiece } from '../furnish/pieces/bath.ts';
import { artPiece } from '../furnish/pieces/on-walls.ts';
import type { StyleKit } from '../furnish/style-kit.ts';
import type { StyleRecord } from '../furnish/style-record.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';
import { type MirroredPlace, mirroredPlace } from './mirrored-places.ts';
import { lightBehind, windowsBehind } from './near-wall.ts';

/** A row of pictures: their size, centre height and spacing. */
const pictures = { width: 0.5, height: 0.66, middle: 1.62, aboveTowels: 1.85, apart: 0.5 } as const;
/** Wall length that a towel needs. */
const slotMetres = 0.72;
const fromCornerMetres = 0.25;
const stepMetres = 0.05;
const nearestSeenMetres = 0.2;
/** Distance from the picture's border, as a share of its width: things protrude from their wall. */
const besideShare = 0.06;

/** Whether a point of the room lies beside the frame or behind the camera. */
function isUnseen({ camera }: PhotoShell, { x, z }: Spot): boolean {
  const { position, right, forward, focalPx, centreX, widthPx } = camera;
  const [dx, dz] = [x - position[0], z - position[2]];
  const away = dx * forward[0] + dz * forward[2];
  if (away < nearestSeenMetres) return true;
  const column = centreX + (focalPx * (dx * right[0] + dz * right[2])) / away;
  return column < -besideShare * widthPx || column > (1 + besideShare) * widthPx;
}

/** Parts of a side wall without openings and out of view. */
function unseenStretches(shell: PhotoShell, side: Side): [from: number, to: number][] {
  const openings = shell.openings.filter((one) => one.side === side);
  const isFree = (u: number) =>
    isUnseen(shell, wallSpot(shell, side, u)) &&
    !openings.some(({ u0, u1 }) => u > u0 - fromCornerMetres && u < u1 + fromCornerMetres);
  const stretches: [number, number][] = [];
  let from: number | undefined;
  for (let u = fromCornerMetres; u <= shell.depth - fromCornerMetres; u += stepMetres) {
    if (isFree(u)) from ??= u;
    else {
      if (from !== undefined) stretches.push([from, u - stepMetres]);
      from = undefined;
    }
  }
  if (from !== undefined) stretches.push([from, shell.depth - fromCornerMetres]);
  return stretches;
}

interface BehindUs {
  readonly shell: PhotoShell;
  readonly record: StyleRecord;
  readonly kit: StyleKit;
  readonly random: Random;
  readonly hasTowels: boolean;
  /** Mirrors: each shows a picture, if the wall it mirrors has no place of its own. */
  readonly mirrors: readonly Spot[];
}

/** Centres of pictures evenly spaced along a stretch. */
function middlesIn(from: number, to: number): number[] {
  const { apart } = pictures;
  const count = Math.floor((to - from + apart) / (slotMetres + apart));
  return Array.from({ length: count }, (_, k) => from + ((to - from) * (k + 0.5)) / count);
}

const nearSpot = ({ width, depth }: PhotoShell, u: number): Spot => ({
  x: width / 2 - u,
  z: depth / 2,
  turnRad: Math.PI,
});

/** Whether a picture fits there, out of view and apart from windows and other pictures. */
function isBare(
  shell: PhotoShell,
  { wall, u }: MirroredPlace,
  taken: readonly MirroredPlace[],
): boolean {
  const half = slotMetres / 2;
  const length = wall === 'near' ? shell.width : shell.depth;
  if (u < half || u > length - half) return false;
  if (taken.some((one) => one.wall === wall && Math.abs(one.u - u) < slotMetres)) return false;
  const isApart = ({ u0, u1 }: { readonly u0: number; readonly u1: number }) =>
    u + half < u0 || u - half > u1;
  if (wall === 'near') return windowsBehind(shell).every(isApart);
  const isOut = [u - half, u + half].every((end) => isUnseen(shell, wallSpot(shell, wall, end)));
  return isOut && shell.openings.every((one) => one.side !== wall || isApart(one));
}

/** Along the unseen side walls, and beside the light in the wall behind the camera. */
export function furnishBehindCamera(
  b: SceneBuilder,
  { shell, record, kit, random, hasTowels, mirrors }: BehindUs,
): void {
  const { width: wide, height } = shell;
  const { width, height: high, middle } = pictures;
  const hang = (piece: Piece, { x, z, turnRad }: Spot) => {
    b.begin('furniture', 'behind us');
    b.place({ at: [x, 0, z], turnRad }, () =>
      piece.build({ b, kit, random, ceilingMetres: height }),
    );
  };
  const hangPicture = (spot: Spot, at: number = middle) =>
    hang(artPiece(record, width, high, at, random.pick(record.art.motifs)), spot);
  const taken: MirroredPlace[] = [];
  for (const side of ['left', 'right'] as const) {
    const hung = unseenStretches(shell, side).flatMap(([from, to]) => middlesIn(from, to));
    for (const [k, u] of hung.entries()) {
      const spot = wallSpot(shell, side, u);
      taken.push({ wall: side, u });
      if (hasTowels && k === 0) hang(towelPiece(), spot);
      hangPicture(spot, hasTowels && k === 0 ? pictures.aboveTowels : middle);
    }
  }
  const { u0, u1 } = lightBehind(shell);
  for (const [from, to] of [
    [fromCornerMetres, u0 - fromCornerMetres],
    [u1 + fromCornerMetres, wide - fromCornerMetres],
  ] as const)
    for (const u of middlesIn(from, to)) {
      taken.push({ wall: 'near', u });
      hangPicture(nearSpot(shell, u));
    }
  for (const mirror of mirrors) {
    const place = mirroredPlace(shell, mirror);
    if (!place || !isBare(shell, place, taken)) continue;
    taken.push(place);
    const { wall, u } = place;
    hangPicture(wall === 'near' ? nearSpot(shell, u) : wallSpot(shell, wall, u));
  }
}
