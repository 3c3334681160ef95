/** Small things that real fronts have: downpipes, a number beside the door, joints of cladding. */
import type { MaterialHandle } from '../../scene-model.ts';
import type { House } from '../buildings/house.ts';
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';

const pipeMetres = 0.045;

/** A downpipe from the gutter of an eave back to the wall and down, at `x` of the front. */
export function downpipe(
  { b, palette }: House,
  { x, z }: { readonly x: number; readonly z: number },
  eaveY: number,
  eave: number,
): void {
  const wall = z + pipeMetres + 0.03;
  b.begin('trim', 'downpipe');
  tube(b, [x, eaveY, z + eave], [x, eaveY - 0.35, wall], pipeMetres, palette.trim, 8);
  tube(b, [x, eaveY - 0.33, wall], [x, 0.16, wall], pipeMetres, palette.trim, 8);
  tube(b, [x, 0.17, wall], [x, 0.06, wall + 0.14], pipeMetres, palette.trim, 8);
  for (let y = 0.9; y < eaveY - 0.6; y += 1.4)
    box(b, [x - 0.07, y, z], [x + 0.07, y + 0.04, wall + pipeMetres + 0.012], palette.trim);
}

/** A plate with three figures and a bell below it. */
export function houseNumber({ b, palette }: House, x: number, y: number, z: number): void {
  b.begin('trim', 'house number');
  box(b, [x - 0.17, y, z], [x + 0.17, y + 0.2, z + 0.025], palette.metal);
  for (const at of [-0.1, 0, 0.1])
    box(
      b,
      [x + at - 0.028, y + 0.05, z + 0.025],
      [x + at + 0.028, y + 0.15, z + 0.032],
      palette.trim,
    );
  box(b, [x - 0.03, y - 0.32, z], [x + 0.03, y - 0.2, z + 0.02], palette.metal);
}

/** Upright joints between panels of a front, beside the rows from `free[0]` to `free[1]`. */
export function panelJoints(
  { b }: House,
  rect: Rect,
  [y0, y1]: readonly [number, number],
  [free0, free1]: readonly [number, number],
  material: MaterialHandle,
): void {
  const wide = rect.x1 - rect.x0;
  const count = Math.max(3, Math.round(wide / 1.5));
  b.begin('trim', 'joints');
  for (let index = 1; index < count; index++) {
    const x = rect.x0 + (wide * index) / count;
    for (const [low, high] of [
      [y0, free0],
      [free1, y1],
    ] as const)
      box(b, [x - 0.014, low, rect.z1], [x + 0.014, high, rect.z1 + 0.006], material);
  }
}
