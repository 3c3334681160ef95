/** Decor pieces, each built from a few solids. Sizes in metres, origin on the floor. */
import { linearFromHex } from '../../colour/hex.ts';
import type { Random } from '../../random/random.ts';
import type { DecorRow } from '../looks/look.ts';
import type { Finish, MeshBuilder } from './solids.ts';
import { leaf, softBox, turned } from './solids.ts';

export interface PieceColours {
  readonly fabric: Finish;
  readonly accent: Finish;
  readonly wood: Finish;
  readonly metal: Finish;
  readonly shade: Finish;
}

export function pieceColours(decor: DecorRow, wood: string, seed: number): PieceColours {
  const at = (list: readonly string[], k: number) => linearFromHex(list[(seed + k) % list.length]!);
  return {
    fabric: { colour: at(decor.fabric, 0), cloth: 0.16 },
    accent: { colour: at(decor.fabric, 1), cloth: 0.16 },
    wood: { colour: linearFromHex(wood) },
    metal: { colour: linearFromHex(decor.metal) },
    shade: { colour: linearFromHex(decor.lampshade), glow: 0.75 },
  };
}

export type PieceBuilder = (builder: MeshBuilder, colours: PieceColours, random: Random) => void;

export interface PieceRow {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly build: PieceBuilder;
  /** Height of a lamp's light above the floor. */
  readonly lampUp?: number;
}

const legs = (
  builder: MeshBuilder,
  finish: Finish,
  width: number,
  depth: number,
  up: number,
  thick = 0.025,
) => {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      turned(builder, finish, {
        at: [(x * width) / 2, (z * depth) / 2],
        low: 0,
        high: up,
        radiusLow: thick * 0.7,
        radiusHigh: thick,
      });
    }
  }
};

const sofa: PieceBuilder = (builder, { fabric, accent, wood }) => {
  legs(builder, wood, 1.9, 0.7, 0.14);
  softBox(builder, fabric, [0, 0.13, 0], [2.1, 0.2, 0.88], 0.05);
  softBox(builder, fabric, [0, 0.3, 0.36], [2.1, 0.5, 0.2], 0.08);
  for (const x of [-1, 1]) {
    softBox(builder, fabric, [x * 0.98, 0.14, 0], [0.18, 0.46, 0.9], 0.07);
    softBox(builder, fabric, [x * 0.445, 0.31, -0.06], [0.87, 0.17, 0.72], 0.07);
    softBox(builder, fabric, [x * 0.445, 0.45, 0.22], [0.84, 0.42, 0.17], 0.08);
    softBox(builder, accent, [x * 0.72, 0.47, 0.06], [0.42, 0.38, 0.15], 0.075);
  }
};

const armchair: PieceBuilder = (builder, { accent, wood }) => {
  legs(builder, wood, 0.6, 0.58, 0.2);
  softBox(builder, accent, [0, 0.2, 0], [0.74, 0.2, 0.72], 0.07);
  softBox(builder, accent, [0, 0.34, 0.28], [0.72, 0.5, 0.18], 0.08);
  for (const x of [-1, 1]) softBox(builder, accent, [x * 0.33, 0.24, 0], [0.13, 0.36, 0.7], 0.06);
};

const coffeeTable: PieceBuilder = (builder, { wood, metal, accent }) => {
  legs(builder, metal, 0.9, 0.45, 0.36, 0.018);
  softBox(builder, wood, [0, 0.36, 0], [1.1, 0.045, 0.6], 0.015);
  softBox(builder, accent, [-0.22, 0.405, 0.04], [0.26, 0.035, 0.19], 0.006);
  turned(builder, metal, {
    at: [0.24, -0.02],
    low: 0.405,
    high: 0.53,
    radiusLow: 0.05,
    radiusHigh: 0.03,
  });
};

