/** Small things on the tops of vanities and chests of drawers. */
import { softBox } from '../../../visuals/scene/curved/soft-box.ts';
import { lathe } from '../../../visuals/scene/curved/turned.ts';
import { box } from '../../../visuals/scene/solids.ts';
import type { Vector3 } from '../../../visuals/scene-model.ts';
import type { PieceContext } from '../piece.ts';
import { posy } from './table-tops.ts';

const towel = { wide: 0.3, deep: 0.19, thick: 0.045, rounding: 0.02 } as const;

/** Two folded towels. */
function foldedTowels({ b, kit }: PieceContext, [x, y, z]: Vector3): void {
  b.begin('textile', 'folded towels');
  const { wide, deep, thick, rounding } = towel;
  const cloths = [kit.cloth(['#e4dfd5', 'linen'], 0.45), kit.accent(0)];
  for (const [layer, cloth] of cloths.entries()) {
    const [low, inset] = [y + layer * thick, layer * 0.008];
    softBox(
      b,
      [x - wide / 2 + inset, low, z - deep / 2 + inset],
      [x + wide / 2 - inset, low + thick, z + deep / 2 - inset],
      rounding,
      cloth,
    );
  }
}

/** A dispenser and a tumbler on a tray. */
function soapTray({ b, kit }: PieceContext, [x, y, z]: Vector3): void {
  b.begin('art', 'soap and tumbler');
  softBox(b, [x - 0.11, y, z - 0.06], [x + 0.11, y + 0.012, z + 0.06], 0.005, kit.wood);
  const top = y + 0.012;
  lathe(
    b,
    [x - 0.05, top, z],
    [
      [0.036, 0],
      [0.037, 0.1],
      [0.03, 0.12],
      [0.012, 0.128],
      [0.012, 0.145],
    ],
    kit.accent(1),
    20,
  );
  box(b, [x - 0.056, top + 0.145, z - 0.006], [x - 0.044, top + 0.157, z + 0.045], kit.metal);
  lathe(
    b,
    [x + 0.05, top, z],
    [
      [0.031, 0],
      [0.035, 0.095],
      [0.031, 0.095],
      [0.028, 0.01],
      [0, 0.01],
    ],
    kit.porcelain,
    20,
  );
}

/** Half width of what is kept free for a basin. */
const basinHalfMetres = 0.27;
const topMetres = 0.85;
const endMetres = 0.02;

/** Soap, towels and a plant where a vanity's basins leave room, the widest place first. */
export function dressVanity(context: PieceContext, width: number, basins: number): void {
  const { b } = context;
  const half = width / 2;
  const middles = Array.from({ length: basins }, (_, k) => -half + (width * (k + 0.5)) / basins);
  const edges = [
    -half + endMetres,
    ...middles.flatMap((u) => [u - basinHalfMetres, u + basinHalfMetres]),
    half - endMetres,
  ];
  const free: { middle: number; wide: number }[] = [];
  for (let k = 0; k < edges.length; k += 2)
    free.push({ middle: (edges[k]! + edges[k + 1]!) / 2, wide: edges[k + 1]! - edges[k]! });
  free.sort((one, other) => other.wide - one.wide);
  const things: readonly { readonly wide: number; readonly put: (at: Vector3) => void }[] = [
    { wide: 0.33, put: (at) => foldedTowels(context, at) },
    { wide: 0.24, put: (at) => soapTray(context, at) },
    {
      wide: 0.14,
      put: (at) => {
        b.begin('plant', 'flowers');
        posy(context, 'vanity', at, 0.11);
      },
    },
  ];
  const waiting = [...things];
  for (const { middle, wide } of free) {
    const index = waiting.findIndex((thing) => thing.wide <= wide);
    const [thing] = index < 0 ? [] : waiting.splice(index, 1);
    thing?.put([middle, topMetres, 0.24]);
  }
}

const basket = { wide: 0.2, deep: 0.16, high: 0.13, rim: 0.02 } as const;

/** A woven basket with a towel in it. */
function towelBasket({ b, kit }: PieceContext, [x, y, z]: Vector3): void {
  const { wide, deep, high, rim } = basket;
  const straw = kit.tiled('woolWeave', '#b3925f', 0.9);
  b.begin('textile', 'towel basket');
  softBox(b, [x - wide / 2, y, z - deep / 2], [x + wide / 2, y + high, z + deep / 2], 0.02, straw);
  softBox(
    b,
    [x - wide / 2 + rim, y + high - 0.02, z - deep / 2 + rim],
    [x + wide / 2 - rim, y + high + 0.035, z + deep / 2 - rim],
    0.025,
    kit.cloth(['#e4dfd5', 'linen'], 0.45),
  );
}

/** Two bottles of different heights. */
function bathBottles({ b, kit }: PieceContext, [x, y, z]: Vector3): void {
  b.begin('art', 'bath bottles');
  for (const [at, high, material] of [
    [-0.045, 0.17, kit.accent(1)],
    [0.045, 0.13, kit.porcelain],
  ] as const)
    lathe(
      b,
      [x + at, y, z],
      [
        [0.033, 0],
        [0.034, high * 0.75],
        [0.026, high * 0.86],
        [0.012, high * 0.9],
        [0.012, high],
        [0, high],
      ],
      material,
      20,
    );
}

/** A lidded jar. */
function jar({ b, kit }: PieceContext, [x, y, z]: Vector3): void {
  b.begin('art', 'lidded jar');
  lathe(
    b,
    [x, y, z],
    [
      [0.05, 0],
      [0.056, 0.02],
      [0.056, 0.1],
      [0.05, 0.108],
      [0.05, 0.112],
      [0.02, 0.122],
      [0.014, 0.14],
      [0, 0.142],
    ],
    kit.porcelain,
    24,
  );
}

/** Things on a bathroom's shelf: towels beside bottles, or a basket beside a jar. */
export function dressBathShelf(context: PieceContext, y: number, hasTowels: boolean): void {
  const z = 0.11;
  if (hasTowels) {
    foldedTowels(context, [-0.11, y, z]);
    bathBottles(context, [0.17, y, z]);
    return;
  }
  towelBasket(context, [0.14, y, z]);
  jar(context, [-0.14, y, z]);
}

const book = { wide: 0.24, deep: 0.17, thick: 0.03 } as const;

/** Books with a bowl on one side of a chest of drawers, flowers on the other. */
export function dressChest(context: PieceContext, width: number, top: number): void {
  const { b, kit, random } = context;
  const side = random.chance(0.5) ? 1 : -1;
  b.begin('art', 'books and bowl');
  const x = (side * width) / 4;
  for (const [layer, cover] of [kit.accent(0), kit.white, kit.accent(1)].entries()) {
    const less = layer * 0.012;
    const low = top + layer * book.thick;
    box(
      b,
      [x - book.wide / 2 + less, low, 0.16 + less],
      [x + book.wide / 2 - less, low + book.thick - 0.002, 0.16 + book.deep - less],
      cover,
    );
  }
  lathe(
    b,
    [x, top + 3 * book.thick, 0.16 + book.deep / 2],
    [
      [0.03, 0],
      [0.065, 0.03],
      [0.075, 0.055],
      [0.07, 0.055],
      [0.055, 0.03],
      [0, 0.012],
    ],
    kit.metal,
    24,
  );
  b.begin('plant', 'flowers');
  posy(context, 'chest', [(-side * width) / 3.2, top, 0.24], 0.2);
}
