import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { softBox } from '../curved/soft-box.ts';
import { lathe } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';

export type CoffeeTableStyle = 'round' | 'slab' | 'glass' | 'nest' | 'drum';

export function coffeeTable(
  b: SceneBuilder,
  style: CoffeeTableStyle,
  top: MaterialHandle,
  leg: MaterialHandle,
): void {
  b.begin('furniture', 'coffee table');
  if (style === 'drum') {
    lathe(
      b,
      [0, 0, 0],
      [
        [0.46, 0.01],
        [0.475, 0.025],
        [0.475, 0.38],
        [0.46, 0.396],
        [0, 0.396],
      ],
      top,
      40,
    );
    return;
  }
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
          [0.022, 0.014],
          leg,
          7,
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

export function sideTable(b: SceneBuilder, top: MaterialHandle, leg: MaterialHandle): void {
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

export type TableStyle = 'round' | 'trestle' | 'legs' | 'pedestal';

export function diningTable(
  b: SceneBuilder,
  length: number,
  width: number,
  style: TableStyle,
  top: MaterialHandle,
  leg: MaterialHandle,
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
      tube(b, [side * 1.02, 0.72, z], [side * 1.06, 0, z * 1.06], [0.034, 0.02], leg, 10);
  box(b, [-x, 0.64, -width / 2 + 0.1], [x, 0.72, -width / 2 + 0.13], top);
  box(b, [-x, 0.64, width / 2 - 0.13], [x, 0.72, width / 2 - 0.1], top);
}

export function sideboard(
  b: SceneBuilder,
  width: number,
  body: MaterialHandle,
  leg: MaterialHandle,
  handle: MaterialHandle,
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
    for (const z of [0.1, 0.4]) tube(b, [x, 0.17, z], [x * 1.03, 0, z], [0.018, 0.012], leg, 7);
}

export function desk(
  b: SceneBuilder,
  width: number,
  depth: number,
  top: MaterialHandle,
  leg: MaterialHandle,
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
