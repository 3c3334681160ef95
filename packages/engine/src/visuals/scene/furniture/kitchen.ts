/**
 * Kitchen parts in wall coordinates: u along the wall, z into the room. Together, since they share their
 * measures and stand in one run.
 */
import type { Random } from '../../../random/random.ts';
import type { SceneBuilder } from '../builder.ts';
import { box, cylinder, lathe, softBox, sphere, tube } from '../solids.ts';

export interface KitchenMaterials {
  readonly cabinet: number;
  readonly top: number;
  readonly handle: number;
  readonly black: number;
  readonly steel: number;
  readonly wood: number;
  readonly white: number;
  readonly glass: number;
}

export const worktop = 0.92;

export type FrontStyle = 'flat' | 'shaker';

interface CabinetFront {
  readonly u0: number;
  readonly v0: number;
  readonly u1: number;
  readonly v1: number;
  readonly z: number;
  readonly style: FrontStyle;
  readonly m: KitchenMaterials;
  readonly handle: 'bar' | 'knob' | 'none';
  readonly vertical: boolean;
}

function front(
  b: SceneBuilder,
  { u0, v0, u1, v1, z, style, m, handle, vertical }: CabinetFront,
): void {
  const g = 0.003;
  box(b, [u0 + g, v0 + g, z], [u1 - g, v1 - g, z + 0.018], m.cabinet);
  if (style === 'shaker') {
    const t = 0.055;
    const zz = z + 0.018;
    box(b, [u0 + g, v0 + g, zz], [u1 - g, v0 + t, zz + 0.008], m.cabinet);
    box(b, [u0 + g, v1 - t, zz], [u1 - g, v1 - g, zz + 0.008], m.cabinet);
    box(b, [u0 + g, v0 + t, zz], [u0 + t, v1 - t, zz + 0.008], m.cabinet);
    box(b, [u1 - t, v0 + t, zz], [u1 - g, v1 - t, zz + 0.008], m.cabinet);
  }
  const front = z + 0.03;
  if (handle === 'knob')
    sphere(
      b,
      [vertical ? u1 - 0.06 : (u0 + u1) / 2, vertical ? (v0 + v1) / 2 : v1 - 0.07, front + 0.012],
      0.016,
      m.handle,
      8,
    );
  if (handle === 'bar' && vertical)
    tube(
      b,
      [u1 - 0.05, v0 + 0.12, front],
      [u1 - 0.05, Math.min(v1 - 0.06, v0 + 0.4), front],
      0.007,
      m.handle,
      6,
    );
  if (handle === 'bar' && !vertical)
    tube(
      b,
      [(u0 + u1) / 2 - 0.09, v1 - 0.06, front],
      [(u0 + u1) / 2 + 0.09, v1 - 0.06, front],
      0.007,
      m.handle,
      6,
    );
}

export interface RunOptions {
  readonly from: number;
  readonly to: number;
  readonly style: FrontStyle;
  readonly handle: 'bar' | 'knob' | 'none';
  readonly sinkAt?: number;
  readonly hobAt?: number;
}

/** Base cabinets with worktop, sink and hob. */
export function baseRun(
  b: SceneBuilder,
  options: RunOptions,
  m: KitchenMaterials,
  random: Random,
): void {
  const { from, to, style, handle } = options;
  b.begin('furniture', 'base cabinets');
  box(b, [from, 0, 0.02], [to, 0.1, 0.52], m.black);
  box(b, [from, 0.1, 0.01], [to, 0.88, 0.58], m.cabinet);
  const count = Math.max(1, Math.round((to - from) / 0.6));
  for (let index = 0; index < count; index++) {
    const [u0, u1] = [
      from + ((to - from) * index) / count,
      from + ((to - from) * (index + 1)) / count,
    ];
    if (random.chance(0.35)) {
      for (const [v0, v1] of [
        [0.1, 0.4],
        [0.4, 0.66],
        [0.66, 0.88],
      ] as const)
        front(b, { u0, v0, u1, v1, z: 0.58, style, m, handle, vertical: false });
    } else front(b, { u0, v0: 0.1, u1, v1: 0.88, z: 0.58, style, m, handle, vertical: true });
  }
  b.begin('furniture', 'worktop');
  box(b, [from - 0.01, 0.88, 0], [to + 0.01, worktop, 0.64], m.top);
  if (options.sinkAt !== undefined) sink(b, options.sinkAt, m);
  if (options.hobAt !== undefined) {
    b.begin('appliance', 'hob');
    box(
      b,
      [options.hobAt - 0.3, worktop, 0.08],
      [options.hobAt + 0.3, worktop + 0.008, 0.56],
      m.black,
    );
    for (const [du, z] of [
      [-0.14, 0.2],
      [0.14, 0.2],
      [-0.14, 0.43],
      [0.14, 0.43],
    ] as const)
      lathe(
        b,
        [options.hobAt + du, worktop + 0.008, z],
        [
          [0.08, 0],
          [0.085, 0.012],
          [0.07, 0.012],
        ],
        m.steel,
        16,
      );
    b.begin('appliance', 'oven');
    box(b, [options.hobAt - 0.3, 0.16, 0.58], [options.hobAt + 0.3, 0.86, 0.605], m.black);
    box(b, [options.hobAt - 0.22, 0.26, 0.606], [options.hobAt + 0.22, 0.62, 0.61], m.glass);
    tube(b, [options.hobAt - 0.24, 0.7, 0.64], [options.hobAt + 0.24, 0.7, 0.64], 0.01, m.steel, 8);
    lathe(
      b,
      [options.hobAt - 0.14, worktop + 0.02, 0.2],
      [
        [0, 0],
        [0.1, 0],
        [0.105, 0.11],
        [0.1, 0.115],
        [0.02, 0.12],
        [0.015, 0.14],
        [0, 0.145],
      ],
      m.steel,
      18,
    );
  }
}

