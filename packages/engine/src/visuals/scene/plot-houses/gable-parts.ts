/** Parts of gables and roofs: boards, trusses, dormers. Gables are drawn from their left foot. */
import { dormer } from '../buildings/gabled/gabled-additions.ts';
import type { House, TopOptions } from '../buildings/house.ts';
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';

/** Upright boards over joints, following the slope. */
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

/** Heavy timbers before a gable: tie, king post and struts. */
export function gableTruss(house: House, span: number, pitch: number, eave: number): void {
  const { b, palette } = house;
  const rise = (span * pitch) / 2;
  const z = Math.max(0.25, eave * 0.6);
  b.begin('trim', 'gable truss');
  box(b, [0.1, rise * 0.16, z - 0.11], [span - 0.1, rise * 0.16 + 0.26, z + 0.11], palette.accent);
  box(
    b,
    [span / 2 - 0.12, rise * 0.16, z - 0.1],
    [span / 2 + 0.12, rise * 0.95, z + 0.1],
    palette.accent,
  );
  for (const side of [-1, 1]) {
    tube(
      b,
      [span / 2 + side * span * 0.3, rise * 0.2, z],
      [span / 2, rise * 0.72, z],
      0.1,
      palette.accent,
      6,
    );
    tube(b, [span / 2 + side * (span / 2), 0, z], [span / 2, rise, z], 0.13, palette.accent, 6);
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
