/** Tables, cabinets, shelves. Origin on the floor; pieces for walls have their back at z = 0. */
import type { Random } from '../../../random/random.ts';
import type { SceneBuilder } from '../builder.ts';
import { box, cylinder, lathe, softBox, sphere, tube } from '../solids.ts';

export function coffeeTable(
  b: SceneBuilder,
  style: 'round' | 'slab' | 'glass' | 'nest',
  top: number,
  leg: number,
): void {
  b.begin('furniture', 'coffee table');
  if (style === 'round' || style === 'nest') {
    const disc = (x: number, z: number, radius: number, height: number) => {
      lathe(
        b,
        [x, height, z],
        [
          [0, 0],
          [radius, 0],
          [radius + 0.012, 0.018],
          [radius, 0.036],
          [0, 0.036],
        ],
        top,
        32,
      );
      for (let index = 0; index < 3; index++) {
        const angle = index * 2.09 + 0.4;
        tube(
          b,
          [x + Math.sin(angle) * radius * 0.6, height, z + Math.cos(angle) * radius * 0.6],
          [x + Math.sin(angle) * radius * 0.8, 0, z + Math.cos(angle) * radius * 0.8],
          0.022,
          leg,
          7,
          0.014,
        );
      }
    };
    disc(0, 0, 0.48, 0.36);
    if (style === 'nest') disc(0.52, 0.26, 0.3, 0.28);
    return;
  }
  softBox(b, [-0.65, 0.34, -0.35], [0.65, 0.385, 0.35], 0.015, top);
  if (style === 'slab') {
    for (const x of [-0.45, 0.45]) box(b, [x - 0.05, 0, -0.28], [x + 0.05, 0.34, 0.28], leg);
    return;
  }
  for (const x of [-0.6, 0.6])
    for (const z of [-0.3, 0.3])
      box(b, [x - 0.014, 0, z - 0.014], [x + 0.014, 0.34, z + 0.014], leg);
  box(b, [-0.6, 0.12, -0.3], [0.6, 0.135, 0.3], leg);
}

/** Small things that make a surface look used. */
export function tableClutter(
  b: SceneBuilder,
  y: number,
  accents: readonly number[],
  vase: number,
  leaf: number,
  random: Random,
): void {
  b.begin('art', 'books and vase');
  softBox(b, [-0.3, y, -0.14], [-0.04, y + 0.03, 0.06], 0.004, accents[0]!);
  softBox(b, [-0.28, y + 0.03, -0.12], [-0.06, y + 0.055, 0.05], 0.004, accents[1] ?? accents[0]!);
  vaseWithStems(b, [0.2, y, 0], 0.22, vase, leaf, random);
  lathe(
    b,
    [-0.02, y, 0.2],
    [
      [0.02, 0],
      [0.07, 0.02],
      [0.11, 0.05],
      [0.1, 0.05],
      [0.06, 0.025],
      [0, 0.02],
    ],
    accents[2] ?? vase,
    16,
  );
}

export function vaseWithStems(
  b: SceneBuilder,
  [x, y, z]: readonly [number, number, number],
  height: number,
  vase: number,
  leaf: number,
  random: Random,
): void {
  const s = height / 0.22;
  lathe(
    b,
    [x, y, z],
    [
      [0.04 * s, 0],
      [0.09 * s, 0.06 * s],
      [0.07 * s, 0.16 * s],
      [0.03 * s, 0.2 * s],
      [0.04 * s, 0.22 * s],
    ],
    vase,
    16,
  );
  for (let stem = 0; stem < 7; stem++) {
    const angle = stem * 0.9 + random.next();
    const out = random.between(0.06, 0.16) * s;
    const tip = [
      x + Math.sin(angle) * out,
      y + height + random.between(0.16, 0.34) * s,
      z + Math.cos(angle) * out,
    ] as const;
    tube(b, [x, y + height * 0.9, z], tip, 0.004, leaf, 4, 0.002);
    for (let bud = 0; bud < 3; bud++)
      sphere(
        b,
        [
          tip[0] + random.between(-0.03, 0.03),
          tip[1] - bud * 0.05 * s,
          tip[2] + random.between(-0.03, 0.03),
        ],
        0.022 * s,
        leaf,
        6,
      );
  }
}

