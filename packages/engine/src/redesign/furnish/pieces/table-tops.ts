/** Small things on coffee tables, and what stands in vases. */
import { softBox } from '../../../visuals/scene/curved/soft-box.ts';
import { cylinder, lathe, sphere } from '../../../visuals/scene/curved/turned.ts';
import { flowers } from '../../../visuals/scene/furniture/flowers.ts';
import type { MaterialHandle, Vector3 } from '../../../visuals/scene-model.ts';
import type { PieceContext } from '../piece.ts';

/** Kinds of tops, so that two in one room differ. */
export const tops = { coffee: 0, table: 1, chest: 2, bedside: 3, vanity: 4 } as const;

/** Flowers or leaves in a vase, in the style's and the room's turn. */
export function posy(
  { b, kit, random }: PieceContext,
  top: keyof typeof tops,
  at: Vector3,
  height: number,
): void {
  const turn = kit.turn + tops[top];
  const kinds = kit.record.flowers;
  const vase = kit.vases[turn % kit.vases.length]!;
  flowers(b, kinds[turn % kinds.length]!, at, height, { ...kit.flowers, vase }, random);
}

const bookMetres = { wide: 0.26, deep: 0.19, thick: 0.028 } as const;

/** Books on each other, each with pages between its covers; returns their top. */
function books({ b, kit, random }: PieceContext, [x, y, z]: Vector3, count: number): number {
  b.begin('art', 'books');
  const { wide, deep, thick } = bookMetres;
  const pages = kit.plain('#e8e2d4', 0.9);
  const covers = [kit.accent(0), kit.white, kit.accent(1), kit.plain('#3d3b38')];
  const first = random.integer(0, covers.length - 1);
  for (let k = 0; k < count; k++) {
    const [low, high] = [y + k * thick, y + (k + 1) * thick];
    const less = 0.014 * k;
    const cover = covers[(first + k) % covers.length]!;
    b.place({ at: [x, 0, z], turnRad: 0.12 - 0.2 * k + random.between(-0.06, 0.06) }, () => {
      const [half, back] = [wide / 2 - less, deep / 2 - less];
      for (const [from, to] of [
        [low, low + 0.003],
        [high - 0.004, high - 0.001],
      ] as const)
        softBox(b, [-half, from, -back], [half, to, back], 0.001, cover);
      softBox(b, [-half, low, -back], [-half + 0.004, high - 0.001, back], 0.001, cover);
      softBox(
        b,
        [-half + 0.004, low + 0.003, -back + 0.004],
        [half - 0.005, high - 0.004, back - 0.004],
        0.001,
        pages,
      );
    });
  }
  return y + count * thick;
}

function bowl({ b }: PieceContext, [x, y, z]: Vector3, r: number, material: MaterialHandle): void {
  b.begin('art', 'bowl');
  lathe(
    b,
    [x, y, z],
    [
      [0.38 * r, 0],
      [0.4 * r, 0.03 * r],
      [0.72 * r, 0.2 * r],
      [0.93 * r, 0.42 * r],
      [r, 0.6 * r],
      [0.96 * r, 0.6 * r],
      [0.86 * r, 0.4 * r],
      [0.6 * r, 0.17 * r],
      [0, 0.09 * r],
    ],
    material,
    28,
  );
}

function candle({ b, kit }: PieceContext, [x, y, z]: Vector3, high: number): void {
  b.begin('art', 'candles');
  const wax = kit.plain('#e9e1cf', 0.5);
  cylinder(b, [x, y, z], 0.042, 0.008, kit.metal, 20);
  cylinder(b, [x, y + 0.008, z], 0.034, high, wax, 20);
  cylinder(b, [x, y + 0.008 + high, z], 0.0015, 0.012, kit.black, 5);
}

function cup({ b, kit }: PieceContext, [x, y, z]: Vector3): void {
  b.begin('art', 'cup');
  lathe(
    b,
    [x, y, z],
    [
      [0.04, 0],
      [0.068, 0.012],
      [0.064, 0.013],
      [0.036, 0.005],
      [0, 0.005],
    ],
    kit.porcelain,
    24,
  );
  lathe(
    b,
    [x, y + 0.005, z],
    [
      [0.022, 0],
      [0.034, 0.02],
      [0.038, 0.055],
      [0.035, 0.055],
      [0.03, 0.02],
      [0, 0.012],
    ],
    kit.porcelain,
    20,
  );
}

const booksAndBowl = (context: PieceContext, y: number): void => {
  const high = books(context, [-0.2, y, -0.06], 2);
  bowl(context, [-0.2, high, -0.06], 0.07, context.kit.metal);
  posy(context, 'coffee', [0.2, y, 0.02], 0.2);
};

const trayWithCandles = (context: PieceContext, y: number): void => {
  const { b, kit } = context;
  b.begin('art', 'tray');
  lathe(
    b,
    [0.1, y, 0],
    [
      [0.19, 0],
      [0.205, 0.022],
      [0.198, 0.022],
      [0.185, 0.006],
      [0, 0.006],
    ],
    kit.darkWood,
    36,
  );
  posy(context, 'coffee', [0.15, y + 0.006, -0.05], 0.17);
  candle(context, [0.03, y + 0.006, 0.04], 0.1);
  candle(context, [0.13, y + 0.006, 0.1], 0.06);
  books(context, [-0.25, y, 0.04], 1);
};

const fruitBowl = (context: PieceContext, y: number): void => {
  const { b, kit, random } = context;
  // a bowl in the fruit's colour would make one blob with it
  bowl(context, [0.16, y, 0], 0.15, kit.turn % 2 === 0 ? kit.porcelain : kit.darkWood);
  const fruit = [kit.plain('#c9882f', 0.45), kit.plain('#8fa04a', 0.45), kit.plain('#b5482f', 0.4)];
  const ripe = fruit[kit.turn % fruit.length]!;
  b.begin('art', 'fruit');
  for (let k = 0; k < 6; k++) {
    const turn = k * 1.26;
    const out = k === 5 ? 0 : 0.066;
    const at: Vector3 = [
      0.16 + Math.sin(turn) * out,
      y + (k === 5 ? 0.122 : 0.075),
      Math.cos(turn) * out,
    ];
    sphere(b, at, random.between(0.034, 0.039), ripe, 14, 0.94);
  }
  books(context, [-0.22, y, 0], 2);
};

const cupsAndFlowers = (context: PieceContext, y: number): void => {
  posy(context, 'coffee', [0.02, y, -0.12], 0.2);
  cup(context, [0.22, y, 0.08]);
  cup(context, [-0.26, y, 0.12]);
  books(context, [-0.28, y, -0.12], 1);
};

const ways = [booksAndBowl, trayWithCandles, fruitBowl, cupsAndFlowers] as const;

export function dressCoffeeTable(context: PieceContext, y: number): void {
  ways[context.random.fork('top').integer(0, ways.length - 1)]!(context, y);
}
