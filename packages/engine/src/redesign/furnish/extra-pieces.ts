/** Pieces besides the main one: at a wall or free-standing, where they are visible and out of the way. */
import {
  type Body,
  from,
  rectAt,
  type Spot,
  sides,
  wallLength,
  wallSpot,
  wallSpots,
} from './floor-plan.ts';
import { draw, type Furnisher, mostGlass } from './furnisher.ts';
import {
  backCost,
  facing,
  leastOfExtra,
  loomingCost,
  shareBefore,
  shareBehind,
  tallCost,
} from './in-frame.ts';
import { isFixture } from './old-places.ts';
import type { Piece } from './piece.ts';
import { extraPiece } from './pieces/extras.ts';
import type { Sight } from './room-view.ts';
import type { ExtraPiece } from './style-record.ts';

/** Cost of hiding other pieces, per hidden share; highest for slim pieces such as plants. */
const beforeOthers = { wide: 0.6, slim: 1.6, slimMetres: 0.75 } as const;
/** Cost of standing behind other pieces, per hidden share. */
const behindOthers = 0.5;
/** Most glass that a hanging piece may cover. */
const mostGlassHung = 0.02;

function* freeSpots(
  { plan: { shell } }: Furnisher,
  piece: Piece,
  faces: { x: number; z: number },
): Generator<Spot> {
  const { width, depth } = shell;
  for (let x = -width / 2 + 0.4; x <= width / 2 - 0.4; x += 0.2)
    for (let z = -depth / 2 + 0.4; z <= depth / 2 - 1; z += 0.2)
      yield { x, z, turnRad: Math.atan2(faces.x - x, faces.z - z) };
  for (const side of sides) {
    const length = wallLength(shell, side);
    const half = piece.depthMetres / 2 + 0.06;
    for (let u = 0.4; u < length - 0.4; u += 0.2) yield from(wallSpot(shell, side, u), 0, half);
  }
}

function scoreOfExtra(context: Furnisher, { name }: Piece, body: Body, sight: Sight): number {
  const { share, overBefore } = sight;
  const { width, depth } = context.plan.shell;
  const { rect } = body;
  const fromWalls = Math.min(rect.x0 + width / 2, width / 2 - rect.x1, rect.z0 + depth / 2);
  return (
    0.5 * overBefore +
    Math.min(0.25, Math.sqrt(share)) -
    (share > 0.16 && !isFixture(name) ? 3 * (share - 0.16) : 0) -
    4 * context.hides(sight) -
    0.35 * Math.min(1, Math.max(0, fromWalls)) +
    draw * context.random.next()
  );
}

/** Tubs and showers may be as tall as needed. */
function costAtWall({ plan }: Furnisher, piece: Piece, spot: Spot, sight: Sight): number {
  if (isFixture(piece.name)) return 0;
  const [x, , z] = plan.shell.camera.position;
  return tallCost(piece, sight, facing(spot, { x, z }));
}

/** Cost of a free-standing piece that is near the camera, in front of others, or seen from behind. */
function costOfFree(
  { plan }: Furnisher,
  { widthMetres }: Piece,
  spot: Spot,
  sight: Sight,
  others: readonly Sight[],
): number {
  const costOfBefore =
    widthMetres < beforeOthers.slimMetres ? beforeOthers.slim : beforeOthers.wide;
  const [x, , z] = plan.shell.camera.position;
  return (
    loomingCost(sight) +
    backCost(facing(spot, { x, z })) +
    costOfBefore * shareBefore(sight, others)
  );
}

/** Of a window above an old tub, only a new one's tap and hand shower hide as much. */
const hiddenByTub = 0.75;

const hiddenBy = (context: Furnisher, piece: Piece): number | undefined =>
  piece.name === 'Bath tub' && context.stoodBefore(piece) ? hiddenByTub : undefined;

