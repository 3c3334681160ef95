/** Tiles above the worktop, from corner to corner. */
import { worktop } from '../../../visuals/scene/furniture/kitchen/kitchen-fronts.ts';
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { box } from '../../../visuals/scene/solids.ts';
import type { Opening } from '../../../visuals/scene/wall-parts.ts';
import { cutSkin } from '../../../visuals/scene/walls.ts';
import { alongWall, overlap, rectAt, wallLength, wallSpot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { atWall, type Piece } from '../piece.ts';
import { isBeforeGlass, lengthOf, longestPart, type Stretch, upper } from './kitchen-parts.ts';
import { runName } from './kitchen-pieces.ts';

const splashbackName = 'Splashback';
/** Width of a window's casing. */
const casingMetres = 0.09;
/** A run that ends this close to a corner leaves it to the run of the other wall. */
const cornerMetres = 0.8;
/** Narrower strips of bare wall in a corner are always tiled. */
const bareMetres = 0.12;
/** In front of the wall and its coverings. */
const tileMetres = 0.008;
/** Trim at free ends, in the tiles' colour: without it they would fade into the wall. */
const trim = { wide: 0.005, thick: tileMetres + 0.001 } as const;

interface Tiles {
  readonly width: number;
  readonly high: number;
  /** Openings of its wall, from its own left end. */
  readonly openings: readonly Opening[];
  /** Ends that meet no wall. */
  readonly isFree: { readonly left: boolean; readonly right: boolean };
}

function splashbackPiece(context: Furnisher, { width, high, openings, isFree }: Tiles): Piece {
  const holes = openings
    .filter(({ u0, u1, v0, v1 }) => u1 > 0 && u0 < width && v1 > worktop && v0 < high)
    .map((one) => ({
      ...one,
      u0: Math.max(0, one.u0),
      u1: Math.min(width, one.u1),
      v0: Math.max(0, one.v0 - worktop),
      v1: Math.min(high, one.v1) - worktop,
    }));
  const [tile, hex] = context.record.kitchen.splash;
  return atWall(
    splashbackName,
    [width, trim.thick, high - worktop],
    ({ b, kit }) => {
      b.begin('trim', 'splashback');
      const material = kit.tiled(tile, hex, 0.3);
      b.place({ at: [-width / 2, worktop, tileMetres] }, () =>
        cutSkin(b, width, high - worktop, holes, material),
      );
      const end = kit.plain(hex, 0.35);
      const ends = [
        ...(isFree.left ? [-width / 2] : []),
        ...(isFree.right ? [width / 2 - trim.wide] : []),
      ];
      for (const u of ends) box(b, [u, worktop, 0], [u + trim.wide, high, trim.thick], end);
    },
    { low: worktop + 0.001 },
  );
}

/** Continues to corners where the worktop of another wall does. */
function toCorners({ plan }: Furnisher, side: Side, { from: start, to }: Stretch): Stretch {
  const length = wallLength(plan.shell, side);
  const isFilled = (low: number, high: number) => {
    if (high - low <= bareMetres) return true;
    if (high - low > cornerMetres) return false;
    const half = (high - low) / 2 - 0.03;
    const spot = wallSpot(plan.shell, side, (low + high) / 2);
    const corner = rectAt(spot, { x0: -half, x1: half, z0: 0.05, z1: 0.5 });
    return plan.placed.some(({ piece, rect }) => piece.name === runName && overlap(rect, corner));
  };
  return {
    from: isFilled(0, start) ? 0 : start,
    to: isFilled(to, length) ? length : to,
  };
}

/** Around and below windows. */
function tilesOf(context: Furnisher, side: Side, part: Stretch) {
  const { shell } = context.plan;
  const length = wallLength(shell, side);
  const piece = splashbackPiece(context, {
    width: lengthOf(part),
    high: Math.min(upper.low + 0.02, shell.height - 0.3),
    openings: shell.openings
      .filter((one) => one.side === side)
      .map(({ kind, u0, u1, v0, v1 }) => ({
        kind,
        u0: u0 - casingMetres - part.from,
        u1: u1 + casingMetres - part.from,
        v0: v0 - casingMetres,
        v1: v1 + casingMetres,
      })),
    isFree: { left: part.from > 0.001, right: part.to < length - 0.001 },
  });
  return { piece, spot: wallSpot(shell, side, (part.from + part.to) / 2) };
}

/** Glass this close to a known window is that window's. */
const nearMetres = 0.25;

/** Whether tiles there would hide glass without a known opening. */
function hidesGlass(context: Furnisher, side: Side, part: Stretch): boolean {
  const isAtWindow = context.plan.shell.openings.some(
    (one) => one.side === side && one.u0 - nearMetres < part.to && one.u1 + nearMetres > part.from,
  );
  const { piece, spot } = tilesOf(context, side, part);
  return !isAtWindow && isBeforeGlass(context, piece, spot);
}

export function tileAbove(context: Furnisher, side: Side, stretch: Stretch): void {
  const { plan } = context;
  const whole = toCorners(context, side, stretch);
  const part = longestPart(whole, (one) => !hidesGlass(context, side, one));
  if (!part) return;
  const { piece, spot } = tilesOf(context, side, part);
  plan.add(piece, spot);
}

/** Extends tiles that were laid before the run beside them stood. */
export function tileCorners(context: Furnisher): void {
  const { plan } = context;
  for (const [index, placed] of plan.placed.entries()) {
    const { side } = placed.spot;
    if (placed.piece.name !== splashbackName || !side) continue;
    const middle = alongWall(plan.shell, placed.spot);
    const half = placed.piece.widthMetres / 2;
    const part = { from: middle - half, to: middle + half };
    const wider = toCorners(context, side, part);
    const isBare = (end: Stretch) => lengthOf(end) < 0.01 || !hidesGlass(context, side, end);
    const { piece, spot } = tilesOf(context, side, {
      from: isBare({ from: wider.from, to: part.from }) ? wider.from : part.from,
      to: isBare({ from: part.to, to: wider.to }) ? wider.to : part.to,
    });
    plan.placed[index] = { ...placed, piece, spot, ...plan.bodyOf(piece, spot) };
  }
}
