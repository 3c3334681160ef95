import { finishFact } from '../../brief/vocabulary/finish-labels.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import { coat, finishOf } from '../finishes.ts';
import type { Room } from './room.ts';

/** Requested finish of a piece, or the style's; pieces of several colours use them in turn. */
export function finished(
  room: Room,
  part: PartKey,
  fallback: MaterialHandle,
  index = 0,
): MaterialHandle {
  const wished = room.design.brief.parts[part];
  const [material] = wished?.materials ?? [];
  const colours = wished?.colours ?? [];
  const colour = colours[index % colours.length];
  if (material === undefined && colour === undefined) return fallback;
  room.b.facts[finishFact(part)] = true;
  if (material !== undefined) {
    const finish = finishOf(material, 'floor', colour === undefined ? {} : { colour });
    return room.b.material({
      ...finish,
      name: `${part} ${finish.name}`,
      neverSnow: true,
      neverWet: true,
    });
  }
  return room.b.material(
    coat(colour!, {
      name: `${part} ${colour}`,
      tile: softParts.includes(part) ? 'linen' : 'paint',
      roughness: softParts.includes(part) ? 0.9 : 0.45,
      indoors: true,
    }),
  );
}

const softParts: readonly PartKey[] = [
  'sofa',
  'armchair',
  'chairs',
  'curtains',
  'rug',
  'cushions',
  'bed',
  'stools',
];
