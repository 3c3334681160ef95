/** Things that lie around in rooms and on terraces. */
import type { Vector3 } from '../../scene-model.ts';
import { softBox } from '../curved/soft-box.ts';
import { lathe, sphere } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';
import { fruit, globe, teapot, towelStack } from './table-things.ts';
import { round, type SmallThing, type ThingKit } from './thing.ts';

type Row = readonly [width: number, depth: number, high: number, hex: string];

const thing = (
  [width, depth, high, hex]: Row,
  build: SmallThing['build'],
  more: Partial<Pick<SmallThing, 'isOnTables' | 'label'>> = {},
): SmallThing => ({ width, depth, high, hex, label: 'furniture', build, ...more });

function basket({ b, main, other }: ThingKit): void {
  lathe(
    b,
    [0, 0, 0],
    [
      [0.17, 0],
      [0.22, 0.1],
      [0.24, 0.32],
      [0.225, 0.33],
      [0.2, 0.12],
      [0, 0.1],
    ],
    main,
    24,
  );
  for (const y of [0.07, 0.15, 0.23, 0.3])
    lathe(
      b,
      [0, y, 0],
      [
        [0.215 + y * 0.08, 0],
        [0.235 + y * 0.08, 0.012],
        [0.215 + y * 0.08, 0.024],
      ],
      main,
      24,
    );
  for (const side of [-1, 1])
    tube(b, [side * 0.23, 0.31, -0.07], [side * 0.23, 0.31, 0.07], 0.02, other('#6b452b'), 8);
  softBox(b, [-0.15, 0.22, -0.13], [0.15, 0.36, 0.13], 0.06, other('#e6e0d4'), 0.03);
}

function telescope({ b, main, other }: ThingKit): void {
  const wood = other('#5a3a24', 0.4);
  const head: Vector3 = [0, 1.25, 0];
  for (const angle of [0.4, 2.5, 4.6])
    tube(b, head, [Math.sin(angle) * 0.42, 0, Math.cos(angle) * 0.42], [0.02, 0.016], wood, 8);
  tube(b, [-0.36, 1.14, 0.12], [0.28, 1.42, -0.1], [0.045, 0.055], main, 16);
  tube(b, [0.26, 1.41, -0.09], [0.6, 1.56, -0.21], [0.066, 0.075], main, 16);
  tube(b, [-0.46, 1.095, 0.155], [-0.36, 1.14, 0.12], 0.03, main, 12);
}

function pouf({ b, main }: ThingKit): void {
  lathe(
    b,
    [0, 0, 0],
    [
      [0.28, 0],
      [0.33, 0.08],
      [0.34, 0.2],
      [0.33, 0.34],
      [0.26, 0.4],
      [0, 0.415],
    ],
    main,
    28,
  );
}

function pumpkins({ b, main, other }: ThingKit): void {
  for (const [x, z, r] of [
    [-0.16, 0, 0.16],
    [0.14, 0.06, 0.12],
    [0.02, 0.19, 0.09],
  ] as const) {
    for (let rib = 0; rib < 9; rib++) {
      const angle = (rib / 9) * Math.PI * 2;
      round(
        b,
        [x + Math.sin(angle) * r * 0.5, r * 0.72, z + Math.cos(angle) * r * 0.5],
        [r * 0.55, r * 0.74, r * 0.55],
        main,
        10,
      );
    }
    tube(b, [x, r * 1.3, z], [x + 0.02, r * 1.75, z], [0.022, 0.014], other('#5f6b3a'), 7);
  }
}

function balloons({ b, main, other }: ThingKit): void {
  const skins = [
    main,
    other('#d8742b', 0.3),
    other('#4a73a6', 0.3),
    other('#e3bf54', 0.3),
    other('#a5332b', 0.3),
  ];
  skins.forEach((skin, index) => {
    const angle = index * 1.26;
    const at: Vector3 = [Math.sin(angle) * 0.22, 1.75 + (index % 3) * 0.2, Math.cos(angle) * 0.22];
    round(b, at, [0.14, 0.18, 0.14], skin, 16);
    tube(b, [at[0], at[1] - 0.18, at[2]], [0, 0.02, 0], 0.004, other('#c9c2b4'), 4);
  });
}

