/** A sofa at the best wall, with table, rug, seats, lamp and pictures. */
import { addExtra } from '../extra-pieces.ts';
import { from, type PlacedPiece, type Spot } from '../floor-plan.ts';
import type { Furnisher, Group } from '../furnisher.ts';
import { hangArt, wallPlace } from '../hangings/hang-art.ts';
import { facing, leastOfExtra } from '../in-frame.ts';
import { mainAtWall } from '../main-piece.ts';
import { armchairPiece, sofaPiece } from '../pieces/seats.ts';
import { coffeeTablePiece } from '../pieces/tables.ts';
import { rugPiece } from '../pieces/textiles.ts';
import { dressSofa } from '../stylist.ts';
import { wallOfTelevision } from './old-television.ts';

/** Bonus for a sofa that faces the camera over one seen from its end. */
const towardsUs = 0.2;
/** Cost of a sofa at the television's wall, where it cannot be watched. */
const besideScreen = 0.5;
/** Rugs extend under the front of a sofa and under the seats opposite. */
const rugMetres = { under: 0.62, beyondEnds: 0.45, beyondTable: 0.3, underChairs: 0.4 } as const;
/** Knee room between the table and a seat. */
const kneesMetres = 0.36;
/** Half the gap between two adjacent chairs. */
const halfGapMetres = 0.14;
/** Limits for chairs seen from behind: nearer ones, or those in front of the sofa, would hide it. */
const opposite = { facing: -0.28, awayMetres: 1.9, hides: 0.2 } as const;
/** Rooms with more floor get two chairs. */
const twoChairsSquareMetres = 17;

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

/** Positions of a chair: beyond the sofa's end, and from its wall. */
const chairsBeside = [
  [0.55, 1.9],
  [0.55, 1.5],
  [0.3, 2.2],
] as const;

/** Two chairs across the table, both or none. */
function seatsOpposite(context: Furnisher, sofa: Spot, tableEnd: number): boolean {
  const { plan, view, record } = context;
  const [x, , z] = plan.shell.camera.position;
  const chair = armchairPiece(record);
  const spots = [-1, 1].map((side) =>
    from(
      sofa,
      side * (chair.widthMetres / 2 + halfGapMetres),
      tableEnd + kneesMetres + chair.depthMetres / 2,
      Math.PI + side * 0.12,
    ),
  );
  const isGood = (spot: Spot) => {
    if (facing(spot, { x, z }) < opposite.facing || !plan.fits(chair, spot)) return false;
    const sight = view.see(plan.bodyOf(chair, spot));
    return (
      sight.visible >= leastOfExtra(chair) &&
      sight.nearestMetres >= opposite.awayMetres &&
      context.hides(sight) <= opposite.hides
    );
  };
  if (!spots.every(isGood)) return false;
  for (const spot of spots) context.addShown(chair, spot);
  return true;
}

function seatsBeside(context: Furnisher, { spot, piece }: PlacedPiece, middle: Spot): void {
  const { shell } = context.plan;
  const beside = chairsBeside.flatMap(([out, z]) =>
    [-1, 1].map((end) => {
      const at = from(spot, end * (piece.widthMetres / 2 + out), z);
      return { ...at, turnRad: Math.atan2(middle.x - at.x, middle.z - at.z) };
    }),
  );
  const most = shell.width * shell.depth > twoChairsSquareMetres ? 2 : 1;
  for (let count = 0; count < most; count++)
    addExtra(context, [armchairPiece(context.record)], middle, undefined, beside);
}

/** Undefined if no sofa fits. */
export function addSofaGroup(context: Furnisher): Spot | undefined {
  const { record, plan } = context;
  const [x, , z] = plan.shell.camera.position;
  const screenSide = wallOfTelevision(context);
  const spot = mainAtWall(
    context,
    sofaGroups(context),
    (at) => towardsUs * facing(at, { x, z }) - (at.side === screenSide ? besideScreen : 0),
  );
  const main = plan.placed[0];
  if (!spot || !main) return undefined;
  const width = main.piece.widthMetres;
  const table = coffeeTablePiece(record);
  const tableEnd = Math.max(main.piece.depthMetres, 0.98) + 0.42 + table.depthMetres;
  const hasOpposite = seatsOpposite(context, spot, tableEnd);
  const end =
    tableEnd + (hasOpposite ? kneesMetres + rugMetres.underChairs : rugMetres.beyondTable);
  const rugs = [
    [width + 2 * rugMetres.beyondEnds, end - rugMetres.under],
    [width, end - rugMetres.under],
    [2.4, 1.7],
  ] as const;
  for (const [wide, deep] of rugs)
    if (
      context.tryAt(rugPiece(record, wide, deep), from(spot, 0, rugMetres.under + deep / 2), 0.35)
    )
      break;
  hangArt(context, wallPlace(plan, spot, width, main.piece.heightMetres));
  if (!hasOpposite) seatsBeside(context, main, from(spot, 0, 1.7));
  dressSofa(context, spot, width);
  return spot;
}
