/** Things in gardens, on terraces and on porches. */
import type { Vector3 } from '../../scene-model.ts';
import { cylinder, lathe } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';
import { round, type SmallThing, type ThingKit } from './thing.ts';

type Row = readonly [width: number, depth: number, high: number, hex: string];

const thing = ([width, depth, high, hex]: Row, build: SmallThing['build']): SmallThing => ({
  width,
  depth,
  high,
  hex,
  label: 'furniture',
  build,
});

function parasol({ b, main, other }: ThingKit): void {
  const pole = other('#8a6242', 0.5);
  cylinder(b, [0, 0, 0], 0.28, 0.07, other('#6f7478', 0.5), 18);
  tube(b, [0, 0, 0], [0, 2.6, 0], 0.024, pole, 8);
  lathe(
    b,
    [0, 2.1, 0],
    [
      [1.45, 0],
      [1.47, 0.02],
      [0.8, 0.28],
      [0, 0.5],
    ],
    main,
    8,
  );
  lathe(
    b,
    [0, 2.09, 0],
    [
      [0, 0.47],
      [0.8, 0.25],
      [1.44, 0],
    ],
    main,
    8,
  );
}

/** A bench hanging from a frame. */
function swing({ b, main, other }: ThingKit): void {
  const rope = other('#c9bba4');
  for (const x of [-0.95, 0.95])
    for (const z of [-0.5, 0.5]) tube(b, [x, 0, z], [x, 2.1, 0], 0.04, main, 8);
  tube(b, [-1.05, 2.1, 0], [1.05, 2.1, 0], 0.045, main, 8);
  for (let slat = 0; slat < 5; slat++)
    box(b, [-0.7, 0.46, -0.22 + slat * 0.1], [0.7, 0.49, -0.14 + slat * 0.1], main);
  for (let slat = 0; slat < 4; slat++)
    box(b, [-0.7, 0.58 + slat * 0.11, -0.27], [0.7, 0.66 + slat * 0.11, -0.245], main);
  for (const x of [-0.68, 0.68]) {
    tube(b, [x, 0.48, 0.2], [x, 2.1, 0], 0.012, rope, 6);
    tube(b, [x, 0.48, -0.2], [x, 2.1, 0], 0.012, rope, 6);
  }
}

function hammock({ b, main, other }: ThingKit): void {
  const wood = other('#8a6242', 0.5);
  for (const side of [-1, 1]) tube(b, [side * 1.3, 0, 0], [side * 1.55, 1.45, 0], 0.045, wood, 8);
  tube(b, [-1.3, 0.05, 0], [1.3, 0.05, 0], 0.045, wood, 8);
  const at = (u: number, v: number): Vector3 => {
    const sag = 1 - u * u;
    return [u * 1.2, 1.05 - 0.5 * sag - 0.14 * (1 - v * v) * sag, v * 0.42 * Math.sqrt(sag + 0.02)];
  };
  const steps = 14;
  for (let i = 0; i < steps; i++)
    for (let j = 0; j < 6; j++) {
      const [u0, u1] = [i, i + 1].map((k) => (k / steps) * 2 - 1) as [number, number];
      const [v0, v1] = [j, j + 1].map((k) => (k / 6) * 2 - 1) as [number, number];
      b.quad(at(u0, v1), at(u1, v1), at(u1, v0), at(u0, v0), main);
      b.quad(at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1), main);
    }
  for (const side of [-1, 1])
    tube(b, [side * 1.2, 1.05, 0], [side * 1.54, 1.42, 0], 0.01, other('#c9bba4'), 5);
}

function wheelbarrow({ b, main, other }: ThingKit): void {
  const wood = other('#8a6242', 0.5);
  lathe(
    b,
    [0, 0.3, 0],
    [
      [0.26, 0],
      [0.46, 0.3],
      [0.45, 0.31],
      [0.24, 0.04],
      [0, 0.03],
    ],
    main,
    4,
  );
  for (const z of [-0.22, 0.22]) {
    tube(b, [-0.95, 0.55, z * 1.2], [0.55, 0.24, z * 0.4], 0.022, wood, 7);
    tube(b, [-0.35, 0.4, z], [-0.4, 0, z], 0.02, wood, 7);
  }
  round(b, [0.55, 0.2, 0], [0.2, 0.2, 0.05], other('#26282b', 0.7), 20);
}

