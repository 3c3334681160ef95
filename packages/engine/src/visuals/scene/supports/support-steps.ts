/** A flight of steps down the front of what a house stands on. */
import type { Support } from '../../brief/vocabulary/supports.ts';
import { finishOf } from '../finishes.ts';
import { doorBounds } from '../site/named/front-door.ts';
import type { Site } from '../site/site.ts';
import { box } from '../solids.ts';
import { supportLift } from './supports.ts';

/** How far their foot lies before the plan, in halves of its depth. */
const reaches: Partial<Record<Support, number>> = { hill: 1.7, rock: 0.9, island: 0.9, ice: 0.9 };
const step = { rise: 0.19, wide: 1.9, thick: 0.6, cheek: 0.22 } as const;

export function stepsUpSupport(site: Site): boolean {
  const { b, design, palette, footprint } = site;
  const { support, parts } = design.brief;
  const reach = support === undefined ? undefined : reaches[support];
  if (reach === undefined) return false;
  const lift = supportLift(support);
  const [wish] = parts.stairs?.materials ?? [];
  const stone = wish === undefined ? palette.stone : b.material(finishOf(wish, 'floor'));
  const door = doorBounds(site);
  const x = door === undefined ? (footprint.x0 + footprint.x1) / 2 : (door.x0 + door.x1) / 2;
  const from = footprint.z1 + 0.6;
  const long = ((footprint.z1 - footprint.z0) / 2) * reach + lift * 0.9;
  const count = Math.round(lift / step.rise);
  const half = step.wide / 2;
  b.begin('stairs', 'steps', { subject: true });
  for (let index = 0; index < count; index++) {
    const y = lift + 0.06 - (lift / count) * index;
    const [z0, z1] = [from + (long * index) / count, from + (long * (index + 1)) / count + 0.05];
    box(b, [x - half, y - step.thick, z0], [x + half, y, z1], stone);
    for (const side of [-1, 1]) {
      const edge = x + side * half;
      box(b, [edge, y - step.thick, z0], [edge + side * step.cheek, y + 0.32, z1], palette.stone);
    }
  }
  b.facts.stairs = true;
  return true;
}
