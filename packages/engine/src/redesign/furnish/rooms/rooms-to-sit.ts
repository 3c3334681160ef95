/** Living room, den, dining room, office, foyer. */
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { addExtra, addExtras } from '../extra-pieces.ts';
import { from, type Spot } from '../floor-plan.ts';
import type { Furnisher, Group } from '../furnisher.ts';
import { hang, hangArt, hangCurtains, hangPendant } from '../hangings.ts';
import { facing } from '../in-frame.ts';
import { mainAtWall } from '../main-piece.ts';
import type { Piece } from '../piece.ts';
import { mirrorPiece } from '../pieces/on-walls.ts';
import { armchairPiece, benchPiece, sofaPiece } from '../pieces/seats.ts';
import { coffeeTablePiece, deskPiece, dressedTable, sideboardPiece } from '../pieces/tables.ts';
import { rugPiece } from '../pieces/textiles.ts';
import { dressBareWalls, dressSofa } from '../stylist.ts';

/** A sofa that faces us is worth so much more than one that shows its end. */
const towardsUs = 0.2;
/** Groups of pictures beside the one at the main piece. */
const mostOtherArt = 1;

/** Along its wall, from the left end as seen from inside. */
export function alongWall({ plan: { shell } }: Furnisher, { x, z, side }: Spot): number {
  if (side === 'left') return shell.depth / 2 - z;
  return side === 'right' ? z + shell.depth / 2 : x + shell.width / 2;
}

function sofaGroups({ record, random }: Furnisher): Group[] {
  const clothAt = random.integer(0, record.sofa.cloth.length - 1);
  const table = coffeeTablePiece(record);
  const widths = [record.sofa.widthMetres, 1.9, 1.6];
  return widths
    .filter((width, at) => at === 0 || width < record.sofa.widthMetres)
    .flatMap((width, order) => {
      const plain = { ...record, sofa: { ...record.sofa, hasChaise: false } };
      const pieces = record.sofa.hasChaise
        ? [sofaPiece(record, width, clothAt), sofaPiece(plain, width, clothAt)]
        : [sofaPiece(plain, width, clothAt)];
      return pieces.flatMap((piece, way) => {
        const companion = {
          piece: table,
          x: 0,
          z: piece.depthMetres + 0.42 + table.depthMetres / 2,
        };
        const less = 0.15 * order + 0.05 * way;
        return [
          { piece, companions: [companion], free: [], worth: 0.35 - less },
          { piece, companions: [], free: [], worth: -less },
        ];
      });
    });
}

/** Places of a chair: beyond the end of the sofa, and before its wall. */
const chairsBeside = [
  [0.55, 1.9],
  [0.55, 1.5],
  [0.3, 2.2],
] as const;

export function furnishLiving(hand: Furnisher): boolean {
  const { record, plan } = hand;
  const [x, , z] = plan.shell.camera.position;
  const spot = mainAtWall(hand, sofaGroups(hand), (at) => towardsUs * facing(at, { x, z }));
  const main = plan.placed[0];
  if (!spot || !main) return false;
  for (const [wide, deep] of [
    [3, 2.2],
    [2.4, 1.7],
  ] as const) {
    if (hand.tryAt(rugPiece(record, wide, deep), from(spot, 0, 1.85), 0.35)) break;
  }
  hangArt(hand, spot.side ?? 'back', alongWall(hand, spot), main.piece.widthMetres, 0.9);
  const chair = armchairPiece(record);
  const middle = from(spot, 0, 1.7);
  const beside = chairsBeside.flatMap(([out, z]) =>
    [-1, 1].map((end) => {
      const at = from(spot, end * (main.piece.widthMetres / 2 + out), z);
      return { ...at, turnRad: Math.atan2(middle.x - at.x, middle.z - at.z) };
    }),
  );
  addExtra(hand, [chair], middle, undefined, beside);
  dressSofa(hand, spot, main.piece.widthMetres);
  hangCurtains(hand);
  const hasLamp = plan.placed.some(({ piece }) => piece.name === 'Floor lamp');
  const extras = record.extras.living.filter((name) => name !== 'floor lamp' || !hasLamp);
  addExtras(hand, extras, middle, 4);
  dressBareWalls(hand, mostOtherArt);
  hangPendant(hand);
  return true;
}

/** Between chairs and what else stands there, metres. */
const passing = 0.6;

interface TableAt {
  readonly score: number;
  readonly piece: Piece;
  readonly spot: Spot;
}

