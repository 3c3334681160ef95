import type { Vector3 } from '../scene-model.ts';
import type { SceneBuilder } from './builder.ts';
import type { RoofSkin } from './roofs.ts';
import { box, tube } from './solids.ts';
import type { Rect } from './wall-parts.ts';

const thickMetres = 0.22;

/** Four slopes over a rectangle; returns the height of the ridge. */
export function hipRoof(
  b: SceneBuilder,
  rect: Rect,
  y: number,
  pitch: number,
  eaveMetres: number,
  skin: RoofSkin,
): number {
  const o = eaveMetres;
  const [x0, x1, z0, z1] = [rect.x0 - o, rect.x1 + o, rect.z0 - o, rect.z1 + o];
  b.begin('trim', 'eaves');
  box(b, [x0, y, z0], [x1, y + thickMetres, z1], skin.trim);
  b.begin('ceiling', 'soffit');
  box(b, [x0 + 0.05, y - 0.02, z0 + 0.05], [x1 - 0.05, y + 0.01, z1 - 0.05], skin.soffit);
  b.begin('trim', 'gutter');
  const gutterY = y + thickMetres - 0.04;
  for (const z of [z0 - 0.06, z1 + 0.06])
    tube(b, [x0, gutterY, z], [x1, gutterY, z], 0.05, skin.metal, 8);
  for (const x of [x0 - 0.06, x1 + 0.06])
    tube(b, [x, gutterY, z0], [x, gutterY, z1], 0.05, skin.metal, 8);
  const base = y + thickMetres;
  const [width, depth] = [x1 - x0, z1 - z0];
  const inset = Math.min(width, depth) / 2;
  const top = base + inset * pitch;
  const slope = Math.hypot(inset, inset * pitch);
  const long = width >= depth;
  const [cx, cz] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const p: Vector3 = long ? [x0 + inset, top, cz] : [cx, top, z1 - inset];
  const q: Vector3 = long ? [x1 - inset, top, cz] : [cx, top, z0 + inset];
  const [sw, se, ne, nw]: [Vector3, Vector3, Vector3, Vector3] = [
    [x0, base, z1],
    [x1, base, z1],
    [x1, base, z0],
    [x0, base, z0],
  ];
  b.begin('roof', 'hip roof');
  const trapezoid = (a: Vector3, c: Vector3, d: Vector3, e: Vector3, w: number) =>
    b.quad(a, c, d, e, skin.roof, [0, 0, w, 0, w - inset, slope, inset, slope]);
  const triangle = (a: Vector3, c: Vector3, d: Vector3, w: number) =>
    b.tri(a, c, d, skin.roof, [0, 0, w, 0, w / 2, slope]);
  if (long) {
    trapezoid(sw, se, q, p, width);
    trapezoid(ne, nw, p, q, width);
    triangle(se, ne, q, depth);
    triangle(nw, sw, p, depth);
  } else {
    trapezoid(se, ne, q, p, depth);
    trapezoid(nw, sw, p, q, depth);
    triangle(sw, se, p, width);
    triangle(ne, nw, q, width);
  }
  b.begin('trim', 'ridge');
  const ridges: [Vector3, Vector3][] = long
    ? [
        [p, q],
        [p, sw],
        [p, nw],
        [q, se],
        [q, ne],
      ]
    : [
        [p, q],
        [p, sw],
        [p, se],
        [q, ne],
        [q, nw],
      ];
  for (const [from, to] of ridges) tube(b, from, to, 0.07, skin.roof, 7);
  return top;
}