const chair = (
  builder: MeshBuilder,
  { wood, fabric }: PieceColours,
  x: number,
  z: number,
  way: number,
) => {
  for (const dx of [-0.19, 0.19]) {
    for (const dz of [-0.18, 0.18])
      turned(builder, wood, {
        at: [x + dx, z + dz],
        low: 0,
        high: 0.45,
        radiusLow: 0.013,
        radiusHigh: 0.018,
      });
  }
  softBox(builder, fabric, [x, 0.43, z], [0.46, 0.06, 0.44], 0.03);
  softBox(builder, wood, [x, 0.58, z + way * 0.21], [0.44, 0.3, 0.035], 0.02);
  for (const dx of [-0.18, 0.18])
    turned(builder, wood, {
      at: [x + dx, z + way * 0.2],
      low: 0.45,
      high: 0.86,
      radiusLow: 0.017,
      radiusHigh: 0.013,
    });
};

const diningGroup: PieceBuilder = (builder, colours) => {
  const { wood, metal } = colours;
  for (const x of [-0.5, 0.5]) chair(builder, colours, x, 0.72, 1);
  legs(builder, wood, 1.5, 0.72, 0.72, 0.035);
  softBox(builder, wood, [0, 0.72, 0], [1.8, 0.045, 0.92], 0.015);
  turned(builder, metal, { at: [0, 0], low: 0.765, high: 0.83, radiusLow: 0.13, radiusHigh: 0.17 });
  for (const x of [-0.5, 0.5]) chair(builder, colours, x, -0.72, -1);
};

const bed: PieceBuilder = (builder, { fabric, accent, wood }) => {
  const linen: Finish = { colour: [0.78, 0.76, 0.72], cloth: 0.06 };
  softBox(builder, wood, [0, 0.12, 0], [1.68, 0.18, 2.05], 0.02);
  legs(builder, wood, 1.5, 1.85, 0.14, 0.035);
  softBox(builder, fabric, [0, 0.12, 1.04], [1.76, 0.98, 0.12], 0.05);
  softBox(builder, linen, [0, 0.28, 0], [1.62, 0.26, 2], 0.09);
  softBox(builder, fabric, [0, 0.34, -0.36], [1.7, 0.23, 1.32], 0.09);
  softBox(builder, accent, [0, 0.36, -0.62], [1.72, 0.225, 0.5], 0.08);
  for (const x of [-0.4, 0.4]) {
    softBox(builder, linen, [x, 0.52, 0.76], [0.68, 0.2, 0.42], 0.1);
    softBox(builder, accent, [x * 0.9, 0.55, 0.5], [0.46, 0.3, 0.16], 0.08);
  }
};

const nightstand: PieceBuilder = (builder, { wood, metal, shade }) => {
  softBox(builder, wood, [0, 0.08, 0], [0.46, 0.42, 0.4], 0.02);
  softBox(builder, metal, [0, 0.36, -0.205], [0.14, 0.018, 0.02], 0.006);
  legs(builder, wood, 0.38, 0.32, 0.1, 0.02);
  turned(builder, metal, { at: [0, 0], low: 0.5, high: 0.72, radiusLow: 0.05, radiusHigh: 0.015 });
  turned(builder, shade, { at: [0, 0], low: 0.7, high: 0.92, radiusLow: 0.15, radiusHigh: 0.1 });
};

const desk: PieceBuilder = (builder, colours) => {
  const { wood, metal, accent } = colours;
  legs(builder, metal, 1.3, 0.56, 0.72, 0.02);
  softBox(builder, wood, [0, 0.72, 0], [1.5, 0.04, 0.7], 0.012);
  softBox(builder, metal, [0, 0.98, 0.18], [0.66, 0.38, 0.03], 0.012);
  softBox(builder, metal, [0, 0.76, 0.18], [0.05, 0.26, 0.04], 0.01);
  softBox(builder, accent, [-0.52, 0.76, 0], [0.2, 0.06, 0.26], 0.008);
  chair(builder, colours, 0.08, -0.62, -1);
};

