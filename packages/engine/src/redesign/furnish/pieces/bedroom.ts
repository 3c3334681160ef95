import { nightstand } from '../../../visuals/scene/furniture/bedroom-storage.ts';
import { type BedStyle, bed as buildBed } from '../../../visuals/scene/furniture/beds.ts';
import { pendant, sconce, tableLamp } from '../../../visuals/scene/furniture/lamps.ts';
import { box, tube } from '../../../visuals/scene/solids.ts';
import { atWall, type Piece } from '../piece.ts';
import { creased } from '../style-kit.ts';
import type { StyleRecord } from '../style-record.ts';
import { lampsOf } from './lamps.ts';
import { posy } from './table-tops.ts';

const mattressMetres = 2.05;
/** How far boards and the folds of a cover stand out beyond the mattress: the longer it hangs, the farther. */
const reaches = [
  { fallMetres: 0.15, side: 0.12, foot: 0.08 },
  { fallMetres: 0.23, side: 0.14, foot: 0.14 },
  { fallMetres: Infinity, side: 0.18, foot: 0.18 },
] as const;
/** A board or posts at the foot hold the cover in. */
const footBoardMetres = 0.07;
const bedFront = { fromMetres: 0.3, heightMetres: 0.72 } as const;
const hasTallFoot: readonly BedStyle[] = ['poster', 'iron', 'bunk'];

export function bed({ bed: own }: StyleRecord, widthMetres: number, coverAt: number): Piece {
  const height = {
    panel: 1.12,
    upholstered: 1.2,
    platform: 0.86,
    poster: 2.1,
    iron: 1.15,
    bunk: 2,
  };
  const reach = reaches.find(({ fallMetres }) => own.fall <= fallMetres)!;
  const foot = hasTallFoot.includes(own.style) ? footBoardMetres : reach.foot;
  const { side } = reach;
  return atWall(
    'Bed',
    [widthMetres + 2 * side, mattressMetres + foot, height[own.style]],
    ({ b, kit, random }) =>
      buildBed(
        b,
        widthMetres,
        own.style,
        {
          frame: kit.of(own.frame),
          fabric: kit.cloth(own.headboard),
          linen: kit.cloth([own.sheet, 'linen'], creased.bedding),
          throwBlanket: kit.accent(0),
          cushions: [],
          bedding: {
            cover: kit.cloth(
              own.cover[coverAt % own.cover.length]!,
              own.quilt ? creased.quilted : creased.bedding,
            ),
            sheet: kit.cloth([own.sheet, 'linen'], creased.bedding),
            pillows: own.pillows.map((row) =>
              row.map((hex) => kit.cloth([hex, 'linen'], creased.cushions)),
            ),
            fall: own.fall,
            ...(own.quilt === undefined ? {} : { quilt: own.quilt }),
            ...(own.bolster === undefined
              ? {}
              : { bolster: kit.cloth([own.bolster, 'linen'], creased.cushions) }),
            ...(own.blanket === undefined
              ? {}
              : {
                  blanket: {
                    material: kit.cloth(
                      [own.blanket.colour, 'woolWeave'],
                      own.blanket.quilt ? creased.quilted : creased.bedding,
                    ),
                    ...own.blanket,
                  },
                }),
          },
        },
        random,
      ),
    hasTallFoot.includes(own.style) ? {} : { front: bedFront },
  );
}

export function bedsideTable({ bed: own }: StyleRecord): Piece {
  return atWall('Bedside table', [0.48, 0.45, 0.52], (context) => {
    const { b, kit } = context;
    if (own.stands === 'stool') {
      b.begin('furniture', 'bedside table');
      box(b, [-0.21, 0.42, 0.03], [0.21, 0.46, 0.41], kit.wood);
      for (const x of [-0.18, 0.18])
        for (const z of [0.06, 0.38]) tube(b, [x, 0.42, z], [x, 0, z], 0.016, kit.metal, 6);
    } else nightstand(b, own.stands, kit.wood, kit.metal, kit.brass);
    const top = own.stands === 'stool' ? 0.46 : 0.51;
    if (own.light === 'table') b.place({ at: [0, top, 0.2] }, () => tableLamp(b, lampsOf(context)));
    else posy(context, 'bedside', [0, top, 0.2], 0.18);
  });
}

/** Table lamp, sconce or pendant beside a bed. */
export function bedsideLamp({ bed: own }: StyleRecord, ceilingMetres: number): Piece | undefined {
  if (own.light === 'sconce')
    return atWall(
      'Wall lamp',
      [0.16, 0.22, 0.3],
      (context) => context.b.place({ at: [0, 1.32, 0] }, () => sconce(context.b, lampsOf(context))),
      { low: 1.22 },
    );
  if (own.light === 'pendant')
    return atWall(
      'Hanging bedside lamp',
      [0.3, 0.42, ceilingMetres - 1.25],
      (context) =>
        context.b.place({ at: [0, context.ceilingMetres, 0.22] }, () =>
          pendant(context.b, 'globe', context.ceilingMetres - 1.5, lampsOf(context), 0.5),
        ),
      { low: 1.25 },
    );
  return undefined;
}
