import { addExtra, addExtras } from '../extra-pieces.ts';
import { alongWall, from, type Spot, sides, wallLength, wallSpot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { hangArt } from '../hangings/hang-art.ts';
import { hang, hangPendant } from '../hangings/hangings.ts';
import { mainAtWall } from '../main-piece.ts';
import type { Piece } from '../piece.ts';
import {
  bathShelvesPiece,
  builtInTubPiece,
  freeTubPiece,
  showerPiece,
  toiletPiece,
  towelLadderPiece,
  towelPiece,
  vanityPiece,
  walkInShowerPiece,
} from '../pieces/bath.ts';
import { rugPiece } from '../pieces/textiles.ts';
import { dressBareWalls } from '../stylist.ts';
import { costOfPlace, hangMirrors } from './basin-mirrors.ts';
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

/** Longer vanities only where the photo shows one. */
const usualMetres = 1.6;

function wash(hand: Furnisher, widths: readonly number[]): Spot | undefined {
  const wasSeen = hand.stoodBefore(vanityPiece(hand.record, usualMetres));
  const groups = widths
    .filter((width) => wasSeen || width <= usualMetres)
    .map((width, order) => alone(vanityPiece(hand.record, width), wasSeen ? 0 : -0.12 * order));
  const worth = (spot: Spot, piece: Piece) => -costOfPlace(hand, spot, piece);
  const spot = mainAtWall(hand, groups, worth, 0.6);
  const main = hand.plan.placed.at(-1);
  if (spot && main) hangMirrors(hand, spot, main.piece.widthMetres);
  return spot;
}

/** In most bathrooms the frame crops the tub. */
const tubSeen = 0.3;
/** Pieces beside the camera are cropped as well. */
const seatSeen = 0.55;
/** Narrower rooms may have a wall-to-wall shower. */
const narrowMetres = 2.8;

/** Wall to wall, in a narrow room. */
function acrossPiece({ plan: { shell }, random }: Furnisher): Piece | undefined {
  const { width, height } = shell;
  const isNarrow = width >= 1.3 && width <= narrowMetres;
  return isNarrow ? walkInShowerPiece(width, height, random.chance(0.5)) : undefined;
}

/** Across the far end, if there is neither a door nor a low window. */
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

/** Tubs without a shower. */
const largeTubs = [
  { width: 1.9, depth: 1.15 },
  { width: 1.7, depth: 0.95 },
  { width: 1.7, depth: 0.75 },
] as const;
const longestTub = 2.1;

const openTubPiece = ({ record }: Furnisher, { width, depth }: (typeof largeTubs)[number]): Piece =>
  builtInTubPiece(record, width, { hasScreen: false, depth });

/** Least likeness to the old fixture. */
const leastLike = 0.3;

/** Candidates where the photo shows a tub or a shower. */
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

/** Tub or shower at the old pipes. */
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

/** A tub below a window is the best choice if this share is visible. */
const tubAtWindowSeen = 0.6;

/** Spots centred below windows. */
const belowWindows = ({ plan: { shell } }: Furnisher): Spot[] =>
  shell.openings
    .filter(({ kind }) => kind === 'window')
    .map(({ side, u0, u1 }) => wallSpot(shell, side, (u0 + u1) / 2));

/** Places the style's preferred bath among those that fit; false if none does. */
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

/** Wall spots without a window above: cisterns need a wall. */
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
/** Penalty for a bathroom without a basin; low enough for a tub to win where the photo shows no basin. */
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
