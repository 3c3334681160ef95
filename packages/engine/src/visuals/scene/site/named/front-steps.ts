/** Steps before the front door of a house that has none: two broad ones and a landing. */

import { box } from '../../solids.ts';
import type { Site } from '../site.ts';
import { doorBounds } from './front-door.ts';

const stepMetres = { rise: 0.11, going: 0.36, landing: 0.7, aside: 0.65, count: 3 } as const;

export function frontSteps(site: Site): boolean {
  const { b, palette } = site;
  const door = doorBounds(site);
  if (door === undefined) return false;
  const { rise, going, landing, aside, count } = stepMetres;
  b.begin('stairs', 'steps', { subject: true });
  for (let step = 0; step < count; step++) {
    const out = landing + going * (count - 1 - step);
    const wide = aside + 0.22 * (count - 1 - step);
    box(
      b,
      [door.x0 - wide, -0.05, door.z],
      [door.x1 + wide, rise * (step + 1), door.z + out],
      palette.stone,
    );
  }
  const out = landing + going * (count - 1);
  site.kept.push({
    x0: door.x0 - aside - 0.5,
    x1: door.x1 + aside + 0.5,
    z0: door.z,
    z1: door.z + out,
  });
  b.facts.stairs = true;
  return true;
}
