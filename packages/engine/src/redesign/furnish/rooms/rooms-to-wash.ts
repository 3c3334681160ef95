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

function wash(context: Furnisher, widths: readonly number[]): Spot | undefined {
  const wasSeen = context.stoodBefore(vanityPiece(context.record, usualMetres));
  const groups = widths
    .filter((width) => wasSeen || width <= usualMetres)
    .map((width, order) => alone(vanityPiece(context.record, width), wasSeen ? 0 : -0.12 * order));
  const worth = (spot: Spot, piece: Piece) => -costOfPlace(context, spot, piece);
  const spot = mainAtWall(context, groups, worth, 0.6);
  const main = context.plan.placed.at(-1);
  if (spot && main) hangMirrors(context, spot, main.piece.widthMetres);
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
function showerAcross(context: Furnisher): boolean {
  const { shell } = context.plan;
  const piece = acrossPiece(context);
  const isShut = shell.openings.some(({ side, v0 }) => side === 'back' && v0 < 1.2);
  return (
    piece !== undefined &&
    !isShut &&
    context.tryAt(piece, wallSpot(shell, 'back', shell.width / 2), tubSeen)
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
function waysAsBefore(context: Furnisher): readonly Piece[] {
  const { record, plan } = context;
  const { width, height } = plan.shell;
  const [free, cabin] = [freeTubPiece(record), showerPiece(height)];
  if (context.stoodBefore(free)) {
    const across = Math.min(width, longestTub);
    const withScreen = [across, 1.7, 1.5].map((long) =>
      builtInTubPiece(record, long, { hasScreen: true }),
    );
    const open = largeTubs.map((own) => openTubPiece(context, own));
    return [free, ...withScreen, ...open];
  }
  if (!context.stoodBefore(cabin)) return [];
  const across = acrossPiece(context);
  return across ? [across, cabin] : [cabin];
}

/** Tub or shower at the old pipes. */
function batheAsBefore(context: Furnisher): Spot | undefined {
  const { plan, view } = context;
  const spot = addExtra(context, waysAsBefore(context), { x: 0, z: 0 }, tubSeen);
  const placed = plan.placed.at(-1);
  if (!spot || !placed) return undefined;
  if (context.likenessTo(placed.piece.name, view.see(placed)) >= leastLike) return spot;
  plan.placed.pop();
  context.shown.pop();
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
function bathe(context: Furnisher, first: Spot): boolean {
  const { record, plan } = context;
  if (showerAcross(context)) return true;
  const built = [1.7, 1.5].map((width) => builtInTubPiece(record, width, { hasScreen: true }));
  const free = freeTubPiece(record);
  const tubs = record.bath.tub === 'claw' ? [free, ...built] : [...built, free];
  const open = [free, ...largeTubs.map((own) => openTubPiece(context, own))];
  const atWindow = open.some((tub) =>
    addExtra(context, [tub], first, tubAtWindowSeen, belowWindows(context)),
  );
  if (atWindow) return true;
  return addExtra(context, [...tubs, showerPiece(plan.shell.height)], first, tubSeen) !== undefined;
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
function seat(context: Furnisher, first: Pick<Spot, 'x' | 'z'>): Spot | undefined {
  const piece = toiletPiece(context.record, context.stoodBefore(toiletPiece(context.record)));
  const spot =
    addExtra(context, [piece], first, seatSeen, besideWindows(context, piece)) ??
    addExtra(context, [piece], first, seatSeen);
  if (spot)
    hang(
      context,
      bathShelvesPiece(),
      spot.side ?? 'back',
      alongWall(context.plan.shell, spot),
      0.8,
    );
  return spot;
}

const vanityMetres = [2.6, 2, 1.6, 1.2, 0.9, 0.6];

const middle = { x: 0, z: 0 } as const;
/** Penalty for a bathroom without a basin; low enough for a tub to win where the photo shows no basin. */
const lossOfBasin = { seen: 1, unseen: 0.3 } as const;
/** Of a toilet that the photo shows: a tub at its old place isn't worth it. */
const lossOfToilet = 0.6;

function placeFixtures(
  context: Furnisher,
  widths: readonly number[],
  bath: PlaceFixture = () => undefined,
): FixtureSpots {
  const wasSeen = (piece: Piece) => context.stoodBefore(piece);
  const hadBasin = wasSeen(vanityPiece(context.record, usualMetres));
  const hadToilet = wasSeen(toiletPiece(context.record));
  const ways = {
    bath,
    vanity: () => wash(context, widths),
    toilet: () => (hadToilet ? seat(context, middle) : undefined),
  };
  return fixturesInOrder(context, ways, {
    vanity: hadBasin ? lossOfBasin.seen : lossOfBasin.unseen,
    toilet: hadToilet ? lossOfToilet : 0,
  });
}

export function furnishBathroom(context: Furnisher): boolean {
  const { record } = context;
  const { bath, vanity, toilet } = placeFixtures(context, vanityMetres, batheAsBefore);
  const first = vanity ?? bath;
  if (!first) return false;
  let bathed = bath !== undefined;
  if (!toilet) seat(context, first);
  if (!bathed) bathed = bathe(context, first);
  const rail = addExtra(context, [towelPiece(), towelLadderPiece()], first);
  if (!bathed && !rail)
    hangArt(context, { side: first.side ?? 'back', u: 0.8, widthMetres: 0.9, above: 1 });
  context.tryAt(rugPiece(record, 1.1, 0.7), from(first, 0, 1), 0.6);
  addExtras(context, ['plant'], first, 1);
  dressBareWalls(context);
  return true;
}

export function furnishPowderRoom(context: Furnisher): boolean {
  const { vanity, toilet } = placeFixtures(context, [0.9, 0.6]);
  if (!vanity) return false;
  if (!toilet) seat(context, vanity);
  addExtra(context, [towelPiece(), towelLadderPiece()], vanity);
  addExtras(context, ['plant'], vanity, 1);
  hangPendant(context, 1.9);
  return true;
}