function sink(b: SceneBuilder, u: number, m: KitchenMaterials): void {
  b.begin('appliance', 'sink');
  box(b, [u - 0.3, worktop, 0.12], [u + 0.3, worktop + 0.006, 0.56], m.steel);
  box(b, [u - 0.26, worktop + 0.004, 0.15], [u + 0.26, worktop + 0.008, 0.53], m.black);
  tube(b, [u, worktop, 0.08], [u, worktop + 0.32, 0.08], 0.014, m.handle, 8);
  tube(b, [u, worktop + 0.32, 0.08], [u, worktop + 0.35, 0.2], 0.013, m.handle, 8);
  tube(b, [u, worktop + 0.35, 0.2], [u, worktop + 0.22, 0.28], 0.012, m.handle, 8);
  lathe(
    b,
    [u + 0.36, worktop, 0.1],
    [
      [0.03, 0],
      [0.03, 0.13],
      [0.01, 0.15],
      [0.012, 0.18],
      [0, 0.18],
    ],
    m.wood,
    12,
  );
  b.facts.sink = true;
}

interface WallCabinets {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
  readonly style: FrontStyle;
  readonly handle: 'bar' | 'knob' | 'none';
  readonly m: KitchenMaterials;
  readonly glazed: boolean;
}

export function wallCabinets(
  b: SceneBuilder,
  { from, to, bottom, top, style, handle, m, glazed }: WallCabinets,
): void {
  b.begin('furniture', 'wall cabinets');
  box(b, [from, bottom, 0], [to, top, 0.33], m.cabinet);
  const count = Math.max(1, Math.round((to - from) / 0.5));
  for (let index = 0; index < count; index++) {
    const [u0, u1] = [
      from + ((to - from) * index) / count,
      from + ((to - from) * (index + 1)) / count,
    ];
    front(b, { u0, v0: bottom, u1, v1: top, z: 0.33, style, m, handle, vertical: true });
    if (glazed && index % 2 === 0)
      b.quad(
        [u0 + 0.06, bottom + 0.06, 0.354],
        [u1 - 0.06, bottom + 0.06, 0.354],
        [u1 - 0.06, top - 0.06, 0.354],
        [u0 + 0.06, top - 0.06, 0.354],
        m.glass,
      );
  }
}

interface TallUnit {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly style: FrontStyle;
  readonly m: KitchenMaterials;
  readonly kind: 'fridge' | 'larder' | 'ovens';
}

export function tallUnit(b: SceneBuilder, { from, to, height, style, m, kind }: TallUnit): void {
  b.begin(kind === 'larder' ? 'furniture' : 'appliance', kind);
  const body = kind === 'fridge' ? m.steel : m.cabinet;
  // A fridge is steel in front only.
  box(b, [from, 0.08, 0], [to, height, 0.64], kind === 'fridge' ? m.cabinet : body);
  if (kind === 'fridge') {
    const u = (from + to) / 2;
    box(b, [from + 0.004, 0.1, 0.64], [u - 0.003, height - 0.01, 0.66], body);
    box(b, [u + 0.003, 0.1, 0.64], [to - 0.004, height - 0.01, 0.66], body);
    for (const du of [-0.05, 0.05])
      tube(b, [u + du, 0.75, 0.7], [u + du, 1.6, 0.7], 0.012, m.black, 7);
    b.facts.fridge = true;
    return;
  }
  front(b, {
    u0: from,
    v0: 0.1,
    u1: to,
    v1: kind === 'ovens' ? 0.6 : height,
    z: 0.64,
    style,
    m,
    handle: 'bar',
    vertical: true,
  });
  if (kind === 'ovens') {
    for (const v of [0.62, 1.18]) {
      box(b, [from + 0.02, v, 0.64], [to - 0.02, v + 0.54, 0.662], m.black);
      box(b, [from + 0.08, v + 0.06, 0.663], [to - 0.08, v + 0.36, 0.666], m.glass);
      tube(b, [from + 0.1, v + 0.44, 0.69], [to - 0.1, v + 0.44, 0.69], 0.01, m.steel, 8);
    }
    front(b, {
      u0: from,
      v0: 1.74,
      u1: to,
      v1: height,
      z: 0.64,
      style,
      m,
      handle: 'none',
      vertical: true,
    });
    b.facts.oven = true;
  }
}