const sideboard: PieceBuilder = (builder, { wood, metal, accent }) => {
  legs(builder, metal, 1.3, 0.3, 0.16, 0.018);
  softBox(builder, wood, [0, 0.16, 0], [1.5, 0.6, 0.42], 0.012);
  for (const x of [-0.25, 0.25])
    softBox(builder, metal, [x, 0.46, -0.215], [0.012, 0.5, 0.006], 0.002);
  turned(builder, accent, {
    at: [-0.45, 0],
    low: 0.76,
    high: 1.02,
    radiusLow: 0.06,
    radiusHigh: 0.09,
  });
  softBox(builder, accent, [0.42, 0.76, 0], [0.3, 0.04, 0.22], 0.006);
};

const plant: PieceBuilder = (builder, { metal }, random) => {
  const pot: Finish = { colour: random.chance(0.5) ? [0.6, 0.57, 0.52] : metal.colour };
  turned(builder, pot, { at: [0, 0], low: 0, high: 0.34, radiusLow: 0.13, radiusHigh: 0.17 });
  turned(
    builder,
    { colour: [0.05, 0.035, 0.022] },
    { at: [0, 0], low: 0.31, high: 0.325, radiusLow: 0.15, radiusHigh: 0.15 },
  );
  const stems = 26;
  for (let k = 0; k < stems; k++) {
    const green = random.between(0.75, 1.25);
    const finish: Finish = { colour: [0.035 * green, 0.105 * green, 0.026 * green], cloth: 0.1 };
    const rise = 1.35 - (k / stems) * 0.85 + random.between(-0.1, 0.1);
    leaf(builder, finish, {
      from: [
        random.between(-0.04, 0.04),
        0.32 + random.between(0, 0.25),
        random.between(-0.04, 0.04),
      ],
      heading: k * 2.39996 + random.between(-0.2, 0.2),
      lengthMetres: random.between(0.5, 0.85),
      widthMetres: random.between(0.1, 0.15),
      rise,
    });
  }
};

const floorLamp: PieceBuilder = (builder, { metal, shade }) => {
  turned(builder, metal, { at: [0, 0], low: 0, high: 0.025, radiusLow: 0.15, radiusHigh: 0.15 });
  turned(builder, metal, {
    at: [0, 0],
    low: 0.02,
    high: 1.45,
    radiusLow: 0.012,
    radiusHigh: 0.012,
  });
  turned(builder, shade, { at: [0, 0], low: 1.32, high: 1.62, radiusLow: 0.2, radiusHigh: 0.15 });
};

export const pieces = {
  sofa: { name: 'sofa', width: 2.15, depth: 0.95, height: 0.86, build: sofa },
  armchair: { name: 'armchair', width: 0.8, depth: 0.8, height: 0.86, build: armchair },
  coffeeTable: { name: 'coffee table', width: 1.1, depth: 0.6, height: 0.5, build: coffeeTable },
  diningGroup: {
    name: 'dining table and chairs',
    width: 1.9,
    depth: 2,
    height: 0.88,
    build: diningGroup,
  },
  bed: { name: 'bed', width: 1.8, depth: 2.15, height: 1.1, build: bed },
  nightstand: {
    name: 'nightstand',
    width: 0.5,
    depth: 0.45,
    height: 0.92,
    build: nightstand,
    lampUp: 0.8,
  },
  desk: { name: 'desk', width: 1.5, depth: 1.5, height: 1.3, build: desk },
  sideboard: { name: 'sideboard', width: 1.5, depth: 0.45, height: 1.02, build: sideboard },
  plant: { name: 'plant', width: 0.55, depth: 0.55, height: 1.2, build: plant },
  floorLamp: {
    name: 'floor lamp',
    width: 0.4,
    depth: 0.4,
    height: 1.62,
    build: floorLamp,
    lampUp: 1.5,
  },
} as const satisfies Record<string, PieceRow>;

export type PieceName = keyof typeof pieces;
