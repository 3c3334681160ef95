/** The furniture of a style, piece by piece, each of its true size. */
import type { Random } from '../../random/random.ts';
import { dresser, nightstand, wardrobe } from '../../visuals/scene/furniture/bedroom-storage.ts';
import { bed as buildBed } from '../../visuals/scene/furniture/beds.ts';
import { bench, chair, ottoman, stool } from '../../visuals/scene/furniture/chairs.ts';
import { wallMirror } from '../../visuals/scene/furniture/decor.ts';
import { pottedPlant } from '../../visuals/scene/furniture/house-plants.ts';
import {
  floorLamp,
  type LampMaterials,
  pendant,
  sconce,
  tableLamp,
} from '../../visuals/scene/furniture/lamps.ts';
import { picture } from '../../visuals/scene/furniture/pictures.ts';
import { armchair, sofa } from '../../visuals/scene/furniture/seating.ts';
import { shelves } from '../../visuals/scene/furniture/shelving.ts';
import {
  tableClutter,
  tableSetting,
  vaseWithStems,
} from '../../visuals/scene/furniture/table-settings.ts';
import {
  coffeeTable,
  desk,
  diningTable,
  sideboard,
  sideTable,
} from '../../visuals/scene/furniture/tables.ts';
import { curtains, rug } from '../../visuals/scene/furniture/textiles.ts';
import { computer, officeChair, television } from '../../visuals/scene/furniture/trade.ts';
import { box, tube } from '../../visuals/scene/solids.ts';
import { atWall, type BuildHand, freeStanding, type Piece } from './piece.ts';
import type { ExtraPiece, StyleRecord } from './style-record.ts';

export function lampsOf({ kit }: BuildHand): LampMaterials {
  const { record } = kit;
  return {
    shade: kit.shade,
    bulb: kit.bulb,
    metal: kit.metal,
    body: kit.plain(record.pendant.colour, 0.5),
  };
}

const bedLength = 2.12;

export function bed({ bed: own }: StyleRecord, widthMetres: number, coverAt: number): Piece {
  const height = {
    panel: 1.12,
    upholstered: 1.2,
    platform: 0.86,
    poster: 2.1,
    iron: 1.15,
    bunk: 2,
  };
  return atWall('Bed', [widthMetres + 0.24, bedLength, height[own.style]], ({ b, kit, random }) =>
    buildBed(
      b,
      widthMetres,
      own.style,
      {
        frame: kit.of(own.frame),
        fabric: kit.cloth(own.headboard),
        linen: kit.cloth([own.sheet, 'linen']),
        throwBlanket: kit.accent(0),
        cushions: [],
        bedding: {
          cover: kit.cloth(own.cover[coverAt % own.cover.length]!),
          sheet: kit.cloth([own.sheet, 'linen']),
          pillows: own.pillows.map((row) => row.map((hex) => kit.cloth([hex, 'linen']))),
          fall: own.fall,
          ...(own.bolster === undefined ? {} : { bolster: kit.cloth([own.bolster, 'linen']) }),
          ...(own.blanket === undefined
            ? {}
            : {
                blanket: {
                  material: kit.cloth([own.blanket.colour, 'woolWeave']),
                  at: own.blanket.at,
                },
              }),
        },
      },
      random,
    ),
  );
}

export function bedsideTable({ bed: own }: StyleRecord): Piece {
  return atWall('Bedside table', [0.48, 0.45, 0.52], (hand) => {
    const { b, kit } = hand;
    if (own.stands === 'stool') {
      b.begin('furniture', 'bedside table');
      box(b, [-0.21, 0.42, 0.03], [0.21, 0.46, 0.41], kit.wood);
      for (const x of [-0.18, 0.18])
        for (const z of [0.06, 0.38]) tube(b, [x, 0.42, z], [x, 0, z], 0.016, kit.metal, 6);
    } else nightstand(b, own.stands, kit.wood, kit.metal, kit.brass);
    const top = own.stands === 'stool' ? 0.46 : 0.51;
    if (own.light === 'table') b.place({ at: [0, top, 0.2] }, () => tableLamp(b, lampsOf(hand)));
    else vaseWithStems(b, [0, top, 0.2], 0.2, kit.plain('#d8d2c6'), kit.leaf, hand.random);
  });
}