function teddy({ b, main, other }: ThingKit): void {
  round(b, [0, 0.17, 0], [0.13, 0.16, 0.11], main);
  round(b, [0, 0.4, 0.01], [0.105, 0.1, 0.095], main);
  round(b, [0, 0.375, 0.095], [0.045, 0.035, 0.03], other('#d8c4a2'), 10);
  round(b, [0, 0.39, 0.124], [0.014, 0.011, 0.01], other('#2a2322'), 8);
  for (const side of [-1, 1]) {
    round(b, [side * 0.085, 0.485, 0], [0.04, 0.04, 0.022], main, 10);
    round(b, [side * 0.035, 0.43, 0.09], [0.012, 0.012, 0.01], other('#2a2322'), 8);
    round(b, [side * 0.15, 0.23, 0.04], [0.05, 0.1, 0.05], main, 12);
    round(b, [side * 0.1, 0.06, 0.12], [0.06, 0.06, 0.12], main, 12);
  }
}

function suitcase({ b, main, other }: ThingKit): void {
  softBox(b, [-0.34, 0, -0.2], [0.34, 0.36, 0.2], 0.03, main);
  for (const x of [-0.2, 0.2])
    box(b, [x - 0.02, 0, -0.205], [x + 0.02, 0.365, 0.205], other('#4a3323', 0.5));
  box(b, [-0.07, 0.2, 0.2], [0.07, 0.23, 0.225], other('#b98f4a', 0.35));
}

function guitar({ b, main, other }: ThingKit): void {
  for (const [y, r] of [
    [0.2, 0.19],
    [0.46, 0.145],
  ] as const)
    round(b, [0, y, 0], [r, r * 0.95, 0.05], main, 22);
  round(b, [0, 0.42, 0.042], [0.05, 0.05, 0.012], other('#201a17'), 14);
  box(b, [-0.025, 0.45, 0.02], [0.025, 1.0, 0.045], other('#4a3323', 0.4));
  box(b, [-0.04, 1, 0.015], [0.04, 1.13, 0.04], other('#4a3323', 0.4));
}

function easel({ b, main, other }: ThingKit): void {
  for (const x of [-0.32, 0.32]) tube(b, [x, 0, 0.22], [x * 0.12, 1.75, -0.04], 0.018, main, 8);
  tube(b, [0, 0, -0.4], [0, 1.7, -0.05], 0.018, main, 8);
  box(b, [-0.36, 0.72, 0.1], [0.36, 0.75, 0.2], main);
  b.quad(
    [-0.36, 0.76, 0.14],
    [0.36, 0.76, 0.14],
    [0.36, 1.5, 0.03],
    [-0.36, 1.5, 0.03],
    other('#eee8da'),
  );
  for (const [x, y, r, hex] of [
    [-0.12, 1.15, 0.13, '#4a73a6'],
    [0.12, 1, 0.1, '#d8742b'],
    [0.06, 1.28, 0.08, '#54793f'],
  ] as const)
    round(b, [x, y, 0.095 - (y - 1) * 0.148], [r, r * 0.8, 0.012], other(hex), 14);
}

function ladder({ b, main }: ThingKit): void {
  for (const x of [-0.22, 0.22]) tube(b, [x, 0, 0.34], [x, 2.2, -0.2], 0.022, main, 8);
  for (let rung = 1; rung < 8; rung++) {
    const share = rung / 8;
    tube(
      b,
      [-0.22, 2.2 * share, 0.34 - 0.54 * share],
      [0.22, 2.2 * share, 0.34 - 0.54 * share],
      0.015,
      main,
      7,
    );
  }
}

