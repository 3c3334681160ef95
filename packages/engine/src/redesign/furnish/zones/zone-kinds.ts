/** Kinds of secondary groups, in local metres, facing z. */
import type { Rect } from '../../../visuals/scene/wall-parts.ts';
import type { Companion, Furnisher } from '../furnisher.ts';
import type { Piece } from '../piece.ts';
import { extraPiece } from '../pieces/extras.ts';
import { armchairPiece, sofaPiece } from '../pieces/seats.ts';
import { coffeeTablePiece, deskPiece, dressedTable, sideboardPiece } from '../pieces/tables.ts';
import { rugPiece } from '../pieces/textiles.ts';

export interface Zone {
  readonly pieces: readonly Companion[];
  readonly rug?: Companion;
  /** Passage that must stay free. */
  readonly around: Rect;
  readonly isAtWall: boolean;
  /** A pendant hangs over it. */
  readonly hasPendant?: boolean;
  /** Pictures above it, over a piece of this width and height. */
  readonly art?: { readonly widthMetres: number; readonly above: number };
  /** Better near a wall than in the middle of the room. */
  readonly wantsWall?: boolean;
  /** Penalty relative to the first option. */
  readonly less?: number;
}

export const zoneNames = ['dining', 'lounge', 'pair', 'reading', 'desk', 'sideboard'] as const;
export type ZoneName = (typeof zoneNames)[number];

/** Passage between groups, metres. */
const passing = 0.65;
/** Penalty of a less generous variant. */
const less = 0.1;

const wider = ({ x0, x1, z0, z1 }: Rect, by: number): Rect => ({
  x0: x0 - by,
  x1: x1 + by,
  z0: z0 - by,
  z1: z1 + by,
});

const sizeOf = ({ footprint }: Piece): Rect => footprint;

function dining({ record }: Furnisher): Zone[] {
  return [6, 4].map((places, order) => {
    const table = dressedTable(record, places);
    return {
      pieces: [{ piece: table, x: 0, z: 0 }],
      rug: {
        piece: rugPiece(record, table.widthMetres + 0.6, table.depthMetres + 0.5),
        x: 0,
        z: 0,
      },
      around: wider(sizeOf(table), passing),
      isAtWall: false,
      hasPendant: true,
      less: less * order,
    };
  });
}

/** A sofa with a table, for rooms with another main piece. */
function lounge({ record, random }: Furnisher): Zone[] {
  const clothAt = random.integer(0, record.sofa.cloth.length - 1);
  const plain = { ...record, sofa: { ...record.sofa, hasChaise: false } };
  const table = coffeeTablePiece(record);
  return [record.sofa.widthMetres, 1.6].map((width, order) => {
    const sofa = sofaPiece(plain, width, clothAt);
    const z = sofa.depthMetres + 0.42 + table.depthMetres / 2;
    const end = z + table.depthMetres / 2;
    return {
      pieces: [
        { piece: sofa, x: 0, z: 0 },
        { piece: table, x: 0, z },
      ],
      rug: { piece: rugPiece(record, width + 0.7, 2), x: 0, z: 1.6 },
      around: { x0: -width / 2 - 0.1, x1: width / 2 + 0.1, z0: 0, z1: end + passing },
      isAtWall: true,
      art: { widthMetres: width, above: sofa.heightMetres },
      less: less * order,
    };
  });
}

/** Two armchairs with a lamp between them. */
function pair({ record, plan, random }: Furnisher): Zone[] {
  const chair = armchairPiece(record);
  const table = extraPiece('side table', record, plan.shell.height, random)[0]!;
  const x = chair.widthMetres / 2 + table.widthMetres / 2 + 0.12;
  const half = x + chair.widthMetres / 2;
  const deep = chair.depthMetres / 2;
  return [
    {
      pieces: [
        { piece: chair, x: -x, z: 0, turnRad: 0.2 },
        { piece: chair, x, z: 0, turnRad: -0.2 },
        { piece: table, x: 0, z: -0.1 },
      ],
      rug: { piece: rugPiece(record, 2 * half + 0.3, 1.8), x: 0, z: 0.35 },
      around: { x0: -half - 0.15, x1: half + 0.15, z0: -deep, z1: deep + passing },
      isAtWall: false,
      wantsWall: true,
    },
  ];
}

/** A reading chair with a lamp. */
function reading({ record, plan, random }: Furnisher): Zone[] {
  const chair = armchairPiece(record);
  const { height } = plan.shell;
  const lamps = extraPiece('floor lamp', record, height, random);
  const lamp = lamps.find((one) => one.widthMetres === one.depthMetres)!;
  const table = extraPiece('side table', record, height, random)[0]!;
  const deep = chair.depthMetres / 2;
  const beside = (piece: Piece, side: number): Zone => {
    const x = chair.widthMetres / 2 + piece.widthMetres / 2 + 0.08;
    const ends = [-side * (chair.widthMetres / 2 + 0.1), side * (x + piece.widthMetres / 2)];
    return {
      pieces: [
        { piece: chair, x: 0, z: 0 },
        { piece, x: side * x, z: -0.2 },
      ],
      around: { x0: Math.min(...ends), x1: Math.max(...ends), z0: -deep, z1: deep + passing },
      isAtWall: false,
      wantsWall: true,
      less: piece === lamp ? 0 : less,
    };
  };
  return [lamp, table].flatMap((piece) => [-1, 1].map((side) => beside(piece, side)));
}

function desk(): Zone[] {
  const piece = deskPiece();
  const half = piece.widthMetres / 2;
  return [
    {
      pieces: [{ piece, x: 0, z: 0 }],
      around: { x0: -half, x1: half, z0: 0, z1: piece.depthMetres + passing },
      isAtWall: true,
      art: { widthMetres: 1.4, above: 1.05 },
    },
  ];
}

function sideboard(): Zone[] {
  return [1.8, 1.2].map((width, order) => {
    const piece = sideboardPiece(width);
    return {
      pieces: [{ piece, x: 0, z: 0 }],
      around: { x0: -width / 2, x1: width / 2, z0: 0, z1: piece.depthMetres + passing },
      isAtWall: true,
      art: { widthMetres: width, above: piece.heightMetres },
      less: less * order,
    };
  });
}

/** Variants of each, the most generous first. */
export const zoneKinds: Readonly<Record<ZoneName, (furnisher: Furnisher) => Zone[]>> = {
  dining,
  lounge,
  pair,
  reading,
  desk,
  sideboard,
};
