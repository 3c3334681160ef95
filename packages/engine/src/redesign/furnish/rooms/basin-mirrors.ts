/** Mirrors over basins, and the score of a basin's place by the wall it leaves for a mirror. */
import { alongWall, type Spot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { canHang, hang } from '../hangings/hangings.ts';
import type { Piece } from '../piece.ts';
import { mirrorLampPiece } from '../pieces/bath.ts';
import { mirrorPiece } from '../pieces/on-walls.ts';

/** Mirrors accompany vanities even when mostly out of view. */
const mirrorSeen = 0.3;
const mirrorMetres = { middle: 1.55, high: 0.85, least: 0.42 } as const;

/** Wider vanities have two basins. */
const twoBasinsFrom = 1.3;
const pairMetres = { most: 0.66, between: 0.14 } as const;

/** One above each basin, unless the style prefers one wide mirror. */
export function hangMirrors(context: Furnisher, spot: Spot, widthMetres: number): void {
  const isPair = widthMetres > twoBasinsFrom && context.record.bath.mirror !== 'rect';
  const { middle, high } = mirrorMetres;
  const width = Math.min(pairMetres.most, widthMetres / 2 - pairMetres.between);
  const [side, u] = [spot.side ?? 'back', alongWall(context.plan.shell, spot)];
  const hung = [-0.25, 0.25].filter((share) => {
    if (!isPair) return false;
    const mirror = mirrorPiece(context.record, width, Math.min(high, width * 1.3), middle);
    const at = u + share * widthMetres;
    if (!hang(context, mirror, side, at, mirrorSeen)) return false;
    hang(context, mirrorLampPiece(width * 0.7), side, at, mirrorSeen);
    return true;
  });
  if (hung.length === 0) hangMirror(context, spot, widthMetres);
}

/** As wide as the vanity, or narrower near a corner or a window. */
function mirrorOver(
  context: Furnisher,
  spot: Spot,
  widthMetres: number,
): { readonly mirror: Piece; readonly at: number } | undefined {
  const { middle, high, least } = mirrorMetres;
  const isWide = context.record.bath.mirror === 'rect';
  const widest = isWide ? widthMetres * 0.92 : Math.min(0.78, widthMetres);
  const [side, u] = [spot.side ?? 'back', alongWall(context.plan.shell, spot)];
  for (const share of [1, 0.85, 0.7, 0.55]) {
    const width = widest * share;
    if (width < least) return undefined;
    const tall = isWide ? high : Math.min(high, width * 1.15);
    const mirror = mirrorPiece(context.record, width, tall, middle);
    const reach = Math.max(0, (widthMetres - width) / 2);
    const at = [u, u - reach, u + reach].find((one) =>
      canHang(context, mirror, side, one, mirrorSeen),
    );
    if (at !== undefined) return { mirror, at };
  }
  return undefined;
}

function hangMirror(context: Furnisher, spot: Spot, widthMetres: number): void {
  const found = mirrorOver(context, spot, widthMetres);
  if (!found) return;
  const { mirror, at } = found;
  const side = spot.side ?? 'back';
  hang(context, mirror, side, at, mirrorSeen);
  hang(context, mirrorLampPiece(Math.min(0.7, mirror.widthMetres * 0.8)), side, at, mirrorSeen);
}

/** Cost of a basin without a mirror: outweighs its old place, which may be a tub's. */
const costOfNoMirror = 2;
/** Cost of a basin in front of a window, which has no mirror either. */
const costBeforeWindow = 1.5;

/** Share of its width with windows at mirror height. */
function shareBeforeWindows(
  { plan: { shell } }: Furnisher,
  spot: Spot,
  widthMetres: number,
): number {
  const { middle, high } = mirrorMetres;
  const from = alongWall(shell, spot) - widthMetres / 2;
  const taken = shell.openings
    .filter(({ side, kind, v0, v1 }) => {
      const isHere = side === (spot.side ?? 'back') && kind === 'window';
      return isHere && v0 < middle + high / 2 && v1 > middle - high / 2;
    })
    .reduce(
      (sum, { u0, u1 }) => sum + Math.max(0, Math.min(u1, from + widthMetres) - Math.max(u0, from)),
      0,
    );
  return Math.min(1, taken / widthMetres);
}

/** Cost of a basin's place for lack of a mirror. */
export const costOfPlace = (context: Furnisher, spot: Spot, { widthMetres }: Piece): number =>
  (mirrorOver(context, spot, widthMetres) ? 0 : costOfNoMirror) +
  costBeforeWindow * shareBeforeWindows(context, spot, widthMetres);