/** Beside a bed, on the wall or from the ceiling. */
export function bedsideLamp({ bed: own }: StyleRecord, ceilingMetres: number): Piece | undefined {
  if (own.light === 'sconce')
    return atWall(
      'Wall lamp',
      [0.16, 0.22, 0.3],
      (hand) => hand.b.place({ at: [0, 1.32, 0] }, () => sconce(hand.b, lampsOf(hand))),
      { low: 1.22 },
    );
  if (own.light === 'pendant')
    return atWall(
      'Hanging bedside lamp',
      [0.3, 0.42, ceilingMetres - 1.25],
      (hand) =>
        hand.b.place({ at: [0, hand.ceilingMetres, 0.22] }, () =>
          pendant(hand.b, 'globe', hand.ceilingMetres - 1.5, lampsOf(hand), 0.5),
        ),
      { low: 1.25 },
    );
  return undefined;
}

export function sofaPiece({ sofa: own }: StyleRecord, widthMetres: number, clothAt: number): Piece {
  const depth = own.hasChaise ? 1.72 : 0.98;
  return atWall('Sofa', [widthMetres, depth, 0.88], ({ b, kit, random }) =>
    b.place({ at: [0, 0, 0.5] }, () =>
      sofa(
        b,
        widthMetres,
        own.seat,
        {
          fabric: kit.cloth(own.cloth[clothAt % own.cloth.length]!),
          leg: kit.of('wood'),
          cushions: own.cushions.map((hex) => kit.cloth([hex, 'linen'])),
        },
        random,
        { chaise: own.hasChaise },
      ),
    ),
  );
}

const armchairMetres: Readonly<
  Record<StyleRecord['armchair']['style'], readonly [number, number, number]>
> = {
  frame: [0.76, 0.96, 0.94],
  wing: [0.94, 0.86, 1.08],
  club: [0.94, 0.86, 0.8],
  shell: [0.92, 0.92, 0.84],
};

export function armchairPiece({ armchair: own }: StyleRecord): Piece {
  return freeStanding('Armchair', armchairMetres[own.style], ({ b, kit }) =>
    armchair(b, own.style, kit.cloth(own.cloth), kit.of(own.leg)),
  );
}

export function coffeeTablePiece({ coffeeTable: style }: StyleRecord): Piece {
  const isRound = style === 'round' || style === 'nest';
  const size = style === 'nest' ? [1.64, 1.2] : isRound ? [1, 1] : [1.32, 0.72];
  return freeStanding('Coffee table', [size[0]!, size[1]!, 0.42], ({ b, kit, random }) =>
    b.place({ at: [style === 'nest' ? -0.3 : 0, 0, 0] }, () => {
      coffeeTable(b, style, kit.wood, style === 'glass' ? kit.metal : kit.wood);
      const accents = [kit.accent(0), kit.accent(1)];
      const top = isRound ? 0.396 : 0.385;
      tableClutter(b, top, accents, kit.plain('#d8d2c6'), kit.leaf, random);
    }),
  );
}

export function rugPiece(
  { rug: own }: StyleRecord,
  widthMetres: number,
  depthMetres: number,
): Piece {
  const round = Math.min(widthMetres, depthMetres) * 1.15;
  const size = own.style === 'round' ? [round, round] : [widthMetres, depthMetres];
  return freeStanding(
    'Rug',
    [size[0]!, size[1]!, 0.02],
    ({ b, kit }) =>
      rug(b, {
        width: size[0]!,
        depth: size[1]!,
        style: own.style,
        field: kit.tiled('woolWeave', own.field, 0.95),
        accent: kit.tiled('woolWeave', own.accent, 0.95),
        second: kit.tiled('woolWeave', own.second, 0.95),
      }),
    { isFlat: true },
  );
}

export function pendantPiece(
  { pendant: own }: StyleRecord,
  ceilingMetres: number,
  lowMetres = 2.05,
): Piece {
  const reach: Readonly<Record<string, number>> = {
    globe: 0.4,
    cone: 0.3,
    drum: 0.26,
    cage: 0.3,
    chandelier: 0.3,
    basket: 0.34,
  };
  const body = reach[own.style]! * own.size;
  const drop = Math.max(0.12, ceilingMetres - lowMetres - body);
  const wide = 0.7 * own.size;
  return freeStanding(
    'Pendant lamp',
    [wide, wide, drop + body],
    (hand) =>
      hand.b.place({ at: [0, hand.ceilingMetres, 0] }, () =>
        pendant(hand.b, own.style, drop, lampsOf(hand), own.size),
      ),
    { low: ceilingMetres - drop - body },
  );
}

export function curtainsPiece(hex: string, widthMetres: number, topMetres: number): Piece {
  return atWall('Curtains', [widthMetres + 1.4, 0.2, topMetres + 0.05], ({ b, kit }) =>
    curtains(
      b,
      // the curtains of this builder hang partly on the glass: these hang beside it
      -widthMetres / 2 - 0.22,
      widthMetres / 2 + 0.22,
      topMetres,
      kit.cloth([hex, 'linen']),
      kit.metal,
    ),
  );
}