export function hood(
  b: SceneBuilder,
  u: number,
  style: 'chimney' | 'box' | 'plaster',
  ceiling: number,
  m: KitchenMaterials,
  material: number,
): void {
  b.begin('appliance', 'hood');
  if (style === 'box') box(b, [u - 0.4, 1.6, 0], [u + 0.4, ceiling, 0.4], material);
  else if (style === 'plaster') {
    const [w, n, y0, y1, d] = [0.55, 0.28, 1.55, 2.05, 0.5];
    box(b, [u - w, y0 - 0.08, 0], [u + w, y0, d], m.wood);
    b.quad([u - w, y0, d], [u + w, y0, d], [u + n, y1, 0.3], [u - n, y1, 0.3], material);
    b.quad([u - w, y0, 0], [u - w, y0, d], [u - n, y1, 0.3], [u - n, y1, 0], material);
    b.quad([u + w, y0, d], [u + w, y0, 0], [u + n, y1, 0], [u + n, y1, 0.3], material);
    box(b, [u - n, y1, 0], [u + n, ceiling, 0.3], material);
  } else {
    box(b, [u - 0.45, 1.6, 0], [u + 0.45, 1.68, 0.5], material);
    box(b, [u - 0.15, 1.68, 0], [u + 0.15, ceiling, 0.28], material);
  }
  b.facts.hood = true;
}

interface Island {
  readonly width: number;
  readonly depth: number;
  readonly m: KitchenMaterials;
  readonly body: number;
  readonly style: FrontStyle;
  readonly waterfall: boolean;
}

/** An island, its long side towards +z where the stools stand. */
export function island(b: SceneBuilder, { width, depth, m, body, style, waterfall }: Island): void {
  b.begin('furniture', 'kitchen island');
  const [w, d] = [width / 2, depth / 2];
  box(b, [-w, 0.06, -d], [w, 0.88, d - 0.28], body);
  box(b, [-w + 0.03, 0, -d + 0.04], [w - 0.03, 0.06, d - 0.3], m.black);
  if (style === 'shaker') {
    const count = Math.max(2, Math.round(width / 0.7));
    for (let index = 0; index < count; index++) {
      const [u0, u1] = [
        -w + (width * index) / count + 0.05,
        -w + (width * (index + 1)) / count - 0.05,
      ];
      for (const [v0, v1, a, c] of [
        [0.12, 0.16, u0, u1],
        [0.8, 0.84, u0, u1],
      ] as const)
        box(b, [a, v0, d - 0.28], [c, v1, d - 0.268], body);
      box(b, [u0, 0.16, d - 0.28], [u0 + 0.04, 0.8, d - 0.268], body);
      box(b, [u1 - 0.04, 0.16, d - 0.28], [u1, 0.8, d - 0.268], body);
    }
  }
  softBox(b, [-w - 0.04, 0.88, -d - 0.03], [w + 0.04, 0.94, d + 0.02], 0.008, m.top);
  if (waterfall)
    for (const side of [-1, 1])
      box(
        b,
        [side * (w + 0.04) - 0.025, 0, -d - 0.03],
        [side * (w + 0.04) + 0.025, 0.9, d + 0.02],
        m.top,
      );
  b.facts.island = true;
}

export function cookerRange(b: SceneBuilder, u: number, m: KitchenMaterials, body: number): void {
  b.begin('appliance', 'range cooker');
  box(b, [u - 0.5, 0.08, 0.02], [u + 0.5, 0.92, 0.66], body);
  for (const side of [-1, 1]) {
    box(b, [u + side * 0.25 - 0.22, 0.2, 0.66], [u + side * 0.25 + 0.22, 0.7, 0.685], body);
    box(b, [u + side * 0.25 - 0.14, 0.34, 0.686], [u + side * 0.25 + 0.14, 0.56, 0.69], m.glass);
    tube(
      b,
      [u + side * 0.25 - 0.18, 0.65, 0.72],
      [u + side * 0.25 + 0.18, 0.65, 0.72],
      0.011,
      m.handle,
      8,
    );
  }
  for (let knob = 0; knob < 6; knob++)
    cylinder(b, [u - 0.4 + knob * 0.16, 0.8, 0.68], 0.022, 0.03, m.handle, 10);
  box(b, [u - 0.5, 0.92, 0.04], [u + 0.5, 0.93, 0.64], m.black);
  b.facts.oven = true;
}
