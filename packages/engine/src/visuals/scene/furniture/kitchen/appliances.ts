/** Kitchen appliances in local wall coordinates: u along the wall, z into the room. */
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { softBox } from '../../curved/soft-box.ts';
import { cylinder, lathe } from '../../curved/turned.ts';
import { box, tube } from '../../solids.ts';
import { type KitchenMaterials, worktop } from './kitchen-fronts.ts';

/** A hob with a pan, above its oven. */
export function hobWithOven(b: SceneBuilder, u: number, m: KitchenMaterials): void {
  b.begin('appliance', 'hob');
  box(b, [u - 0.3, worktop, 0.08], [u + 0.3, worktop + 0.008, 0.56], m.black);
  for (const [du, z] of [
    [-0.14, 0.2],
    [0.14, 0.2],
    [-0.14, 0.43],
    [0.14, 0.43],
  ] as const)
    lathe(
      b,
      [u + du, worktop + 0.008, z],
      [
        [0.083, 0],
        [0.083, 0.001],
        [0.079, 0.001],
        [0.079, 0],
      ],
      m.steel,
      32,
    );
  b.begin('appliance', 'oven');
  box(b, [u - 0.3, 0.16, 0.58], [u + 0.3, 0.86, 0.605], m.black);
  box(b, [u - 0.22, 0.26, 0.606], [u + 0.22, 0.62, 0.61], m.glass);
  tube(b, [u - 0.24, 0.7, 0.64], [u + 0.24, 0.7, 0.64], 0.01, m.steel, 8);
  lathe(
    b,
    [u - 0.14, worktop + 0.02, 0.2],
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

/** Steel doors of a fridge, whose sides match the cabinets. */
/** Round edges, two doors and bent handles, as fridges had. */
export function standingFridge(
  b: SceneBuilder,
  u: number,
  body: MaterialHandle,
  m: KitchenMaterials,
): void {
  const half = 0.31;
  for (const [low, high] of [
    [0.08, 1.24],
    [1.25, 1.72],
  ] as const)
    softBox(b, [u - half, low, 0.02], [u + half, high, 0.68], 0.07, body);
  for (const [low, high] of [
    [0.86, 1.12],
    [1.34, 1.5],
  ] as const) {
    tube(b, [u - half + 0.07, low, 0.715], [u - half + 0.07, high, 0.715], 0.016, m.steel, 10);
    for (const v of [low, high])
      tube(b, [u - half + 0.07, v, 0.66], [u - half + 0.07, v, 0.715], 0.013, m.steel, 8);
  }
  box(b, [u - 0.07, 1.58, 0.68], [u + 0.07, 1.61, 0.686], m.steel);
  for (const x of [-0.24, 0.24]) cylinder(b, [u + x, 0, 0.5], 0.025, 0.1, m.black, 10);
  b.facts.fridge = true;
}

export function fridgeDoors(
  b: SceneBuilder,
  from: number,
  to: number,
  height: number,
  m: KitchenMaterials,
): void {
  const u = (from + to) / 2;
  box(b, [from + 0.004, 0.1, 0.64], [u - 0.003, height - 0.01, 0.66], m.steel);
  box(b, [u + 0.003, 0.1, 0.64], [to - 0.004, height - 0.01, 0.66], m.steel);
  for (const du of [-0.05, 0.05])
    tube(b, [u + du, 0.75, 0.7], [u + du, 1.6, 0.7], 0.012, m.black, 7);
  b.facts.fridge = true;
}

export function hood(
  b: SceneBuilder,
  u: number,
  style: 'chimney' | 'box' | 'plaster',
  ceiling: number,
  m: KitchenMaterials,
  material: MaterialHandle,
): void {
  b.begin('appliance', 'hood');
  if (style === 'box') box(b, [u - 0.4, 1.5, 0], [u + 0.4, ceiling, 0.36], material);
  else if (style === 'plaster') {
    const [w, n, y0, y1, d] = [0.42, 0.2, 1.6, 1.98, 0.46];
    box(b, [u - w, y0 - 0.08, 0], [u + w, y0, d], m.wood);
    b.quad([u - w, y0, d], [u + w, y0, d], [u + n, y1, 0.3], [u - n, y1, 0.3], material);
    b.quad([u - w, y0, 0], [u - w, y0, d], [u - n, y1, 0.3], [u - n, y1, 0], material);
    b.quad([u + w, y0, d], [u + w, y0, 0], [u + n, y1, 0], [u + n, y1, 0.3], material);
    box(b, [u - n, y1, 0], [u + n, ceiling, 0.3], material);
  } else {
    box(b, [u - 0.4, 1.6, 0], [u + 0.4, 1.66, 0.48], material);
    box(b, [u - 0.13, 1.66, 0], [u + 0.15, ceiling, 0.28], material);
  }
  b.facts.hood = true;
}

export function cookerRange(
  b: SceneBuilder,
  u: number,
  m: KitchenMaterials,
  body: MaterialHandle,
): void {
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
