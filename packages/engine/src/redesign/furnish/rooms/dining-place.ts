/** Dining tables with chairs: the largest that suits the room, or where the photo shows one. */
import type { Spot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { hangOver } from '../hangings/hangings.ts';
import type { Piece } from '../piece.ts';
import { dressedTable } from '../pieces/tables.ts';

/** Passage between chairs and other pieces. */
const passingMetres = 0.6;
/** At an old table's place: least likeness and visible share, distance from the camera, and passage. */
const asBefore = { like: 0.25, visible: 0.45, awayMetres: 0.5, passing: 0.05 } as const;
/** Least distance of any table's edge from the camera. */
const clearMetres = 1;

interface TableAt {
  readonly score: number;
  readonly piece: Piece;
  readonly spot: Spot;
}

/** Whether people can pass all around it. */
function isPassable(
  { plan }: Furnisher,
  piece: Piece,
  spot: Spot,
  passing: number = passingMetres,
): boolean {
  const { x0, x1, z0, z1 } = plan.bodyOf(piece, spot).rect;
  return plan.isFree({
    x0: x0 - passing,
    x1: x1 + passing,
    z0: z0 - passing,
    z1: z1 + passing,
  });
}

/** The largest table that is fully visible, or visible by the given share. */
export function bestTable(
  context: Furnisher,
  leastVisible: number,
  awayMetres: number,
  mayStand: (piece: Piece, spot: Spot) => boolean = () => true,
  clear: number = clearMetres,
): TableAt | undefined {
  const { record, plan, view } = context;
  const { shell } = plan;
  let best: TableAt | undefined;
  for (const places of [6, 4, 2]) {
    const piece = dressedTable(record, places);
    for (let x = -shell.width / 2 + 0.6; x <= shell.width / 2 - 0.6; x += 0.15) {
      for (let z = -shell.depth / 2 + 0.7; z <= shell.camera.position[2] - awayMetres; z += 0.15) {
        for (const turnRad of [0, Math.PI / 2]) {
          const spot = { x, z, turnRad };
          if (!plan.fits(piece, spot, 0.4, clear) || !mayStand(piece, spot)) continue;
          const sight = view.see(plan.bodyOf(piece, spot));
          if (sight.visible < leastVisible) continue;
          const score =
            1.1 * sight.visible +
            1.3 * sight.likeBefore +
            Math.min(0.5, Math.sqrt(sight.share)) -
            (sight.share > 0.3 ? 2 * (sight.share - 0.3) : 0) -
            0.25 * Math.abs(x / shell.width) +
            0.05 * places +
            context.worthOfPlace(piece, sight) +
            0.05 * context.random.next();
          if (!best || score > best.score) best = { score, piece, spot };
        }
      }
    }
  }
  return best;
}

function addTable(context: Furnisher, { piece, spot }: TableAt): void {
  context.addShown(piece, spot);
  hangOver(context, [spot], 1.55);
}

/** In a large kitchen, if a table is fully visible and people can pass. */
export function addDiningPlace(context: Furnisher): void {
  const mayStand = (piece: Piece, spot: Spot) => isPassable(context, piece, spot);
  const best = bestTable(context, 0.93, 2.6, mayStand) ?? bestTable(context, 0.85, 2, mayStand);
  if (best) addTable(context, best);
}

/** Where people eat now they eat again, even with less space around; returns whether they do. */
export function addOldDiningPlace(context: Furnisher): boolean {
  if (!context.furniture.has('dining table')) return false;
  const { plan, view } = context;
  const isThere = (piece: Piece, spot: Spot) =>
    context.likenessToFurniture('dining table', view.see(plan.bodyOf(piece, spot))) >=
      asBefore.like && isPassable(context, piece, spot, asBefore.passing);
  const { visible, awayMetres } = asBefore;
  const best = bestTable(context, visible, awayMetres, isThere, awayMetres);
  if (best) addTable(context, best);
  return best !== undefined;
}