export function sideTable(b: SceneBuilder, top: number, leg: number): void {
  b.begin('furniture', 'side table');
  lathe(
    b,
    [0, 0.5, 0],
    [
      [0, 0],
      [0.22, 0],
      [0.225, 0.02],
      [0, 0.022],
    ],
    top,
    22,
  );
  tube(b, [0, 0, 0], [0, 0.5, 0], 0.018, leg, 8);
  lathe(
    b,
    [0, 0, 0],
    [
      [0.16, 0],
      [0.16, 0.015],
      [0.02, 0.03],
    ],
    leg,
    18,
  );
}

export function diningTable(
  b: SceneBuilder,
  length: number,
  width: number,
  style: 'round' | 'trestle' | 'legs' | 'pedestal',
  top: number,
  leg: number,
): void {
  b.begin('furniture', 'dining table');
  if (style === 'round' || style === 'pedestal') {
    const radius = style === 'round' ? Math.max(length, width) / 2 : length / 2;
    lathe(
      b,
      [0, 0.72, 0],
      [
        [0, 0],
        [radius, 0],
        [radius + 0.012, 0.02],
        [radius, 0.035],
        [0, 0.035],
      ],
      top,
      40,
    );
    lathe(
      b,
      [0, 0, 0],
      [
        [radius * 0.5, 0],
        [radius * 0.48, 0.03],
        [0.07, 0.12],
        [0.05, 0.4],
        [0.12, 0.72],
      ],
      leg,
      22,
    );
    return;
  }
  softBox(b, [-length / 2, 0.72, -width / 2], [length / 2, 0.765, width / 2], 0.012, top);
  const x = length / 2 - 0.2;
  if (style === 'trestle') {
    for (const side of [-x, x]) {
      tube(b, [side, 0.72, 0], [side, 0, width * 0.36], 0.032, leg, 8);
      tube(b, [side, 0.72, 0], [side, 0, -width * 0.36], 0.032, leg, 8);
    }
    box(b, [-x, 0.3, -0.03], [x, 0.38, 0.03], leg);
    return;
  }
  for (const side of [-x, x])
    for (const z of [-width / 2 + 0.12, width / 2 - 0.12])
      tube(b, [side * 1.02, 0.72, z], [side * 1.06, 0, z * 1.06], 0.034, leg, 10, 0.02);
  box(b, [-x, 0.64, -width / 2 + 0.1], [x, 0.72, -width / 2 + 0.13], top);
  box(b, [-x, 0.64, width / 2 - 0.13], [x, 0.72, width / 2 - 0.1], top);
}

/** Plates, glasses and a runner for `places` people. */
export function tableSetting(
  b: SceneBuilder,
  length: number,
  width: number,
  places: number,
  round: boolean,
  plate: number,
  glass: number,
  runner: number,
): void {
  b.begin('textile', 'runner');
  if (!round) box(b, [-length * 0.32, 0.766, -0.16], [length * 0.32, 0.769, 0.16], runner);
  b.begin('art', 'tableware');
  for (let index = 0; index < places; index++) {
    let [x, z] = [0, 0];
    if (round) {
      const angle = (index / places) * Math.PI * 2;
      [x, z] = [Math.sin(angle) * (length / 2 - 0.22), Math.cos(angle) * (length / 2 - 0.22)];
    } else {
      const perSide = Math.ceil(places / 2);
      x = -length / 2 + (length * ((index % perSide) + 0.5)) / perSide;
      z = (index < perSide ? 1 : -1) * (width / 2 - 0.2);
    }
    lathe(
      b,
      [x, 0.767, z],
      [
        [0.08, 0],
        [0.13, 0.012],
        [0.125, 0.016],
        [0.07, 0.008],
        [0, 0.007],
      ],
      plate,
      20,
    );
    const inward = Math.hypot(x, z) || 1;
    lathe(
      b,
      [x * (1 - 0.2 / inward) + 0.1, 0.767, z * (1 - 0.2 / inward)],
      [
        [0.03, 0],
        [0.006, 0.01],
        [0.006, 0.08],
        [0.035, 0.12],
        [0.032, 0.18],
      ],
      glass,
      12,
    );
  }
}