function well({ b, main, other }: ThingKit): void {
  const wood = other('#6b452b', 0.6);
  lathe(
    b,
    [0, 0, 0],
    [
      [0.75, 0],
      [0.75, 0.8],
      [0.55, 0.8],
      [0.55, 0.3],
      [0, 0.28],
    ],
    main,
    24,
  );
  lathe(
    b,
    [0, 0.8, 0],
    [
      [0.8, 0],
      [0.8, 0.09],
      [0.52, 0.09],
      [0.52, 0],
    ],
    main,
    24,
  );
  for (const x of [-0.68, 0.68]) box(b, [x - 0.06, 0.85, -0.06], [x + 0.06, 2.1, 0.06], wood);
  tube(b, [-0.68, 1.7, 0], [0.68, 1.7, 0], 0.05, wood, 10);
  b.quad([-0.95, 2, 0.7], [0.95, 2, 0.7], [0.95, 2.6, 0], [-0.95, 2.6, 0], wood);
  b.quad([0.95, 2, -0.7], [-0.95, 2, -0.7], [-0.95, 2.6, 0], [0.95, 2.6, 0], wood);
  for (const x of [-0.95, 0.95]) {
    b.tri([x, 2, 0.7], [x, 2, -0.7], [x, 2.6, 0], wood);
    b.tri([x, 2, -0.7], [x, 2, 0.7], [x, 2.6, 0], wood);
  }
  tube(b, [0, 1.68, 0], [0, 1.1, 0], 0.01, other('#c9bba4'), 5);
  lathe(
    b,
    [0, 0.85, 0],
    [
      [0.11, 0],
      [0.14, 0.25],
      [0, 0.24],
    ],
    wood,
    14,
  );
}

function snowman({ b, main, other }: ThingKit): void {
  for (const [y, r] of [
    [0.36, 0.42],
    [0.94, 0.3],
    [1.36, 0.21],
  ] as const)
    round(b, [0, y, 0], [r, r * 0.92, r], main, 24);
  tube(b, [0, 1.36, 0.18], [0, 1.34, 0.42], [0.035, 0.006], other('#d8742b'), 8);
  for (const x of [-0.07, 0.07])
    round(b, [x, 1.43, 0.18], [0.022, 0.022, 0.02], other('#1e1f21'), 8);
  for (const y of [0.85, 1, 1.12])
    round(b, [0, y, 0.29], [0.028, 0.028, 0.022], other('#1e1f21'), 8);
  for (const side of [-1, 1])
    tube(b, [side * 0.26, 1, 0], [side * 0.62, 1.25, 0.05], [0.016, 0.008], other('#5a3a24'), 6);
  lathe(
    b,
    [0, 1.52, 0],
    [
      [0.26, 0],
      [0.26, 0.02],
      [0.16, 0.03],
      [0.15, 0.24],
      [0, 0.24],
    ],
    other('#26282b'),
    20,
  );
}

function barrel({ b, main, other }: ThingKit): void {
  lathe(
    b,
    [0, 0, 0],
    [
      [0.26, 0],
      [0.33, 0.3],
      [0.34, 0.45],
      [0.33, 0.6],
      [0.27, 0.9],
      [0.25, 0.9],
      [0.25, 0.86],
      [0, 0.86],
    ],
    main,
    24,
  );
  for (const [y, r] of [
    [0.1, 0.293],
    [0.28, 0.333],
    [0.6, 0.335],
    [0.78, 0.302],
  ] as const)
    lathe(
      b,
      [0, y, 0],
      [
        [r, 0],
        [r + 0.006, 0.02],
        [r, 0.04],
      ],
      other('#4d4f52', 0.5),
      24,
    );
}

function firewood({ b, main, other }: ThingKit): void {
  const end = other('#c9a26d');
  for (let row = 0; row < 5; row++)
    for (let log = 0; log < 9 - (row % 2); log++) {
      const [x, y] = [-0.62 + (row % 2) * 0.07 + log * 0.15, 0.075 + row * 0.13];
      tube(b, [x, y, -0.25], [x, y, 0.25], 0.07, main, 10);
      round(b, [x, y, 0.25], [0.066, 0.066, 0.008], end, 10);
    }
}

function mailbox({ b, main, other }: ThingKit): void {
  box(b, [-0.05, 0, -0.05], [0.05, 1.05, 0.05], other('#8a6242', 0.6));
  box(b, [-0.14, 1.05, -0.24], [0.14, 1.2, 0.24], main);
  tube(b, [0, 1.2, -0.24], [0, 1.2, 0.24], 0.14, main, 18);
  round(b, [0, 1.2, 0.24], [0.14, 0.14, 0.006], main, 18);
  box(b, [0.14, 1.15, 0.05], [0.155, 1.36, 0.1], other('#a5332b'));
}

export const gardenThings = {
  parasols: thing([2.9, 2.9, 2.6, '#ece4d2'], parasol),
  swing: thing([2.2, 1.1, 2.15, '#8a6242'], swing),
  hammock: thing([3.2, 1, 1.5, '#d8cdb4'], hammock),
  wheelbarrow: thing([1.7, 0.9, 0.65, '#54793f'], wheelbarrow),
  well: thing([1.9, 1.6, 2.6, '#9a8f80'], well),
  snowman: thing([1.3, 0.9, 1.8, '#f2f4f6'], snowman),
  mailbox: thing([0.4, 0.5, 1.4, '#4a73a6'], mailbox),
  barrel: thing([0.7, 0.7, 0.92, '#8a6242'], barrel),
  firewood: thing([1.5, 0.55, 0.7, '#6b4a33'], firewood),
} as const satisfies Readonly<Record<string, SmallThing>>;