function bucket({ b, main, other }: ThingKit): void {
  lathe(
    b,
    [0, 0, 0],
    [
      [0.11, 0],
      [0.15, 0.28],
      [0.14, 0.28],
      [0.12, 0.06],
      [0, 0.05],
    ],
    main,
    22,
  );
  for (let step = 0; step < 10; step++) {
    const at = (k: number): Vector3 => [
      Math.cos((k / 10) * Math.PI) * 0.15,
      0.27 + Math.sin((k / 10) * Math.PI) * 0.13,
      0,
    ];
    tube(b, at(step), at(step + 1), 0.006, other('#6f7478', 0.4), 5);
  }
}

function sculpture({ b, main, other }: ThingKit): void {
  box(b, [-0.17, 0, -0.17], [0.17, 0.85, 0.17], other('#d9d4c9', 0.6));
  lathe(
    b,
    [0, 0.85, 0],
    [
      [0.1, 0],
      [0.06, 0.05],
      [0.05, 0.12],
    ],
    main,
    18,
  );
  round(b, [0, 1.02, 0], [0.17, 0.1, 0.1], main, 18);
  round(b, [0, 1.14, 0], [0.055, 0.1, 0.055], main, 14);
  round(b, [0, 1.3, 0.01], [0.09, 0.125, 0.105], main, 20);
  round(b, [0, 1.28, 0.115], [0.018, 0.03, 0.025], main, 8);
}

function skis({ b, main }: ThingKit): void {
  for (const x of [-0.12, 0.1]) {
    box(b, [x - 0.045, 0, -0.02], [x + 0.045, 1.62, 0.005], main);
    tube(b, [x, 1.6, -0.01], [x, 1.75, 0.09], [0.044, 0.02], main, 8);
  }
}

export const houseThings = {
  basket: thing([0.52, 0.5, 0.36, '#b9935f'], basket),
  globe: thing([0.32, 0.32, 0.4, '#5f8aa3'], globe, { isOnTables: true, label: 'art' }),
  telescope: thing([1.1, 0.9, 1.6, '#b98f4a'], telescope),
  pouf: thing([0.7, 0.7, 0.42, '#b9a58f'], pouf),
  pumpkins: thing([0.62, 0.5, 0.28, '#d0702a'], pumpkins),
  balloons: thing([0.7, 0.7, 2.3, '#dba3a6'], balloons),
  ball: thing([0.26, 0.26, 0.26, '#d8742b'], ({ b, main }) =>
    sphere(b, [0, 0.13, 0], 0.13, main, 22),
  ),
  'teddy-bear': thing([0.4, 0.36, 0.52, '#9a6f45'], teddy),
  suitcase: thing([0.72, 0.44, 0.38, '#7a4a2c'], suitcase),
  guitar: thing([0.42, 0.2, 1.15, '#b5763a'], guitar),
  easel: thing([0.76, 0.8, 1.76, '#a9774a'], easel),
  ladder: thing([0.5, 0.75, 2.2, '#a9774a'], ladder),
  bucket: thing([0.32, 0.32, 0.42, '#8b9095'], bucket),
  'fruit-bowl': thing([0.4, 0.4, 0.2, '#e9e4d8'], fruit, { isOnTables: true, label: 'art' }),
  teapot: thing([0.34, 0.22, 0.2, '#e9e4d8'], teapot, { isOnTables: true, label: 'art' }),
  sculpture: thing([0.4, 0.4, 1.45, '#e4e0d9'], sculpture),
  towels: thing([0.42, 0.3, 0.3, '#9fb7b0'], towelStack, { isOnTables: true, label: 'textile' }),
  surfboard: thing([0.56, 0.3, 2, '#e9e4d8'], ({ b, main, other }) => {
    round(b, [0, 1, 0], [0.26, 1, 0.035], main, 24);
    round(b, [0, 1, 0.012], [0.05, 0.92, 0.03], other('#4a73a6'), 12);
  }),
  skis: thing([0.4, 0.2, 1.76, '#a5332b'], skis),
} as const satisfies Readonly<Record<string, SmallThing>>;
