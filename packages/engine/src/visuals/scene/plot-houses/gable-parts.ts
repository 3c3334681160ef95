/** Parts of gables and roofs: boards, trusses, dormers. Gables start at their left foot. */
import { dormer } from '../buildings/gabled/gabled-dormers.ts';
import type { House, TopOptions } from '../buildings/house.ts';
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';

/** Board and batten, following the slope. */
export function gableBoards(house: House, span: number, pitch: number): void {
  const { b, palette } = house;
  b.begin('trim', 'gable boards');
  const count = Math.round(span / 0.4);
  for (let index = 1; index < count; index++) {
    const u = (span * index) / count;
    const height = (span / 2 - Math.abs(u - span / 2)) * pitch - 0.1;
    if (height > 0.1) box(b, [u - 0.025, 0, 0], [u + 0.025, height, 0.03], palette.trim);
  }
  box(b, [0, -0.09, 0], [span, 0.09, 0.05], palette.trim);
}

/** Heavy timbers in front of a gable: tie, king post and struts. */
export function gableTruss(house: House, span: number, pitch: number, eave: number): void {
  const { b, palette } = house;
  const rise = (span * pitch) / 2;
  const z = Math.max(0.25, eave * 0.6);
  b.begin('trim', 'gable truss');
  box(b, [0.1, rise * 0.16, z - 0.11], [span - 0.1, rise * 0.16 + 0.26, z + 0.11], palette.soffit);
  box(
    b,
    [span / 2 - 0.12, rise * 0.16, z - 0.1],
    [span / 2 + 0.12, rise * 0.95, z + 0.1],
    palette.soffit,
  );
  for (const side of [-1, 1]) {
    tube(
      b,
      [span / 2 + side * span * 0.3, rise * 0.2, z],
      [span / 2, rise * 0.72, z],
      0.1,
      palette.soffit,
      6,
    );
    tube(b, [span / 2 + side * (span / 2), 0, z], [span / 2, rise, z], 0.13, palette.soffit, 6);
  }
}

export function roofDormer(
  house: House,
  x: number,
  rect: Rect,
  eaveY: number,
  top: TopOptions,
  storey: number,
): void {
  dormer(house, x, rect, eaveY, top, storey);
  house.b.facts.dormers = true;
}

const ridgeMetres = { down: 0.75, proud: 0.07, scallop: 0.55, deep: 0.16 } as const;

/** Ridge of a thatched roof: a second layer with a scalloped edge. */
export function thatchRidge(house: House, rect: Rect, y: number, pitch: number): void {
  const { b, roofSkin } = house;
  const base = b.materialOf(roofSkin.roof);
  const [red, green, blue] = base.albedo;
  const straw = b.material({
    ...base,
    name: 'thatch ridge',
    albedo: [red * 0.72, green * 0.7, blue * 0.66],
  });
  const middle = (rect.z0 + rect.z1) / 2;
  const { down, proud, scallop, deep } = ridgeMetres;
  b.begin('roof', 'thatch ridge');
  const count = Math.max(4, Math.round((rect.x1 - rect.x0 + 0.6) / scallop));
  const at = (index: number) => rect.x0 - 0.3 + ((rect.x1 - rect.x0 + 0.6) * index) / count;
  const place = (x: number, out: number, side: number) =>
    [x, y + proud - out * pitch, middle + side * out] as const;
  for (let index = 0; index < count; index++) {
    const [a, c] = [at(index), at(index + 1)];
    for (const side of [-1, 1]) {
      const [from, to] = side > 0 ? [a, c] : [c, a];
      b.quad(
        place(from, down, side),
        place(to, down, side),
        place(to, 0, side),
        place(from, 0, side),
        straw,
      );
      b.tri(
        place((a + c) / 2, down + deep, side),
        place(to, down, side),
        place(from, down, side),
        straw,
      );
    }
  }
}
