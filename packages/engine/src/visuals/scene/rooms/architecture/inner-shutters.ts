/** Panelled leaves beside the windows of a room, folded back against the wall, or into the reveal if it is narrow. */
import type { MaterialHandle } from '../../../scene-model.ts';
import { box } from '../../solids.ts';
import type { Opening } from '../../wall-parts.ts';
import { finished } from '../finished.ts';
import { isGlazed } from '../named/passage.ts';
import { atWall, type Room, sideLength } from '../room.ts';

const leafMetres = { least: 0.16, most: 0.5, thick: 0.03, stile: 0.06, slat: 0.07 } as const;

type Range = readonly [from: number, to: number];

function leaf({ b }: Room, [u0, u1]: Range, [v0, v1]: Range, material: MaterialHandle): void {
  const { thick, stile, slat } = leafMetres;
  const panels = v1 - v0 > 1.2 ? 2 : 1;
  const each = (v1 - v0) / panels;
  for (let panel = 0; panel < panels; panel++) {
    const [low, high] = [v0 + each * panel, v0 + each * (panel + 1)];
    box(b, [u0, low, 0.008], [u0 + stile, high, thick], material);
    box(b, [u1 - stile, low, 0.008], [u1, high, thick], material);
    box(b, [u0, low, 0.008], [u1, low + stile, thick], material);
    box(b, [u0, high - stile, 0.008], [u1, high, thick], material);
    box(b, [u0 + stile, low, 0.006], [u1 - stile, high, 0.012], material);
    for (let v = low + stile + 0.02; v < high - stile - 0.03; v += slat)
      box(b, [u0 + stile, v, 0.01], [u1 - stile, v + 0.045, 0.024], material);
  }
}

/** Room for a leaf on both sides of an opening, up to the next one. */
function spaces(openings: readonly Opening[], index: number, length: number): Range {
  const { u0, u1 } = openings[index]!;
  const before = openings[index - 1];
  const next = openings[index + 1];
  const left = before === undefined ? u0 - 0.06 : (u0 - before.u1) / 2 - 0.02;
  const right = next === undefined ? length - u1 - 0.06 : (next.u0 - u1) / 2 - 0.02;
  return [left, right];
}

export function addInnerShutters(room: Room): void {
  const paint = finished(room, 'shutters', room.m.skirting);
  const { least, most, thick } = leafMetres;
  for (const { side, openings: all } of room.windows) {
    const length = sideLength(room, side);
    const openings = all
      .filter((one) => isGlazed(one) && one.isBay !== true && one.round !== true)
      .sort((a, c) => a.u0 - c.u0);
    atWall(room, side, 0, () =>
      room.b.place({ at: [-length / 2, 0, 0] }, () => {
        for (const [index, { u0, u1, v0, v1 }] of openings.entries()) {
          room.b.begin('trim', 'shutters');
          const [left, right] = spaces(openings, index, length);
          for (const [space, hinge, out] of [
            [left, u0, -1],
            [right, u1, 1],
          ] as const) {
            const wide = Math.min(most, (u1 - u0) / 2, space);
            const foot = Math.max(v0, 0.03);
            if (wide < least) {
              // Into the room, beside the glass.
              box(room.b, [hinge - thick, foot, 0], [hinge + thick, v1, 0.34], paint);
              continue;
            }
            const range: Range = out < 0 ? [hinge - wide, hinge] : [hinge, hinge + wide];
            leaf(room, range, [foot, v1], paint);
          }
          room.b.facts.shutters = true;
        }
      }),
    );
  }
}