export function sideboard(
  b: SceneBuilder,
  width: number,
  body: number,
  leg: number,
  handle: number,
): void {
  b.begin('furniture', 'sideboard');
  box(b, [-width / 2, 0.16, 0.02], [width / 2, 0.74, 0.46], body);
  const doors = Math.max(2, Math.round(width / 0.5));
  for (let door = 0; door < doors; door++) {
    const x = -width / 2 + (width * door) / doors;
    box(b, [x + 0.008, 0.18, 0.46], [x + width / doors - 0.008, 0.72, 0.478], body);
    tube(
      b,
      [x + width / doors / 2 - 0.05, 0.62, 0.49],
      [x + width / doors / 2 + 0.05, 0.62, 0.49],
      0.006,
      handle,
      6,
    );
  }
  for (const x of [-width / 2 + 0.12, width / 2 - 0.12])
    for (const z of [0.1, 0.4]) tube(b, [x, 0.17, z], [x * 1.03, 0, z], 0.018, leg, 7, 0.012);
}

export interface ShelfOptions {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly closedBase?: boolean;
}

/** Open shelves full of books, boxes, vases and plants; no two bays alike. */
export function shelves(
  b: SceneBuilder,
  options: ShelfOptions,
  frame: number,
  spines: readonly number[],
  objects: readonly number[],
  random: Random,
): void {
  const { width, height } = options;
  const depth = options.depth ?? 0.32;
  b.begin('furniture', 'shelves');
  box(b, [-width / 2, 0, 0], [-width / 2 + 0.03, height, depth], frame);
  box(b, [width / 2 - 0.03, 0, 0], [width / 2, height, depth], frame);
  box(b, [-width / 2, 0, 0], [width / 2, height, 0.012], frame);
  const columns = Math.max(1, Math.round(width / 0.8));
  const rows = Math.max(2, Math.round(height / 0.38));
  const rowHeight = (height - 0.03) / rows;
  for (let row = 0; row <= rows; row++)
    box(b, [-width / 2, row * rowHeight, 0], [width / 2, row * rowHeight + 0.026, depth], frame);
  for (let column = 1; column < columns; column++) {
    const x = -width / 2 + (width * column) / columns;
    box(b, [x - 0.013, 0, 0], [x + 0.013, height, depth], frame);
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x0 = -width / 2 + (width * column) / columns + 0.04;
      const x1 = -width / 2 + (width * (column + 1)) / columns - 0.04;
      const y = row * rowHeight + 0.027;
      if (options.closedBase === true && row === 0) {
        b.begin('furniture', 'shelf doors');
        box(
          b,
          [x0 - 0.02, y - 0.02, depth],
          [x1 + 0.02, y + rowHeight - 0.04, depth + 0.018],
          frame,
        );
        continue;
      }
      shelfBay(b, x0, x1, y, rowHeight, depth, spines, objects, random);
    }
  }
}

