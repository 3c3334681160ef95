/** Bathrooms and powder rooms. */

import { addExtra, addExtras } from '../extra-pieces.ts';
import { alongWall, from, type Spot, sides, wallLength, wallSpot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { hangArt } from '../hangings/hang-art.ts';
import { canHang, hang, hangPendant } from '../hangings/hangings.ts';
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
import { dressBareWalls } from '../stylist.ts';
import { type FixtureSpots, fixturesInOrder, type PlaceFixture } from './fixtures-in-order.ts';

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

/** Vanities from here on have two basins. */
const twoBasinsFrom = 1.3;
const pairMetres = { most: 0.66, between: 0.14 } as const;

/** One above each basin, unless the style likes one wide mirror. */
function hangMirrors(hand: Furnisher, spot: Spot, widthMetres: number): void {
  const isPair = widthMetres > twoBasinsFrom && hand.record.bath.mirror !== 'rect';
  const { middle, high } = mirrorMetres;
  const width = Math.min(pairMetres.most, widthMetres / 2 - pairMetres.between);
  const [side, u] = [spot.side ?? 'back', alongWall(hand.plan.shell, spot)];
  const hung = [-0.25, 0.25].filter((share) => {
    if (!isPair) return false;
    const mirror = mirrorPiece(hand.record, width, Math.min(high, width * 1.3), middle);
    const at = u + share * widthMetres;
    if (!hang(hand, mirror, side, at, mirrorSeen)) return false;
    hang(hand, mirrorLampPiece(width * 0.7), side, at, mirrorSeen);
    return true;
  });
  if (hung.length === 0) hangMirror(hand, spot, widthMetres);
}

/** As wide as the vanity, or less where a corner or a window is near. */
function mirrorOver(
  hand: Furnisher,
  spot: Spot,
  widthMetres: number,
): { readonly mirror: Piece; readonly at: number } | undefined {
  const { middle, high, least } = mirrorMetres;
  const isWide = hand.record.bath.mirror === 'rect';
  const widest = isWide ? widthMetres * 0.92 : Math.min(0.78, widthMetres);
  const [side, u] = [spot.side ?? 'back', alongWall(hand.plan.shell, spot)];
  for (const share of [1, 0.85, 0.7, 0.55]) {
    const width = widest * share;
    if (width < least) return undefined;
    const tall = isWide ? high : Math.min(high, width * 1.15);
    const mirror = mirrorPiece(hand.record, width, tall, middle);
    const reach = Math.max(0, (widthMetres - width) / 2);
    const at = [u, u - reach, u + reach].find((one) =>
      canHang(hand, mirror, side, one, mirrorSeen),
    );
    if (at !== undefined) return { mirror, at };
  }
  return undefined;
}

function hangMirror(hand: Furnisher, spot: Spot, widthMetres: number): void {
  const found = mirrorOver(hand, spot, widthMetres);
  if (!found) return;
  const { mirror, at } = found;
  const side = spot.side ?? 'back';
  hang(hand, mirror, side, at, mirrorSeen);
  hang(hand, mirrorLampPiece(Math.min(0.7, mirror.widthMetres * 0.8)), side, at, mirrorSeen);
}

/** Of a basin without a mirror above it: more than what is seen in its old place, which may be a tub's. */
const costOfNoMirror = 2;
/** And of all of it before a window: basins there have none either. */
const costBeforeWindow = 1.5;

/** Share of its width before windows at the height of mirrors. */
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

/** Longer vanities stand where the photo shows a long one. */
const usualMetres = 1.6;

function wash(hand: Furnisher, widths: readonly number[]): Spot | undefined {
  const wasSeen = hand.stoodBefore(vanityPiece(hand.record, usualMetres));
  const groups = widths
    .filter((width) => wasSeen || width <= usualMetres)
    .map((width, order) => alone(vanityPiece(hand.record, width), wasSeen ? 0 : -0.12 * order));
  const preference = (spot: Spot, { widthMetres }: Piece) =>
    (mirrorOver(hand, spot, widthMetres) ? 0 : -costOfNoMirror) -
    costBeforeWindow * shareBeforeWindows(hand, spot, widthMetres);
  const spot = mainAtWall(hand, groups, preference, 0.6);
  const main = hand.plan.placed.at(-1);
  if (spot && main) hangMirrors(hand, spot, main.piece.widthMetres);
  return spot;
}

/** A tub runs out of the picture in most bathrooms. */
const tubSeen = 0.3;
/** So does what stands beside the camera. */
const seatSeen = 0.55;
/** Rooms as narrow as this are showered in from wall to wall. */
const narrowMetres = 2.8;

/** From wall to wall, in a narrow room. */
function acrossPiece({ plan: { shell }, random }: Furnisher): Piece | undefined {
  const { width, height } = shell;
  const isNarrow = width >= 1.3 && width <= narrowMetres;
  return isNarrow ? walkInShowerPiece(width, height, random.chance(0.5)) : undefined;
}

/** Across the far end, where neither a door nor a low window is. */
function showerAcross(hand: Furnisher): boolean {
  const { shell } = hand.plan;
  const piece = acrossPiece(hand);
  const isShut = shell.openings.some(({ side, v0 }) => side === 'back' && v0 < 1.2);
  return (
    piece !== undefined &&
    !isShut &&
    hand.tryAt(piece, wallSpot(shell, 'back', shell.width / 2), tubSeen)
  );
}

/** Tubs that one only lies in. */
const largeTubs = [
  { width: 1.9, depth: 1.15 },
  { width: 1.7, depth: 0.95 },
  { width: 1.7, depth: 0.75 },
] as const;
const longestTub = 2.1;

const openTubPiece = ({ record }: Furnisher, { width, depth }: (typeof largeTubs)[number]): Piece =>
  builtInTubPiece(record, width, { hasScreen: false, depth });

/** Likeness from which on what is built looks like what was there. */
const leastLike = 0.3;

/** All that one could build where the photo shows a tub or a shower. */
function waysAsBefore(hand: Furnisher): readonly Piece[] {
  const { record, plan } = hand;
  const { width, height } = plan.shell;
  const [free, cabin] = [freeTubPiece(record), showerPiece(height)];
  if (hand.stoodBefore(free)) {
    const across = Math.min(width, longestTub);
    const withScreen = [across, 1.7, 1.5].map((long) =>
      builtInTubPiece(record, long, { hasScreen: true }),
    );
    const open = largeTubs.map((own) => openTubPiece(hand, own));
    return [free, ...withScreen, ...open];
  }
  if (!hand.stoodBefore(cabin)) return [];
  const across = acrossPiece(hand);
  return across ? [across, cabin] : [cabin];
}

/** Tub or shower at its pipes. */
function batheAsBefore(hand: Furnisher): Spot | undefined {
  const { plan, view } = hand;
  const spot = addExtra(hand, waysAsBefore(hand), { x: 0, z: 0 }, tubSeen);
  const placed = plan.placed.at(-1);
  if (!spot || !placed) return undefined;
  if (hand.likenessTo(placed.piece.name, view.see(placed)) >= leastLike) return spot;
  plan.placed.pop();
  hand.shown.pop();
  return undefined;
}

/** A tub below a window is the best of all, if much of it is seen. */
const tubAtWindowSeen = 0.6;

/** Where the middle of a tub would lie below that of a window. */
const belowWindows = ({ plan: { shell } }: Furnisher): Spot[] =>
  shell.openings
    .filter(({ kind }) => kind === 'window')
    .map(({ side, u0, u1 }) => wallSpot(shell, side, (u0 + u1) / 2));

/** Places the bath that the style likes best among those that fit; false when none does. */
function bathe(hand: Furnisher, first: Spot): boolean {
  const { record, plan } = hand;
  if (showerAcross(hand)) return true;
  const built = [1.7, 1.5].map((width) => builtInTubPiece(record, width, { hasScreen: true }));
  const free = freeTubPiece(record);
  const tubs = record.bath.tub === 'claw' ? [free, ...built] : [...built, free];
  const open = [free, ...largeTubs.map((own) => openTubPiece(hand, own))];
  const atWindow = open.some((tub) =>
    addExtra(hand, [tub], first, tubAtWindowSeen, belowWindows(hand)),
  );
  if (atWindow) return true;
  return addExtra(hand, [...tubs, showerPiece(plan.shell.height)], first, tubSeen) !== undefined;
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
function seat(hand: Furnisher, first: Pick<Spot, 'x' | 'z'>): Spot | undefined {
  const piece = toiletPiece(hand.record, hand.stoodBefore(toiletPiece(hand.record)));
  const spot =
    addExtra(hand, [piece], first, seatSeen, besideWindows(hand, piece)) ??
    addExtra(hand, [piece], first, seatSeen);
  if (spot)
    hang(hand, bathShelvesPiece(), spot.side ?? 'back', alongWall(hand.plan.shell, spot), 0.8);
  return spot;
}

const vanityMetres = [2.6, 2, 1.6, 1.2, 0.9, 0.6];

const middle = { x: 0, z: 0 } as const;
/** Score that a bathroom without a basin loses; small enough for a tub to win where the photo shows no basin. */
const lossOfBasin = { seen: 1, unseen: 0.3 } as const;

function placeFixtures(
  hand: Furnisher,
  widths: readonly number[],
  bath: PlaceFixture = () => undefined,
): FixtureSpots {
  const wasSeen = (piece: Piece) => hand.stoodBefore(piece);
  const loss = wasSeen(vanityPiece(hand.record, usualMetres)) ? 'seen' : 'unseen';
  const ways = {
    bath,
    vanity: () => wash(hand, widths),
    toilet: () => (wasSeen(toiletPiece(hand.record)) ? seat(hand, middle) : undefined),
  };
  return fixturesInOrder(hand, ways, lossOfBasin[loss]);
}

export function furnishBathroom(hand: Furnisher): boolean {
  const { record } = hand;
  const { bath, vanity, toilet } = placeFixtures(hand, vanityMetres, batheAsBefore);
  const first = vanity ?? bath;
  if (!first) return false;
  let bathed = bath !== undefined;
  if (!toilet) seat(hand, first);
  if (!bathed) bathed = bathe(hand, first);
  const rail = addExtra(hand, [towelPiece(), towelLadderPiece()], first);
  if (!bathed && !rail)
    hangArt(hand, { side: first.side ?? 'back', u: 0.8, widthMetres: 0.9, above: 1 });
  hand.tryAt(rugPiece(record, 1.1, 0.7), from(first, 0, 1), 0.6);
  addExtras(hand, ['plant'], first, 1);
  dressBareWalls(hand);
  return true;
}

export function furnishPowderRoom(hand: Furnisher): boolean {
  const { vanity, toilet } = placeFixtures(hand, [0.9, 0.6]);
  if (!vanity) return false;
  if (!toilet) seat(hand, vanity);
  addExtra(hand, [towelPiece(), towelLadderPiece()], vanity);
  addExtras(hand, ['plant'], vanity, 1);
  hangPendant(hand, undefined, 1.9);
  return true;
}
