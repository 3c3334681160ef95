/** Railings that are asked for: those of balconies and terraces, else before the front as in old streets. */
import { kindFact } from '../../../brief/vocabulary/kinds.ts';
import { namedRail, railAsked } from '../../buildings/additions/balustrades.ts';
import { box } from '../../solids.ts';
import { frontAt } from '../facade-wishes.ts';
import type { Site } from '../site.ts';
import { frontDoors } from './front-door.ts';

const area = { out: 1.7, high: 1.05, kerb: 0.14, gap: 0.85 } as const;

/** From one end of the front to the other, open at the door. */
export function areaRailing(site: Site): boolean {
  const { b, palette, design, footprint } = site;
  const kind = railAsked(design.brief);
  const front = frontAt(site, 1.6);
  if (kind === undefined || front === undefined) return false;
  const z = Math.max(front.z + area.out, footprint.z1 + 0.2);
  const runs: (readonly [from: number, to: number])[] = [];
  let from = front.x0;
  const doors = frontDoors(site).filter((door) => door.z > front.z - 1);
  for (const { x0, x1 } of doors.sort((a, c) => a.x0 - c.x0)) {
    const middle = (x0 + x1) / 2;
    runs.push([from, middle - area.gap]);
    from = Math.max(from, middle + area.gap);
  }
  runs.push([from, front.x1]);
  for (const [from, to] of runs) {
    if (to - from < 0.6) continue;
    b.begin('fence', 'area railing', { subject: true });
    box(b, [from, 0, z - 0.12], [to, area.kerb, z + 0.12], palette.stone);
    const rail = { kind, palette, brief: design.brief };
    namedRail(b, rail, [from, area.kerb, z], [to, area.kerb, z], area.high);
  }
  b.facts[kindFact('balustrade')] = kind;
  return true;
}
