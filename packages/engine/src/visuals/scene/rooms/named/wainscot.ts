/** Panelling that words ask for: mouldings over the whole wall, or boards up to a rail. */
import { box } from '../../solids.ts';
import { finished } from '../finished.ts';
import { atWall, type Room, type Side, sideLength } from '../room.ts';
import { panelling } from '../room-shell.ts';
import { cladding } from '../wall-cladding.ts';
import { kindAsked, noteKind } from './kind-asked.ts';

const railMetres = 0.98;
const boardMetres = 0.11;

/** Upright boards under a rail, cut out around windows and doors. */
function boards(room: Room, side: Side): void {
  const { b, m } = room;
  const length = sideLength(room, side);
  const half = length / 2;
  const paint = finished(room, 'panelling', m.skirting);
  b.begin('trim', 'panelling');
  cladding(room, side, { from: -half, to: half, low: 0, high: railMetres }, paint);
  const openings = room.windows.find((row) => row.side === side)?.openings ?? [];
  const isFree = (u: number, high: number) =>
    openings.every(({ u0, u1, v0 }) => u < u0 - half - 0.03 || u > u1 - half + 0.03 || v0 > high);
  atWall(room, side, 0, () => {
    b.begin('trim', 'panelling');
    for (let u = -half + boardMetres / 2; u < half; u += boardMetres)
      if (isFree(u, railMetres))
        box(b, [u - 0.042, 0.14, 0.007], [u + 0.042, railMetres - 0.06, 0.018], paint);
    for (let u = -half; u < half; u += 0.25)
      if (isFree(u, railMetres) && isFree(u + 0.25, railMetres)) {
        const end = Math.min(half, u + 0.25);
        box(b, [u, railMetres - 0.06, 0.007], [end, railMetres, 0.045], paint);
        box(b, [u, 0, 0.007], [end, 0.14, 0.026], paint);
      }
  });
}

/** On walls that can wear it; false if none can. */
export function wishedPanelling(room: Room, sides: readonly Side[]): boolean {
  const isWainscot = kindAsked(room, 'panelling') === 'wainscot';
  for (const side of sides)
    if (isWainscot) boards(room, side);
    else panelling(room, side, finished(room, 'panelling', panelPaint(room)));
  if (isWainscot && sides.length > 0) noteKind(room, 'panelling', 'wainscot');
  return sides.length > 0;
}

/** "Green panelled walls": the mouldings are as green as they. */
const panelPaint = ({ design, m }: Room) =>
  design.brief.parts.walls?.colours === undefined ? m.skirting : m.wall;
