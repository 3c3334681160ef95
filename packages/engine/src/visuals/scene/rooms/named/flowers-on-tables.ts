/** Requested cut flowers: in a vase on the piece that the words name, else on the first table there is. */
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { Vector3 } from '../../../scene-model.ts';
import { coat } from '../../finishes.ts';
import { type FlowerKind, flowers } from '../../furniture/flowers.ts';
import { boundsOf, objectsOf } from '../../placed/object-bounds.ts';
import { bloomHexes } from '../../plants/bloom-colours.ts';
import { finished } from '../finished.ts';
import type { Room } from '../room.ts';

const tables: readonly PartKey[] = [
  ...(['table', 'coffee-table', 'island', 'desk', 'cabinets', 'countertop', 'nightstand'] as const),
];
/** Higher ones are cupboards. */
const highestMetres = 1.2;
const usualBloom = '#d98a9a';
const vaseMetres = { small: 0.2, usual: 0.27, large: 0.36 } as const;

function topOf({ b }: Room, part: PartKey): Vector3 | undefined {
  const scene = { objects: b.triangles.objectTable, triangles: b.triangles };
  for (const { low, high } of boundsOf(objectsOf(part, scene.objects), scene).values())
    if (high[1] < highestMetres && high[1] > 0.25)
      return [
        low[0] + (high[0] - low[0]) * 0.5 + 0.05,
        high[1],
        low[2] + (high[2] - low[2]) * 0.62,
      ];
  return undefined;
}

export function addCutFlowers(room: Room): boolean {
  const { b, m, design, random } = room;
  const { flowers: wish, vase } = design.brief.parts;
  const named = wish?.at?.how === 'on' ? [wish.at.of] : [];
  const at = [...named, ...tables]
    .map((part) => topOf(room, part))
    .find((top) => top !== undefined);
  if (at === undefined) return false;
  const paint = (name: string, hex: string) => b.material(coat(hex, { name, indoors: true }));
  const kind: FlowerKind = /tulip/i.test(design.brief.prompt) ? 'tulips' : 'bouquet';
  const high = vaseMetres[vase?.size ?? wish?.size ?? 'usual'];
  b.begin('art', 'flowers');
  flowers(
    b,
    kind,
    at,
    high,
    {
      vase: finished(room, 'vase', m.porcelain),
      leaf: paint('cut leaves', '#4f6b3c'),
      straw: paint('cut straw', '#c9b58a'),
      twig: paint('cut twigs', '#5c4733'),
      bloom: paint('cut blooms', bloomHexes(design.brief)[0] ?? usualBloom),
    },
    random,
  );
  if (vase?.wanted === true) b.facts.vase = true;
  return true;
}