/** A framed picture, its middle at `middle` metres. */
export function artPiece(
  { art: own }: StyleRecord,
  width: number,
  height: number,
  middle: number,
): Piece {
  return atWall(
    'Picture',
    [width, 0.04, height],
    ({ b, kit, random }) =>
      b.place({ at: [0, middle, 0.008] }, () =>
        picture(b, width - 0.044, height - 0.044, kit.of(own.frame), random, {
          inks: random.pick(own.inks),
          motifs: own.motifs,
          hasMat: own.hasMat,
        }),
      ),
    { low: middle - height / 2 },
  );
}

export function mirrorPiece(
  { bath }: StyleRecord,
  width: number,
  height: number,
  middle: number,
): Piece {
  return atWall(
    'Mirror',
    [width, 0.04, height],
    ({ b, kit }) =>
      b.place({ at: [0, middle, 0.01] }, () =>
        wallMirror(b, bath.mirror, width, height, kit.mirror, kit.metal),
      ),
    { low: middle - height / 2 },
  );
}

export function dressedTable(
  { diningTable: style, chair: seat }: StyleRecord,
  places: number,
): Piece {
  const isRound = style === 'round' || style === 'pedestal';
  const length = isRound ? Math.max(1.1, 0.3 * places) : Math.max(1.4, (places / 2) * 0.68);
  const width = isRound ? length : 0.92;
  const reach = 0.95;
  return freeStanding(
    `Dining table with ${places} chairs`,
    [length + (isRound ? reach : 0.3), width + reach, 0.86],
    ({ b, kit, random }) => {
      diningTable(b, length, width, style, kit.wood, isRound ? kit.wood : kit.of('wood'));
      tableSetting(b, {
        length,
        width,
        places: 0,
        round: isRound,
        plate: kit.porcelain,
        glass: kit.porcelain,
        runner: kit.accent(0),
      });
      vaseWithStems(b, [0, 0.768, 0], 0.26, kit.plain('#d8d2c6'), kit.leaf, random);
      const cloth = kit.cloth([kit.record.accents[1]!, 'linen']);
      for (let index = 0; index < places; index++) {
        const angle = (index / places) * Math.PI * 2;
        const isNear = index % 2 === 0;
        const x = -length / 2 + (length * (Math.floor(index / 2) + 0.5)) / Math.ceil(places / 2);
        const at: readonly [number, number, number] = isRound
          ? [Math.sin(angle) * (length / 2 + 0.2), 0, Math.cos(angle) * (length / 2 + 0.2)]
          : [x, 0, (isNear ? 1 : -1) * (width / 2 + 0.16)];
        const turnRad = isRound ? angle + Math.PI : isNear ? Math.PI : 0;
        b.place({ at, turnRad: turnRad + random.between(-0.06, 0.06) }, () =>
          chair(b, seat, seat === 'upholstered' ? cloth : kit.wood, kit.wood),
        );
      }
    },
  );
}

export function deskPiece(): Piece {
  return atWall('Desk with chair', [1.5, 1.45, 0.9], (hand) => {
    const { b, kit } = hand;
    b.place({ at: [0, 0, 0.4] }, () => {
      desk(b, 1.5, 0.72, kit.wood, kit.metal, true);
      computer(b, 0.757, 1, kit.black, kit.steel);
      b.place({ at: [-0.55, 0.757, -0.1] }, () => tableLamp(b, lampsOf(hand), 0.42));
    });
    b.place({ at: [0.1, 0, 1.08], turnRad: Math.PI + 0.25 }, () =>
      officeChair(b, kit.accent(1), kit.metal),
    );
  });
}

const spineHexes = ['#8a4a36', '#27364f', '#d8cfb8', '#6f7f6a', '#3a3a3c', '#b9a58f', '#e6dfd0'];

export function bookshelf(widthMetres: number, heightMetres: number): Piece {
  return atWall('Bookshelf', [widthMetres, 0.34, heightMetres], ({ b, kit, random }) =>
    shelves(
      b,
      { width: widthMetres, height: heightMetres, closedBase: true },
      kit.wood,
      spineHexes.map((hex) => kit.plain(hex, 0.8)),
      [kit.plain('#d8d2c6'), kit.brass, kit.accent(0), kit.accent(1)],
      random,
    ),
  );
}

export function wardrobePiece(widthMetres: number, ceilingMetres: number): Piece {
  const height = Math.min(ceilingMetres - 0.15, 2.25);
  return atWall('Wardrobe', [widthMetres, 0.65, height], ({ b, kit }) =>
    wardrobe(b, widthMetres, height, kit.tiled('paint', kit.record.kitchen.cabinet), kit.brass),
  );
}

