/** Bathrooms and powder rooms. */

import { addExtra, addExtras } from '../extra-pieces.ts';
import { alongWall, from, type Spot, sides, wallLength, wallSpot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { hangArt } from '../hang-art.ts';
import { hang, hangPendant } from '../hangings.ts';
import { mainAtWall } from '../main-piece.ts';
import type { Piece } from '../piece.ts';
import {
  bathShelvesPiece,
  builtInTubPiece,
  freeTubPiece,
  mirrorLampPiece,
  showerPiece,
  toiletPiece,
  towelLadderPiece,
  towelPiece,
  vanityPiece,
  walkInShowerPiece,
} from '../pieces/bath.ts';
import { mirrorPiece } from '../pieces/on-walls.ts';
import { rugPiece } from '../pieces/textiles.ts';

const alone = (piece: Piece, worth: number) => ({
  piece,
  companions: [],
  free: [
    {
      x0: -piece.widthMetres / 2,
      x1: piece.widthMetres / 2,
      z0: piece.depthMetres,
      z1: piece.depthMetres + 0.55,
    },
  ],
  worth,
});

/** A mirror goes with its vanity, out of the picture too. */
const mirrorSeen = 0.3;
const mirrorMetres = { middle: 1.55, high: 0.85, least: 0.42 } as const;

/** As wide as the vanity, or less where a corner or a window is near. */
function hangMirror(hand: Furnisher, spot: Spot, widthMetres: number): void {
  const { middle, high, least } = mirrorMetres;
  const isWide = hand.record.bath.mirror === 'rect';
  const widest = isWide ? widthMetres * 0.92 : Math.min(0.78, widthMetres);
  const [side, u] = [spot.side ?? 'back', alongWall(hand.plan.shell, spot)];
  for (const share of [1, 0.85, 0.7, 0.55]) {
    const width = widest * share;
    if (width < least) return;
    const tall = isWide ? high : Math.min(high, width * 1.15);
    const mirror = mirrorPiece(hand.record, width, tall, middle);
    const reach = Math.max(0, (widthMetres - width) / 2);
    const at = [0, -reach, reach].find((du) => hang(hand, mirror, side, u + du, mirrorSeen));
    if (at === undefined) continue;
    hang(hand, mirrorLampPiece(Math.min(0.7, width * 0.8)), side, u + at, mirrorSeen);
    return;
  }
}

function wash(hand: Furnisher, widths: readonly number[]): boolean {
  const groups = widths.map((width, order) =>
    alone(vanityPiece(hand.record, width), -0.12 * order),
  );
  const spot = mainAtWall(hand, groups, undefined, 0.6);
  const main = hand.plan.placed[0];
  if (!spot || !main) return false;
  hangMirror(hand, spot, main.piece.widthMetres);
  return true;
}

/** A tub runs out of the picture in most bathrooms. */
const tubSeen = 0.3;
/** So does what stands beside the camera. */
const seatSeen = 0.55;
/** Rooms as narrow as this are showered in from wall to wall. */
const narrowMetres = 2.45;

/** Across the far end, where neither a door nor a low window is. */
function showerAcross(hand: Furnisher): boolean {
  const { shell } = hand.plan;
  if (shell.width > narrowMetres || shell.width < 1.3) return false;
  const isOpenLeft = hand.random.chance(0.5);
  const piece = walkInShowerPiece(shell.width, shell.height, isOpenLeft);
  const isShut = shell.openings.some(({ side, v0 }) => side === 'back' && v0 < 1.2);
  return !isShut && hand.tryAt(piece, wallSpot(shell, 'back', shell.width / 2), 0.6);
}

/** Tub or shower, as it was; else what the style likes best of what fits. */
function bathe(hand: Furnisher, first: Spot): boolean {
  const { record, plan } = hand;
  const cabin = showerPiece(plan.shell.height);
  const built = [1.7, 1.5].map((width) => builtInTubPiece(record, width, true));
  const free = freeTubPiece(record);
  const tubs = record.bath.tub === 'claw' ? [free, ...built] : [...built, free];
  const wasShower = hand.stoodBefore(cabin) && !hand.stoodBefore(free);
  if (!hand.stoodBefore(free) && showerAcross(hand)) return true;
  const ways = wasShower ? [cabin, ...tubs] : [...tubs, cabin];
  return addExtra(hand, ways, first, tubSeen) !== undefined;
}

/** Places at the walls with no window above them: cisterns stand before walls. */
function besideWindows({ plan: { shell } }: Furnisher, { widthMetres }: Piece): Spot[] {
  const half = widthMetres / 2;
  const step = 0.1;
  return sides.flatMap((side) => {
    const windows = shell.openings.filter((one) => one.side === side);
    const count = Math.floor((wallLength(shell, side) - widthMetres) / step) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, k) => half + k * step)
      .filter((u) => windows.every(({ u0, u1 }) => u + half < u0 || u - half > u1))
      .map((u) => wallSpot(shell, side, u));
  });
}

/** Shelves above the toilet, if its wall is bare. */
function seat(hand: Furnisher, first: Spot): void {
  const piece = toiletPiece(hand.record);
  const spot =
    addExtra(hand, [piece], first, seatSeen, besideWindows(hand, piece)) ??
    addExtra(hand, [piece], first, seatSeen);
  if (spot)
    hang(hand, bathShelvesPiece(), spot.side ?? 'back', alongWall(hand.plan.shell, spot), 0.8);
}

export function furnishBathroom(hand: Furnisher): boolean {
  const { record } = hand;
  if (!wash(hand, [1.6, 1.2, 0.9, 0.6])) return false;
  const first = hand.plan.placed[0]!.spot;
  const [tub, shower] = [freeTubPiece(record), showerPiece(hand.plan.shell.height)];
  // what is at its pipes already has the first choice of the walls
  const isSeatFirst = !hand.stoodBefore(tub) && !hand.stoodBefore(shower);
  if (isSeatFirst) seat(hand, first);
  const bathed = bathe(hand, first);
  if (!isSeatFirst) seat(hand, first);
  const rail = addExtra(hand, [towelPiece(), towelLadderPiece()], first);
  if (!bathed && !rail)
    hangArt(hand, { side: first.side ?? 'back', u: 0.8, widthMetres: 0.9, above: 1 });
  hand.tryAt(rugPiece(record, 1.1, 0.7), from(first, 0, 1), 0.6);
  addExtras(hand, ['plant'], first, 1);
  return true;
}

export function furnishPowderRoom(hand: Furnisher): boolean {
  if (!wash(hand, [0.9, 0.6])) return false;
  const first = hand.plan.placed[0]!.spot;
  seat(hand, first);
  addExtra(hand, [towelPiece(), towelLadderPiece()], first);
  addExtras(hand, ['plant'], first, 1);
  hangPendant(hand, undefined, 1.9);
  return true;
}