/** Places a piece at a wall or free-standing, facing `faces`, if there is a good place. */
export function addExtra(
  context: Furnisher,
  ways: readonly Piece[],
  faces: { x: number; z: number },
  leastSeen?: number,
  spots?: readonly Spot[],
): Spot | undefined {
  const others = context.plan.placed
    .filter(({ piece }) => !piece.isFlat)
    .map((one) => context.view.see(one));
  let best: { score: number; piece: Piece; spot: Spot; sight: Sight } | undefined;
  for (const piece of ways) {
    // the variant most like the old piece, else the first that fits
    if (best && best.score > 0 && !context.stoodBefore(piece)) break;
    const isAtWall = piece.footprint.z0 === 0;
    const least = context.leastSeenOf(piece, leastSeen ?? leastOfExtra(piece));
    const tried =
      spots ?? (isAtWall ? wallSpots(context.plan.shell, piece) : freeSpots(context, piece, faces));
    for (const spot of tried) {
      if (!context.plan.fits(piece, spot, hiddenBy(context, piece), context.awayOf(piece)))
        continue;
      if (isAtWall && !canBeReached(context, piece, spot)) continue;
      const body = context.plan.bodyOf(piece, spot);
      const sight = context.view.see(body);
      if (sight.visible < least) continue;
      if (!isFixture(piece.name) && sight.overGlass > (piece.low > 0 ? mostGlassHung : mostGlass))
        continue;
      const score =
        scoreOfExtra(context, piece, body, sight) +
        context.worthOfPlace(piece, sight) -
        behindOthers * shareBehind(sight, others) -
        (isAtWall
          ? costAtWall(context, piece, spot, sight)
          : costOfFree(context, piece, spot, sight, others));
      if (!best || score > best.score) best = { score, piece, spot, sight };
    }
  }
  if (!best || best.score < 0) return undefined;
  const { piece, spot, sight } = best;
  context.plan.add(piece, spot);
  if (piece.footprint.z0 === 0 && !enteredAnywhere.includes(piece.name))
    context.plan.keepFree(rectAt(spot, before(piece)));
  context.shown.push(sight);
  return spot;
}

/** A vanity may stand in front of a part of these. */
const enteredAnywhere: readonly string[] = ['Bath tub', 'Shower'];

function before({ footprint, depthMetres }: Piece) {
  return { ...footprint, z0: depthMetres, z1: depthMetres + 0.6 };
}

function canBeReached({ plan }: Furnisher, piece: Piece, spot: Spot): boolean {
  return plan.isFree(rectAt(spot, before(piece)));
}

/** Most pieces of a kind, including those of the room's groups. */
const enough: Readonly<Partial<Record<ExtraPiece, readonly [piece: string, count: number]>>> = {
  'floor lamp': ['Floor lamp', 1],
  armchair: ['Armchair', 1],
  'side table': ['Side table with lamp', 1],
  television: ['Television on a low board', 1],
};

function isEnough({ plan }: Furnisher, name: ExtraPiece): boolean {
  const [piece, most] = enough[name] ?? ['', Infinity];
  return plan.placed.filter((one) => one.piece.name === piece).length >= most;
}

export function addExtras(
  context: Furnisher,
  names: readonly ExtraPiece[],
  faces: { x: number; z: number },
  most: number,
): void {
  let count = 0;
  for (const name of names) {
    if (count >= most || isFull(context)) return;
    if (isEnough(context, name)) continue;
    const ways = extraPiece(name, context.record, context.plan.shell.height, context.random);
    if (addExtra(context, ways, faces)) count++;
  }
}

/** Above this occupied share of the floor no pieces are added. */
function isFull({ plan }: Furnisher): boolean {
  const { width, depth } = plan.shell;
  const taken = plan.placed
    .filter(({ piece, low }) => !piece.isFlat && low < 1)
    .reduce((sum, { rect }) => sum + (rect.x1 - rect.x0) * (rect.z1 - rect.z0), 0);
  return taken > 0.42 * width * depth;
}
