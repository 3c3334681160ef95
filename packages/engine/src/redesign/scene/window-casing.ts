/** Boards around a kept window, on the wall's face: without them it looks pasted onto the new paint. */
import type { SceneBuilder } from '../../visuals/scene/builder.ts';
import { box } from '../../visuals/scene/solids.ts';
import type { Opening } from '../../visuals/scene/wall-parts.ts';
import type { MaterialHandle } from '../../visuals/scene-model.ts';

/** Thicker than wall coverings. */
const casingMetres = { wide: 0.065, thick: 0.035 } as const;
/** Windows with a lower sill reach the floor. */
const leastSillMetres = 0.2;
/** Narrower boards are left out. */
const leastMetres = 0.02;

export interface WallOfWindows {
  readonly length: number;
  readonly height: number;
  readonly openings: readonly Opening[];
}

/** Widths of the left and right board, limited by other openings and corners. */
function widths(
  { u0, u1 }: Opening,
  { length, openings }: WallOfWindows,
): readonly [left: number, right: number] {
  const lefts = openings.map((one) => (one.u1 <= u0 ? (u0 - one.u1) / 2 : u0));
  const rights = openings.map((one) => (one.u0 >= u1 ? (one.u0 - u1) / 2 : length - u1));
  const { wide } = casingMetres;
  return [Math.min(wide, u0, ...lefts), Math.min(wide, length - u1, ...rights)];
}

export function windowCasing(
  b: SceneBuilder,
  opening: Opening,
  wall: WallOfWindows,
  trim: MaterialHandle,
  named: (part: string) => string = (part) => part,
): void {
  const { u0, u1, v0, v1 } = opening;
  const { wide, thick } = casingMetres;
  const [left, right] = widths(opening, wall);
  const foot = v0 > leastSillMetres ? v0 - wide : 0;
  const head = Math.min(wall.height, v1 + wide);
  b.begin('trim', named('window casing'));
  if (left > leastMetres) box(b, [u0 - left, foot, 0], [u0, head, thick], trim);
  if (right > leastMetres) box(b, [u1, foot, 0], [u1 + right, head, thick], trim);
  if (head - v1 > leastMetres) box(b, [u0, v1, 0], [u1, head, thick], trim);
  if (v0 > leastSillMetres) box(b, [u0, foot, 0], [u1, v0, thick], trim);
}
