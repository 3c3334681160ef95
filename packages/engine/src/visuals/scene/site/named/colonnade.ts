/** A walk under a flat roof on slim columns, along the whole front. */
import { kindFact } from '../../../brief/vocabulary/kinds.ts';
import { lathe } from '../../curved/turned.ts';
import { box } from '../../solids.ts';
import { frontAt } from '../facade-wishes.ts';
import { paving } from '../garden.ts';
import type { Site } from '../site.ts';

const walk = { deep: 2.4, apart: 2.5, high: 2.85, thick: 0.26, radius: 0.14, eave: 0.3 } as const;

export function colonnade(site: Site): boolean {
  const { b, palette, design, heightMetres } = site;
  const front = frontAt(site, 1.6);
  if (front === undefined) return false;
  const { x0, x1, z } = front;
  const asked = design.count('columns');
  const count = asked ?? Math.max(3, Math.round((x1 - x0) / walk.apart) + 1);
  const high = heightMetres < 4 ? 2.5 : walk.high;
  const out = z + walk.deep;
  const finish = palette.own.columns ?? palette.trim;
  for (let column = 0; column < count; column++) {
    const x = x0 + 0.2 + ((x1 - x0 - 0.4) * column) / Math.max(1, count - 1);
    b.begin('column', 'columns', { subject: true });
    const { radius } = walk;
    lathe(
      b,
      [x, 0.05, out - 0.3],
      [
        [radius * 1.5, 0],
        [radius * 1.5, 0.1],
        [radius, 0.14],
        [radius * 0.9, high - 0.2],
        [radius * 1.4, high - 0.08],
        [radius * 1.4, high - 0.05],
      ],
      finish,
      18,
    );
  }
  b.begin('roof', 'colonnade roof', { subject: true });
  const { eave, thick } = walk;
  box(
    b,
    [x0 - eave, high, z],
    [x1 + eave, high + thick, out + eave * 0.4],
    palette.trim,
    palette.roof,
  );
  paving(site, { x0, x1, z0: z, z1: out }, 0.05, palette.paving, 'colonnade floor');
  b.facts[kindFact('columns')] = 'colonnade';
  return true;
}
