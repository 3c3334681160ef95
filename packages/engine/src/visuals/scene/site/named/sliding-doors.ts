/** Broad panes that slide, from the ground to above one's head, on houses that have none. */
import { box } from '../../solids.ts';
import { frontAt } from '../facade-wishes.ts';
import type { Site } from '../site.ts';
import { doorBounds } from './front-door.ts';

const sliding = {
  wide: 4.2,
  least: 2,
  high: 2.3,
  low: 0.1,
  before: 0.1,
  end: 0.3,
  gap: 0.35,
} as const;

export function slidingDoors(site: Site): boolean {
  const { b, palette, cameraAzimuthRad } = site;
  const front = frontAt(site, 1.6);
  if (front === undefined) return false;
  const door = doorBounds(site);
  const [from, to] = [front.x0 + sliding.end, front.x1 - sliding.end];
  const spans =
    door === undefined || door.z < front.z - 0.6
      ? [[from, to] as const]
      : [[from, door.x0 - sliding.gap] as const, [door.x1 + sliding.gap, to] as const];
  const side = cameraAzimuthRad > 0 ? 1 : -1;
  const [span] = [...spans].sort(([a, c], [p, q]) => q - p - (c - a));
  if (span === undefined || span[1] - span[0] < sliding.least) return false;
  const wide = Math.min(sliding.wide, span[1] - span[0]);
  const x0 = side > 0 ? span[1] - wide : span[0];
  const [x1, z] = [x0 + wide, front.z + sliding.before];
  const { low, high } = sliding;
  const panes = wide > 3.2 ? 4 : 2;
  b.begin('window', 'garden doors', { subject: true, storey: 0 });
  b.quad([x0, low, z], [x1, low, z], [x1, high, z], [x0, high, z], palette.glass, [
    ...[x0, low, x1, low, x1, high, x0, high],
  ]);
  b.begin('trim', 'garden door frame', { subject: true });
  const bar = (a: number, c: number, y0: number, y1: number, out: number) =>
    box(b, [a, y0, front.z], [c, y1, z + out], palette.frame);
  bar(x0 - 0.07, x1 + 0.07, high, high + 0.1, 0.04);
  bar(x0 - 0.07, x1 + 0.07, 0, low, 0.05);
  for (let pane = 0; pane <= panes; pane++) {
    const x = x0 + (wide * pane) / panes;
    bar(x - 0.04, x + 0.04, low, high, pane % 2 === 0 ? 0.035 : 0.06);
  }
  for (const x of [
    x0 + (wide * (panes / 2 - 0.05)) / panes,
    x0 + (wide * (panes / 2 + 0.05)) / panes,
  ])
    box(b, [x - 0.012, 0.95, z + 0.05], [x + 0.012, 1.3, z + 0.09], palette.metal);
  return true;
}
