/** Hanging pieces: ceiling lamps, things on walls, curtains beside windows. */
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { from, overlap, rectAt, type Spot, wallLength, wallSpot } from '../floor-plan.ts';
import { type Furnisher, mostGlass } from '../furnisher.ts';
import type { Piece } from '../piece.ts';
import { pendantPiece } from '../pieces/lamps.ts';
import { curtainsPiece } from '../pieces/textiles.ts';

/** Before a view lamps over a table hang as much higher, or beside the middle, metres. */
const otherPlaces = { higher: [0, 0.2, 0.4], aside: [0, -0.25, 0.25] } as const;
/** Cost of the view behind a lamp, for its share, and of metres away from the usual place. */
const costs = { glass: 1.5, aside: 0.5, higher: 0.4 } as const;

type Place = Pick<Spot, 'x' | 'z'>;

interface HungLamps {
  readonly piece: Piece;
  readonly spots: readonly Spot[];
  readonly score: number;
}

/** A ceiling lamp where it is best visible. */
export function hangPendant(context: Furnisher, lowMetres?: number): void {
  const { shell } = context.plan;
  const piece = pendantPiece(context.record, shell.height, lowMetres);
  let best: { score: number; spot: Spot } | undefined;
  for (let x = -shell.width / 2 + 0.7; x <= shell.width / 2 - 0.7; x += 0.25)
    for (let z = -shell.depth / 2 + 0.8; z <= shell.camera.position[2] - 1.7; z += 0.25) {
      const spot = { x, z, turnRad: 0 };
      const score = scoreOfPendant(context, piece, spot);
      if (score !== undefined && (!best || score > best.score)) best = { score, spot };
    }
  if (best) context.plan.add(piece, best.spot);
}

/** Lamps over the places of a table, all moved alike where they would hang before a view. */
export function hangOver(context: Furnisher, places: readonly Place[], lowMetres: number): void {
  const { plan, view } = context;
  const usual = lampsAt(context, places, lowMetres);
  const isBeforeGlass = usual.spots.some(
    (spot) => view.see(plan.bodyOf(usual.piece, spot)).overGlass > mostGlass,
  );
  let best = usual;
  if (isBeforeGlass) {
    for (const higher of otherPlaces.higher)
      for (const dx of otherPlaces.aside)
        for (const dz of otherPlaces.aside) {
          const moved = places.map(({ x, z }) => ({ x: x + dx, z: z + dz }));
          const tried = lampsAt(context, moved, lowMetres + higher);
          const score = tried.score - costs.aside * Math.hypot(dx, dz) - costs.higher * higher;
          if (tried.spots.length === usual.spots.length && score > best.score)
            best = { ...tried, score };
        }
  }
  for (const spot of best.spots) plan.add(best.piece, spot);
}

/** Those of the places where a lamp fits. */
function lampsAt(context: Furnisher, places: readonly Place[], lowMetres: number): HungLamps {
  const piece = pendantPiece(context.record, context.plan.shell.height, lowMetres);
  const hung = places.flatMap(({ x, z }) => {
    const spot = { x, z, turnRad: 0 };
    const score = scoreOfPendant(context, piece, spot);
    return score === undefined ? [] : [{ spot, score }];
  });
  const sum = hung.reduce((all, { score }) => all + score, 0);
  const spots = hung.map(({ spot }) => spot);
  return { piece, spots, score: sum / Math.max(1, hung.length) };
}

/** Undefined where it doesn't fit or isn't seen well. */
function scoreOfPendant(context: Furnisher, piece: Piece, spot: Spot): number | undefined {
  const { plan, view } = context;
  if (!plan.fits(piece, spot)) return undefined;
  const sight = view.see(plan.bodyOf(piece, spot));
  if (sight.visible < 0.8 || sight.nearestMetres < 1.5) return undefined;
  const middle = Math.abs((sight.left + sight.right) / 2 - 0.5);
  const inRoom = Math.abs(spot.x) / plan.shell.width;
  const large = sight.share > 0.03 ? sight.share * 4 : 0;
  return -middle - inRoom - 2 * context.hides(sight) - large - costs.glass * sight.overGlass;
}