function shelfBay(
  b: SceneBuilder,
  x0: number,
  x1: number,
  y: number,
  room: number,
  depth: number,
  spines: readonly number[],
  objects: readonly number[],
  random: Random,
): void {
  const draw = random.next();
  b.begin('art', 'books and objects');
  if (draw < 0.14) {
    const x = (x0 + x1) / 2;
    lathe(
      b,
      [x, y, depth * 0.5],
      [
        [0.05, 0],
        [0.1, 0.09],
        [0.045, 0.19],
        [0.055, 0.23],
      ],
      random.pick(objects),
      14,
    );
    return;
  }
  if (draw < 0.22) {
    softBox(
      b,
      [x0 + 0.04, y, 0.04],
      [x1 - 0.04, y + room * 0.55, depth - 0.03],
      0.02,
      random.pick(objects),
    );
    return;
  }
  const end = x0 + (x1 - x0) * random.between(0.45, 1);
  let x = x0;
  while (x < end - 0.05) {
    const thick = random.between(0.018, 0.05);
    const tall = Math.min(room - 0.06, random.between(0.17, 0.28));
    box(
      b,
      [x, y, depth - random.between(0.2, 0.25)],
      [x + thick, y + tall, depth - 0.02],
      random.pick(spines),
    );
    x += thick + 0.0015;
  }
  if (end < x1 - 0.16) {
    const at = (x + x1) / 2 + 0.02;
    if (random.chance(0.5)) sphere(b, [at, y + 0.06, depth * 0.55], 0.06, random.pick(objects), 12);
    else {
      for (let book = 0; book < 3; book++)
        box(
          b,
          [at - 0.1, y + book * 0.03, 0.08],
          [at + 0.1, y + book * 0.03 + 0.028, depth - 0.04],
          random.pick(spines),
        );
    }
  }
}

/** Two or three boards on brackets with a few things on them. */
export function wallShelves(
  b: SceneBuilder,
  width: number,
  heights: readonly number[],
  board: number,
  objects: readonly number[],
  random: Random,
): void {
  for (const y of heights) {
    b.begin('furniture', 'wall shelf');
    box(b, [-width / 2, y, 0], [width / 2, y + 0.035, 0.26], board);
    b.begin('art', 'things on the shelf');
    for (let x = -width / 2 + 0.12; x < width / 2 - 0.1; x += random.between(0.13, 0.3)) {
      const kind = random.integer(0, 3);
      const at = [x, y + 0.035, 0.14] as const;
      const material = random.pick(objects);
      if (kind === 0)
        lathe(
          b,
          at,
          [
            [0.05, 0],
            [0.06, 0.1],
            [0.05, 0.14],
            [0.045, 0.14],
          ],
          material,
          12,
        );
      else if (kind === 1)
        lathe(
          b,
          at,
          [
            [0.035, 0],
            [0.035, 0.16],
            [0.012, 0.2],
            [0.012, 0.27],
          ],
          material,
          12,
        );
      else if (kind === 2)
        lathe(
          b,
          at,
          [
            [0.03, 0],
            [0.09, 0.05],
            [0.095, 0.07],
            [0.085, 0.065],
            [0, 0.02],
          ],
          material,
          14,
        );
      else
        for (let plate = 0; plate < 4; plate++)
          cylinder(
            b,
            [x, y + 0.035 + plate * 0.014, 0.14],
            0.1 - plate * 0.004,
            0.01,
            material,
            16,
          );
    }
  }
}

export function desk(
  b: SceneBuilder,
  width: number,
  depth: number,
  top: number,
  leg: number,
  drawers: boolean,
): void {
  b.begin('furniture', 'desk');
  softBox(b, [-width / 2, 0.72, -depth / 2], [width / 2, 0.755, depth / 2], 0.01, top);
  const x = width / 2 - 0.06;
  for (const z of [-depth / 2 + 0.06, depth / 2 - 0.06]) {
    tube(b, [-x, 0.72, z], [-x, 0, z], 0.022, leg, 8);
    if (!drawers) tube(b, [x, 0.72, z], [x, 0, z], 0.022, leg, 8);
  }
  if (!drawers) return;
  box(
    b,
    [width / 2 - 0.46, 0.06, -depth / 2 + 0.03],
    [width / 2 - 0.02, 0.72, depth / 2 - 0.03],
    top,
  );
  for (let row = 0; row < 3; row++) {
    box(
      b,
      [width / 2 - 0.45, 0.09 + row * 0.21, depth / 2 - 0.03],
      [width / 2 - 0.03, 0.28 + row * 0.21, depth / 2 - 0.015],
      top,
    );
    tube(
      b,
      [width / 2 - 0.3, 0.22 + row * 0.21, depth / 2],
      [width / 2 - 0.18, 0.22 + row * 0.21, depth / 2],
      0.006,
      leg,
      6,
    );
  }
}
