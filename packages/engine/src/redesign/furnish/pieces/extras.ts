import type { Random } from '../../../random/random.ts';
import { dresser } from '../../../visuals/scene/furniture/bedroom-storage.ts';
import { wallMirror } from '../../../visuals/scene/furniture/decor.ts';
import { floorLamp, tableLamp } from '../../../visuals/scene/furniture/lamps.ts';
import { ottoman } from '../../../visuals/scene/furniture/seats/stools.ts';
import { sideboard, sideTable } from '../../../visuals/scene/furniture/tables.ts';
import { television } from '../../../visuals/scene/furniture/trade.ts';
import { atWall, freeStanding, type Piece } from '../piece.ts';
import { type ExtraPiece, isFramed, type StyleRecord } from '../style-record.ts';
import { lampsOf } from './lamps.ts';
import { plantPieces } from './plants.ts';
import { armchairPiece, benchPiece } from './seats.ts';
import { dressChest } from './still-life.ts';
import { bookshelf, wardrobePiece } from './storage.ts';
import { deskPiece, sideboardPiece } from './tables.ts';

const floorLampMetres = { shade: 0.5, tripod: 0.7 } as const;
/** The arm extends forward from the foot, which is behind the centre. */
const arcLampMetres = { wide: 0.4, deep: 1.28, high: 1.9, footBehind: 0.46 } as const;

function plainFloorLamp(style: keyof typeof floorLampMetres): Piece {
  const wide = floorLampMetres[style];
  return freeStanding('Floor lamp', [wide, wide, 1.75], (context) =>
    floorLamp(context.b, style, lampsOf(context)),
  );
}

function arcFloorLamp(): Piece {
  const { wide, deep, high, footBehind } = arcLampMetres;
  return freeStanding('Floor lamp', [wide, deep, high], (context) =>
    context.b.place({ at: [0, 0, -footBehind], turnRad: -Math.PI / 2 }, () =>
      floorLamp(context.b, 'arc', lampsOf(context)),
    ),
  );
}

function floorLampPieces({ floorLamp: style }: StyleRecord): readonly Piece[] {
  return style === 'arc' ? [arcFloorLamp(), plainFloorLamp('shade')] : [plainFloorLamp(style)];
}

const chestMetres = 0.84;

function chestPiece(width: number): Piece {
  return atWall('Chest of drawers', [width, 0.5, chestMetres], (context) => {
    const { b, kit } = context;
    dresser(b, width, kit.wood, kit.brass, isFramed(kit.record));
    dressChest(context, width, chestMetres);
  });
}

/** Its screen, in metres: centre above the floor, and share of the board's width. */
export const screenOf = { middle: 1.3, share: 0.72 } as const;

export function televisionPiece(width: number): Piece {
  const screen = screenOf.share * width;
  const high = screenOf.middle + 0.31 * screen;
  return atWall('Television on a low board', [width, 0.48, high], ({ b, kit }) => {
    sideboard(b, width, kit.darkWood, kit.metal, kit.metal);
    b.place({ at: [0, screenOf.middle, 0.01] }, () => television(b, screen, kit.black));
  });
}

/** Variants of a style's optional piece, best first. */
export function extraPiece(
  name: ExtraPiece,
  record: StyleRecord,
  ceilingMetres: number,
  random: Random,
): readonly Piece[] {
  const ways: Readonly<Record<ExtraPiece, () => readonly Piece[]>> = {
    armchair: () => [armchairPiece(record)],
    bench: () => [benchPiece(1.3), benchPiece(1)],
    bookshelf: () => [
      bookshelf(1.6, Math.min(2.1, ceilingMetres - 0.2)),
      bookshelf(0.85, Math.min(2, ceilingMetres - 0.2)),
    ],
    desk: () => [deskPiece()],
    dresser: () => [chestPiece(1.2), chestPiece(0.9)],
    'floor lamp': () => floorLampPieces(record),
    'floor mirror': () => [
      atWall('Floor mirror', [0.7, 0.12, 1.75], ({ b, kit }) =>
        b.place({ at: [0, 0.9, 0.03] }, () =>
          wallMirror(b, {
            style: 'arched',
            width: 0.66,
            height: 1.7,
            mirror: kit.mirror,
            frame: kit.wood,
          }),
        ),
      ),
    ],
    plant: () => plantPieces(record, random),
    pouf: () => [
      freeStanding('Pouf', [0.56, 0.56, 0.42], ({ b, kit }) => ottoman(b, 0.27, kit.accent(1))),
    ],
    'side table': () => [
      freeStanding('Side table with lamp', [0.46, 0.46, 1], (context) => {
        sideTable(context.b, context.kit.wood, context.kit.metal);
        context.b.place({ at: [0, 0.52, 0] }, () => tableLamp(context.b, lampsOf(context)));
      }),
    ],
    sideboard: () => [sideboardPiece(1.8), sideboardPiece(1.2)],
    television: () => [televisionPiece(1.8)],
    wardrobe: () => [wardrobePiece(1.8, ceilingMetres), wardrobePiece(1.1, ceilingMetres)],
  };
  return ways[name]();
}