export function sideboardPiece(widthMetres: number, name = 'Sideboard'): Piece {
  return atWall(name, [widthMetres, 0.48, 0.74], ({ b, kit, random }) => {
    sideboard(b, widthMetres, kit.wood, kit.metal, kit.brass);
    const vase = kit.plain('#d8d2c6');
    // its stems reach no picture on the wall
    vaseWithStems(b, [-widthMetres * 0.32, 0.74, 0.3], 0.26, vase, kit.leaf, random);
  });
}

export function benchPiece(widthMetres = 1.2): Piece {
  return freeStanding('Bench', [widthMetres, 0.42, 0.46], ({ b, kit }) =>
    bench(b, widthMetres, kit.accent(2), kit.wood),
  );
}

export function barStool(): Piece {
  return freeStanding('Bar stool', [0.44, 0.44, 0.9], ({ b, kit }) =>
    stool(b, 0.68, kit.wood, kit.metal, true),
  );
}

interface PlantRow {
  /** Tallest and shortest. */
  readonly metres: readonly [number, number];
  /** Width and top of its leaves, as shares of its height. */
  readonly wide: number;
  readonly tall: number;
}

const plantRows: Readonly<Record<NonNullable<StyleRecord['plant']>['style'], PlantRow>> = {
  arching: { metres: [0.9, 0.7], wide: 1.22, tall: 1.05 },
  swords: { metres: [0.9, 0.7], wide: 0.68, tall: 1.35 },
  fig: { metres: [1.3, 0.8], wide: 0.5, tall: 1.1 },
};
/** Room for its pot. */
const leastPlantMetres = 0.5;

function plantPieces({ plant: own }: StyleRecord, random: Random): readonly Piece[] {
  if (own === null) return [];
  const { metres, wide, tall } = plantRows[own.style];
  const share = random.between(0.9, 1.05);
  return metres.map((usual) => {
    const height = usual * share;
    const width = Math.max(leastPlantMetres, wide * height);
    return freeStanding(
      'House plant',
      [width, width, tall * height],
      ({ b, kit, random: leaves }) => pottedPlant(b, height, kit.plain(own.pot), own.style, leaves),
    );
  });
}

const floorLampMetres = { shade: 0.5, tripod: 0.7 } as const;

/** The extras that a style may stand in its rooms; a few ways of each, the best first. */
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
    dresser: () => [
      atWall('Chest of drawers', [1.2, 0.5, 0.84], ({ b, kit }) =>
        dresser(b, 1.2, kit.wood, kit.brass),
      ),
      atWall('Chest of drawers', [0.9, 0.5, 0.84], ({ b, kit }) =>
        dresser(b, 0.9, kit.wood, kit.brass),
      ),
    ],
    'floor lamp': () => {
      const style = record.floorLamp === 'arc' ? 'shade' : record.floorLamp;
      const wide = floorLampMetres[style];
      return [
        freeStanding('Floor lamp', [wide, wide, 1.75], (hand) =>
          floorLamp(hand.b, style, lampsOf(hand)),
        ),
      ];
    },
    'floor mirror': () => [
      atWall('Floor mirror', [0.7, 0.12, 1.75], ({ b, kit }) =>
        b.place({ at: [0, 0.9, 0.03] }, () =>
          wallMirror(b, 'arched', 0.66, 1.7, kit.mirror, kit.wood),
        ),
      ),
    ],
    plant: () => plantPieces(record, random),
    pouf: () => [
      freeStanding('Pouf', [0.56, 0.56, 0.42], ({ b, kit }) => ottoman(b, 0.27, kit.accent(1))),
    ],
    'side table': () => [
      freeStanding('Side table with lamp', [0.46, 0.46, 1], (hand) => {
        sideTable(hand.b, hand.kit.wood, hand.kit.metal);
        hand.b.place({ at: [0, 0.52, 0] }, () => tableLamp(hand.b, lampsOf(hand)));
      }),
    ],
    sideboard: () => [sideboardPiece(1.8), sideboardPiece(1.2)],
    television: () => [
      atWall('Television on a low board', [1.8, 0.48, 1.7], ({ b, kit }) => {
        sideboard(b, 1.8, kit.darkWood, kit.metal, kit.metal);
        b.place({ at: [0, 1.3, 0.01] }, () => television(b, 1.3, kit.black));
      }),
    ],
    wardrobe: () => [wardrobePiece(1.8, ceilingMetres), wardrobePiece(1.1, ceilingMetres)],
  };
  return ways[name]();
}