/** Hangs a piece at a wall unless an opening or another piece is there. */
export function hang(
  context: Furnisher,
  piece: Piece,
  side: Side,
  u: number,
  leastSeen = 0.85,
): boolean {
  if (!canHang(context, piece, side, u, leastSeen)) return false;
  context.plan.add(piece, wallSpot(context.plan.shell, side, u));
  return true;
}

export function canHang(
  context: Furnisher,
  piece: Piece,
  side: Side,
  u: number,
  leastSeen: number,
): boolean {
  const { shell } = context.plan;
  const half = piece.widthMetres / 2;
  const length = wallLength(shell, side);
  if (u - half < 0.12 || u + half > length - 0.12) return false;
  const isBare = shell.openings.every(
    (one) =>
      one.side !== side ||
      one.u1 + 0.12 < u - half ||
      one.u0 - 0.12 > u + half ||
      one.v1 + 0.1 < piece.low ||
      one.v0 - 0.1 > piece.low + piece.heightMetres,
  );
  const spot = wallSpot(shell, side, u);
  if (!isBare || !context.plan.fits(piece, spot)) return false;
  const { overGlass, visible } = context.view.see(context.plan.bodyOf(piece, spot));
  return overGlass <= mostGlass && visible >= leastSeen;
}

/** Whether the wall is not at a grazing angle: curtains would hide the view. */
function isFaced({ plan: { shell } }: Furnisher, side: Side, u: number): boolean {
  const at = wallSpot(shell, side, u);
  const [x, , z] = shell.camera.position;
  const away = Math.hypot(x - at.x, z - at.z);
  const out = (x - at.x) * Math.sin(at.turnRad) + (z - at.z) * Math.cos(at.turnRad);
  return out > 0.62 * away;
}

/** Share of a window's height that a curtain beside it may cover. */
const mostGlassBehindCurtains = 0.4;

export function hangCurtains(context: Furnisher): void {
  const { record, plan } = context;
  const { shell } = plan;
  if (record.curtains === null) return;
  for (const { side, kind, u0, u1, v0, v1, dressing } of shell.openings) {
    if (kind !== 'window' || dressing || u1 - u0 < 0.6 || v1 < 1.6) continue;
    const length = wallLength(shell, side);
    const others = shell.openings.filter((one) => one.side === side);
    const isBeside = others.some(
      (one) => (one.u0 > u1 && one.u0 < u1 + 1) || (one.u1 < u0 && one.u1 > u0 - 1),
    );
    if (isBeside || u0 < 0.7 || u1 > length - 0.7 || !isFaced(context, side, (u0 + u1) / 2))
      continue;
    const top = Math.min(shell.height - 0.08, v1 + 0.16);
    const piece = curtainsPiece(record.curtains, u1 - u0, top);
    const spot = wallSpot(shell, side, (u0 + u1) / 2);
    // only the two stacks beside the glass, and a little in front, must be free
    const stacks = [-1, 1].map((at) =>
      rectAt(from(spot, at * ((u1 - u0) / 2 + 0.25), 0), { x0: -0.31, x1: 0.31, z0: 0, z1: 0.2 }),
    );
    const isFree = stacks.every(
      (stack) => plan.isFree(stack) && plan.paths.every((path) => !overlap(path, stack)),
    );
    // one of two panes may lack a detected opening
    const isOverGlass = stacks.some(
      (rect) => context.view.see({ rect, low: v0, high: v1 }).overGlass > mostGlassBehindCurtains,
    );
    if (!isFree || isOverGlass || plan.keptInsteadOf(piece)) continue;
    plan.add({ ...piece, isFlat: true }, spot);
    for (const stack of stacks) plan.keepFree(stack);
  }
}
