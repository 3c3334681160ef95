/** A chest of drawers that stands free between wardrobes, with a stone top and a tray on it. */
import { softBox } from '../../curved/soft-box.ts';
import { box, tube } from '../../solids.ts';
import { finished } from '../finished.ts';
import type { Room } from '../room.ts';

const chest = { half: 0.62, deep: 0.36, high: 0.9, rows: 4 } as const;

export function dressingIsland(room: Room): void {
  const { b, m } = room;
  const { half, deep, high, rows } = chest;
  const body = finished(room, 'island', m.cabinet);
  b.begin('furniture', 'kitchen island');
  box(b, [-half + 0.04, 0, -deep + 0.04], [half - 0.04, 0.07, deep - 0.04], m.black);
  box(b, [-half, 0.07, -deep], [half, high, deep], body);
  const tall = (high - 0.12) / rows;
  for (const side of [-1, 1])
    for (let row = 0; row < rows; row++)
      for (const [x0, x1] of [
        [-half + 0.02, -0.01],
        [0.01, half - 0.02],
      ] as const) {
        const low = 0.09 + row * tall;
        const face = side * (deep + 0.018);
        softBox(
          b,
          [x0, low, Math.min(side * deep, face)],
          [x1, low + tall - 0.02, Math.max(side * deep, face)],
          0.006,
          body,
        );
        const z = side * (deep + 0.034);
        const x = (x0 + x1) / 2;
        tube(b, [x - 0.06, low + tall / 2, z], [x + 0.06, low + tall / 2, z], 0.006, m.brass, 8);
      }
  softBox(
    b,
    [-half - 0.03, high, -deep - 0.04],
    [half + 0.03, high + 0.035, deep + 0.04],
    0.01,
    m.top,
  );
  b.begin('art', 'tray');
  box(b, [-0.34, high + 0.035, -0.14], [0.06, high + 0.05, 0.14], m.brass);
  softBox(
    b,
    [-0.26, high + 0.05, -0.08],
    [-0.1, high + 0.13, 0.06],
    0.015,
    m.accents[0] ?? m.white,
  );
  softBox(b, [0.2, high + 0.035, -0.12], [0.5, high + 0.11, 0.12], 0.02, m.accents[1] ?? m.fabric);
  b.facts.island = true;
  if (room.design.brief.layout?.wishes.includes('middle') === true) b.facts['layout middle'] = true;
}
