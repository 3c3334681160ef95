/** Things beside an old bed stay: bedside tables and their lamps, of which a cut along the bed would take a part. */
import type { Analysis } from '../../../sense/analysis.ts';
import { fillRows, hullOf } from '../../compose/convex-outline.ts';
import { from } from '../../furnish/floor-plan.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import { roomClass } from '../../shell/room-class.ts';
import { pointInPhoto } from '../piece-outline.ts';
import { outlinesOf, type PieceAt } from './outlines.ts';

/** Where bedside things stand (metres): beyond the bed's side, from the wall, and up to the top of a lamp. */
const zone = { from: 0, wide: 0.8, back: -0.1, deep: 0.6, high: 1.15 } as const;

/** 1 per pixel of things beside a bed, and not before it. */
export function bedsideThings(
  { photo, classOf }: Analysis,
  { piece, spot }: PieceAt,
  shell: Pick<PhotoShell, 'camera'>,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const inZone = new Uint8Array(w * h);
  const fill = (outline: ReturnType<typeof hullOf>, value: 0 | 1) =>
    fillRows(outline, w, h, (y, left, right) =>
      inZone.fill(value, y * w + left, y * w + right + 1),
    );
  for (const side of [-1, 1]) {
    const corners = [zone.from, zone.wide].flatMap((beyond) =>
      [zone.back, zone.deep].flatMap((z) => {
        const at = from(spot, side * (piece.widthMetres / 2 + beyond), z);
        return [0, zone.high].map((y) => pointInPhoto(shell, at.x, y, at.z));
      }),
    );
    fill(hullOf(corners), 1);
  }
  for (const outline of outlinesOf({ piece, spot }, shell)) fill(outline, 0);
  const object = roomClass('object');
  return inZone.map((one, at) => (one && classOf[at] === object ? 1 : 0));
}
