/** Treads, spindles and handrail of a stair by its words: "an oak and glass staircase with a white banister". */
import type { MaterialHandle } from '../../../scene-model.ts';
import { finishOf } from '../../finishes.ts';
import { finished } from '../finished.ts';
import { noteKind } from '../named/kind-asked.ts';
import type { Room } from '../room.ts';

export interface StairFinish {
  readonly tread: MaterialHandle;
  readonly rail: MaterialHandle;
  readonly handrail: MaterialHandle;
  /** Panes instead of spindles. */
  readonly glass?: MaterialHandle;
}

export function stairFinish(room: Room): StairFinish {
  const { b, m, design } = room;
  const { stairs, balustrade, handrail } = design.brief.parts;
  const materials = stairs?.materials ?? [];
  const own = materials.find((name) => name !== 'glass');
  const isGlass = materials.length > 1 && materials.includes('glass');
  const tread =
    materials[0] === 'glass' && own !== undefined
      ? b.material({ ...finishOf(own.split(' ').at(-1) as 'oak', 'floor'), name: `treads ${own}` })
      : finished(room, 'stairs', m.wood);
  if (handrail?.wanted === true) b.facts.handrail = true;
  if (balustrade?.wanted === true) b.facts.balustrade = true;
  if (balustrade?.kind === 'glass') noteKind(room, 'balustrade', 'glass');
  const top = finished(room, 'handrail', finished(room, 'balustrade', tread));
  const rail = finished(room, 'handrail', finished(room, 'balustrade', m.metal));
  return {
    tread,
    rail,
    handrail: top,
    ...(isGlass || balustrade?.kind === 'glass' ? { glass: m.glass } : {}),
  };
}