/** The largest table that is seen as a whole, or as much of it as is asked for. */
function bestTable(hand: Furnisher, leastVisible: number, awayMetres: number): TableAt | undefined {
  const { record, plan, view } = hand;
  const { shell } = plan;
  let best: TableAt | undefined;
  for (const places of [6, 4, 2]) {
    const piece = dressedTable(record, places);
    for (let x = -shell.width / 2 + 0.6; x <= shell.width / 2 - 0.6; x += 0.15) {
      for (let z = -shell.depth / 2 + 0.7; z <= shell.camera.position[2] - awayMetres; z += 0.15) {
        for (const turnRad of [0, Math.PI / 2]) {
          const spot = { x, z, turnRad };
          if (!plan.fits(piece, spot, 0.4)) continue;
          const sight = view.see(plan.bodyOf(piece, spot));
          if (sight.visible < leastVisible) continue;
          const score =
            1.1 * sight.visible +
            1.3 * sight.likeBefore +
            Math.min(0.5, Math.sqrt(sight.share)) -
            (sight.share > 0.3 ? 2 * (sight.share - 0.3) : 0) -
            0.25 * Math.abs(x / shell.width) +
            0.05 * places +
            0.05 * hand.random.next();
          if (!best || score > best.score) best = { score, piece, spot };
        }
      }
    }
  }
  return best;
}

/** In a large kitchen: where a table is seen as a whole, and people pass. */
export function addDiningPlace(hand: Furnisher): void {
  const { plan } = hand;
  const best = bestTable(hand, 0.93, 2.6);
  if (!best) return;
  const { rect } = plan.bodyOf(best.piece, best.spot);
  const around = {
    x0: rect.x0 - passing,
    x1: rect.x1 + passing,
    z0: rect.z0 - passing,
    z1: rect.z1 + passing,
  };
  if (!plan.isFree(around)) return;
  hand.addShown(best.piece, best.spot);
  hangPendant(hand, best.spot, 1.55);
}

export function furnishDining(hand: Furnisher): boolean {
  const { record, plan } = hand;
  const kept = plan.keptInsteadOf(dressedTable(record, 2));
  if (kept) plan.placed.push(kept);
  const best =
    kept ?? bestTable(hand, 0.7, 1.8) ?? bestTable(hand, 0.45, 1.5) ?? bestTable(hand, 0.2, 1.2);
  if (!best) return false;
  const { piece, spot } = best;
  if (!kept) hand.addShown(piece, spot);
  hand.tryAt(rugPiece(record, piece.widthMetres + 0.6, piece.depthMetres + 0.5), spot, 0.4);
  hangPendant(hand, spot, 1.55);
  const sideboard = addExtra(hand, [sideboardPiece(1.8), sideboardPiece(1.2)], spot);
  if (sideboard) hangArt(hand, sideboard.side ?? 'back', alongWall(hand, sideboard), 1.6, 0.95);
  hangCurtains(hand);
  addExtras(hand, ['plant', 'floor lamp', 'bookshelf'], spot, 3);
  dressBareWalls(hand, mostOtherArt);
  return true;
}

export function furnishOffice(hand: Furnisher): boolean {
  const { record, plan } = hand;
  const desk = deskPiece();
  const spot = mainAtWall(hand, [{ piece: desk, companions: [], free: [], worth: 0 }]);
  if (!spot) return false;
  hand.tryAt(rugPiece(record, 2.4, 1.7), from(spot, 0, 1.5), 0.4);
  hangArt(hand, spot.side ?? 'back', alongWall(hand, spot), 1.4, 1.05);
  hangCurtains(hand);
  addExtras(
    hand,
    ['bookshelf', 'armchair', 'plant', 'floor lamp', 'sideboard'],
    plan.placed[0]!.spot,
    4,
  );
  dressBareWalls(hand, mostOtherArt);
  hangPendant(hand);
  return true;
}

export function furnishFoyer(hand: Furnisher): boolean {
  const { record } = hand;
  const table = sideboardPiece(1.4, 'Console table');
  const spot = mainAtWall(hand, [
    { piece: table, companions: [], free: [], worth: 0.2 },
    { piece: sideboardPiece(1, 'Console table'), companions: [], free: [], worth: 0 },
  ]);
  if (!spot) return false;
  const side: Side = spot.side ?? 'back';
  hang(hand, mirrorPiece(record, 0.8, 0.9, 1.55), side, alongWall(hand, spot));
  hand.tryAt(rugPiece(record, 1.8, 1.2), from(spot, 0, 1.3), 0.4);
  addExtra(hand, [benchPiece(1.2)], from(spot, 0, 1.3));
  addExtras(hand, ['plant', 'side table', 'armchair'], from(spot, 0, 1.3), 2);
  dressBareWalls(hand, mostOtherArt);
  hangPendant(hand);
  return true;
}
